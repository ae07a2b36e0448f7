import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, readBets, valueOf } from '../../../engine/baccarat/deal.ts'
import { proveChances, proveReturns } from '../../../engine/baccarat/prove-return.ts'
import { exactReturns, returnPercents, spots } from '../../../engine/baccarat/rules.ts'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { percent, rational } from '../../../engine/fairness/rational.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { quinceBaccarat } from '../index.ts'
import { canonicalMaths } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { playBaccarat } from './play-baccarat.ts'

const chances = proveChances()
const roundOf = (nonce: number, bets: Record<string, string>) => playBaccarat(openDraw(blocksOf('7a'.repeat(32), 'mine', nonce)), 0n, bets)
const laid = fc.dictionary(
  fc.constantFrom(...spots),
  fc.integer({ min: 1, max: 500 }).map((twenties) => String(twenties * 20)),
  { minKeys: 1 },
)

test('all orders of six cards from eight decks return exactly what is printed', () => {
  const returns = proveReturns(chances)
  expect(returns).toEqual(exactReturns)
  for (const spot of spots) expect(percent(returns[spot], 2)).toBe(returnPercents[spot])
  expect([chances.player, chances.banker, chances.tie].map((one) => percent(one, 3))).toEqual(['44.624', '45.859', '9.515'])
})

test('the shipped rounds come out as often as the enumeration says (chi-square at 99 %)', async () => {
  const rounds = 6000
  const counts = { player: 0, banker: 0, tie: 0 }
  for (let nonce = 0; nonce < rounds; nonce += 1) counts[(await roundOf(nonce, { tie: '20' })).winner] += 1
  const chiSquare = spots.reduce((sum, spot) => {
    const expected = (rounds * Number(chances[spot].of)) / Number(chances[spot].in)
    return sum + (counts[spot] - expected) ** 2 / expected
  }, 0)
  // Two degrees of freedom: 99 % lie below 9.21.
  expect(chiSquare).toBeLessThan(9.21)
})

test('cards are drawn as the rules say, and the nearer to nine wins', async () => {
  const seen = new Set<string>()
  for (let nonce = 0; nonce < 3000; nonce += 1) {
    const { player, banker, winner } = await roundOf(nonce, { player: '20' })
    const [p, b] = [countOf(player.slice(0, 2)), countOf(banker.slice(0, 2))]
    const isNatural = p >= 8 || b >= 8
    expect(player.length).toBe(!isNatural && p <= 5 ? 3 : 2)
    const third = player[2] === undefined ? null : valueOf(player[2])
    const draws = isNatural
      ? false
      : third === null
        ? b <= 5
        : b <= 2 ||
          (b === 3 && third !== 8) ||
          (b === 4 && third >= 2 && third <= 7) ||
          (b === 5 && third >= 4 && third <= 7) ||
          (b === 6 && (third === 6 || third === 7))
    expect([nonce, banker.length]).toEqual([nonce, draws ? 3 : 2])
    expect(winner).toBe(countOf(player) === countOf(banker) ? 'tie' : countOf(player) > countOf(banker) ? 'player' : 'banker')
    seen.add(`${player.length}${banker.length}${winner}`)
  }
  expect(seen.size).toBe(12)
})

test('what comes back is exact, is never more than ten stakes, and on a tie is never less than what lay beside it', async () => {
  await fc.assert(
    fc.asyncProperty(laid, fc.nat(5000), async (bets, nonce) => {
      const { winner, win } = await roundOf(nonce, bets)
      const at = (spot: string) => BigInt(bets[spot] ?? '0')
      const beside = winner === 'tie' ? at('player') + at('banker') : 0n
      const own = rational(at(winner) * { player: 40n, banker: 39n, tie: 200n }[winner], 20)
      expect(own.in).toBe(1n)
      expect(BigInt(win)).toBe(own.of + beside)
    }),
  )
})

test.each([
  [{ player: '20' }, 20n, null],
  [{ player: '20', tie: '40' }, 60n, null],
  [{ banker: '30' }, 30n, 'STAKE_UNKNOWN'],
  [{ banker: '40' }, 20n, 'STAKE_UNKNOWN'],
  [{ banker: '10020' }, 10_020n, 'STAKE_TOO_HIGH'],
] as const)('chips %o for a stake of %o: %o', (chips, stake, fault) => {
  const { choosing } = quinceBaccarat.solo ?? {}
  expect(choosing?.faultOf?.(choosing.read(chips), stake, { currency: 'EUR', maxStake: null, free: false })).toBe(fault)
})

test('whatever is no chip on the table is not read', () => {
  const wrong: readonly unknown[] = [null, 'player', [], {}, { player: 20 }, { player: '0' }, { pair: '20' }, { constructor: '20' }]
  for (const one of wrong) expect(readBets(one)).toBeNull()
})

test('the hash names the mathematics, which cannot change unseen', () => {
  expect(mathsHash).toBe(createHash('sha256').update(canonicalMaths()).digest('hex'))
  expect(mathsHash.slice(0, 8)).toBe('962ca3ee')
})
