import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../verify-ledger/verify.ts'
import { awardOf, freeRound, giveCashRounds, giveWageredRounds } from './test-free-rounds.ts'
import { bet, grantAct, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { Posting } from './posting.ts'
import { runsOf } from '../../base/testing/test-runs.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

/** What may happen next: a free round, a bet, a win or a rollback of a round that was begun, or that something is sent again. */
const Step = fc.record({
  does: fc.constantFrom('free', 'free', 'bet', 'win', 'win', 'close', 'back', 'again' as const),
  which: fc.nat(5),
  amount: fc.bigInt({ min: 0n, max: 60n }),
})
type Begun = { begin: ReturnType<typeof freeRound> | ReturnType<typeof bet>; award?: number; stake: bigint; won: bigint; isOpen: boolean }
type Award = { remaining: number; open: number; won: bigint }

const bound = 50n
const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** The same in a few lines of TypeScript: two awards whose wins are cash, the second with a bound, and a wallet of cash. */
function model(given: number) {
  const awards: Award[] = [0, 1].map(() => ({ remaining: given, open: 0, won: 0n }))
  const rounds: Begun[] = []
  let cash = 200n
  const endsWith = ({ award }: Begun) => award !== undefined && (awards[award]!.open -= 1)
  return {
    awards,
    rounds,
    cash: () => cash,
    begin(one: Begun): boolean {
      const award = one.award === undefined ? undefined : awards[one.award]
      if (award ? award.remaining === 0 : cash < one.stake) return false
      if (award) {
        award.remaining -= 1
        award.open += 1
      } else cash -= one.stake
      rounds.push(one)
      return true
    },
    win(one: Begun, amount: bigint, closes: boolean): void {
      if (!one.isOpen) return
      const award = one.award === undefined ? undefined : awards[one.award]
      const credited = award && one.award === 1 ? least(amount, bound - award.won) : amount
      if (award) award.won += credited
      one.won += credited
      cash += credited
      if (!closes) return
      one.isOpen = false
      endsWith(one)
    },
    back(one: Begun): void {
      if (!one.isOpen || one.won > 0n) return
      one.isOpen = false
      if (one.award === undefined) cash += one.stake
      else awards[one.award]!.remaining += 1
      endsWith(one)
    },
  }
}

test('after any sequence, repeats included, the awards and the cash are what a second reckoning makes them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const key = await ledger.open(200n)
      const ids = [await giveCashRounds(ledger, key, { given: 4 }), await giveCashRounds(ledger, key, { given: 4, maxWon: bound })]
      const expected = model(4)
      const sent: Posting[] = []
      const send = async (posting: Posting) => {
        sent.push(posting)
        await ledger.call(posting)
      }
      for (const { does, which, amount } of steps) {
        const round = expected.rounds[which % Math.max(expected.rounds.length, 1)]
        if (does === 'free' || does === 'bet') {
          const award = does === 'free' ? which % 2 : undefined
          const begin = award === undefined ? bet(key, amount + 1n) : freeRound(key, ids[award]!)
          expected.begin({ begin, ...(award === undefined ? {} : { award }), stake: amount + 1n, won: 0n, isOpen: true })
          await send(begin)
        } else if (does === 'again') {
          const before = sent[which % Math.max(sent.length, 1)]
          if (before) await ledger.call(before)
        } else if (round && does === 'back') {
          expected.back(round)
          await send(rollback(round.begin))
        } else if (round) {
          expected.win(round, amount, does === 'close')
          await send(win(key, round.begin.round, amount, does === 'close'))
        }
        for (const place of [0, 1]) expect(await awardOf(ledger, key, ids[place]!)).toMatchObject(expected.awards[place]!)
      }
      expect((await readWalletRow(ledger.database.db, key))?.cash).toBe(expected.cash())
    }),
    { numRuns: runsOf(25) },
  )
  expect((await verifyLedger(ledger.database.db, ledger.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('after any sequence with a bonus that wagers the wins, no check of the ledger finds a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Step, { minLength: 5, maxLength: 40 }),
      fc.constantFrom(undefined, 90n),
      fc.nat(40),
      async (steps, maxWon, end) => {
        const key = await ledger.open(300n)
        const { award, bonus } = await giveWageredRounds(ledger, key, { given: 5, ...(maxWon ? { maxWon } : {}), factor: 25_000n })
        const begun: Posting[] = []
        for (const [place, { does, which, amount }] of steps.entries()) {
          const round = begun[which % Math.max(begun.length, 1)]
          if (place === end) await ledger.call(grantAct(key, bonus.grant, { action: 'end', as: 'forfeited' })).catch(() => undefined)
          if (does === 'free' || does === 'bet') {
            const begin = does === 'free' ? freeRound(key, award) : bet(key, amount + 1n, { bonus })
            const [result] = await ledger.call(begin)
            // A bonus that has ended is named no more.
            if (result?.outcome === 'stale') await ledger.call(bet(key, amount + 1n))
            if (result?.outcome === 'posted') begun.push(begin)
          } else if (round && 'round' in round) {
            await ledger.call(does === 'back' ? rollback(round) : win(key, round.round, amount, does !== 'win'))
          }
        }
      },
    ),
    { numRuns: runsOf(25) },
  )
  expect((await verifyLedger(ledger.database.db, ledger.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
})
