// A day in which everything comes that may come to a payment and to a round: whatever it was, `ledger verify` finds nothing afterwards,
// and the acquirer's statement says what our books say. The day follows from its seed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import type { Posting } from '../../money/wallet/posting.ts'
import { payWithdrawal } from '../withdrawals/decide-withdrawal.ts'
import { providerNamed } from '../providers/providers.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'
import { fundedPlayer } from '../withdrawals/test-withdrawal.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_123)
const hours = 24

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

type Someone = Awaited<ReturnType<typeof fundedPlayer>>
type Day = { random: () => number; people: Someone[]; payments: string[]; done: string[] }

const payouts = [cardNumbers.plain, cardNumbers.payoutFails, cardNumbers.payoutReturned]
const cards = [cardNumbers.plain, cardNumbers.noticeTwice, cardNumbers.noticeLate, cardNumbers.processing, cardNumbers.noFunds]

const oneOf = <Thing>(things: readonly Thing[], random: () => number): Thing => things[Math.floor(random() * things.length)]! // never empty
const amountOf = (random: () => number) => (10 + Math.floor(random() * 40)).toFixed(2)
/** What has no meaning for a payment as it stands is refused, as it would be to a person at the acquirer. */
const act = (reference: string, body: object) =>
  cashier.control(`/payments/${reference}/act`, body).catch((error: Error) => {
    if (!error.message.includes('answered 4')) throw error
  })

let ids = 0

/** A round of a studio: a stake, and a rollback that names something wrong before the right one, or a win. */
async function play({ player }: Someone, others: Depositor, random: () => number): Promise<void> {
  ids += 1
  const round = `orchard:round:day-${ids}`
  const about = { kind: 'casino', reason: round, round }
  const wallet = { shard: player.shard, player: player.id, currency: player.currency }
  const anothers = { shard: others.shard, player: others.id, currency: others.currency }
  const id = `orchard:day-${ids}`
  const post = (posting: Posting) => cashier.house.wallet.post(posting)
  await post({ ...about, op: 'bet', wallet, id, amount: 300n, owner: 'game:1001', account: 'gaming:slots:orchard' })
  if (random() < 0.5) {
    await post({
      ...about,
      op: 'rollback',
      wallet,
      id: `${id}/rollback/other`,
      target: id,
      round: `${round}-other`,
      reason: `${round}-other`,
    })
    await post({ ...about, op: 'rollback', wallet: anothers, id: `${id}/rollback/of-another`, target: id })
    await post({ ...about, op: 'rollback', wallet, id: `${id}/rollback/${round}`, target: id })
  }
  // After a rollback it comes too late, and is refused.
  await post({ ...about, op: 'win', wallet, id: `${id}:win`, amount: random() < 0.3 ? 900n : 0n, close: true })
}

/** What may come to a house in an hour, each by its name. */
const events: Readonly<Record<string, (day: Day) => Promise<void>>> = {
  async deposit({ random, people, payments }) {
    payments.push(await oneOf(people, random).player.pay(amountOf(random), oneOf(cards, random)))
  },
  async 'given up'({ random, people, payments }) {
    payments.push((await oneOf(people, random).player.begin(amountOf(random))).reference)
  },
  async refund({ random, payments }) {
    await act(oneOf(payments, random), random() < 0.5 ? { act: 'refund' } : { act: 'refund', amount: '350' })
  },
  async chargeback({ random, payments }) {
    const payment = oneOf(payments, random)
    await act(payment, { act: 'chargeback' })
    if (random() < 0.7) await act(payment, { act: random() < 0.5 ? 'chargebackReversed' : 'chargebackLost' })
  },
  async 'the same notice'({ random, payments }) {
    await act(oneOf(payments, random), { act: 'sendNotice', copies: 3 })
  },
  async withdrawal({ random, people }) {
    const { value } = await oneOf(people, random).ask(amountOf(random))
    if (value) await payWithdrawal(cashier.house, value.withdrawal.reference, { actor: 'cli:test', reason: '' })
  },
  async rounds({ random, people }) {
    for (let n = 0; n < 3; n += 1) await play(oneOf(people, random), oneOf(people, random).player, random)
  },
}

/** Nothing is open any more, and nobody has anything left to do. */
async function settle(): Promise<void> {
  const open = `select (select count(*) from deposit_attempt where state in ('created', 'stepping', 'pending', 'unknown'))
    + (select count(*) from withdrawal where state in ('sending', 'processing')) as n`
  for (let n = 0; n < 40; n += 1) {
    if (Number((await cashier.sql(open))[0]?.['n']) === 0) return
    await cashier.advance(3600)
    const due = `select count(*)::int as n from job where kind in ('deposit-check', 'payout') and due_at <= clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond'`
    await expect.poll(async () => (await cashier.sql(due))[0]?.['n'], { timeout: 20_000 }).toBe(0)
  }
  expect((await cashier.sql(open))[0]).toEqual({ n: 0n })
}

test(`after a day of everything the ledger is right, and agrees with the acquirer (seed ${seed})`, async () => {
  const day: Day = { random: randomOf(seed), people: [], payments: [], done: [] }
  for (const card of payouts) day.people.push(await fundedPlayer(cashier, card))
  day.payments.push(await day.people[0]!.player.pay('20.00')) // there are three
  for (const { request } of day.people)
    await payWithdrawal(cashier.house, (await request('15.00')).reference, { actor: 'cli:test', reason: '' })
  for (let hour = 0; hour < hours; hour += 1) {
    for (let n = 0; n < 4; n += 1) {
      const name = oneOf(Object.keys(events), day.random)
      await events[name]!(day) // a key of the record
      day.done.push(name)
    }
    await cashier.advance(3600)
    for (const { player } of day.people) await player.logIn()
  }
  expect(new Set(day.done).size).toBe(Object.keys(events).length)
  await settle()
  const kinds = (await cashier.sql(`select distinct kind from fact`)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['received', 'refunded', 'disputed', 'paid', 'payoutFailed', 'returned']))
  const refused = `select count(*)::int as n from posting where outcome = 'refused' and id like 'orchard:day-%/rollback/%'`
  expect((await cashier.sql(refused))[0]?.['n']).toBeGreaterThan(0)
  const { provider, cx } = providerNamed(cashier.house, 'card-acquirer')
  const statement = { provider: provider.id, read: async (from: Date, to: Date) => (await provider.statement?.(cx, from, to)) ?? [] }
  // What moved less than five minutes ago may still be on its way.
  await cashier.advance(3600)
  const verdicts = await verifyLedger(cashier.house.db, cashier.clock, { statements: [statement] })
  expect(verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))).toEqual([])
  expect(verdicts.find(({ check }) => check === 'statement of card-acquirer')?.looked).toBeGreaterThan(5)
}, 240_000)
