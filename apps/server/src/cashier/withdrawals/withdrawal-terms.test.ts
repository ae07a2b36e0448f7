import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payWithdrawal } from './decide-withdrawal.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { cardNumbers, openTestCashier, type TestCashier } from '../deposits/test-cashier.ts'
import { balance, fundedPlayer, statusOf, until } from './test-withdrawal.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const funded = (card?: string, wanted?: Parameters<TestCashier['depositor']>[0]) => fundedPlayer(cashier, card, wanted)

describe('the terms of the way that it goes back by', () => {
  const payouts = { feePercent: '1', currencies: { EUR: { minAmount: '5.00', maxAmount: '60.00', feeFixed: '0.50' } } }
  const changeCard = async (change: object) => {
    const row = await readMethod(cashier.house.db, methodIds.paymentCard)
    await setMethod(cashier.house, JSON.stringify({ ...row?.data, ...change }), 'cli:test')
  }
  afterEach(async () => changeCard({ payouts: undefined, payout: true }))

  test('are told with the destination, and the fee is kept back when it is paid', async () => {
    await changeCard({ payouts })
    const { player, request } = await funded()
    const { destinations } = await player.browser.must('GET /api/payment/withdrawals', {})
    expect(destinations).toMatchObject([{ minAmount: '5.00', maxAmount: '60.00', feePercent: '1', feeFixed: '0.50' }])
    const withdrawal = await request('40.00')
    expect(withdrawal).toMatchObject({ amount: '40.00', fee: '0.90' })
    await payWithdrawal(cashier.house, withdrawal.reference, { actor: 'cli:test', reason: '' })
    await cashier.advance(10)
    await until(() => statusOf(player, withdrawal.reference), 'paid')
    const { payouts: sent } = await cashier.control<{ payouts: { reference: string; amount: string }[] }>('/payouts')
    expect(sent.find(({ reference }) => reference === withdrawal.reference)?.amount).toBe('3910')
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 0n })
    const { transactions } = await player.browser.must('GET /api/transactions', { type: 'withdrawal' })
    expect(transactions).toMatchObject([{ amount: '-40.00', fee: '0.90', status: 'paid', cancellable: false }])
  })

  test('give the fee back, too, with a payout that fails', async () => {
    await changeCard({ payouts })
    const { player, request } = await funded(cardNumbers.payoutFails)
    const { reference } = await request('40.00')
    await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
    await cashier.advance(10)
    await until(() => statusOf(player, reference), 'returned')
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
  })

  test('refuse more than one withdrawal may be, and one that the fee would eat', async () => {
    await changeCard({ payouts })
    const { ask } = await funded()
    expect((await ask('60.01')).error).toMatchObject({
      errorCode: 117,
      errorDetails: { type: 'oneTime', limit: '60.00', available: '60.00' },
    })
    await changeCard({ payouts: { ...payouts, currencies: { EUR: { minAmount: '5.00', feeFixed: '10.00' } } } })
    expect((await ask('10.00')).error).toMatchObject({ errorCode: 117, errorDetails: { paymentLimit: 'fee' } })
  })

  test('are asked of the settings where the way says nothing', async () => {
    await cashier.set('withdrawal.maxAmount', { EUR: '50.00' })
    const { player, ask } = await funded()
    const { destinations } = await player.browser.must('GET /api/payment/withdrawals', {})
    expect(destinations).toMatchObject([{ minAmount: '10.00', maxAmount: '50.00', feePercent: '0' }])
    expect((await ask('50.01')).error.errorCode).toBe(117)
    await cashier.set('withdrawal.maxAmount', {})
  })

  test('offer no destination by which nothing goes back', async () => {
    const { player, ask } = await funded()
    await changeCard({ payout: false })
    expect((await player.browser.must('GET /api/payment/withdrawals', {})).destinations).toEqual([])
    expect((await ask('20.00')).error.errorCode).toBe(125)
  })
})

describe('the list of transactions', () => {
  test('shows what waits, by the country’s rule with the way to take it back, and goes as far back as is wished', async () => {
    const { player, request } = await funded()
    const { reference } = await request('40.00')
    const list = (wish: object) => player.browser.must('GET /api/transactions', { type: 'withdrawal', ...wish })
    expect((await list({ status: 'pending' })).transactions).toMatchObject([{ id: reference, status: 'pending', cancellable: true }])
    await player.browser.must('POST /api/payment/cancelWithdrawal', { reference })
    expect((await list({ status: 'pending' })).transactions).toEqual([])
    expect((await list({})).transactions).toMatchObject([{ id: reference, status: 'cancelled', cancellable: false }])
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
    const inAnHour = new Date(cashier.clock.now().getTime() + 3_600_000).toISOString()
    expect((await list({ from: inAnHour })).transactions).toEqual([])
  })
})
