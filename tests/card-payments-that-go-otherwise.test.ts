import { proves } from '@fairhouse/testing/proves.ts'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, openProfile, phone } from './browser.ts'
import { changeAnswers } from './changed-answers.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()
let player: Player
beforeAll(async () => {
  const { page } = await openProfile(browser)
  player = playerAt(house, page)
  await player.join()
  await player.enter()
})

const cash = async () => (await player.wallet()).cash
const deposits = async () =>
  player.page.evaluate(
    async () =>
      ((await (await fetch('/api/transactions?type=deposit')).json()) as { transactions: { status: string; amount: string }[] })
        .transactions,
  )

test('a refused card is told with its reason, costs nothing, and leaves the way to try again', async () => {
  proves('CSH-NS-69')
  await player.beginDeposit('20')
  await player.giveCard(cards.noFunds)
  const told = player.dialog().getByText(player.say('error.paymentRejected.insufficient_funds'))
  await told.waitFor()
  // The form is longer than the screen, and the reason stands at its end.
  const isSeen = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => told.evaluate(isSeen)).toBe(true)
  expect(await cash()).toBe('0.00')
  expect((await deposits())[0]?.status).toBe('rejected')
})

test('an abandoned challenge costs nothing and gives the allowance back', async () => {
  await player.beginDeposit('20')
  await player.giveCard(cards.challenged)
  await player.cardFrame().locator('[autocomplete=one-time-code]').waitFor()
  await player.button('cashier.frameBack').click()
  await player.dialog().locator('button[type=submit]').last().waitFor()
  await expect.poll(async () => (await deposits())[0]?.status).toBe('cancelled')
  const { limits } = await player.page.evaluate(
    async () => (await fetch('/api/limits')).json() as Promise<{ limits: { deposit: Record<string, { usedAmount: string }> } }>,
  )
  const used = ['daily', 'weekly', 'monthly'].map((period) => limits.deposit[period]?.usedAmount)
  expect(used).toEqual(['0.00', '0.00', '0.00'])
})

test('a reload in the middle of the challenge resumes it, and the money is credited once', async () => {
  const before = await cash()
  await player.beginDeposit('10')
  await player.giveCard(cards.challenged)
  await player.cardFrame().locator('[autocomplete=one-time-code]').waitFor()
  await player.page.reload()
  await player.cardFrame().locator('[autocomplete=one-time-code]').waitFor()
  await player.answerChallenge()
  await expect.poll(cash).toBe((Number(before) + 10).toFixed(2))
})

/** The ways out of a deposit that is waited for. */
const leave = {
  'closes the window': () => player.button('shell.close').first().click(),
  'goes back to the form': async () => {
    await player.button('cashier.tryAnother').click()
    await player.dialog().locator('[name=amount]').waitFor()
  },
  'presses Back': () => player.page.goBack(),
  'loads the page anew': () => player.page.reload(),
}

test.each(widely(Object.keys(leave) as (keyof typeof leave)[], 0, 1))(
  'a deposit that is waited for goes on when its player %s, and whoever comes back is shown how it ended',
  async (way) => {
    proves('CSH-NS-54', 'CSH-NS-70')
    const before = await cash()
    // Back leads to a page without the form, which would go on waiting by itself.
    await player.open('/slots-games')
    // As it would be before the bank has answered.
    const pending = { status: 'pending', receivedMoneyFromProvider: false, step: undefined }
    await changeAnswers<object>(player.page, '**/api/deposits/status**', (answer) => ({ ...answer, ...pending }))
    await player.beginDeposit('10')
    await player.giveCard(cards.frictionless)
    await player.dialog().getByText(player.say('cashier.waiting')).waitFor()
    await player
      .dialog()
      .getByText(/do not close this page/)
      .waitFor()
    const { reference } = await player.page.evaluate(
      () => JSON.parse(sessionStorage.getItem('token-deposit') ?? '{}') as { reference: string },
    )
    await player.dialog().getByText(reference).waitFor()
    await leave[way]()
    await expect.poll(cash).toBe((Number(before) + 10).toFixed(2))
    await player.page.unroute('**/api/deposits/status**')
    // A page that was loaded anew waits on by itself.
    if (way !== 'loads the page anew') await player.open('/slots-games?modal=deposit')
    await player
      .dialog()
      .getByText(/€.10\.00 is on your account/)
      .waitFor()
    await player.open('/slots-games?modal=deposit')
    await player.dialog().locator('[name=amount]').waitFor()
  },
)

