import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { holdBack } from './changed-answers.ts'
import { openOverheardBrowser, type OverheardBrowser } from './overheard-browser.ts'
import { expectFilledSlip } from './filled-slip.ts'
import { cards } from './player.ts'
import { choose, typeCard } from './deposit-form.ts'
import { offerEverywhere } from './methods.sql.ts'
import { settle } from './settle.ts'
import { widely, wideTest } from './widely.ts'

/** The ways to pay that are looked at here, wherever they are offered otherwise. */
const everywhere = [900002, 900003, 300002, 1330001, 1330003, 2000258, 400003, 1010001]
const tokenised = [400001, 400003, 900006, 1010001]
const [visaDebit, coDi] = [2000003, 2000258]

let at: OverheardBrowser
let page: Page
let player: OverheardBrowser['player']
beforeAll(async () => {
  at = await openOverheardBrowser(async ({ ownerUrl }) => offerEverywhere(ownerUrl, everywhere, { method: 900003, least: '30.00' }))
  ;({ page, player } = at)
})
afterAll(() => at?.close())
afterEach(() => expect(at.forget()).toEqual([]))

const dialog = () => player.dialog()
const submit = () => dialog().locator('button[type=submit]').last().click()
const wrong = (name: string) => dialog().locator(`[name=${name}][aria-invalid=true]`)
const cash = async () => Number((await player.wallet())['cash'])
const calls = () => at.calls('/api/deposits')
const begun = () => calls().filter((path) => path === '/api/deposits' || path === '/api/deposits/prepare')
const bodyOf = (path: string) => at.bodyOf(path)
const told = (value: string) => at.told(value)

/** The money is there, and the page knows it: one that is opened earlier goes on with that deposit. */
async function credited(before: number, by: number): Promise<void> {
  await expect.poll(cash).toBe(before + by)
  await dialog().getByText(player.say('cashier.done')).waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token-deposit'))).toBeNull()
}

test('a card that is encrypted in the browser is checked before, pays, and its number is in no request, no log and no message but to the page that encrypts', async () => {
  proves('CSH-142', 'CSH-328', 'CSH-454', 'CSH-491', 'CSH-NS-45')
  const before = await cash()
  await choose(player, visaDebit)
  await typeCard(player, '4242 4242 4242 4241')
  await submit()
  await wrong('cardNumber').waitFor()
  expect(at.sent.filter(({ url }) => url.includes('/interfaces/encryption/'))).toEqual([])
  await typeCard(player)
  await submit()
  await credited(before, 20)
  const { fields } = bodyOf('/api/deposits') as unknown as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual(['cardNumber', 'cardExpiry', 'cardCvc', 'cardHolder'])
  expect(fields['cardHolder']).toBe('ADA EXAMPLE')
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) expect(fields[name]).toMatch(/^eyJ[\w-]+(\.[\w-]+){4}$/)
  const secrets = /4242\s?4242|\b987\b/
  expect(at.sent.filter(({ body }) => secrets.test(body))).toEqual([])
  expect(at.heard.filter(({ data }) => secrets.test(JSON.stringify(data))).map(({ frame, data }) => [frame, data['value']])).toEqual([
    ['/interfaces/encryption/rsa.html', 'encrypt'],
  ])
  expect(at.house.log()).not.toMatch(/4242\s?4242\s?4242/)
})

test('encryption that takes longer than five seconds is given up: nothing is sent, nothing typed is lost, and the next try goes through', async () => {
  proves('CSH-180', 'CSH-329', 'CSH-579', 'CSH-NS-53')
  const before = await cash()
  await at.context.route('**/interfaces/encryption/**', () => undefined)
  await choose(player, visaDebit)
  await typeCard(player)
  await page.clock.install()
  await submit()
  await page.locator('iframe[src*="/interfaces/encryption/"]').waitFor({ state: 'attached' })
  await page.clock.runFor(4000)
  await expect.poll(() => page.locator('iframe[src*="/interfaces/encryption/"]').count()).toBe(1)
  await page.clock.runFor(2000)
  await dialog().getByText(player.say('error.paymentRejected.encryption_time_out')).waitFor()
  expect(calls().filter((path) => path === '/api/deposits')).toEqual([])
  await expect.poll(() => dialog().locator('[name=cardNumber]').inputValue()).toBe('4242 4242 4242 4242')
  await at.context.unroute('**/interfaces/encryption/**')
  await page.clock.resume()
  await submit()
  await credited(before, 20)
})

