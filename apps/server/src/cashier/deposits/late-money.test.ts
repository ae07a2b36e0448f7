import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { providerNamed } from '../providers/providers.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)
const act = (reference: string, body: object) => cashier.control(`/payments/${reference}/act`, body)
const limit = (player: Depositor, amounts: Record<string, string>) =>
  player.browser.must('POST /api/limits', { type: 'deposit', ...amounts })
const used = async (player: Depositor) => (await player.browser.must('GET /api/limits', {})).limits.deposit?.monthly?.usedAmount
const balance = async (player: Depositor) => {
  const { cash, reserve, held } = await player.wallet()
  return { cash, reserve, held }
}
const debt = async (player: Depositor) => {
  const [row] = await cashier.sql(
    `select coalesce(sum(case when debit = 'debt' then amount when credit = 'debt' then -amount else 0 end), 0)::text as debt from transfer where player = ${player.id}`,
  )
  return row?.debt
}

describe('what is lost on the way is found by asking', () => {
  test('a notice that never comes: the deposit is credited by the first question', async () => {
    const player = await cashier.depositor()
    await cashier.control('/defaults', { dropNotices: 1 })
    const step = await player.begin('20.00')
    await player.giveCard(step)
    await act(step.reference, { act: 'approve' })
    expect(await player.status(step.reference)).toBe('init')
    await cashier.advance(6)
    await until(() => player.status(step.reference), 'ok')
    expect((await player.wallet()).cash).toBe(2000n)
  })

  test('an answer that never comes: the player may go on with the payment that the provider has made', async () => {
    const player = await cashier.depositor()
    await cashier.control('/defaults', { hangCalls: 1, hangSeconds: 60, onlyCalls: 'POST /v1/payments' })
    const step = await player.begin('20.00')
    expect(step.status).toBe('init')
    await cashier.advance(6)
    const form = async () => (await player.browser.must('GET /api/deposits/status', { reference: step.reference })).step?.type
    await until(form, 'form')
    const { step: later } = await player.browser.must('GET /api/deposits/status', { reference: step.reference })
    await player.giveCard(later!)
    await player.finish(later!)
    await until(() => player.status(step.reference), 'ok')
    expect((await player.wallet()).cash).toBe(2000n)
  }, 40_000)

  test('a start that the provider failed: it is sent again under the same reference', async () => {
    const player = await cashier.depositor()
    await cashier.control('/defaults', { failCalls: 1, onlyCalls: 'POST /v1/payments' })
    const step = await player.begin('20.00')
    await cashier.advance(6)
    const form = async () => (await player.browser.must('GET /api/deposits/status', { reference: step.reference })).step?.type
    await until(form, 'form')
  })
})

describe('a deposit whose time is over', () => {
  test('is given up with the provider’s word, and its allowance comes back', async () => {
    const player = await cashier.depositor()
    await limit(player, { monthlyAmount: '20.00' })
    const { reference } = await player.begin('20.00')
    expect(await used(player)).toBe('20.00')
    await cashier.advance(31 * 60)
    await until(() => player.status(reference), 'cancelled')
    await player.logIn()
    expect([await used(player), await balance(player)]).toEqual(['0.00', { cash: 0n, reserve: 0n, held: 0n }])
  })

  test('is credited and counted all the same when its money comes late', async () => {
    const player = await cashier.depositor()
    await limit(player, { monthlyAmount: '100.00' })
    const { reference, providerReference } = await player.begin('20.00')
    await cashier.advance(31 * 60)
    await until(() => player.status(reference), 'cancelled')
    const payment = {
      id: providerReference,
      reference,
      status: 'captured',
      amount: '2000',
      capturedAmount: '2000',
      currency: 'EUR',
      createdAt: cashier.clock.now().toISOString(),
    }
    const event = { id: `evt_late_${reference}`, type: 'payment.captured', createdAt: cashier.clock.now().toISOString(), data: { payment } }
    expect([await cashier.notice(event), await cashier.notice(event)]).toEqual([204, 204])
    await player.logIn()
    expect([await player.status(reference), await used(player), (await player.wallet()).cash]).toEqual(['ok', '20.00', 2000n])
  })
})

