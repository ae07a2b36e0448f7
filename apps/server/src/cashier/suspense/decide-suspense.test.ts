import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { runsOf } from '../../base/testing/test-runs.ts'
import { readPlayer, type PlayerRow } from '../../people/players/player.sql.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { writeExclusion } from '../../money/limits/limits.sql.ts'
import { firstMethods } from '../methods/first-methods.ts'
import { writeMoneyHold } from '../holds/money-hold.sql.ts'
import { seedMethods } from '../method-catalogue/method.sql.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { settleDeposit } from '../settlement/settle-deposit.ts'
import { openTestAttempt } from '../attempts/test-attempt.ts'
import { decideSuspense, type Verdict } from './decide-suspense.ts'
import { withoutReturned } from './mark-returned.ts'
import { readWaitingArrivals } from './suspense.sql.ts'
import { takeShort } from './take-short.ts'
import { houseWallet, writeSuspense } from './write-suspense.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await seedMethods(house.house.db, firstMethods)
})
afterAll(() => house.close())
afterEach(async () => expect(await faults()).toEqual([]))

const faults = async () =>
  (await verifyLedger(house.house.db, house.clock)).flatMap(({ check, faults: found }) => found.map((fault) => `${check}: ${fault}`))
const who = { actor: 'cli:test', reason: 'the bank has confirmed it' } as const
const money = (amount: bigint, currency = 'EUR') => ({ amount, currency })
type Told = Pick<Fact, 'kind' | 'eventKey'> & Partial<Fact>

/** An attempt of 20.00 for which 19.00 came: all of it waits. */
async function begin(came = money(1900n), wanted: Parameters<typeof openTestAttempt>[2] = {}) {
  const attempt = await openTestAttempt(house, {}, wanted)
  const tell = async (...told: Told[]) => {
    house.clock.advance(1000)
    const facts = told.map((fact): Fact => ({ happenedAt: house.clock.now(), ...fact }))
    return settleDeposit(house.house, attempt.shard, attempt.reference, { facts })
  }
  await tell({ kind: 'received', eventKey: 'p:captured', money: came })
  const player = (await readPlayer(house.house.db, attempt.shard, attempt.player.id)) as PlayerRow // it was just made
  const arrivals = async () => (await readWaitingArrivals(house.house.db)).filter(({ reference }) => reference === attempt.reference)
  const [arrival = ''] = (await arrivals()).map((one) => one.arrival)
  return { ...attempt, tell, player, browser: attempt.player.browser, arrivals, arrival }
}

const decide = (arrival: string, verdict: Verdict) => decideSuspense(house.house, arrival, verdict, who)

/** Money that nobody's attempt asked for, and what goes back of it. */
async function nobodys(reference: string, ...told: Told[]): Promise<void> {
  const facts = told.map((fact): Fact => ({ happenedAt: house.clock.now(), ...fact }))
  await house.house.db.transaction(async (tx) => {
    const left = await withoutReturned(tx, { provider: 'bank-transfer', reference }, facts)
    await writeSuspense(house.house, tx, 'bank-transfer', { reference, facts: left })
    const key = told.map(({ eventKey }) => eventKey).join()
    await takeShort(house.house, tx, houseWallet('EUR'), { provider: 'bank-transfer', reference, key })
  })
}

