import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../base/database/database.ts'
import { openTestTrustly } from '../../edge/trustly/test-trustly.ts'
import { runsOf } from '../../base/testing/test-runs.ts'
import { openPayAndPlay, somebody, type PayAndPlay } from './test-pay-and-play.ts'

let kit: PayAndPlay
beforeAll(async () => {
  kit = await openPayAndPlay(openTestTrustly())
})
afterAll(() => kit.close())

type Told = 'kyc' | 'account' | 'pending' | 'credit' | 'creditAnew' | 'cancel'
const all: readonly Told[] = ['kyc', 'account', 'pending', 'credit', 'creditAnew', 'cancel']
type Visitor = Awaited<ReturnType<PayAndPlay['visitor']>>

/** `creditAnew` is the same money told under another number; everything else that comes twice is the very same notification. */
const tell = (visitor: Visitor, told: Told, person: ReturnType<typeof somebody>) => {
  const id = `${visitor.step.reference}-${told}`
  if (told === 'kyc') return visitor.kyc(person, id)
  if (told === 'credit' || told === 'creditAnew') return visitor.credit('30.00', 'EUR', id)
  return visitor.tell(told, told === 'account' ? { accountid: '1', verified: '1', attributes: { name: 'Matti M' } } : {}, id)
}

describe.each([
  ['one after another', false],
  ['all at once', true],
])('whatever the bank tells, in any order and as often as it likes, %s', (_, atOnce) => {
  test('there is one account at most, the money is credited once or goes back, and the books are even', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 9 }), fc.boolean(), async (tolds, isKnown) => {
        const person = somebody()
        const before = await kit.players()
        let has = 0n
        if (isKnown) {
          const first = await kit.visitor()
          await first.begin({ amount: '10.00' })
          await first.kyc(person)
          await first.credit('10.00')
          has = 1000n
        }
        const visitor = await kit.visitor()
        await visitor.begin()
        const answers = atOnce
          ? await Promise.all(tolds.map((told) => tell(visitor, told, person)))
          : await inTurn(tolds.map((told) => () => tell(visitor, told, person)))
        // The bank goes on telling what was not taken.
        for (const told of new Set(tolds)) await tell(visitor, told, person)
        const decisions = new Set(tolds.flatMap((told, place) => (told === 'kyc' ? [answers[place]] : [])))
        expect(decisions.size).toBeLessThanOrEqual(1)
        const account = await visitor.account()
        const paid = tolds.some((told) => told.startsWith('credit'))
        expect(account !== undefined).toBe(decisions.has('CONTINUE'))
        expect((await kit.players()) - before).toBe(isKnown || account ? 1 : 0)
        if (account) expect(account.wallet?.cash).toBe(has + (paid ? 3000n : 0n))
        kit.at.clock.advance(31 * 60_000)
        await kit.work()
        if (paid && !account) await visitor.debit()
        expect(await kit.faults()).toEqual([])
        expect(await inSuspense(visitor.step.reference)).toBe('0')
      }),
      { numRuns: runsOf(process.env.TEST_ALL ? 100 : 25) },
    )
  }, 1_200_000)
})

async function inTurn(works: (() => Promise<string>)[]): Promise<string[]> {
  const said: string[] = []
  for (const work of works) said.push(await work())
  return said
}

const inSuspense = async (reference: string) =>
  String(
    (
      await kit.at.sql(
        `select coalesce(sum(case when t.credit like 'suspense:%' then t.amount else -t.amount end), 0)::text as n from transfer t
         join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref = '${reference}' and p.shard = 0 and p.player = 0`,
      )
    )[0]?.n,
  )

describe('a crash between any two steps', () => {
  test.each([
    ['whom nobody knows', false],
    ['whom we know', true],
  ])(
    'of the answer about somebody %s leaves nothing half done; asked again it is the same',
    async (_, isKnown) => {
      const person = somebody()
      if (isKnown) {
        const first = await kit.visitor()
        await first.begin()
        await first.kyc(person)
      }
      const visitor = await kit.visitor()
      await visitor.begin()
      await visitor.credit()
      const before = await kit.players()
      let steps = 0
      for (let answer = '500'; answer === '500'; steps += 1) {
        answer = await crashing(steps, () => visitor.kyc(person, `${visitor.step.reference}-kyc`))
        if (answer !== '500') break
        expect(await kit.players()).toBe(before)
        expect(await visitor.account()).toBeUndefined()
        expect(await kit.faults()).toEqual([])
      }
      expect(steps).toBeGreaterThan(10)
      expect(await kit.players()).toBe(before + (isKnown ? 0 : 1))
      expect((await visitor.account())?.wallet?.cash).toBe(3000n)
      expect(await kit.faults()).toEqual([])
    },
    120_000,
  )
})

/** Lets every transaction of the house fail at its n-th statement. */
async function crashing(after: number, work: () => Promise<string>): Promise<string> {
  const { db } = kit.at.house
  const { transaction } = db
  db.transaction = (inside) =>
    transaction((tx) => {
      let statements = 0
      const fails: Transaction = {
        ...tx,
        query: (config) => {
          if (statements++ === after) throw new Error('the power is gone')
          return tx.query(config)
        },
      }
      return inside(fails)
    })
  try {
    return await work()
  } finally {
    db.transaction = transaction
  }
}
