// Proves SHL-095..096, SHL-098, SHL-NS-18.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillSignIn } from './address-bar.ts'
import { expectAccessible, phone } from './browser.ts'
import { logInByCall } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { password } from './player.ts'
import { playersOf } from './players-of.ts'
import { widely, wideTest } from './widely.ts'
import type { wordsOf } from './words.ts'

const here = houseWithPlayer({ languages: ['en', 'ar'], 'be.newDeviceMail': false, 'be.captcha.afterRegistrations': 0 })
const { somebody, go, advance, isLoggedIn } = playersOf(here)
const main = (page: Page) => page.locator('main')

describe.each(widely([['en', undefined] as const, ['ar', phone] as const], 1))('in %s', (language, screen) => {
  test('a break is chosen, read and meant; it ends every login, stays open for withdrawals, and is over at its end', async () => {
    const { page, email, say } = await somebody('/my/limits/time-out', screen, language)
    const elsewhere = await here.visitor()
    await logInByCall(elsewhere, here.house, email)
    await main(page).getByRole('radio').first().waitFor()
    await expectAccessible(page)
    await main(page)
      .getByRole('button', { name: say('shell.continue') })
      .click()
    await main(page).getByText(say('exclusion.pointMoney')).waitFor()
    await expectAccessible(page)
    await main(page)
      .getByRole('button', { name: say('exclusion.beginTimeOut') })
      .click()
    await page.getByRole('heading', { name: say('exclusion.begunTimeOut') }).waitFor()
    await main(page).getByText(say('exclusion.begunUntil')).waitFor()
    expect([await isLoggedIn(page), await isLoggedIn(elsewhere)]).toEqual([false, false])
    // The page has said it; a notice of an exclusion would frighten whoever takes a break.
    expect(await page.getByText(say('shell.sessionExcluded')).count()).toBe(0)

    await logInByCall(page, here.house, email)
    await go(page, '/', language)
    await page.getByText(say('exclusion.onBreak')).first().waitFor()
    await go(page, '/slots-games/orchard/real', language)
    await main(page).getByText(say('exclusion.onBreak')).waitFor()
    expect(await main(page).getByText(say('error.closedUntilDate')).count()).toBe(0)
    await go(page, '/?modal=deposit', language)
    await page.locator('dialog[open]').getByText(say('exclusion.onBreak')).waitFor()
    expect(await page.locator('dialog[open] form').count()).toBe(0)
    await go(page, '/?modal=withdraw', language)
    await page.locator('dialog[open]').waitFor()
    expect(await page.locator('dialog[open]').getByText(say('error.closedUntilDate')).count()).toBe(0)

    await advance(25)
    await logInByCall(page, here.house, email)
    await go(page, '/', language)
    expect(await page.getByText(say('exclusion.onBreak')).count()).toBe(0)
    // Page and server go by one time, moved or not: what the server has drawn stands.
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await go(page, '/my/limits/time-out', language)
    expect(complaints).toEqual([])
    await page.context().close()
    await elsewhere.context().close()
  })
})

test('an exclusion for good leaves nothing longer to choose', async () => {
  const { page, email, say } = await somebody('/my/limits/self-exclusion')
  await main(page).getByRole('radio').last().check()
  await main(page)
    .getByRole('button', { name: say('shell.continue') })
    .click()
  await main(page).getByText(say('exclusion.noEnd')).waitFor()
  await main(page)
    .getByRole('button', { name: say('exclusion.beginExclusion') })
    .click()
  await page.getByRole('heading', { name: say('exclusion.begunExclusion') }).waitFor()
  await main(page).getByText(say('exclusion.begunForGood')).waitFor()
  await logInByCall(page, here.house, email)
  await go(page, '/my/limits/self-exclusion')
  await main(page).getByText(say('exclusion.noLonger')).waitFor()
  await page.getByText(say('exclusion.isExcludedForGood')).first().waitFor()
  expect(await main(page).getByRole('radio').count()).toBe(0)
  await page.context().close()
})

describe('one tap on any page', () => {
  const stop = (page: Page, say: ReturnType<typeof wordsOf>) => page.getByRole('button', { name: say('shell.stop') })

  test('stops everything for a day, a game included', async () => {
    const { page, say } = await somebody('/slots-games/orchard/real', phone)
    await page.locator('iframe').waitFor()
    await stop(page, say).tap()
    await page.locator('dialog[open]').getByRole('timer').waitFor()
    await expectAccessible(page)
    await page.getByRole('heading', { name: say('exclusion.begunTimeOut') }).waitFor()
    expect(await isLoggedIn(page)).toBe(false)
    await page.context().close()
  })

  test('is taken back within its seconds, and then nothing has happened', async () => {
    const { page, say } = await somebody('/support')
    await stop(page, say).click()
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: say('exclusion.stopNot') })
      .last()
      .click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await isLoggedIn(page)).toBe(true)
    await page.context().close()
  })

  test('counts for who goes to another page meanwhile, and that page says so', async () => {
    const { page, say } = await somebody('/')
    await stop(page, say).click()
    await page.locator('dialog[open]').getByRole('timer').waitFor()
    await page.goto(`${here.house.origin}/support`)
    await page.getByRole('heading', { name: say('exclusion.begunTimeOut') }).waitFor()
    await main(page).getByText(say('exclusion.begunUntil')).waitFor()
    expect([new URL(page.url()).pathname, await isLoggedIn(page)]).toEqual(['/break', false])
    await page.context().close()
    const visitor = await here.visitor()
    await go(visitor, '/break')
    await visitor.getByRole('heading', { name: say('exclusion.noBreakTitle') }).waitFor()
    expect(await visitor.getByText(say('exclusion.begunTimeOut')).count()).toBe(0)
    await visitor.context().close()
  })

  wideTest('counts for who goes away meanwhile', async () => {
    const { page, say } = await somebody('/')
    await stop(page, say).click()
    await page.locator('dialog[open]').getByRole('timer').waitFor()
    await page.goto('about:blank')
    await expect.poll(() => isLoggedIn(page), { timeout: 10_000 }).toBe(false)
    await page.context().close()
  })
})

