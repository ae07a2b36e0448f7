import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { closeProfiles, closeQuietly, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// An administrator's day by keyboard alone: a new colleague, a role that a second person agrees to, and somebody who leaves.

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

/** Gives a browser a device with passkeys, which looks at its owner by itself. */
async function giveDevice(context: BrowserContext, page: Page): Promise<void> {
  const debug = await context.newCDPSession(page)
  await debug.send('WebAuthn.enable')
  const options = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await debug.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...options } })
}

/** Holds a page's questions, so that it goes on showing what it knew; answers how to let them through. */
async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a new colleague is invited, gets a role by two people, and leaves: by keyboard alone', async () => {
  const [first, second] = [await enterOffice(house, browser, 'administrator'), await enterOffice(house, browser, 'administrator2')]
  const { page } = first

  // Invited: the link is shown once.
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.getByRole('heading', { name: 'Staff' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-staff-1280')
  await page.keyboard.press('n')
  await tabTo(page, 'textbox', /^Name/)
  await type(page, 'Robin Example')
  await tabTo(page, 'textbox', /^E-mail/)
  await type(page, 'robin@example.com')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Joins the night shift.', /Invited/i)
  const link = page.getByText(/\/invitation#/)
  const address =
    (await link
      .first()
      .inputValue()
      .catch(() => link.first().textContent())) ?? ''
  expect(address).toContain(`${house.office}/invitation#`)

  // Comes, with a passkey of a real protocol; without a role there is nothing to do yet.
  const third = await openProfile(browser, desktop)
  await giveDevice(third.context, third.page)
  await third.page.goto(address)
  await third.page.getByRole('button', { name: /Create your passkey/ }).waitFor()
  await expectAccessible(third.page)
  await tabTo(third.page, 'button', /Create your passkey/)
  await third.page.keyboard.press('Enter')
  await third.page.getByRole('heading', { name: 'My work' }).waitFor()
  await expect.poll(() => third.page.getByRole('link', { name: 'Staff' }).count()).toBe(0)

  // A role: one asks, the other looks at what would change and agrees.
  await tabTo(page, 'link', /give them a role/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Robin Example' }).waitFor()
  await page.keyboard.press('e')
  await tabTo(page, 'combobox', /^Role/)
  await type(page, 'Compliance')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Knows the rules of five countries.', /Compliance/)
  await page.getByText('This is a request now.').waitFor()
  await second.page.keyboard.press('g')
  await second.page.keyboard.press('a')
  await second.page.getByText('Give a role').first().waitFor()
  await second.page.keyboard.press('g')
  await second.page.keyboard.press('h')
  await second.page.getByRole('heading', { name: 'Changes that wait for me' }).waitFor()
  await expectAccessible(second.page)
  await tabTo(second.page, 'link', /Give a role/)
  await second.page.keyboard.press('Enter')
  await second.page.getByText('Knows the rules of five countries.').waitFor()
  await expectAccessible(second.page)
  await picture(second.page, 'office-approval-1280')
  await second.page.keyboard.press('a')
  await second.page
    .getByRole('dialog')
    .getByText(/Compliance/)
    .first()
    .waitFor()
  await second.page.keyboard.press('Control+Enter')
  await second.page
    .getByText(/Applied|Done/)
    .first()
    .waitFor()

  // The role holds under the open page.
  await third.page.reload()
  await third.page.getByRole('link', { name: 'Audit log' }).waitFor()

  // Leaves: what has changed since the page was opened is shown first, then they are out at once.
  const fresh = await holdAnswers(page, /\/office\/staff\/one\?/)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Robin Example' }).waitFor()
  await page.keyboard.press('v')
  await page.getByRole('dialog').getByText('Something changed while you were looking.').waitFor()
  fresh()
  await tabTo(page, 'button', /Look again/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Has left the house.', /Left/)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Left').first().waitFor()
  await third.page.reload()
  await third.page.getByRole('button', { name: 'Sign in by passkey' }).waitFor()
  for (const profile of [first, second, third]) await closeQuietly(profile)
})

test('the directory of the house signs a colleague in with the roles of their groups, and they make their first passkey', async () => {
  const profile = await openProfile(browser, desktop)
  const { context, page } = profile
  await giveDevice(context, page)
  const enterAs = async (name: RegExp) => {
    await page.goto(`${house.office}/tokens`)
    await page.getByRole('button', { name: 'Sign in by the directory' }).waitFor()
    await expectAccessible(page)
    await tabTo(page, 'button', /Sign in by the directory/)
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  // Whoever is in no group that has a role is told so, and goes back.
  await enterAs(/Noor Example/)
  await page.getByText('none of your groups has a role here').waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).search).toBe('')
  await tabTo(page, 'button', /Back to signing in/)
  await page.keyboard.press('Enter')

  await enterAs(/Ines Example/)
  await page.getByRole('link', { name: 'Ines Example' }).waitFor()
  await page.getByRole('link', { name: 'Players' }).first().waitFor()
  await page.goto(`${house.office}/me`)
  await page.getByRole('heading', { name: 'My passkeys' }).waitFor()
  await expectAccessible(page)
  await tabTo(page, 'button', /Add a passkey/)
  await page.keyboard.press('Enter')
  await page.getByText('The passkey is added.').waitFor()
  await closeQuietly(profile)
})
