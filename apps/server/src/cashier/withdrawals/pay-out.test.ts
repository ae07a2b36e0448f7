import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { firstMethods } from '../methods/first-methods.ts'
import { payWithdrawal } from './decide-withdrawal.ts'
import { measurePayouts } from './measure-payouts.ts'
import { seedMethods } from '../method-catalogue/method.sql.ts'
import { payOutWorker } from './pay-out.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { settleDeposit } from '../settlement/settle-deposit.ts'
import { settleWithdrawalInside } from './settle-withdrawal.ts'
import { openTestAttempt } from '../attempts/test-attempt.ts'

/** What the acquirer answers to a question and to an order, and which orders it was given. */
type Answer = { status: number; body: object }
const notFound: Answer = { status: 404, body: { error: { code: 'not_found' } } }
let [asked, ordered]: [Answer, Answer] = [notFound, notFound]
let orders: { card: string; amount: string }[] = []

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await seedMethods(house.house.db, firstMethods)
})
afterAll(() => house.close())
beforeEach(() => {
  ;[asked, ordered, orders] = [notFound, notFound, []]
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') orders.push(JSON.parse(body ?? '{}'))
    const { status, body: answer } = method === 'GET' ? asked : ordered
    return Response.json(answer, { status })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  const verdicts = await verifyLedger(house.house.db, house.clock)
  expect(verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))).toEqual([])
})

/** A player with 20.00 from a card, of which 15.00 are on the way back to it. */
async function paidOut() {
  const deposit = await openTestAttempt(house)
  const instrument = { token: 'tok_1', description: 'Visa •••• 4242', fingerprint: `card:${deposit.reference}` }
  const received = { kind: 'received' as const, eventKey: 'p:captured', money: { amount: 2100n, currency: 'EUR' }, instrument }
  await settleDeposit(house.house, deposit.shard, deposit.reference, { facts: [{ ...received, happenedAt: house.clock.now() }] })
  const { browser } = deposit.player
  const { destinations } = await browser.must('GET /api/payment/withdrawals', {})
  const storedDetailReference = destinations[0]?.storedDetailReference ?? ''
  const wish = { amount: '15.00', currency: 'EUR', storedDetailReference }
  const { reference } = (await browser.must('POST /api/payment/initWithdraw', wish, { key: newKey() })).withdrawal
  await payWithdrawal(house.house, reference, { actor: 'cli:test', reason: '' })
  const job = { id: 1n, kind: 'payout', key: `${deposit.shard}:${reference}`, payload: {}, tries: 1 }
  const payout = (status: string) => ({ id: 'po_1', reference, amount: '1500', currency: 'EUR', status })
  const tell = (facts: Fact[], from = 'card-acquirer') =>
    house.house.db.transaction((tx) => settleWithdrawalInside(house.house, tx, deposit.shard, reference, { from, facts }))
  const row = async () => (await house.sql(`select state, changed_at from withdrawal where reference = '${reference}'`))[0]
  return { ...deposit, storedDetailReference, reference, payout, tell, row, work: () => payOutWorker(house.house)(job) }
}

test.each([401, 403, 400])('a question that is answered with %i says nothing about the money: it is not given back', async (status) => {
  const { work, row, cash } = await paidOut()
  asked = { status, body: { error: { code: 'unauthorized' } } }
  expect(await work()).toMatchObject({ againAt: expect.any(Date) })
  expect([(await row())?.['state'], await cash(), orders]).toEqual(['sending', { cash: '500', held: '0' }, []])
})

test('an order that is refused gives the money back', async () => {
  const { work, row, cash } = await paidOut()
  ordered = { status: 402, body: { error: { code: 'card_closed' } } }
  await work()
  expect([(await row())?.['state'], await cash()]).toEqual(['returned', { cash: '2000', held: '0' }])
})

test('money that was asked for to a card goes there, also where its player has had the card forgotten meanwhile', async () => {
  const { work, row, player, payout, storedDetailReference } = await paidOut()
  await player.browser.must('POST /api/payment/storedDetails/delete', { storedDetailReference })
  ordered = { status: 200, body: payout('processing') }
  await work()
  expect([(await row())?.['state'], orders]).toMatchObject(['processing', [{ card: 'tok_1', amount: '1500' }]])
})

test.each([
  ['another sum', 'card-acquirer', 1499n, 'EUR'],
  ['another currency', 'card-acquirer', 1500n, 'USD'],
  ['another provider', 'trustly', 1500n, 'EUR'],
])('a return of %s is not the return of this payout', async (_, from, amount, currency) => {
  const { work, tell, row, cash, payout } = await paidOut()
  ordered = { status: 200, body: payout('processing') }
  await work()
  const fact: Fact = { kind: 'returned', eventKey: 'x:returned', money: { amount, currency }, happenedAt: house.clock.now() }
  expect(await tell([fact], from)).toBeUndefined()
  expect([(await row())?.['state'], await cash()]).toEqual(['processing', { cash: '500', held: '0' }])
})

test('a payout that was never sent cannot come back', async () => {
  const deposit = await paidOut()
  const { browser } = deposit.player
  const wish = { amount: '5.00', currency: 'EUR', storedDetailReference: deposit.storedDetailReference }
  await house.set('withdrawal.minAmount', { EUR: '1.00' })
  const { reference } = (await browser.must('POST /api/payment/initWithdraw', wish, { key: newKey() })).withdrawal
  const fact: Fact = { kind: 'returned', eventKey: 'y:returned', money: { amount: 500n, currency: 'EUR' }, happenedAt: house.clock.now() }
  const settled = await house.house.db.transaction((tx) =>
    settleWithdrawalInside(house.house, tx, deposit.shard, reference, { from: 'card-acquirer', facts: [fact] }),
  )
  expect([settled, await deposit.cash()]).toEqual([undefined, { cash: '0', held: '0' }])
})

test('a payout counts when it was paid, also where that is told once more much later', async () => {
  const { tell, row, work, payout } = await paidOut()
  ordered = { status: 200, body: payout('processing') }
  await work()
  const paid: Fact = { kind: 'paid', eventKey: 'po_1:paid', happenedAt: house.clock.now() }
  await tell([paid])
  const before = await row()
  house.clock.advance(40 * 86_400_000)
  await tell([{ ...paid, eventKey: 'po_1:paid-again' }])
  expect([before?.['state'], await row()]).toEqual(['paid', before])
})

test('a payout on its way is measured with how long it takes, until its end is known', async () => {
  const { registry } = house.house.metrics
  const measured = async (name: string) => {
    await measurePayouts(house.house)
    return Number(/\{provider="card-acquirer"\} (\S+)/.exec(await registry.getSingleMetricAsString(name))?.[1] ?? 0)
  }
  const before = await measured('fairhouse_payouts_on_their_way')
  const { tell } = await paidOut()
  expect(await measured('fairhouse_payouts_on_their_way')).toBe(before + 1)
  const age = await measured('fairhouse_payouts_oldest_seconds')
  house.clock.advance(3_600_000)
  expect(Math.round(((await measured('fairhouse_payouts_oldest_seconds')) - age) / 3600)).toBe(1)
  await tell([{ kind: 'paid', eventKey: 'po_1:paid', happenedAt: house.clock.now() }])
  expect(await measured('fairhouse_payouts_on_their_way')).toBe(before)
})