describe('money in suspense', () => {
  test('that is credited is the player’s, counts against the limits, stands in the statement and is audited, once', async () => {
    const { arrival, player, browser, cash, suspense, arrivals } = await begin()
    const first = await decide(arrival, { kind: 'credit', player })
    expect(first).toMatchObject({ before: false, decision: { amount: 1900n, owner: player.id } })
    expect(await decide(arrival, { kind: 'credit', player })).toMatchObject({ before: true })
    expect([await cash(), await suspense(), await arrivals()]).toEqual([{ cash: '1900', held: '0' }, { EUR: '0' }, []])
    const { transactions } = await browser.must('GET /api/transactions', { type: 'deposit', size: 1 })
    expect(transactions).toMatchObject([{ amount: '19.00', status: 'ok', kind: 'deposit' }])
    const [audit] = await house.sql(
      `select count(*)::int as n from audit where action = 'suspense.credit' and subject = 'player:${player.id}'`,
    )
    const [used] = await house.sql(
      `select sum(staked)::text as n from hold where player = ${player.id} and kind = 'deposit' and state = 'closed'`,
    )
    expect([audit, used]).toEqual([{ n: 1 }, { n: '1900' }])
    expect(await decide(arrival, { kind: 'return' })).toMatch(/cannot be decided again/)
  })

  test('decided by two at the same moment is decided once', async () => {
    const { arrival, player, cash, suspense } = await begin()
    const answers = await Promise.all([
      decide(arrival, { kind: 'credit', player }),
      decide(arrival, { kind: 'return' }),
      decide(arrival, { kind: 'credit', player }),
    ])
    expect(answers.filter((one) => typeof one === 'object' && !one.before)).toHaveLength(1)
    expect(await suspense()).toEqual({ EUR: '0' })
    expect(['0', '1900']).toContain((await cash())?.['cash'])
  })

  test('that was sent back is not booked again when the provider tells of it, not even of a deposit that was credited', async () => {
    const { arrivals, tell, cash, suspense, state } = await begin(money(2100n))
    await tell({ kind: 'received', eventKey: 'p:second', money: money(2100n) })
    const [second] = await arrivals()
    await decide(second?.arrival ?? '', { kind: 'return' })
    expect(await suspense()).toEqual({ EUR: '0' })
    const refund: Told = { kind: 'refunded', eventKey: 'r:1', money: money(2100n) }
    await tell(refund)
    await tell(refund)
    expect([await cash(), await suspense(), (await state())?.['state']]).toEqual([{ cash: '2000', held: '0' }, { EUR: '0' }, 'ok'])
    // What goes back beyond that is the deposit itself.
    await tell({ kind: 'refunded', eventKey: 'r:2', money: money(500n) })
    expect(await cash()).toEqual({ cash: '1500', held: '0' })
  })

  test('that was credited and is charged back is taken from the player; won back it waits anew', async () => {
    const { arrival, player, tell, cash, suspense, arrivals } = await begin()
    await decide(arrival, { kind: 'credit', player })
    await tell({ kind: 'disputed', eventKey: 'd:disputed', money: money(1900n) })
    expect([await cash(), await suspense()]).toEqual([{ cash: '0', held: '0' }, { EUR: '0' }])
    await tell({ kind: 'disputeWon', eventKey: 'd:disputeWon', money: money(1900n) })
    const [again] = await arrivals()
    expect(again).toMatchObject({ left: 1900n })
    await decide(again?.arrival ?? '', { kind: 'credit', player })
    expect(await cash()).toEqual({ cash: '1900', held: '0' })
  })

  test('of nobody is credited to whom it belongs, each arrival by itself, and taken back when the bank takes it back', async () => {
    const { player, cash } = await begin()
    await nobodys('hello', { kind: 'received', eventKey: 'bank:1', money: money(1000n) })
    await nobodys('hello', { kind: 'received', eventKey: 'bank:2', money: money(700n) })
    expect(await decide('suspense:bank-transfer:bank:2', { kind: 'credit', player })).toMatchObject({ decision: { amount: 700n } })
    expect(await cash()).toEqual({ cash: '700', held: '0' })
    await decide('suspense:bank-transfer:bank:1', { kind: 'return' })
    await nobodys('hello', { kind: 'refunded', eventKey: 'bank:3', money: money(1000n) })
    expect(await cash()).toEqual({ cash: '700', held: '0' })
    await nobodys('hello', { kind: 'disputed', eventKey: 'bank:4', money: money(700n) })
    expect(await cash()).toEqual({ cash: '0', held: '0' })
  })
})

describe('a credit is refused', () => {
  const refused = async (told: RegExp, make: () => Promise<{ arrival: string; player: PlayerRow }>) => {
    const { arrival, player } = await make()
    const before = await house.sql(`select (select count(*) from posting)::text as n, (select count(*) from audit)::text as m`)
    expect(await decide(arrival, { kind: 'credit', player })).toMatch(told)
    expect(await house.sql(`select (select count(*) from posting)::text as n, (select count(*) from audit)::text as m`)).toEqual(before)
  }

  test('of a deposit to anybody but its player', () =>
    refused(/nobody else/, async () => ({ ...(await begin()), player: (await begin()).player })))

  test('of another currency than the wallet’s', () => refused(/return it/, () => begin(money(1900n, 'USD'))))

  test('of what came from somebody else’s account, where that is forbidden', () =>
    refused(/somebody else/, async () => {
      const attempt = await begin(money(1900n), { country: 'DEU' })
      await attempt.tell({
        kind: 'instrument',
        eventKey: 'o:account',
        instrument: { token: '1', description: 'Bank 1', fingerprint: 'trustly:1', holder: 'Bob Other', isVouched: true },
      })
      return attempt
    }))

  test('of nobody’s money, where only the player’s own account will do', () =>
    refused(/own account/, async () => {
      await nobodys('whose', { kind: 'received', eventKey: 'bank:whose', money: money(900n) })
      const { player } = await begin(money(1900n), { country: 'DEU' })
      return { player, arrival: 'suspense:bank-transfer:bank:whose' }
    }))

  test('above a limit, while money is held, of an account that is closed', async () => {
    const limited = await begin()
    await limited.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '18.99' })
    await refused(/limits of player/, async () => limited)
    const held = await begin()
    await writeHold(held.player)
    await refused(/is held/, async () => held)
    const closed = await begin()
    await house.sql(`update player set closure = 'plain' where id = ${closed.player.id}`)
    await refused(/closed/, async () => closed)
    const excluded = await begin()
    await house.house.db.transaction((tx) =>
      writeExclusion(tx, excluded.player.shard, excluded.player.id, {
        kind: 'excluded',
        source: 'operator',
        reason: '',
        startsAt: house.clock.now(),
        endsAt: null,
      }),
    )
    await refused(/keeps them out/, async () => excluded)
  })

  test('of what there is not, and of what has gone back', async () => {
    const { arrival, player, tell } = await begin()
    await tell({ kind: 'refunded', eventKey: 'r:1', money: money(1900n) })
    await refused(/has gone back/, async () => ({ arrival, player }))
    for (const unknown of ['', 'x', 'suspense:x', 'deposit:00aaaaaaaaaaaaaaaaaa:y', "deposit:'"])
      expect(await decide(unknown, { kind: 'credit', player })).toMatch(/There is nothing/)
  })
})

