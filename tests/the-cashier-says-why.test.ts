import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillSignIn, ready } from './address-bar.ts'
import { expectAccessible, openProfile, picture } from './browser.ts'
import { logInByCall } from './calls.ts'
import { changeAnswers } from './changed-answers.ts'
import { fairhouse, fairhouseReading } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { cards, password, playerAt, type Player } from './player.ts'
import { wordsOf } from './words.ts'

// What stops or holds a deposit, as its player sees it.

const here = houseWithPlayer()
const say = wordsOf('en')
const card = 1140001

/** The player at a browser of their own. */
async function enter() {
  const { page, context, complaints } = await openProfile(here.browser)
  const player = playerAt(here.house, page)
  await logInByCall(page, here.house, here.player.email)
  return { page, context, complaints, player }
}
const submit = (player: Player) => player.dialog().locator('form button[type=submit]').last().click()
const modalOf = (page: Page) => () => new URL(page.url()).searchParams.get('modal')
const notices = (page: Page) => page.getByRole('region', { name: say('shell.notifications') })

/** Waits for something while the page's clock stands, in small steps of it: what is loaded comes by real time, and is drawn by the page's. */
async function untilShown(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return wanted.count()
    })
    .toBe(1)
}

/** Answers every deposit of a page with a refusal. */
const refuseDeposits = (page: Page, error: object) =>
  page.route('**/api/deposits', (route) => route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify(error) }))

test.each([3, 8])(
  'a refusal without a notice of its own floats, goes by itself after the %s seconds of the setting, and does not come back once closed',
  async (seconds) => {
    proves('CSH-317', 'CSH-564', 'CSH-567..568', 'CSH-581', 'IDN-NS-80')
    await here.settle('fe.notifications.autoHideSec', seconds)
    const { page, context, player } = await enter()
    await page.clock.install()
    await player.open('/?modal=deposit&amount=20')
    await refuseDeposits(page, { error: 'somethingNew', errorCode: 999, errorSubMessage: 'Demo failure' })
    await player.dialog().locator('[name=amount]').waitFor()
    // Notices are loaded a moment after the page; from then on only the test moves the clock.
    await page.clock.runFor(3000)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const told = notices(page).getByText('Demo failure')
    await submit(player)
    await untilShown(page, told)
    await picture(page, 'deposit-refusal-floats')
    await page.mouse.move(0, 0)
    await page.clock.runFor(seconds * 1000 - 500)
    await expect.poll(() => told.count()).toBe(1)
    await page.clock.runFor(1000)
    await expect.poll(() => told.count()).toBe(0)

    await submit(player)
    await untilShown(page, told)
    await notices(page)
      .getByRole('button', { name: say('shell.dismiss') })
      .click()
    await expect.poll(() => told.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect.poll(() => told.count()).toBe(0)
    await context.close()
  },
)

test('who opens the form is shown details that are not confirmed, once in each login, and reads of them and of waiting withdrawals for ten seconds, whatever the setting', async () => {
  provesMany(
    'one opening of the form; texts, links, times and the modal are asserted',
    'CSH-558..560',
    'CSH-562',
    'CSH-NS-38',
    'SHL-548',
    'SHL-NS-55',
  )
  const settings = { 'deposit.paymentDetailsVerification': [true, false], 'fe.notifications.autoHideSec': [3, 5] } as const
  await here.withSettings(settings, async () => {
    const { page, context, player } = await enter()
    await page.clock.install()
    await player.open('/')
    await page.evaluate(
      async () =>
        void (await fetch('/api/payment/details', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ methodId: 12001, fields: { abbreviatedName: 'A. Example', ibanNumber: 'NL91ABNA0417164300' } }),
        })),
    )
    await changeAnswers<object>(page, '**/api/deposits/offer', (offer) => ({
      ...offer,
      hasPendingWithdrawal: true,
      pendingWithdrawalCount: 2,
    }))
    const told = notices(page).getByText(say('cashier.detailsUnverified'))
    const pending = notices(page).getByText('2 withdrawals are still waiting to be sent.')
    await player.open('/?modal=deposit')
    await told.waitFor()
    await expect.poll(modalOf(page)).toBe('payment-details-validation')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.mouse.move(0, 0)
    await page.clock.runFor(8000)
    expect([await told.count(), await pending.count()]).toEqual([1, 1])
    const links = ['cashier.verifyDetails', 'cashier.seeWithdrawals'].map((key) => notices(page).getByRole('link', { name: say(key) }))
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringContaining('modal=payment-details-validation'),
      expect.stringContaining('/my/transactions/withdrawal?status=pending'),
    ])
    await page.clock.runFor(2000)
    await expect.poll(async () => [await told.count(), await pending.count()]).toEqual([0, 0])
    await page.clock.resume()
    await player.open('/?modal=deposit')
    await told.waitFor()
    await player.dialog().locator('[name=amount]').waitFor()
    expect(modalOf(page)()).toBe('deposit')
    await notices(page)
      .getByRole('link', { name: say('cashier.verifyDetails') })
      .click()
    await player.dialog().locator('[name=ibanNumber]').waitFor()
    expect(modalOf(page)()).toBe('payment-details-validation')
    await context.close()
  })
})

