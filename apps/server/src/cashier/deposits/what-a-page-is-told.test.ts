import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { MethodData, type MethodSeed } from '../method-catalogue/method.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)
const rule = { minAmount: '20.00', maxAmount: '500.00', amountList: ['20.00', '50.00'], feeFixed: '2.50' }
/** A way to pay of the operator's own. */
const own: MethodSeed = {
  id: 3_000_001,
  name: 'House card',
  provider: 'card-acquirer',
  providerId: 110,
  kind: 'card',
  currencies: { EUR: rule, SEK: { ...rule, minAmount: '200.00', maxAmount: '5000.00', amountList: ['200.00'] } },
  stored: true,
  tokenised: false,
  preDepositRequired: true,
  metadata: { merchantId: 'M-1', merchantSiteId: 'S-1' },
  fields: [
    {
      field: 'memberNumber',
      fieldType: 'text',
      validator: [{ rule: 'required' }, { rule: 'pattern', values: { kind: 'digits' } }],
      formatter: 'digits',
      useForToken: false,
    },
    { field: 'note', fieldType: 'text', optional: true, validator: [] },
    { field: 'channel', fieldType: 'text', readOnly: true, defaultValue: 'web', validator: [] },
    {
      field: 'secret',
      fieldType: 'text',
      optional: true,
      validator: [],
      encryptionType: 'rsa',
      encryptionParams: { keys: 'card-acquirer' },
    },
  ],
}
const write = (change: Partial<MethodSeed> = {}) =>
  setMethod(cashier.house, JSON.stringify({ ...MethodData.parse({ ...own, ...change }) }), 'cli:test')
const told = async ({ browser }: Depositor) =>
  (await browser.must('GET /api/payment/methods', {})).methods.find(({ methodId }) => methodId === own.id)

describe('a way to pay', () => {
  beforeEach(async () => void (await write()))

  test('is told with all that the form needs, as the operator has written it', async () => {
    provesMany('the whole entry is compared with what the operator wrote', 'CSH-145..148', 'CSH-150..152', 'CSH-NS-02')
    const player = await cashier.depositor()
    expect(await told(player)).toMatchObject({
      method: own.id,
      methodId: own.id,
      paymentProvider: 'card-acquirer',
      providerId: 110,
      supportCurrencies: { EUR: '1', SEK: '0.0875' },
      amountList: { EUR: ['20.00', '50.00'], SEK: ['200.00'] },
      stored: true,
      storedDetails: [],
      preDepositRequired: true,
      metadata: { merchantId: 'M-1', merchantSiteId: 'S-1' },
      fields: own.fields,
    })
    await write({ stored: false })
    expect(await told(player)).toMatchObject({ stored: false })
  })

  test('has its rules and formats on both sides: a changed one holds at once', async () => {
    proves('CSH-169', 'CSH-174', 'CSH-179', 'CSH-450')
    const player = await cashier.depositor()
    const deposit = (fields: Record<string, string>, amount = '20.00') =>
      player.browser.ask('POST /api/deposits', { method: own.id, amount, currency: 'EUR', fields }, { key: newKey() })
    expect((await deposit({})).error).toMatchObject({ errorCode: 2, errorDetails: { fields: { memberNumber: { rule: 'required' } } } })
    expect((await deposit({ memberNumber: '12 34' })).status).toBe(200)
    await write({ fields: [{ field: 'memberNumber', fieldType: 'text', validator: [{ rule: 'minLength', values: { number: 6 } }] }] })
    expect((await deposit({ memberNumber: '1234' })).error.errorDetails).toMatchObject({ fields: { memberNumber: { rule: 'minLength' } } })
  })

  test('that takes whole amounts only refuses others', async () => {
    proves('CSH-456', 'CSH-NS-41', 'SHL-NS-45')
    await write({ wholeNumberAmounts: true, fields: [] })
    const player = await cashier.depositor()
    const deposit = (amount: string) =>
      player.browser.ask('POST /api/deposits', { method: own.id, amount, currency: 'EUR' }, { key: newKey() })
    expect((await deposit('50.50')).error.errorDetails).toMatchObject({ fields: { amount: { rule: 'wholeNumber' } } })
    expect((await deposit('50.00')).status).toBe(200)
  })

  test('lists what the player has stored with it', async () => {
    proves('CSH-487')
    await write({ fields: [] })
    const player = await cashier.depositor()
    const step = await player.browser.must(
      'POST /api/deposits',
      { method: own.id, amount: '20.00', currency: 'EUR', saveCard: true },
      { key: newKey() },
    )
    await player.giveCard(step)
    await player.finish(step)
    await until(async () => (await told(player))?.storedDetails.length, 1)
    expect((await told(player))?.storedDetails).toMatchObject([
      { storedDetailReference: expect.any(String), description: expect.stringContaining('4242'), blocked: false, verified: false },
    ])
  })
})