const writeHold = (player: PlayerRow) =>
  house.house.db.transaction((tx) =>
    writeMoneyHold(tx, player.shard, player.id, { kind: 'deposits', documents: [], reason: 'test', since: house.clock.now() }),
  )

type Turn = {
  does: 'comes' | 'comesToNobody' | 'refunded' | 'disputed' | 'won' | 'credit' | 'return'
  amount: bigint
  which: number
  again: boolean
}
const turns = fc.array(
  fc.record<Turn>({
    does: fc.constantFrom('comes', 'comesToNobody', 'refunded', 'disputed', 'won', 'credit', 'return'),
    amount: fc.bigInt({ min: 1n, max: 4000n }),
    which: fc.nat({ max: 5 }),
    again: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
)

test('whatever comes, goes back and is decided in whatever order: every cent is in one place, and nothing is moved twice', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(turns, fc.constantFrom(1900n, 2100n), async (list, first) => {
      runs += 1
      const { tell, player, reference } = await begin(money(first))
      const nobody = `nobody-${runs}`
      const told = { net: first, keys: new Array<Told>() }
      const mine = async () =>
        (await readWaitingArrivals(house.house.db)).filter((one) => one.reference === reference || one.reference === nobody)
      for (const [place, { does, amount, which, again }] of list.entries()) {
        const key = `${runs}-${place}`
        if (does === 'comes') await twice(again, () => tell({ kind: 'received', eventKey: key, money: money(amount) }))
        else if (does === 'comesToNobody') await nobodys(nobody, { kind: 'received', eventKey: key, money: money(amount) })
        else if (does === 'refunded') await twice(again, () => tell({ kind: 'refunded', eventKey: key, money: money(amount) }))
        else if (does === 'disputed') {
          const fact: Told = { kind: 'disputed', eventKey: `${key}:disputed`, money: money(amount) }
          told.keys.push(fact)
          await twice(again, () => tell(fact))
        } else if (does === 'won') {
          const lost = told.keys.pop()
          if (lost) await tell({ ...lost, kind: 'disputeWon', eventKey: lost.eventKey.replace('disputed', 'disputeWon') })
        } else {
          const waiting = await mine()
          const one = waiting.filter(({ left }) => left > 0n)[which % Math.max(waiting.length, 1)]
          if (one) await twice(again, () => decide(one.arrival, does === 'credit' ? { kind: 'credit', player } : { kind: 'return' }))
        }
      }
      expect(await faults()).toEqual([])
      // What the providers owe is what stands with the player (less what they owe us), in fees, and in suspense.
      const [sums] = await house.sql(`select
        coalesce(sum(case when t.debit like 'receivable:%' then t.amount when t.credit like 'receivable:%' then -t.amount end), 0)::text as owed,
        (coalesce(sum(case when t.credit in ('cash', 'reserve', 'held', 'fees', 'debt') then t.amount end), 0)
          - coalesce(sum(case when t.debit in ('cash', 'reserve', 'held', 'fees', 'debt') then t.amount end), 0)
          + coalesce(sum(case when t.credit like 'suspense:%' then t.amount end), 0)
          - coalesce(sum(case when t.debit like 'suspense:%' then t.amount end), 0))::text as stands
        from transfer t join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref in ('${reference}', '${nobody}')`)
      expect(sums?.['owed']).toBe(sums?.['stands'])
    }),
    { numRuns: runsOf(process.env.TEST_ALL ? 60 : 20) },
  )
}, 1_200_000)

async function twice(again: boolean, act: () => Promise<unknown>): Promise<void> {
  await act()
  if (again) await act()
}