describe('a reality check', () => {
  test('comes when its time has come, tells the visit and the result, and counts anew once it is answered', async () => {
    const { page, say } = await somebody('/my/limits/time')
    await main(page).getByLabel(say('play.every')).selectOption('15')
    await page.getByText(say('play.everySaved')).waitFor()
    await advance(0.26)
    await go(page, '/')
    const dialog = page.locator('dialog[open]')
    await dialog.getByText(say('play.checkTime')).waitFor({ timeout: 15_000 })
    await expectAccessible(page)
    // Neither Escape nor a press outside is an answer.
    const answers: string[] = []
    page.on('request', (request) => request.method() === 'POST' && answers.push(request.url()))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await dialog.getByText(say('play.checkTime')).waitFor()
    expect([await dialog.getByRole('button').count(), answers]).toEqual([3, []])
    await dialog.getByRole('button', { name: say('play.history') }).click()
    await page.getByRole('heading', { level: 1, name: say('play.title') }).waitFor()
    expect(await dialog.count()).toBe(0)
    const { dueAt } = (await (await page.request.get(`${here.house.origin}/api/play/reality-check`)).json()) as { dueAt: string } // the contract's
    expect(Date.parse(dueAt)).toBeGreaterThan(Date.now() + 14 * 60_000)
    await page.context().close()
  })
})

test('my play shows what play came to, and the self-test stays on its page', async () => {
  const { page, say } = await somebody('/my/neccton')
  for (const key of ['play.last30Days', 'play.weeks', 'play.lifetime'])
    await main(page)
      .getByRole('heading', { name: say(key) })
      .waitFor()
  await main(page).getByText(say('play.nothing')).waitFor()
  await main(page).getByText(say('play.noWeeks')).waitFor()
  await expectAccessible(page)
  await main(page)
    .getByRole('link', { name: say('play.toQuestionnaire') })
    .click()
  await main(page)
    .getByRole('heading', { level: 1, name: say('play.testTitle') })
    .waitFor()
  await main(page)
    .getByRole('button', { name: say('play.testRead') })
    .click()
  await main(page).getByText(say('play.reading.missing')).waitFor()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  for (const group of await main(page).getByRole('group').all()) await group.getByRole('radio').first().check()
  await main(page)
    .getByRole('button', { name: say('play.testRead') })
    .click()
  await main(page).getByText(say('play.reading.well')).waitFor()
  await expectAccessible(page)
  expect(sent).toEqual([])
  await page.context().close()
})

test('an account is deleted for good once that is meant and proven: every login ends, and the next one is told so', async () => {
  const { page, email, say } = await somebody('/my/delete-account', phone)
  const elsewhere = await here.visitor()
  await logInByCall(elsewhere, here.house, email)
  const press = (key: string) => page.getByRole('button', { name: say(key) }).click()
  await expectAccessible(page)
  await press('account.delete')
  await press('account.keep')
  await press('account.delete')
  await advance(0.27)
  await press('account.forGood')
  const asked = page.getByRole('dialog', { name: say('sign-in.proofTitle') })
  await asked.locator('[name=password]').fill(password)
  expect(await isLoggedIn(page)).toBe(true)
  await asked.getByRole('button', { name: say('shell.continue') }).click()
  await page.getByText(say('account.deleted')).waitFor()
  await page.locator('body[data-user="logged-out"]').waitFor()
  expect([new URL(page.url()).pathname, await isLoggedIn(elsewhere)]).toEqual(['/', false])
  await go(page, '/login')
  await fillSignIn(page, email)
  await page
    .getByRole('alert')
    .getByText(/deleted/)
    .waitFor()
  expect(await isLoggedIn(page)).toBe(false)
  await page.context().close()
  await elsewhere.context().close()
})

test('an account is closed until its owner asks for it again: withdrawals come first, and an operator opens it', async () => {
  const { page, email, say } = await somebody('/my/profile-close', phone)
  await page.getByRole('link', { name: say('account.delete') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('account.close') }).click()
  await page.getByRole('button', { name: say('account.closeIt') }).click()
  await page.getByText(say('account.closed')).waitFor()
  await page.locator('body[data-user="logged-out"]').waitFor()
  await go(page, '/login')
  await fillSignIn(page, email)
  await page
    .getByRole('alert')
    .getByText(/closed/)
    .waitFor()
  expect(await isLoggedIn(page)).toBe(false)
  await fairhouse(here.house, 'player', 'reopen', email)
  await go(page, '/login')
  await fillSignIn(page, email)
  await page.locator('body[data-user="logged-in"]').waitFor()
  await page.context().close()
})
