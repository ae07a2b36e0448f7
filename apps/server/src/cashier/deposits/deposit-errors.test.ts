// The errors of the cashier, each by what causes it. The table of all: packages/errors/src/entries/.
import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideForPlayer } from '../../money/limit-changes/decide-for-player.ts'
import { refreshCapsInside } from '../../money/limit-enforcement/refresh-caps.ts'
import { writeExclusion } from '../../money/limits/limits.sql.ts'
import { expectTold, toldOf } from '../../base/testing/test-told.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'
import { lockWallet } from '../../money/wallet/wallet.sql.ts'
import { balance, fundedPlayer, until } from '../withdrawals/test-withdrawal.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const deposit = ({ browser, currency }: Depositor, more: object = {}) =>
  browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '20.00', currency, ...more })
const set = ({ browser }: Depositor, type: 'deposit' | 'maxBalance' | 'session' | 'netDeposit', amounts: Record<string, string>) =>
  browser.must('POST /api/limits', { type, ...amounts, highLimitConfirmed: true })

test.each([
  ['daily', { dailyAmount: '15.00' }],
  ['weekly', { weeklyAmount: '15.00' }],
  ['monthly', { monthlyAmount: '15.00' }],
])('117 names the %s limit, its amount and what is left', async (type, amounts) => {
  const player = await cashier.depositor()
  await set(player, 'deposit', amounts)
  expect((await deposit(player)).error).toMatchObject({
    errorCode: 117,
    errorDetails: { type, limit: '15.00', available: '15.00', currency: 'EUR' },
  })
})

test('117 names the net deposit limit, and what a max balance leaves to deposit', async () => {
  const [net, most] = [await cashier.depositor(), await cashier.depositor()]
  const who = { actor: 'cli:test', reason: 'test' } as const
  const wallet = ({ shard, id, currency }: Depositor) => ({ shard, player: id, currency })
  await decideForPlayer(
    cashier.house,
    wallet(net),
    {
      act: 'set',
      name: { type: 'netDeposit', period: 'monthly' },
      amount: 1500n,
      source: 'operator',
    },
    who,
  )
  await decideForPlayer(
    cashier.house,
    wallet(most),
    {
      act: 'set',
      name: { type: 'maxBalance', period: 'permanent' },
      amount: 1500n,
      source: 'operator',
    },
    who,
  )
  expect((await deposit(net)).error).toMatchObject({ errorCode: 117, errorDetails: { type: 'netDeposit', limit: '15.00' } })
  expect((await deposit(most)).error).toMatchObject({
    errorCode: 117,
    errorDetails: { type: 'deposit', limitType: 'maxBalance', limit: '15.00' },
  })
})

test('249 and 250 ask for the limits that the Netherlands want before a deposit, one after the other', async () => {
  const player = await cashier.depositor({ country: 'NLD' })
  const codes = [(await deposit(player)).error?.errorCode]
  await set(player, 'deposit', { monthlyAmount: '349.99' })
  codes.push((await deposit(player)).error?.errorCode)
  await set(player, 'maxBalance', { permanentAmount: '5000.00' })
  codes.push((await deposit(player)).error?.errorCode)
  await set(player, 'session', { dailyAmount: '24', weeklyAmount: '7', monthlyAmount: '31' })
  codes.push((await deposit(player)).error?.errorCode)
  expect(codes).toEqual([228, 249, 250, undefined])
})

test('228 holds a Swedish player who has set no limits', async () => {
  proves('CSH-469')
  const player = await cashier.depositor({ country: 'SWE', currency: 'SEK' })
  const { error } = await deposit(player, { amount: '200.00' })
  await expectTold(error, 228, /please set your limits\.$/)
})

test('219 wants both e-mail address and phone number proven', async () => {
  await cashier.set('verification.neededToDeposit', ['email', 'phoneNumber'])
  expect((await deposit(await cashier.depositor())).error.errorCode).toBe(219)
  await cashier.set('verification.neededToDeposit', [])
})

test('118 is told of money that came otherwise than it was asked for', async () => {
  proves('SHL-852')
  const player = await cashier.depositor()
  const step = await player.begin('20.00')
  await player.giveCard(step, '4000000000000101')
  await cashier.control(`/payments/${step.reference}/act`, { act: 'approve' })
  await until(() => player.status(step.reference), 'error')
  const status = await player.browser.must('GET /api/deposits/status', { reference: step.reference })
  expect([status.errorCode, status.errorSubCode]).toEqual([118, 'amount_mismatch'])
  await expectTold({ error: 'paymentFailed', errorCode: status.errorCode ?? 0 }, 118, /payment/)
})