test('an agreement is declined, accepted, and sent with each answer; then the form is there', async () => {
  provesMany('one agreement through its three answers; requests and views are asserted', 'CSH-094..098', 'CSH-422..423', 'CSH-502')
  const { page, context, player } = await enter()
  const method: { answer: boolean | null } = { answer: null }
  await changeAnswers(page, '**/api/payment/methods*', (answer: { methods: { method: number }[] }) => ({
    methods: answer.methods.map((one) =>
      one.method === card ? { ...one, depositAgreementRequired: true, depositAgreement: method.answer } : one,
    ),
  }))
  const sent: unknown[] = []
  await page.route('**/api/payment/verifyPaymentDetails', async (route) => {
    const body = route.request().postDataJSON() as { depositAgreement: boolean }
    sent.push(body)
    method.answer = body.depositAgreement
    await route.fulfill({ json: {} })
  })
  await player.open('/?modal=deposit')
  await player.button('cashier.agreementDecline').click()
  await player.dialog().getByText(say('cashier.agreementDeclined')).waitFor()
  await expect.poll(() => player.dialog().locator('[name=amount]').count()).toBe(0)
  await player.button('cashier.agreementAccept').click()
  await player.dialog().locator('[name=amount]').waitFor()
  expect(sent).toEqual([
    { method: card, depositAgreement: false },
    { method: card, depositAgreement: true },
  ])
  await context.close()
})

test('the password is asked for before money moves: nothing empty, nothing wrong, and nothing at all after Cancel', async () => {
  proves('CSH-099', 'CSH-NS-63')
  await here.withSettings({ 'deposit.askPassword': [true, false] }, async () => {
    const { page, context, player } = await enter()
    const sent: { password?: string }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/deposits')) sent.push(request.postDataJSON())
    })
    await player.open('/?modal=deposit&amount=20')
    await submit(player)
    const asked = page.getByRole('dialog', { name: say('cashier.askPassword') })
    await player.button('shell.continue', asked).click()
    await asked.getByText(say('cashier.required')).waitFor()
    await player.button('shell.cancel', asked).click()
    await asked.waitFor({ state: 'detached' })
    expect([sent.length, await player.dialog().locator('[name=amount]').inputValue()]).toEqual([0, '20'])
    await submit(player)
    await asked.locator('[name=password]').fill('Wrong7Harbour')
    await player.button('shell.continue', asked).click()
    await asked.getByText(say('error.wrongField')).waitFor()
    await asked.locator('[name=password]').fill(password)
    await player.button('shell.continue', asked).click()
    await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
    expect(sent.map((wish) => wish.password)).toEqual(['Wrong7Harbour', password])
    await context.close()
  })
})

test('after a deposit or a withdrawal has gone well the source of funds is asked for where the operator wants it', async () => {
  provesMany('a deposit and a withdrawal; each time the modal is waited for', 'CSH-024..026', 'CSH-411', 'CSH-537', 'SHL-149', 'SHL-544')
  const { page, context } = await openProfile(here.browser)
  const player = playerAt(here.house, page)
  await player.join()
  await player.enter()
  await player.beginDeposit('20')
  await fairhouse(here.house, 'player', 'hold-money', player.email, 'funds', '--reason', 'income is to be shown')
  await player.giveCard(cards.frictionless)
  await expect.poll(modalOf(page)).toBe('sof-validation')
  await player
    .dialog()
    .getByRole('heading', { name: say('shell.modal.sof-validation') })
    .waitFor()
  await player.dialog().getByText(say('documents.fundsAsked')).waitFor()
  await player.dialog().getByRole('checkbox', { name: 'Salary' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'source-of-funds')
  await player.open('/?modal=deposit')
  await player.dialog().getByText(say('error.sourceOfFundsNeeded')).waitFor()
  await player
    .dialog()
    .getByRole('link', { name: say('error.link.sourceOfFunds') })
    .click()
  await expect.poll(modalOf(page)).toBe('sof-validation')

  await fairhouse(here.house, 'player', 'release-money', player.email, 'funds', '--reason', 'a payslip is here')
  await page.route('**/api/payment/initWithdraw', async (route) => {
    const response = await route.fetch()
    await fairhouse(here.house, 'player', 'hold-money', player.email, 'funds', '--reason', 'income is to be shown')
    await route.fulfill({ response })
  })
  await player.open('/?modal=withdraw')
  await player.dialog().locator('[name=amount]').fill('15')
  await submit(player)
  await expect.poll(modalOf(page)).toBe('sof-validation')
  await context.close()
})

test('details of a profile that are missing hold money up, and the message leads to them', async () => {
  proves('SHL-141')
  await fairhouseReading(here.house, password, 'player', 'create', 'bare@example.com', 'MLT', '1990-05-05', 'Bare', 'Example')
  await here.withSettings({ 'profile.mustBeComplete': [true, false], 'verification.ask': [[], ['email', 'phoneNumber']] }, async () => {
    const page = await here.visitor('/login')
    await ready(page)
    await fillSignIn(page, 'bare@example.com')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.goto(`${here.house.origin}/slots-games?modal=deposit&amount=20`)
    await ready(page)
    await page.locator('dialog[open]').locator('button[type=submit]').last().click()
    const way = page.getByRole('link', { name: say('error.link.profile') })
    await way.first().waitFor()
    await expect.poll(() => way.first().getAttribute('href')).toBe('/my/profile')
    await page.goto(`${here.house.origin}/my/profile`)
    const details = page.getByRole('region', { name: say('my.detailsTitle') })
    await details.locator('[name=street]').fill('Zephyrlane 17')
    await details.locator('[name=zipCode]').fill('VLT 1000')
    await details.locator('[name=city]').fill('Xaghramere')
    const gender = details.locator('[name=gender]')
    if ((await gender.count()) > 0) await gender.first().check()
    await details.getByRole('button', { name: say('my.detailsSave') }).click()
    await notices(page).getByText(say('my.detailsSaved')).waitFor()
    await expect.poll(() => details.locator('[name=city]').inputValue()).toBe('Xaghramere')
    await page.context().close()
  })
})