test('a double click on the button makes one deposit', async () => {
  proves('CSH-NS-10')
  const count = (await deposits()).length
  await player.open('/slots-games?modal=deposit&amount=15')
  await player.dialog().locator('button[type=submit]').last().dblclick()
  await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
  expect((await deposits()).length).toBe(count + 1)
  await player.button('cashier.frameBack').click()
})

test('a notice that comes twice at the same instant credits once, and a second tab shows the new balance by itself', async () => {
  proves('CSH-NS-16')
  const before = await cash()
  const second = await player.page.context().newPage()
  const other = playerAt(house, second)
  await other.open('/')
  await player.beginDeposit('10')
  await player.giveCard(cards.doubledNotice)
  const expected = (Number(before) + 10).toFixed(2)
  await expect.poll(cash).toBe(expected)
  await expect.poll(() => other.balance(), { timeout: 4000 }).toContain(expected)
  await second.close()
})

test('a moment without a network loses nothing: the same deposit goes through on the second try', async () => {
  const before = (await deposits()).length
  // The network goes so early that what follows the form has not come either.
  const progress = '**/assets/DepositProgress-*.js'
  await player.page.route(progress, (route) => route.abort())
  await player.open('/slots-games?modal=deposit&amount=10')
  await player.dialog().locator('[name=amount]').waitFor()
  await player.page.context().setOffline(true)
  await player.dialog().locator('button[type=submit]').last().click()
  await player.dialog().getByRole('status').getByText(player.say('cashier.submitting')).waitFor()
  await player.page.unroute(progress)
  await player.page.context().setOffline(false)
  await player.dialog().getByText(player.say('cashier.offline')).waitFor()
  await player.button('cashier.retry').click()
  await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
  expect((await deposits()).length).toBe(before + 1)
  await player.button('cashier.frameBack').click()
})

test('a form that could not be loaded says so, and what to do', async () => {
  proves('CSH-115')
  await player.page.route('**/api/deposits/offer', (route) => route.abort())
  await player.page.clock.install()
  await player.open('/slots-games?modal=deposit')
  await player.page.clock.runFor(3000)
  await player.dialog().getByText(player.say('cashier.loadFailed')).waitFor()
  await expectAccessible(player.page)
  await player.page.unroute('**/api/deposits/offer')
  await player.button('shell.tryAgain').click()
  await player.dialog().locator('[name=amount]').waitFor()
  await player.page.clock.resume()
})

test('a login that is over is told once with the way back in, and is not tried again', async () => {
  const { page: other, context: elsewhere } = await openProfile(browser)
  const somebody = playerAt(house, other)
  await somebody.join()
  await somebody.enter()
  await somebody.open('/slots-games?modal=deposit&amount=20')
  await somebody.dialog().locator('[name=amount]').waitFor()
  await elsewhere.clearCookies()
  const asked: string[] = []
  other.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await somebody.dialog().locator('button[type=submit]').last().click()
  await other.getByText(somebody.say('error.noSession')).first().waitFor()
  await other.waitForLoadState('networkidle')
  expect(asked.filter((path) => path === '/api/deposits')).toHaveLength(1)
  await elsewhere.close()
})

test('all of it on a phone, in Arabic, ends with a ledger in which nothing is wrong', async () => {
  const { page } = await openProfile(browser, phone)
  const arabic = playerAt(house, page, 'ar')
  await arabic.register()
  await arabic.activate()
  await arabic.signIn()
  await arabic.beginDeposit('20')
  await arabic.giveCard(cards.frictionless)
  await expect.poll(async () => (await arabic.wallet()).cash).toBe('20.00')
  await expect
    .poll(async () => (await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults), {
      timeout: 45_000,
    })
    .toEqual([])
})
