import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealBaccarat, type Dealt } from '../../../engine/baccarat/deal.ts'
import { proveChances, proveReturns } from '../../../engine/baccarat/prove-return.ts'
import { exactReturns, returnPercents, spots } from '../../../engine/baccarat/rules.ts'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { percent } from '../../../engine/fairness/rational.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import type { SharedRound } from '../../../engine/shared/shared-round.ts'
import { magpiePuntoBanco } from '../index.ts'
import { magpieTable } from './magpie-table.ts'
import { canonicalMaths } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { cardMs, dealtAfter, playMsOf } from './pace.ts'

const dealt = (number: number) => dealBaccarat(openDraw(blocksOf('b1'.repeat(32), 'magpie', number)))
const laid = fc.dictionary(
  fc.constantFrom(...spots),
  fc.integer({ min: 1, max: 300 }).map((twenties) => String(twenties * 20)),
  { minKeys: 1 },
)
const asking = { currency: 'EUR', maxStake: null, before: [], round: {} as SharedRound<null> } // the table asks for the first two

test('all orders of six cards from eight decks return exactly what is printed', () => {
  const returns = proveReturns(proveChances())
  expect(returns).toEqual(exactReturns)
  for (const spot of spots) expect(percent(returns[spot], 2)).toBe(returnPercents[spot])
  expect(magpiePuntoBanco.listing?.returnPercent).toBe('95.15')
})

test('the rounds of a chain come out as often as the enumeration says (chi-square at 99 %)', async () => {
  const chances = proveChances()
  const rounds = 6000
  const counts = { player: 0, banker: 0, tie: 0 }
  for (let number = 1; number <= rounds; number += 1) counts[(await dealt(number)).winner] += 1
  const chiSquare = spots.reduce((sum, spot) => {
    const expected = (rounds * Number(chances[spot].of)) / Number(chances[spot].in)
    return sum + (counts[spot] - expected) ** 2 / expected
  }, 0)
  // Two degrees of freedom: 99 % lie below 9.21.
  expect(chiSquare).toBeLessThan(9.21)
})

test('every bet that is not refused is settled by its own chips: twice on the player, 39 twentieths on the banker, ten times on a tie', async () => {
  await fc.assert(
    fc.asyncProperty(laid, fc.integer({ min: 1, max: 5000 }), async (bets, number) => {
      const result = await dealt(number)
      const bet = { id: 'rnd', owner: 'player', type: 'real', currency: 'EUR', stake: magpieTable.stakeOf(bets), bet: bets } as const
      const round = { result } as Parameters<NonNullable<typeof magpieTable.settling.each>>[1] // the table looks at its result only
      const won = magpieTable.settling.each?.(bet, round)
      const at = (spot: string) => BigInt(bets[spot] ?? '0')
      const back = {
        player: at('player') * 2n,
        banker: (at('banker') * 39n) / 20n,
        tie: at('tie') * 10n + at('player') + at('banker'),
      }[result.winner]
      expect(won).toEqual({ win: back, outcome: result })
      expect((at('banker') * 39n) % 20n).toBe(0n)
    }),
  )
})

test.each([
  [{ player: '20' }, null],
  [{ banker: '40', tie: '20' }, null],
  [{ banker: '30' }, 'STAKE_UNKNOWN'],
  [{ tie: '10020' }, 'STAKE_TOO_HIGH'],
] as const)('chips %o: %o', (chips, fault) => {
  const bet = magpieTable.read(chips)
  expect(bet && magpieTable.faultOf(bet, asking)).toBe(fault)
})

test('whatever is no chip on the table is no bet', () => {
  for (const one of [null, 'player', [], {}, { player: 20 }, { player: '0' }, { pair: '20' }, { constructor: '20' }])
    expect(magpieTable.read(one)).toBeNull()
})

test('cards come one after the other, player and banker in turn and third ones last, and all lie before the result', async () => {
  for (let number = 1; number <= 200; number += 1) {
    const round: Dealt = await dealt(number)
    const cards = round.player.length + round.banker.length
    const counts = Array.from({ length: cards + 2 }, (_, step) => dealtAfter(round, step * cardMs))
    expect(counts.map(({ player, banker }) => player.length + banker.length)).toEqual(counts.map((_, step) => Math.min(step + 1, cards)))
    for (const { player, banker } of counts.slice(0, 4)) expect(player.length - banker.length).toBeOneOf([0, 1])
    expect(dealtAfter(round, playMsOf(round))).toEqual({ player: round.player, banker: round.banker })
    expect(playMsOf(round)).toBeGreaterThan(cards * cardMs)
  }
})

test('the hash names the mathematics, which cannot change unseen', () => {
  expect(mathsHash).toBe(createHash('sha256').update(canonicalMaths()).digest('hex'))
  expect(mathsHash.slice(0, 8)).toBe('da0418ea')
})