/** What each way to pay by token shows on top of what all of them do. */
const rowsOfCard: Record<number, RowName[]> = {
  400001: ['CSH-320', 'CSH-598', 'CSH-621'],
  400003: ['CSH-321', 'CSH-599', 'CSH-622'],
  900006: ['CSH-319', 'CSH-326', 'CSH-620'],
  1010001: ['CSH-322', 'CSH-623'],
}

test.each(widely(tokenised, 1))(
  'a card by token (%s) is checked here, told to the provider from a hidden frame, and comes to us as a token alone',
  async (method) => {
    provesMany(
      'the message to the hidden frame and the request are compared whole',
      'CSH-110 CSH-158 CSH-178 CSH-284 CSH-323..324 CSH-331 CSH-369..374',
      ...(rowsOfCard[method] ?? []),
    )
    const before = await cash()
    const asksFirst = method === 400001 || method === 400003
    await choose(player, method)
    await submit()
    await wrong('cardNumber').waitFor()
    await typeCard(player, '4242 4242 4242 4241')
    await submit()
    await wrong('cardNumber').waitFor()
    expect([begun(), told('createPaymentToken')]).toEqual([[], []])
    await typeCard(player)
    await player.fill({ amount: '30' })
    await expect.poll(() => dialog().locator('[name=cardNumber]').inputValue()).toBe('4242 4242 4242 4242')
    await submit()
    await credited(before, 30)
    const [first, second] = begun()
    expect([first, second]).toEqual(asksFirst ? ['/api/deposits/prepare', '/api/deposits'] : ['/api/deposits', undefined])
    expect(told('createPaymentToken').filter(({ frame }) => frame.startsWith('/interfaces/'))).toEqual([
      {
        frame: `/interfaces/card-acquirer${method === 400003 ? '-400003' : ''}.html`,
        data: {
          type: 'deposit',
          value: 'createPaymentToken',
          fields: { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cardCvc: '987', cardHolder: 'ADA EXAMPLE' },
          settings: asksFirst ? { merchantId: 'fairhouse', merchantSiteId: 'fairhouse-site' } : {},
          method,
          storedData: { storedDetailReference: '-1' },
          preDepositParams: asksFirst ? [{ name: 'clientKey', value: expect.any(String) }] : [],
        },
      },
    ])
    const wish = bodyOf('/api/deposits')
    expect(wish).toMatchObject({
      method,
      fields: {},
      useForToken: ['cardNumber', 'cardExpiry', 'cardCvc', 'cardHolder'],
      tokenData: { cardToken: expect.any(String) },
    })
    expect(JSON.stringify(wish)).not.toContain('4242')
  },
)

test('a way to pay with a page of its own is asked there: a card that it does not take is refused before anything is begun', async () => {
  proves('CSH-049', 'CSH-332..333')
  await choose(player, 400003)
  await typeCard(player, '4012888888881881')
  await submit()
  await dialog().getByText(player.say('error.paymentRejected.credit_card_not_allowed')).waitFor()
  expect(told('createPaymentToken')[0]?.frame).toBe('/interfaces/card-acquirer-400003.html')
  expect(calls().filter((path) => path === '/api/deposits')).toEqual([])
})