describe('what surrounds the form', () => {
  test('says what bounds and what waits', async () => {
    proves('CSH-287..289')
    const player = await cashier.depositor()
    const offer = () => player.browser.must('GET /api/deposits/offer', {})
    expect(await offer()).toMatchObject({
      currency: 'EUR',
      hasPendingWithdrawal: false,
      askPassword: false,
      minAmountValidation: '5.00',
      maxAmountValidation: '5000.00',
    })
    const reference = await player.pay('100.00', cardNumbers.plain, { saveCard: true })
    await until(() => player.status(reference), 'ok')
    const [destination] = (await player.browser.must('GET /api/payment/withdrawals', {})).destinations
    const wish = { amount: '40.00', currency: 'EUR', storedDetailReference: destination?.storedDetailReference ?? '' }
    await player.browser.must('POST /api/payment/initWithdraw', wish, { key: newKey() })
    expect(await offer()).toMatchObject({ hasPendingWithdrawal: true, pendingWithdrawalCount: 1 })
    expect(await player.browser.must('GET /api/wallet', {})).toMatchObject({ currency: 'EUR', cash: '60.00', cashReserve: '0.00' })
  })

  test('asks for the password where the setting wants it, of who has one', async () => {
    proves('CSH-100', 'CSH-235')
    await cashier.set('deposit.askPassword', true)
    const player = await cashier.depositor()
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ askPassword: true })
    await cashier.sql(`update player set password_hash = null where id = ${player.id}`)
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ askPassword: false })
    await player.begin('20.00')
    await cashier.set('deposit.askPassword', false)
  })

  test('says what a deposit costs, of the way to pay, currency and amount that are asked about', async () => {
    proves('CSH-225..227', 'CSH-NS-13')
    const player = await cashier.depositor()
    const cost = async (feeStrategy: 'added' | 'included', amount: string) => {
      await write({ fields: [], feeStrategy, feePercent: '1' })
      const { currentFee, currentTotalAmount } = await player.browser.must('GET /api/deposits/offer', {
        method: own.id,
        amount,
        currency: 'EUR',
      })
      return [currentFee, currentTotalAmount]
    }
    expect([await cost('added', '100.00'), await cost('included', '100.00')]).toEqual([
      ['3.50', '103.50'],
      ['3.50', '100.00'],
    ])
    await write({ fields: [], feePercent: '1', currencies: { EUR: { ...rule, feeMin: '3.80', feeMax: '4.00' } } })
    const bounded = async (amount: string) =>
      (await player.browser.must('GET /api/deposits/offer', { method: own.id, amount, currency: 'EUR' })).currentFee
    expect([await bounded('100.00'), await bounded('140.00'), await bounded('400.00')]).toEqual(['3.80', '3.90', '4.00'])
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ currentFee: '0.00', currentFeeStrategy: 'added' })
  })

  test('says how much may still be deposited under the limits', async () => {
    proves('CSH-229')
    const player = await cashier.depositor()
    const available = async () => (await player.browser.must('GET /api/deposits/offer', {})).available
    expect(await available()).toBe('5000.00')
    await player.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '50.00', monthlyAmount: '120.00' })
    expect(await available()).toBe('50.00')
    const reference = await player.pay('20.00')
    await until(() => player.status(reference), 'ok')
    expect(await available()).toBe('30.00')
  })

  test('and the version of the product are told to whoever asks; stored details to players only', async () => {
    proves('CSH-467', 'CSH-628')
    const visitor = cashier.browser()
    expect(await visitor.must('GET /api/settings', {})).toMatchObject({ productVersion: '1.2.1' })
    const { methods } = await visitor.must('GET /api/payment/methods', {})
    expect(methods.flatMap(({ storedDetails }) => storedDetails)).toEqual([])
  })

  test.each([
    ['GBR', 'GBP', 'cashier.noticeDefault'],
    ['NLD', 'EUR', 'cashier.noticeNld'],
    ['MLT', 'EUR', 'cashier.noticeDefault'],
    ['DEU', 'EUR', 'cashier.noticeDefault'],
    ['FIN', 'EUR', 'cashier.noticeDefault'],
  ])('has the words of %s', async (country, currency, countryNotice) => {
    const player = await cashier.depositor({ country, currency })
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ countryNotice })
  })

  test('says in Great Britain, and only there, how far the money of players is protected, by the setting', async () => {
    proves('CSH-NS-26')
    const british = await cashier.depositor({ country: 'GBR', currency: 'GBP' })
    const levelOf = async ({ browser }: Depositor) => (await browser.must('GET /api/deposits/offer', {})).fundsProtection
    expect([await levelOf(british), await levelOf(await cashier.depositor())]).toEqual(['notProtected', undefined])
    await cashier.set('deposit.fundsProtection', 'medium')
    expect(await levelOf(british)).toBe('medium')
    await cashier.set('deposit.fundsProtection', 'notProtected')
  })

  test('says at each card, where credit cards are forbidden, that only debit cards are taken; and a credit card is refused with the reason', async () => {
    proves('CSH-474', 'CSH-NS-25')
    const british = await cashier.depositor({ country: 'GBR', currency: 'GBP' })
    const debitOnly = async ({ browser }: Depositor) => {
      const { methods } = await browser.must('GET /api/payment/methods', {})
      return Object.fromEntries(methods.map(({ kind, debitOnly: only }) => [kind, only]))
    }
    expect(await debitOnly(british)).toMatchObject({ card: true, walletButton: true, wallet: false, transfer: false })
    expect(await debitOnly(await cashier.depositor())).toMatchObject({ card: false, walletButton: false })
    const token = async (card: string) => {
      const step = await british.begin('20.00')
      await british.giveCard(step, card)
      await british.finish(step)
      return step.token
    }
    const credit = await token(cardNumbers.credit)
    await until(async () => (await british.browser.must('GET /api/deposits/status', { token: credit })).status, 'rejected')
    expect(await british.browser.must('GET /api/deposits/status', { token: credit })).toMatchObject({
      errorCode: 119,
      errorSubCode: 'credit_card_not_allowed',
    })
    const debit = await token(cardNumbers.plain)
    await until(async () => (await british.browser.must('GET /api/deposits/status', { token: debit })).status, 'ok')
  })
})

