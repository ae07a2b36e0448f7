import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openTerminal } from './a-terminal.ts'
import { closeProfiles, expectAccessible, openBrowser, picture } from './browser.ts'
import { enterOffice, tabTo, type } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// Somebody at a terminal, and the same person at their desk in the office, by keyboard alone.

let house: RunningHouse
let browser: Browser
let terminal: ReturnType<typeof openTerminal>
beforeAll(async () => {
  house = await startHouse({}, { office: true })
  browser = await openBrowser()
  terminal = openTerminal(house)
})
afterAll(async () => {
  terminal.close()
  await closeProfiles(browser)
  await house.close()
})

/** Begins the main act of the page by its key, and sends it once its dialog shows what it would do. */
async function signTheAct(page: Page, shows: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => (await page.keyboard.press('a'), dialog.count()), { timeout: 45_000 }).toBe(1)
  await dialog.getByText(shows).first().waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: /and sign/ }).isEnabled(), { timeout: 45_000 }).toBe(true)
  await page.keyboard.press('Control+Enter')
}

test('a login by a code, and a command that waits for its owner’s passkey', async () => {
  const { page } = await enterOffice(house, browser, 'paymentsLead')
  const login = terminal.run('login')
  const code = await login.says(/the code ([B-Z]{4}-[B-Z]{4})/)
  await page.goto(await login.says(/Open (http\S+)/))
  await tabTo(page, 'textbox', /^Code/)
  await type(page, code.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByText('A command line asks to be let in').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-device-1280')
  await signTheAct(page, /Let the command line on/)
  expect(await login.ends()).toMatchObject({ code: 0, said: expect.stringMatching(/You are Payments lead, example at http/) })

  const listed = await terminal.run('methods', 'list', '--json').ends()
  const [method] = JSON.parse(listed.said) as { id: number }[] // what the command answers
  const id = String(method?.id)
  expect(await terminal.run('methods', 'disable', id, '--reason', 'Its provider is away.').ends()).toMatchObject({ code: 0 })
  const enable = terminal.run('methods', 'enable', id, '--reason', 'Its provider is back.')
  await page.goto(await enable.says(/Your passkey has to sign this: (http\S+)/))
  await page.getByText('You asked for this on the command line.').waitFor()
  await expectAccessible(page)
  await signTheAct(page, /as you asked on the command line/)
  expect(await enable.ends()).toMatchObject({ code: 0, said: expect.stringContaining(`The method ${id} is on.`) })

  expect(await terminal.run('logout').ends()).toMatchObject({ code: 0 })
  expect(await terminal.run('whoami').ends()).toMatchObject({ code: 1, said: expect.stringContaining('Nobody is logged in') })
}, 300_000)
