import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { closeProfiles, expectAccessible, openBrowser, picture, readersZone } from './browser.ts'
import { advanceClock } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

const none = { id: 0, name: '', enabled: false }

// What the house is set to is changed from the office, and brought back.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({}, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

test('a setting is found by what it is for, changed, seen by players at once, and brought back with one key', async () => {
  const { page } = await enterOffice(house, browser, 'administrator')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  await page.getByRole('link', { name: /^site\.name/ }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-settings-1280')
  await page.keyboard.press('/')
  await type(page, 'players write to')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
  await tabTo(page, 'link', /^site\.supportEmail/)
  await page.keyboard.press('Enter')

  const set = async (address: string) => {
    await page.getByRole('heading', { name: 'site.supportEmail' }).waitFor()
    await tabTo(page, 'textbox', /^New value/)
    await page.keyboard.press('Control+A')
    await type(page, address)
    await page.keyboard.press('Enter')
    await actAt(page, 'The desk has a new address.', new RegExp(address))
  }
  await set('first@harbour.example')
  await page.getByText('Version 1').waitFor()
  await set('second@harbour.example')
  await page.getByText('Version 2').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-setting-1280')
  const shownToPlayers = async () => (await fetch(`${house.origin}/contact-point`)).text()
  await expect.poll(shownToPlayers).toContain('second@harbour.example')

  await page.locator('body').click({ position: { x: 640, y: 400 } })
  await page.keyboard.press('z')
  await actAt(page, 'The first one was right.', /first@harbour\.example/)
  await page.getByText('Version 3').waitFor()
  await expect.poll(shownToPlayers).toContain('first@harbour.example')
})

test('a change on which money depends is asked for by one and applied by another', async () => {
  const [first, second] = [await enterOffice(house, browser, 'administrator'), await enterOffice(house, browser, 'administrator2')]
  await first.page.goto(`${house.office}/settings/be.debt.recovery`)
  await tabTo(first.page, 'combobox', /^New value/)
  await type(first.page, 'never')
  await tabTo(first.page, 'button', /See what it does/)
  await first.page.keyboard.press('Enter')
  await actAt(first.page, 'Debts are talked about first.', /never/)
  await first.page.getByText('This is a request now.').waitFor()
  await second.page.keyboard.press('g')
  await second.page.keyboard.press('a')
  await tabTo(second.page, 'link', /Change a setting/)
  await second.page.keyboard.press('Enter')
  await second.page.getByText('Debts are talked about first.').waitFor()
  await second.page.keyboard.press('a')
  await second.page.getByRole('dialog').getByText('never').first().waitFor()
  await second.page.keyboard.press('Control+Enter')
  await second.page.getByText('Applied.').waitFor()
  await first.page.reload()
  await first.page.getByText('Version 1').waitFor()
})

const shown = (page: Page) => page.locator('a[data-row]').allTextContents()

/** Drags the row of one way to pay up, over that of another one. */
async function drag(page: Page, name: string, over: string): Promise<void> {
  const placeOf = async (of: string) => {
    const box = await page.getByTitle(`Drag ${of} to another place`, { exact: true }).first().boundingBox()
    if (!box) throw new Error(`${of} has no handle`)
    return [box.x + box.width / 2, box.y + box.height / 4] as const
  }
  const [from, to] = [await placeOf(name), await placeOf(over)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 6 })
  await page.mouse.up()
}

test('the ways to pay get another order, and one of them is switched off and on again', async () => {
  type Row = { id: number; name: string; enabled: boolean }
  const rows = () => fairhouse<Row[]>(house, 'methods', 'list')
  const offered = async () => (await rows()).filter(({ enabled }) => enabled).map(({ id }) => id)
  const [{ id: first, name } = none, { id: second, name: secondName } = none] = await rows()
  const { page } = await enterOffice(house, browser, 'paymentsLead')
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await page.getByRole('heading', { name: 'Ways to pay' }).waitFor()
  await tabTo(page, 'button', new RegExp(`^Move ${name} down`))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Save the order/ }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-methods-1280')
  await page.keyboard.press('s')
  await actAt(page, 'More players use the other one.', new RegExp(name))
  await expect.poll(async () => (await offered()).slice(0, 2)).toEqual([second, first])

  await page.getByRole('button', { name: /Save the order/ }).waitFor({ state: 'detached' })
  await drag(page, name, secondName)
  await page.getByRole('button', { name: /Save the order/ }).waitFor()
  expect((await shown(page)).slice(0, 2)).toEqual([name, secondName])
  await page.keyboard.press('z')
  await page.getByRole('button', { name: /Save the order/ }).waitFor({ state: 'detached' })
  expect((await shown(page)).slice(0, 2)).toEqual([secondName, name])

  await page.getByRole('link', { name: secondName, exact: true }).first().press('Enter')
  await page.getByRole('heading', { name: secondName }).waitFor()
  await page.getByText('What players see').waitFor()
  await page.getByText(/Fee of the least amount|Players of this country/).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-method-1280')
  await page.keyboard.press('o')
  await actAt(page, 'Its provider has an outage.', /Off/)
  await page.getByText('Version 2').waitFor()
  expect(await offered()).not.toContain(second)
  await page.keyboard.press('o')
  await actAt(page, 'The outage is over.', /On/)
  await page.getByText('Version 3').waitFor()
  expect((await offered())[0]).toBe(second)
})