test('what is typed for the page of a provider is handed to that page, and a card is registered there before it is charged', async () => {
  proves('CSH-137', 'CSH-338..339', 'CSH-343..344', 'CSH-NS-65')
  const before = await cash()
  for (const [method, title] of [
    [1330003, 'Pay by card'],
    [1330001, 'Register your card'],
  ] as const) {
    await choose(player, method)
    await player.fill({ cardHolder: 'Ada Example' })
    await submit()
    const form = player.cardFrame()
    await form.locator('[autocomplete=cc-number]').fill(cards.frictionless)
    await expect.poll(() => form.locator('[autocomplete=cc-name]').inputValue()).toBe('ADA EXAMPLE')
    await expect.poll(() => form.locator('h1').innerText()).toBe(title)
    expect(told('transferData')[0]).toMatchObject({ frame: '/acquirer/form', data: { fields: { cardHolder: 'ADA EXAMPLE' } } })
    expect(bodyOf('/api/deposits')).toMatchObject({ method, fields: {} })
    await form.locator('[autocomplete=cc-exp]').fill('1240')
    await form.locator('[autocomplete=cc-csc]').fill('123')
    if (method === 1330001) await expectAccessible(page)
    await form.locator('button[type=submit]').first().click()
    await credited(before, method === 1330003 ? 20 : 40)
    at.forget()
  }
  await choose(player, 1330001)
  const card = dialog().locator('[name=stored]').first()
  await card.waitFor()
  await submit()
  await player.cardFrame().locator('[autocomplete=cc-csc]').waitFor()
  expect(bodyOf('/api/deposits')).toMatchObject({ method: 1330001, storedDetailReference: await card.getAttribute('value') })
  await player.button('cashier.frameBack').click()
})

test.each(widely([coDi, 300002]))('whatever the page of %s says, the form is shown again and the status is asked', async (method) => {
  proves('CSH-385', 'CSH-624', ...(method === 300002 ? (['CSH-386', 'CSH-605'] as const) : []))
  const before = await cash()
  await choose(player, method)
  await submit()
  const local = dialog().frameLocator('iframe:not([aria-hidden])').first()
  await local.locator('button').first().waitFor()
  expect(calls()).not.toContain('/api/deposits/status')
  await local.locator('button').first().click()
  await dialog().locator('iframe:not([aria-hidden])').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toContain('modal=deposit')
  await expect.poll(calls).toContain('/api/deposits/status')
  await credited(before, 20)
})

test("a wallet's button is told the amount as it is typed and the campaign that is chosen, and pays with one tap, which its sheet takes once it can", async () => {
  provesMany('the query and the messages of the frame are compared whole', 'CSH-052..057 CSH-058..059 CSH-159..160 CSH-380..384 CSH-600')
  const before = await cash()
  await choose(player, 210055, '35')
  const frame = dialog().locator('iframe[src*="/interfaces/wallet-button.html"]')
  await frame.waitFor()
  const query = Object.fromEntries(new URL((await frame.getAttribute('src')) ?? '', at.house.origin).searchParams)
  const merchant = { merchantId: 'fairhouse', siteId: 'fairhouse-site', companyName: 'Fairhouse' }
  expect(query).toEqual({ ...merchant, environment: 'TEST', countryCode: 'MLT', currency: 'EUR', method: '210055' })
  await expect.poll(() => dialog().locator('button[type=submit]').count()).toBe(0)
  const last = () => told('amount').at(-1)?.data
  await expect.poll(last).toMatchObject({ amount: '35.00', campaign: '-1' })
  await dialog().locator('[name=campaignId][value="101"]').check()
  await player.fill({ amount: '40' })
  await expect.poll(last).toEqual({ type: 'deposit', value: 'amount', amount: '40.00', campaign: '101' })
  const opened = at.context.waitForEvent('page')
  const runSheet = await holdBack(at.context, '**/wallet/sheet-script.ts')
  await frame.contentFrame().locator('button').click()
  const sheet = await opened
  await sheet.locator('button:disabled').first().waitFor()
  runSheet()
  await sheet.locator('button').first().click()
  await credited(before, 40)
  expect(told('walletToken')[0]?.data).toMatchObject({ type: 'deposit', value: 'walletToken', data: { walletToken: expect.any(String) } })
  const tokenData = { walletToken: expect.any(String) }
  expect(bodyOf('/api/deposits')).toMatchObject({ method: 210055, amount: '40.00', campaignId: 101, tokenData })
})

