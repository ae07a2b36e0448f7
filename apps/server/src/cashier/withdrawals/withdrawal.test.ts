import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { decideForPlayer } from '../../money/limit-changes/decide-for-player.ts'
import { refreshCapsInside } from '../../money/limit-enforcement/refresh-caps.ts'
import { writeExclusion } from '../../money/limits/limits.sql.ts'
import { payWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'
import { balance, fundedPlayer, statusOf, until } from './test-withdrawal.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const funded = (card?: string, wanted?: Parameters<TestCashier['depositor']>[0]) => fundedPlayer(cashier, card, wanted)

const walletOf = ({ shard, id, currency }: Depositor) => ({ shard, player: id, currency })

describe('a request', () => {
  test('leaves the playable balance at once and can be seen', async () => {
    const { player, request } = await funded()
    const withdrawal = await request('40.00')
    expect(withdrawal).toMatchObject({ amount: '40.00', currency: 'EUR', status: 'pending', cancellable: true })
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 4000n })
    expect(await player.browser.must('GET /api/payment/withdrawals', {})).toMatchObject({
      available: '60.00',
      withdrawals: [{ reference: withdrawal.reference }],
    })
  })

  test('is taken back where the country lets it, once', async () => {
    proves('CSH-NS-64')
    const { player, request } = await funded()
    const { reference } = await request('40.00')
    const takeBack = () => player.browser.ask('POST /api/payment/cancelWithdrawal', { reference })
    const answers = await Promise.all([takeBack(), takeBack(), takeBack()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
  })

  test('is taken back with others at once; what has gone out meanwhile is told, and keeps none of the others', async () => {
    proves('SHL-1001..1002')
    const { player, request } = await funded()
    const references = [(await request('10.00')).reference, (await request('20.00')).reference, (await request('30.00')).reference]
    const takeBack = () => player.browser.ask('POST /api/payment/cancelWithdrawals', { references })
    await rejectWithdrawal(cashier.house, references[1] ?? '', { actor: 'cli:test', reason: 'a copy is missing' })
    const { error } = await takeBack()
    await expectTold(error, 405, /^Part of it could not be cancelled\./)
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
    await expectTold((await takeBack()).error, 405, /^Nothing could be cancelled\./)

    const { reference } = await request('40.00')
    const { value } = await player.browser.ask('POST /api/payment/cancelWithdrawals', { references: [reference, reference] })
    expect(value?.withdrawals).toMatchObject([{ reference, status: 'cancelled' }])
  })

  test('is never taken back in Great Britain', async () => {
    const { player, request } = await funded(cardNumbers.plain, { country: 'GBR', currency: 'GBP' })
    const { reference, cancellable } = await request('40.00')
    expect(cancellable).toBe(false)
    expect((await player.browser.ask('POST /api/payment/cancelWithdrawal', { reference })).error.errorCode).toBe(405)
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 4000n })
  })

  test('is taken and paid though its player is excluded', async () => {
    const { player, request } = await funded()
    await cashier.house.db.transaction(async (tx) => {
      const startsAt = cashier.clock.now()
      await writeExclusion(tx, player.shard, player.id, { kind: 'excluded', source: 'player', reason: '', startsAt, endsAt: null })
      await refreshCapsInside(cashier.house, tx, walletOf(player))
    })
    const deposit = await player.browser.ask('POST /api/deposits', { method: 1140001, amount: '20.00', currency: 'EUR' })
    expect(deposit.error.errorCode).toBe(120)
    const { reference } = await request('40.00')
    await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
    await until(() => statusOf(player, reference), 'processing')
  })

  test('that is taken back brings no more cash than the max balance lets: the rest waits in the reserve', async () => {
    const { player, request } = await funded()
    const { reference } = await request('60.00')
    const [who, name] = [{ actor: 'cli:test', reason: 'test' } as const, { type: 'maxBalance', period: 'permanent' } as const]
    await decideForPlayer(cashier.house, walletOf(player), { act: 'set', name, amount: 5000n, source: 'operator' }, who)
    await player.browser.must('POST /api/payment/cancelWithdrawal', { reference })
    expect(await player.wallet()).toMatchObject({ cash: 5000n, reserve: 5000n, pending_withdrawal: 0n })
  })

  test('of somebody else is not found', async () => {
    const { request } = await funded()
    const { reference } = await request('40.00')
    const other = await cashier.depositor()
    expect((await other.browser.ask('POST /api/payment/cancelWithdrawal', { reference })).status).toBe(404)
  })

  test.each([
    ['more than there is', '100.01', 121],
    ['less than the least', '9.99', 2],
    ['nothing', '0.00', 2],
    ['three digits', '20.001', 2],
  ])('for %s is refused', async (_, amount, code) => {
    proves('SHL-856')
    const { player, ask } = await funded()
    const { error } = await ask(amount)
    await expectTold(error, code, code === 121 ? /^There is not enough money on your balance\./ : /^Please check the highlighted fields\.$/)
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
  })

  test('to somebody else’s card is refused, and so is one before any deposit', async () => {
    proves('SHL-861', 'SHL-862')
    const { storedDetailReference } = await funded()
    const { player } = await funded()
    const foreign = await player.browser.ask('POST /api/payment/initWithdraw', { amount: '20.00', currency: 'EUR', storedDetailReference })
    await expectTold(foreign.error, 125, /^Your payment details are incomplete\./)
    const fresh = await cashier.depositor()
    const { error } = await fresh.browser.ask('POST /api/payment/initWithdraw', { amount: '20.00', currency: 'EUR', storedDetailReference })
    await expectTold(error, 124, /^You can withdraw after your first deposit\./)
  })

  test('of many at the same time never takes more than there is, and the same key asks once', async () => {
    const { player, ask } = await funded()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('30.00')))
    expect(answers.filter(({ status }) => status === 200).length).toBe(3)
    expect(await balance(player)).toEqual({ cash: 1000n, pending: 9000n })
    const key = newKey()
    const same = await Promise.all(Array.from({ length: 5 }, () => ask('10.00', key)))
    expect(new Set(same.map(({ value }) => value.withdrawal.reference)).size).toBe(1)
    expect(await balance(player)).toEqual({ cash: 0n, pending: 10_000n })
  })
})