/** Chooses a moment some minutes from now by the house's clock, as the reader's own clock shows it. */
async function chooseMoment(page: Page, label: RegExp, minutes: number): Promise<void> {
  const { serverTime } = (await (await fetch(`${house.origin}/api/settings`)).json()) as { serverTime: string } // the contract's
  const parts = new Intl.DateTimeFormat('en', { timeZone: readersZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
    .formatToParts(Date.parse(serverTime) + minutes * 60_000)
    .map(({ type: part, value }) => [part, part === 'year' ? `20${value.slice(-2)}` : value.padStart(2, '0')] as const)
  const field = page.getByRole('group', { name: label })
  for (const [part, value] of parts) {
    if (part === 'literal') continue
    await field.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).focus()
    await type(page, value)
  }
}

/** The page as a visitor would see it, in the frame beside its form. */
const siteIn = (page: Page) => page.frameLocator('iframe[title*="visitors would see"]:not([data-waits="true"])')
const titled = (page: Page, title: string) => siteIn(page).getByRole('heading', { level: 1, name: title })

test("a page of the site is written beside itself in the site's own frame, and is players' once it is published", async () => {
  const { page } = await enterOffice(house, browser, 'content')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'Pages' }).waitFor()
  await page.getByRole('link', { name: /^About us/ }).waitFor()
  await expectAccessible(page)
  await tabTo(page, 'link', /^About us/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Heading/)
  await page.keyboard.press('Control+A')
  await type(page, 'Who we are at the quay')
  await titled(page, 'Who we are at the quay').waitFor()
  await siteIn(page).getByText('It shows a text that is not published').waitFor()
  await siteIn(page).getByRole('contentinfo').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-page-1280')
  await page.keyboard.press('Enter')
  await actAt(page, 'The house has moved to the quay.', /Who we are at the quay/)
  await page.getByText('Version 2').waitFor()
  await expect.poll(shownAbout).toContain('Who we are at the quay')
  await page.locator('h1').click()
  await page.keyboard.press('d')
  await page.locator('[data-device="desktop"]').waitFor()
  await titled(page, 'Who we are at the quay').waitFor()
})

const shownAbout = async () => (await fetch(`${house.origin}/about`)).text()

test('a page is planned, published by its time, and another plan is taken back before its own', async () => {
  const { page } = await enterOffice(house, browser, 'content')
  await page.goto(`${house.office}/pages/about/en`)
  const plan = async (title: string, minutes: number) => {
    await tabTo(page, 'textbox', /^Heading/)
    await page.keyboard.press('Control+A')
    await type(page, title)
    await titled(page, title).waitFor()
    await chooseMoment(page, /^Publish at/, minutes)
    await tabTo(page, 'button', /See what it does/)
    await page.keyboard.press('Enter')
    await actAt(page, 'It holds from the winter on.', new RegExp(title))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await plan('The quay in winter', 5)
  await page.getByRole('cell', { name: 'Waits' }).waitFor()
  await plan('The quay in summer', 8)
  await expect.poll(() => page.getByRole('cell', { name: 'Waits' }).count()).toBe(2)
  await expectAccessible(page)
  await titled(page, 'Who we are at the quay').waitFor() // what was planned is no draft any more
  await page.getByRole('cell', { name: 'Waits' }).last().scrollIntoViewIfNeeded()
  await picture(page, 'office-page-planned-1280')
  await tabTo(page, 'button', /^Withdraw/) // that of the newest plan
  await page.keyboard.press('Enter')
  await actAt(page, 'Nobody wants the summer yet.', /From/)
  await page.getByRole('cell', { name: 'Withdrawn' }).waitFor()
  expect(await shownAbout()).not.toContain('The quay in')
  await advanceClock(house, 0.2)
  await expect.poll(shownAbout, { timeout: 45_000 }).toContain('The quay in winter')
  await page.reload()
  await page.getByRole('cell', { name: 'Done' }).waitFor()
  await page.getByText('job:page-plan').waitFor()
  expect(await shownAbout()).not.toContain('The quay in summer')
})

test('a mail is written beside what is sent, tried on oneself, and goes out in the house’s own words', async () => {
  const { page } = await enterOffice(house, browser, 'content')
  await page.keyboard.press('g')
  await page.keyboard.press('z')
  await page.getByRole('rowheader', { name: /^Registered again/ }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-messages-1280')
  await tabTo(page, 'link', /^Registered again/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Paragraph 1/)
  await page.keyboard.press('Control+A')
  await type(page, 'Somebody knocked at {site} with your address. <b>Not you?</b> {amount}')
  await page.getByText(/\{amount\} cannot stand here/).waitFor()
  for (let n = 0; n < '{amount}'.length; n += 1) await page.keyboard.press('Backspace')
  await page.getByText(/cannot stand here/).waitFor({ state: 'detached' })
  await page.frameLocator('iframe').getByText('with your address. <b>Not you?</b>').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-message-1280')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByText('content@staff.example').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: /^Paragraph 1/ }).focus()
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'It says what happened.', /Somebody knocked/)
  await page.getByText('Version 1').waitFor()
  await page.getByText('Own words', { exact: true }).waitFor()
  const mails = async () => JSON.stringify(await house.control('/mails?to=content@staff.example'))
  await expect.poll(mails).toContain('Somebody knocked at Fairhouse')
})