describe('a deposit', () => {
  test('is answered with how to go on, and its status by token or reference', async () => {
    provesMany('both answers are compared field by field', 'CSH-238', 'CSH-247..249', 'CSH-257..258', 'CSH-494', 'CSH-496..497')
    const player = await cashier.depositor()
    const step = await player.begin('20.00')
    expect(step).toMatchObject({
      type: 'form',
      url: expect.stringMatching(/^http/),
      method: expect.stringMatching(/^(GET|POST)$/),
      target: 'frame',
      params: expect.arrayContaining([{ name: expect.any(String), value: expect.any(String) }]),
      methodId: 1140001,
      token: expect.any(String),
      reference: expect.any(String),
      providerReference: expect.any(String),
      useFingerPrint: false,
    })
    const byToken = await player.browser.must('GET /api/deposits/status', { token: step.token })
    const byReference = await player.browser.must('GET /api/deposits/status', { reference: step.reference })
    expect(byToken).toEqual(byReference)
    expect(byToken).toMatchObject({
      status: 'init',
      reference: step.reference,
      token: step.token,
      limitRequire: false,
      receivedMoneyFromProvider: false,
    })
    await player.giveCard(step)
    const { step: next } = await player.browser.must('POST /api/deposits/finish', { reference: step.reference })
    expect(next).toMatchObject({ type: 'form', useFingerPrint: true, fingerPrintUrl: expect.stringMatching(/^http/) })
  })

  test('says that the money is here while limits keep it waiting', async () => {
    const player = await cashier.depositor()
    const reference = await player.pay('20.00')
    await until(() => player.status(reference), 'ok')
    expect(await player.browser.must('GET /api/deposits/status', { reference })).toMatchObject({
      status: 'ok',
      receivedMoneyFromProvider: true,
    })
  })

  test('whose way needs it gets its parameters before', async () => {
    proves('CSH-495')
    const player = await cashier.depositor()
    const { params } = await player.browser.must('POST /api/deposits/prepare', { method: 400001, amount: '20.00', currency: 'EUR' })
    expect(params).toEqual(expect.arrayContaining([{ name: 'clientKey', value: expect.any(String) }]))
  })
})