test('125 is told of a stored card that is blocked, and the form cannot go past it', async () => {
  proves('CSH-NS-36')
  const { player, storedDetailReference } = await fundedPlayer(cashier)
  await cashier.sql(`update stored_detail set blocked = true where reference = '${storedDetailReference}'`)
  const listed = (await player.browser.must('GET /api/payment/methods', {})).methods.find(({ method }) => method === methodIds.paymentCard)
  expect(listed?.storedDetails).toMatchObject([{ blocked: true, verified: false }])
  expect((await deposit(player, { storedDetailReference })).error).toMatchObject({
    errorCode: 125,
    errorDetails: { action: 'deposit' },
  })
})

test('129 is told of a stored card that was proven and is blocked: there is nothing to complete', async () => {
  const { player, storedDetailReference } = await fundedPlayer(cashier)
  await cashier.sql(`update stored_detail set blocked = true, verified = true where reference = '${storedDetailReference}'`)
  expect((await deposit(player, { storedDetailReference })).error).toMatchObject({ errorCode: 129 })
})

test('what surrounds the form says whether depositing is possible', async () => {
  const [player, excluded] = [await cashier.depositor(), await cashier.depositor()]
  const available = async ({ browser }: Depositor) => (await browser.must('GET /api/deposits/offer', {})).isOpen
  await cashier.house.db.transaction(async (tx) => {
    const { shard, id, currency } = excluded
    const startsAt = cashier.clock.now()
    await writeExclusion(tx, shard, id, { kind: 'excluded', source: 'player', reason: '', startsAt, endsAt: null })
    await refreshCapsInside(cashier.house, tx, { shard, player: id, currency })
  })
  expect([await available(player), await available(excluded)]).toEqual([true, false])
})

test('nobody who is not logged in is offered stored details', async () => {
  proves('CSH-467')
  const { player } = await fundedPlayer(cashier)
  const stored = (methods: { storedDetails: unknown[] }[]) => methods.flatMap(({ storedDetails }) => storedDetails).length
  expect(stored((await player.browser.must('GET /api/payment/methods', {})).methods)).toBe(1)
  expect(stored((await cashier.browser().must('GET /api/payment/methods', {})).methods)).toBe(0)
})

