import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { runsOf } from '../../base/testing/test-runs.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { settleDeposit } from './settle-deposit.ts'
import { openTestAttempt } from '../attempts/test-attempt.ts'

let test1: TestHouse
let player: TestPlayer
beforeAll(async () => {
  test1 = await openTestHouse()
})
afterAll(async () => {
  const verdicts = await verifyLedger(test1.house.db, test1.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
  await test1.close()
})

async function openAttempt(): Promise<{ shard: number; reference: string }> {
  const opened = await openTestAttempt(test1, {}, { status: 'notActivated' })
  player = opened.player
  return opened
}

const at = new Date('2026-11-18T10:00:00Z')
const money = (amount: bigint, currency = 'EUR') => ({ amount, currency })
/** Everything that can be told of one payment, right or wrong: each fact once under its own key. */
const facts: Fact[] = [
  { kind: 'pending', eventKey: 'p:processing', happenedAt: at },
  { kind: 'received', eventKey: 'p:captured', money: money(2100n), happenedAt: at },
  { kind: 'refunded', eventKey: 'r1:refunded', money: money(500n), happenedAt: at },
  { kind: 'refunded', eventKey: 'r2:refunded', money: money(300n), happenedAt: at },
  { kind: 'disputed', eventKey: 'd:disputed', money: money(2100n), happenedAt: at },
  { kind: 'disputeWon', eventKey: 'd:disputeWon', money: money(2100n), happenedAt: at },
  { kind: 'cancelled', eventKey: 'p:canceled', happenedAt: at },
  { kind: 'expired', eventKey: 'p:expired', happenedAt: at },
  { kind: 'failed', eventKey: 'p:declined', reason: 'do_not_honour', happenedAt: at },
]

/** What stands in the end, without what names the attempt. */
async function outcomeOf(chosen: Fact[][]): Promise<unknown> {
  const { shard, reference } = await openAttempt()
  for (const told of chosen) await settleDeposit(test1.house, shard, reference, { facts: told })
  const [attempt] = await test1.sql(`select state, credited::text from deposit_attempt where reference = '${reference}'`)
  const postings = await test1.sql(
    `select replace(id, '${reference}', '') as id, kind, outcome from posting where player = ${player.id} and kind not in ('allowance', 'debtRecovery') order by id`,
  )
  const [wallet] = await test1.sql(
    `select (cash - coalesce((select sum(case when debit = 'debt' then amount when credit = 'debt' then -amount else 0 end) from transfer where player = ${player.id}), 0))::text as worth, held::text, deposit_reserved::text as reserved from wallet where player = ${player.id}`,
  )
  return { attempt, postings, wallet }
}

test('any order and any repetition of facts, one by one or together, ends in the same state, postings and money (property)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .subarray(facts, { minLength: 1 })
        .chain((chosen) =>
          fc.tuple(
            fc.constant(chosen),
            fc.shuffledSubarray([...chosen, ...chosen], { minLength: chosen.length * 2, maxLength: chosen.length * 2 }),
            fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
          ),
        ),
      async ([chosen, mixed, sizes]) => {
        const groups: Fact[][] = []
        for (let from = 0, n = 0; from < mixed.length; n += 1) {
          const size = 1 + (sizes[n] ?? 0)
          groups.push(mixed.slice(from, from + size))
          from += size
        }
        const [plain, shuffled] = [await outcomeOf(chosen.map((fact) => [fact])), await outcomeOf(groups)]
        // The release of an allowance happens where an ending was told before the money: it moves nothing. A debt is paid where a
        // chargeback was told before it: what the wallet is worth with it is the same.
        const withoutRelease = (outcome: unknown) =>
          JSON.parse(JSON.stringify(outcome)) as { attempt: unknown; postings: { id: string }[]; wallet: unknown }
        const [a, b] = [withoutRelease(plain), withoutRelease(shuffled)]
        expect(b).toEqual(a)
      },
    ),
    { numRuns: runsOf(process.env.TEST_ALL ? 300 : 40) },
  )
}, 300_000)

test('money that came is credited whatever else was told, and nothing is where none came', async () => {
  expect(await outcomeOf([facts.filter(({ kind }) => ['failed', 'cancelled', 'expired', 'received'].includes(kind))])).toMatchObject({
    attempt: { state: 'ok', credited: '2000' },
    wallet: { worth: '2000', reserved: '0' },
  })
  expect(await outcomeOf([facts.filter(({ kind }) => kind !== 'received')])).toMatchObject({
    attempt: { state: 'failed', credited: null },
    wallet: { worth: '0', reserved: '0' },
  })
})

test('a chargeback that was won back before it was told is undone all the same', async () => {
  const [received, disputed, won] = ['received', 'disputed', 'disputeWon'].map((kind) => facts.find((fact) => fact.kind === kind)!)
  expect(await outcomeOf([[received!], [won!], [disputed!]])).toMatchObject({ wallet: { worth: '2000' } })
})

test.each([
  ['another amount', money(2101n)],
  ['the amount without the fee', money(2000n)],
  ['another currency', money(2100n, 'USD')],
])('%s than was asked for goes to suspense, once, and never to the player', async (_, told) => {
  const { shard, reference } = await openAttempt()
  const received: Fact = { kind: 'received', eventKey: `${reference}:captured`, money: told, happenedAt: at }
  for (let n = 0; n < 3; n += 1) await settleDeposit(test1.house, shard, reference, { facts: [received] })
  const legs = await test1.sql(
    `select t.credit, t.amount::text as amount, t.currency, t.player = ${player.id} as own from transfer t join posting p on p.shard = t.shard and p.id = t.posting and p.player = t.player where p.reason_ref = '${reference}'`,
  )
  expect(legs).toEqual([
    { credit: 'suspense:card-acquirer', amount: String(told.amount), currency: told.currency, own: told.currency === 'EUR' },
  ])
  expect(
    await test1.sql(`select cash::text, held::text, deposit_reserved::text as reserved from wallet where player = ${player.id}`),
  ).toEqual([{ cash: '0', held: '0', reserved: '0' }])
})