test.each(widely([900002, 900003]))('the slip of %s is filled in a frame of ours from its template', async (method) => {
  provesMany(
    'every line of the slip and both messages are compared',
    'CSH-047 CSH-111 CSH-375..377 CSH-NS-43',
    ...(method === 900003 ? (['CSH-602'] as const) : []),
  )
  await choose(player, method, '40')
  await submit()
  await expectFilledSlip(player, at.house.origin, method, () => told('showPaymentSlip')[0]?.data)
  await expectAccessible(page)
  await player.button('cashier.frameBack').click()
  await dialog().locator('[name=amount]').waitFor()
})

wideTest('an invoice in coins counts its time down, and says when it is over', async () => {
  proves('CSH-625..626', 'SHL-1082..1083')
  const left = (time: RegExp) => dialog().getByText(time).waitFor()
  await choose(player, 910002)
  await page.clock.install()
  await submit()
  await left(/14:5\d|15:00/)
  await page.clock.runFor(60_000)
  await left(/13:5\d|14:00/)
  await page.clock.runFor(15 * 60_000)
  await dialog().getByText(player.say('cashier.expired')).waitFor()
  await expect.poll(() => dialog().innerText()).not.toMatch(/bc1|tb1|bcrt1/)
  await page.clock.resume()
  await player.button('cashier.newDeposit').click()
  await dialog().locator('[name=amount]').waitFor()
})

test('nobody knows for as long as the setting allows: it is said so, and asked no more', async () => {
  proves('CSH-316', 'CSH-398', 'CSH-570')
  await settle(at.house, { 'depositForm.waitingForAnswerSec': 10, paymentMethodsListLength: 3 })
  const sum = { amount: '20.00', currency: 'EUR' }
  const pending = { ...sum, status: 'pending', reference: 'r', limitRequire: false, receivedMoneyFromProvider: false }
  await page.route('**/api/deposits/status**', (route) => route.fulfill({ json: pending }))
  await choose(player, coDi)
  expect((await dialog().locator('[data-visible="3"]').boundingBox())?.height).toBe(170)
  await page.clock.install()
  await submit()
  await dialog().frameLocator('iframe:not([aria-hidden])').first().locator('button').first().click()
  await dialog().getByText(player.say('cashier.waiting')).waitFor()
  const asked = () => calls().filter((path) => path === '/api/deposits/status').length
  await expect.poll(asked).toBeGreaterThan(0)
  await page.clock.runFor(5000)
  await dialog().getByText(player.say('cashier.tooLate')).waitFor()
  await page.getByText(player.say('error.limitExceeded')).waitFor()
  const before = asked()
  await page.clock.runFor(60_000)
  expect(asked()).toBe(before)
  await page.clock.resume()
  await page.unroute('**/api/deposits/status**')
})

test('the amount is looked at anew for another currency and another way to pay, and what surrounds the form is asked without any input', async () => {
  proves('CSH-426..427', 'CSH-481')
  await choose(player, 900006)
  await dialog().locator('#deposit-currency').selectOption('SEK')
  await wrong('amount').waitFor()
  await dialog().locator('#deposit-currency').selectOption('EUR')
  await expect.poll(() => wrong('amount').count()).toBe(0)
  await dialog().locator('[name=method][value="900003"]').check()
  await expect.poll(() => wrong('amount').count()).toBe(1)
  const offers = at.sent.filter(({ url }) => new URL(url).pathname === '/api/deposits/offer')
  expect(offers.map(({ url, body }) => [new URL(url).search, body])).toEqual([['', '']])
})