test('186 is told where the destination goes away while the request is made, and the balance has not changed', async () => {
  proves('SHL-892')
  const { player, storedDetailReference, ask } = await fundedPlayer(cashier)
  const { shard, id, currency } = player
  let asked: ReturnType<typeof ask> | undefined
  await cashier.database.db.transaction(async (tx) => {
    await lockWallet(tx, { shard, player: id, currency })
    asked = ask('20.00')
    // The request has looked at everything and waits for the wallet.
    const waiting = async () => (await cashier.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length
    await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
    await cashier.sql(`update stored_detail set blocked = true where reference = '${storedDetailReference}'`)
  })
  const answer = await asked
  await expectTold(answer!.error, 186, /^Your withdrawal could not be made/) // it was asked above
  expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
})

test('308 is told of what the gateway refuses, in its own lines where it finds something wrong with the payer', async () => {
  proves('SHL-447')
  const row = await readMethod(cashier.house.db, methodIds.paymentSlip)
  const fields = [{ field: 'document', fieldType: 'text', validator: [] }]
  await setMethod(cashier.house, JSON.stringify({ ...row?.data, fields }), 'cli:test')
  const player = await cashier.depositor({ country: 'MEX' })
  const wish = { method: methodIds.paymentSlip, amount: '40.00', currency: 'EUR' }
  const { error } = await player.browser.ask('POST /api/deposits', { ...wish, fields: { document: 'no 7' } })
  expect(error).toMatchObject({ errorCode: 308, error: 'gatewayRejected', errorSubMessage: '- Invalid parameter: payer.document' })
  expect((await player.browser.ask('POST /api/deposits', { ...wish, fields: { document: 'ABCD010203HDF' } })).status).toBe(200)
  await setMethod(cashier.house, JSON.stringify(row?.data), 'cli:test')
})

test('80_2013 and its like are told where the network of the card could not carry the payment out', async () => {
  provesMany('each number is compared with its name and its words', 'SHL-1004..1008')
  const player = await cashier.depositor()
  const told = async (number: string) => {
    const step = await player.begin('20.00')
    await player.giveCard(step, cardNumbers.challenge)
    await cashier.control(`/payments/${step.reference}/act`, { act: 'decline', declineCode: `processor_${number}` })
    await until(() => player.status(step.reference), 'rejected')
    const { errorCode, error } = await player.browser.must('GET /api/deposits/status', { reference: step.reference })
    return [errorCode, error, await toldOf({ error: error ?? '', errorCode: errorCode ?? 0 })]
  }
  const numbers = ['2013', '2063', '2066', '2073', '2078']
  expect(await Promise.all(numbers.map(told))).toEqual([
    [802013, 'cardFailure2013', expect.stringMatching(/^The card payment failed\./)],
    [802063, 'cardFailure2063', expect.stringMatching(/^The card payment failed\./)],
    [802066, 'cardFailure2066', expect.stringMatching(/^The card payment failed\./)],
    [802073, 'cardFailure2073', expect.stringMatching(/^The card payment failed\./)],
    [802078, 'cardFailure2078', expect.stringMatching(/^The card payment failed\./)],
  ])
})

test('212 is told where the rate of a currency has gone since the form was opened; the currency of the account needs none', async () => {
  proves('SHL-915')
  const player = await cashier.depositor()
  const rates = cashier.house.settings.get('deposit.rates')
  const { SEK: _gone, ...others } = rates
  const wish = { amount: '200.00', currency: 'SEK' }
  await cashier.set('deposit.rates', others)
  const { error } = await deposit(player, wish)
  await expectTold(error, 212, /^We have no exchange rate for this currency/)
  expect((await deposit(player)).status).toBe(200)
  await cashier.set('deposit.rates', rates)
  expect((await deposit(player, wish)).status).toBe(200)
})

test.each([
  ['by a notice', false],
  ['by coming back from the page', true],
])('218 is told of a voucher that was used before, %s', async (_, comesBack) => {
  proves('SHL-922')
  const player = await cashier.depositor()
  const wish = { method: methodIds.voucher, amount: '40.00', currency: 'EUR' }
  const step = await player.browser.must('POST /api/deposits', wish)
  const fields = new URLSearchParams(step.params.map(({ name, value }) => [name, value]))
  const page = await (await fetch(step.url ?? '', { method: 'POST', body: fields })).text()
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const answer = new URLSearchParams({ answer: 'voucherUsed' })
  const paid = await fetch(new URL(action, step.url), { method: 'POST', body: answer, redirect: 'manual' })
  const landing = paid.headers.get('location') ?? ''
  expect(landing).toContain('failed')
  if (comesBack) await fetch(landing)
  const told = () => player.browser.must('GET /api/deposits/status', { token: step.token })
  await until(async () => (await told()).status, 'rejected')
  const { errorCode, error } = await told()
  expect([errorCode, error]).toEqual([218, 'voucherUsed'])
  expect(await toldOf({ error: 'voucherUsed', errorCode: 218 })).toMatch(/^This voucher was used before\./)
})

test('what surrounds the form says what a deposit would be refused with: of a Dutch player the limit that is still to be set (250)', async () => {
  const player = await cashier.depositor({ country: 'NLD' })
  const closedBy = async () => (await player.browser.must('GET /api/deposits/offer', {})).closedBy
  await player.browser.must('POST /api/limits', { type: 'deposit', monthlyAmount: '100.00' })
  expect(await closedBy()).toMatchObject({ errorCode: 249 })
  await player.browser.must('POST /api/limits', { type: 'maxBalance', permanentAmount: '100.00' })
  await cashier.house.settings.reload()
  expect([(await closedBy())?.errorCode, (await deposit(player)).error?.errorCode]).toEqual([250, 250])
  await player.browser.must('POST /api/limits', { type: 'session', dailyAmount: '2', weeklyAmount: '2', monthlyAmount: '10' })
  expect(await closedBy()).toBe(null)
})

test('a visitor is listed no way to pay that would be answered with a login', async () => {
  const { methods } = await cashier.browser().must('GET /api/payment/methods', {})
  expect(
    methods.filter(
      ({ payAndPlay, identifiesBy, allowedCountriesPayAndPlay }) => !payAndPlay && !identifiesBy && allowedCountriesPayAndPlay.length === 0,
    ),
  ).toEqual([])
})