describe('an operator’s decision', () => {
  test('to pay sends it to the card, once, however often it is decided', async () => {
    const { player, request } = await funded()
    const { reference } = await request('40.00')
    const decided = await Promise.all(
      Array.from({ length: 4 }, () => payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })),
    )
    expect(decided.filter((answer) => typeof answer !== 'string').length).toBe(1)
    await until(() => statusOf(player, reference), 'processing')
    await cashier.advance(10)
    await until(() => statusOf(player, reference), 'paid')
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 0n })
    const { payouts } = await cashier.control<{ payouts: { reference: string; amount: string }[] }>('/payouts')
    expect(payouts.filter((payout) => payout.reference === reference)).toMatchObject([{ amount: '4000' }])
    expect((await player.browser.ask('POST /api/payment/cancelWithdrawal', { reference })).error.errorCode).toBe(405)
  })

  test('to refuse gives the money back', async () => {
    const { player, request } = await funded()
    const { reference } = await request('40.00')
    await rejectWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: 'not this time' })
    expect([await balance(player), await statusOf(player, reference)]).toEqual([{ cash: 10_000n, pending: 0n }, 'rejected'])
    expect(await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })).toMatch(/rejected already/)
  })
})

describe('a payout', () => {
  test('that fails gives the money back', async () => {
    const { player, request } = await funded(cardNumbers.payoutFails)
    const { reference } = await request('40.00')
    await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
    await cashier.advance(10)
    await until(() => statusOf(player, reference), 'returned')
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
  })

  test('that is returned after it was paid gives the money back, once', async () => {
    const { player, request } = await funded(cardNumbers.payoutReturned)
    const { reference } = await request('40.00')
    await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
    await until(() => statusOf(player, reference), 'processing')
    await cashier.advance(4)
    await until(() => statusOf(player, reference), 'paid')
    await cashier.advance(15)
    await until(() => statusOf(player, reference), 'returned')
    await cashier.control(`/payouts/${reference}/act`, { act: 'sendNotice', copies: 5 })
    await cashier.advance(3600)
    await until(() => balance(player), { cash: 10_000n, pending: 0n })
  })

  test('whose answer is lost is not paid twice', async () => {
    const { player, request } = await funded()
    const { reference } = await request('40.00')
    await cashier.control('/defaults', { hangCalls: 1, hangSeconds: 60, onlyCalls: 'POST /v1/payouts' })
    await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
    await until(
      async () =>
        (await cashier.control<{ payouts: { reference: string }[] }>('/payouts')).payouts.filter((payout) => payout.reference === reference)
          .length,
      1,
    )
    await cashier.advance(60)
    await until(() => statusOf(player, reference), 'paid')
    expect(
      (await cashier.control<{ payouts: { reference: string }[] }>('/payouts')).payouts.filter((payout) => payout.reference === reference)
        .length,
    ).toBe(1)
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 0n })
  }, 40_000)
})

describe('a stored card', () => {
  test('pays again with its security code alone, and is one card however often it is saved', async () => {
    proves('CSH-013')
    const { player, storedDetailReference } = await funded()
    const again = await player.begin('20.00', { storedDetailReference })
    await player.giveCard(again, '')
    await player.finish(again)
    await until(() => player.status(again.reference), 'ok')
    await until(async () => (await player.wallet()).cash, 12_000n)
    const third = await player.pay('20.00', cardNumbers.plain, { saveCard: true })
    await until(() => player.status(third), 'ok')
    expect((await player.browser.must('GET /api/payment/methods', {})).methods[0]?.storedDetails.length).toBe(1)
  })

  test('is kept without its number, and its token is sealed', async () => {
    const { player } = await funded()
    const [row] = await cashier.sql(`select to_jsonb(d)::text as whole from stored_detail d where player = ${player.id}`)
    expect(String(row?.whole)).toContain('•••• 4242')
    expect(String(row?.whole)).not.toMatch(/4242424242424242|card_|tok_/)
  })

  test('that was forgotten pays nothing more', async () => {
    const { player, storedDetailReference } = await funded()
    await player.browser.must('POST /api/payment/storedDetails/delete', { storedDetailReference })
    expect(
      (await player.browser.ask('POST /api/deposits', { method: 1140001, amount: '20.00', currency: 'EUR', storedDetailReference })).error
        .errorCode,
    ).toBe(125)
  })
})