describe('money that goes back', () => {
  const paid = async (amount = '20.00') => {
    const player = await cashier.depositor()
    const reference = await player.pay(amount)
    await until(() => player.status(reference), 'ok')
    return { player, reference }
  }
  const spend = async (player: Depositor, amount: bigint) => {
    const wallet = { shard: player.shard, player: player.id, currency: player.currency }
    const result = await cashier.house.wallet.post({
      op: 'bet',
      wallet,
      id: `test:${player.id}:bet`,
      kind: 'casino',
      reason: `test:round:${player.id}`,
      amount,
      round: `test:round:${player.id}`,
      owner: 'game:1001',
      account: 'gaming:slots:orchard',
    })
    expect(result.outcome).toBe('posted')
    await cashier.house.wallet.post({
      op: 'win',
      wallet,
      id: `test:${player.id}:close`,
      kind: 'casino',
      reason: `test:round:${player.id}`,
      amount: 0n,
      round: `test:round:${player.id}`,
      close: true,
    })
  }

  test('a refund takes the cash', async () => {
    const { player, reference } = await paid()
    await act(reference, { act: 'refund', amount: '500' })
    await until(() => balance(player), { cash: 1500n, reserve: 0n, held: 0n })
    await act(reference, { act: 'sendNotice', copies: 5 })
    await act(reference, { act: 'refund', amount: '300' })
    await until(() => balance(player), { cash: 1200n, reserve: 0n, held: 0n })
    expect(await player.status(reference)).toBe('ok')
  })

  test('a chargeback takes cash, then reserve, then leaves a debt, and won back reverses exactly', async () => {
    const { player, reference } = await paid()
    await spend(player, 1500n)
    const wallet = { shard: player.shard, player: player.id, currency: player.currency }
    await cashier.house.wallet.post({
      op: 'move',
      wallet,
      id: `test:${player.id}:reserve`,
      kind: 'test',
      reason: 'test',
      legs: [['cash', 'reserve', 200n]],
    })
    expect(await balance(player)).toEqual({ cash: 300n, reserve: 200n, held: 0n })
    await act(reference, { act: 'chargeback' })
    await until(() => balance(player), { cash: 0n, reserve: 0n, held: 0n })
    expect(await debt(player)).toBe('1500')
    await act(reference, { act: 'chargebackReversed' })
    await until(() => balance(player), { cash: 300n, reserve: 200n, held: 0n })
    expect(await debt(player)).toBe('0')
  })

  test('a debt is paid from the next deposit, stands in the statement, and is given back when its chargeback is won', async () => {
    const { player, reference } = await paid()
    await spend(player, 1500n)
    await act(reference, { act: 'chargeback' })
    await until(() => debt(player), '1500')
    const next = await player.pay('10.00')
    await until(() => player.status(next), 'ok')
    expect([await balance(player), await debt(player)]).toEqual([{ cash: 0n, reserve: 0n, held: 0n }, '500'])
    const last = await player.pay('20.00')
    await until(() => player.status(last), 'ok')
    expect([await balance(player), await debt(player)]).toEqual([{ cash: 1500n, reserve: 0n, held: 0n }, '0'])
    await act(reference, { act: 'chargebackReversed' })
    await until(() => balance(player), { cash: 3500n, reserve: 0n, held: 0n })
    expect(await debt(player)).toBe('0')
    const { transactions } = await player.browser.must('GET /api/transactions', { type: 'deposit', size: 20 })
    const lines = transactions.filter(({ kind }) => kind !== 'deposit').map(({ kind, amount }) => `${kind} ${amount}`)
    expect(lines.toSorted()).toEqual(['adjustment -10.00', 'adjustment -5.00', 'adjustment 15.00', 'chargeback -5.00', 'chargeback 5.00'])
  })

  test('where the setting says so a debt waits for a person', async () => {
    await cashier.set('be.debt.recovery', 'never')
    try {
      const { player, reference } = await paid()
      await spend(player, 2000n)
      await act(reference, { act: 'chargeback' })
      await until(() => debt(player), '2000')
      const next = await player.pay('10.00')
      await until(() => player.status(next), 'ok')
      expect([(await balance(player)).cash, await debt(player)]).toEqual([1000n, '2000'])
    } finally {
      await cashier.set('be.debt.recovery', 'nextDeposit')
    }
  })

  test('a refund at the acquirer stands in the player’s statement and agrees with the acquirer’s', async () => {
    const { player, reference } = await paid()
    await act(reference, { act: 'refund', amount: '500' })
    await until(() => balance(player), { cash: 1500n, reserve: 0n, held: 0n })
    const { transactions } = await player.browser.must('GET /api/transactions', { type: 'all', size: 20 })
    expect(transactions.filter(({ kind }) => kind === 'refund').map(({ amount, status }) => [amount, status])).toEqual([['-5.00', 'ok']])
    const { provider, cx } = providerNamed(cashier.house, 'card-acquirer')
    await cashier.advance(600)
    const statement = { provider: provider.id, read: async (from: Date, to: Date) => (await provider.statement?.(cx, from, to)) ?? [] }
    const verdicts = await verifyLedger(cashier.house.db, cashier.clock, { statements: [statement] })
    expect(verdicts.flatMap(({ faults }) => faults.filter((fault) => fault.includes(reference) || fault.includes('refund')))).toEqual([])
  })
})

describe('a player under rules that ask for limits first', () => {
  const swede = () => cashier.depositor({ country: 'SWE', currency: 'SEK' })

  test('is refused a deposit until they are set, where the setting says so', async () => {
    proves('CSH-020', 'CSH-469')
    const player = await swede()
    const ask = () => player.browser.ask('POST /api/deposits', { method: 1140001, amount: '200.00', currency: 'SEK' })
    expect((await ask()).error).toMatchObject({ errorCode: 228 })
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({
      isOpen: false,
      available: '0.00',
      requireLimitBeforeDeposit: true,
      heldUntilLimits: false,
    })
    await limit(player, { dailyAmount: '500.00', weeklyAmount: '1000.00', monthlyAmount: '2000.00' })
    expect((await ask()).status).toBe(200)
  })

  test('else may deposit, but the money waits apart until the limits are set, and is credited then, once', async () => {
    proves('CSH-318')
    await cashier.set('requireLimitBeforeDeposit', [])
    const player = await swede()
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({
      isOpen: true,
      requireLimitBeforeDeposit: false,
      heldUntilLimits: true,
    })
    const reference = await player.pay('200.00')
    await until(() => player.status(reference), 'waiting')
    expect(await player.browser.must('GET /api/deposits/status', { reference })).toMatchObject({
      limitRequire: true,
      receivedMoneyFromProvider: true,
    })
    expect(await balance(player)).toEqual({ cash: 0n, reserve: 0n, held: 20_000n })
    const payout = await player.browser.ask('POST /api/payment/initWithdraw', {
      amount: '100.00',
      currency: 'SEK',
      storedDetailReference: 'x',
    })
    expect(payout.status).not.toBe(200)
    await limit(player, { dailyAmount: '500.00', weeklyAmount: '1000.00', monthlyAmount: '2000.00' })
    await until(() => player.status(reference), 'ok')
    expect([await balance(player), await used(player)]).toEqual([{ cash: 20_000n, reserve: 0n, held: 0n }, '200.00'])
    await cashier.set('requireLimitBeforeDeposit', ['deposit'])
  })
})

test('a payment that is processing first is pending, and ok when it is captured', async () => {
  const player = await cashier.depositor()
  const reference = await player.pay('20.00', cardNumbers.processing)
  await until(() => player.status(reference), 'pending')
  await cashier.advance(6)
  await until(() => player.status(reference), 'ok')
})
