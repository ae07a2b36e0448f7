import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundsBefore, scoreRound, type RaceRules, type ScoredRound, type Standing } from './score-rounds.ts'
import { prizesOf, sharePrizes, type Ranked } from './share-prizes.ts'

// Scores, ties and prizes once more, written apart from the rules themselves: over whole lists, with fractions, from the end backwards.

const at = (ms: number) => new Date(1_800_000_000_000 + ms)
const rounds = fc
  .array(fc.record({ staked: fc.bigInt(1n, 1000n), won: fc.bigInt(0n, 5000n), gap: fc.integer({ min: 0, max: 3 }) }), { maxLength: 30 })
  .map((all) => {
    let ms = 0
    return all.map(({ staked, won, gap }) => ({ staked, won, closedAt: at((ms += gap)) }))
  })
const rules: fc.Arbitrary<RaceRules> = fc.oneof(
  fc.record({ format: fc.constant('bestMultiplier' as const), consecutive: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ format: fc.constant('sprint' as const), firstRounds: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ format: fc.constant('wager' as const) }),
  fc.constant({
    format: 'points' as const,
    steps: [
      { from: 0n, points: 1n },
      { from: 15_000n, points: 4n },
      { from: 100_000n, points: 20n },
    ],
  }),
)

/** Counts a list in pieces, as the job does. */
function counted(by: RaceRules, all: readonly ScoredRound[]): Standing {
  let standing: Standing = { score: 0n, reachedAt: null, rounds: 0 }
  let before: ScoredRound[] = []
  for (const round of all) {
    const next = scoreRound(by, standing, before, round)
    if (!next) break
    standing = next
    before = roundsBefore(by) === 0 ? [] : [...before, round].slice(-roundsBefore(by))
  }
  return standing
}

const total = (all: readonly ScoredRound[], of: 'staked' | 'won') => all.reduce((sum, one) => sum + one[of], 0n)

/** The score of a whole list, by no more than its definition. */
function scoreOf(by: RaceRules, all: readonly ScoredRound[]): bigint {
  if (by.format === 'wager') return total(all, 'staked')
  if (by.format === 'sprint') return all.slice(0, by.firstRounds).reduce((sum, { staked, won }) => sum + (won * 1_000_000n) / staked, 0n)
  if (by.format === 'points')
    return all.reduce((sum, { staked, won }) => sum + (won >= staked * 10n ? 20n : 2n * won >= 3n * staked ? 4n : 1n), 0n)
  const stretches = all.flatMap((_, end) => (end + 1 >= by.consecutive ? [all.slice(end + 1 - by.consecutive, end + 1)] : []))
  return stretches
    .map((some) => (total(some, 'won') * 1_000_000n) / total(some, 'staked'))
    .reduce((most, one) => (one > most ? one : most), 0n)
}

test('a score is what its definition says of the whole list, reached with the first round after which it stood', () => {
  fc.assert(
    fc.property(rules, rounds, (by, all) => {
      const standing = counted(by, all)
      const score = scoreOf(by, all)
      const first = all.findIndex((_, index) => scoreOf(by, all.slice(0, index + 1)) === score)
      expect(standing.score).toBe(score)
      expect(standing.reachedAt).toEqual(score === 0n ? null : all[first]?.closedAt)
      expect(standing.rounds).toBe(by.format === 'sprint' ? Math.min(by.firstRounds, all.length) : all.length)
    }),
    { numRuns: 400 },
  )
})

const entries: fc.Arbitrary<Ranked[]> = fc
  .array(fc.record({ score: fc.bigInt(1n, 4n), ms: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map(({ score, ms }, index) => ({ shard: 1, player: BigInt(index + 1), score, reachedAt: at(ms) })))
const falling = <Part>(parts: Part[], by: (one: Part, other: Part) => number) => parts.toSorted(by)
const money = fc
  .record({
    prizes: fc.array(fc.bigInt(1n, 1000n), { maxLength: 8 }),
    shares: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 }),
    pool: fc.bigInt(0n, 100_000n),
  })
  .map(({ prizes, shares, pool }) => ({ prizes: falling(prizes, (a, b) => Number(b - a)), shares: falling(shares, (a, b) => b - a), pool }))

test('places, ties and prizes are what counting who is before whom comes to, and nothing of the pool is left', () => {
  fc.assert(
    fc.property(entries, money, fc.string(), (all, { prizes, shares, pool }, seed) => {
      const places = sharePrizes(all, seed, (taken) => prizesOf(taken, prizes, pool, shares))
      const isBefore = (one: Ranked, other: Ranked) =>
        one.score > other.score || (one.score === other.score && one.reachedAt < other.reachedAt)
      const isTied = (one: Ranked, other: Ranked) => !isBefore(one, other) && !isBefore(other, one)
      const offered = prizesOf(all.length, prizes, pool, shares)
      for (const one of all) {
        const mine = places.find(({ player }) => player === one.player)!
        const [before, group] = [all.filter((other) => isBefore(other, one)).length, all.filter((other) => isTied(one, other))]
        expect([mine.place, mine.tied]).toEqual([before + 1, group.length])
        const sum = offered.slice(before, before + group.length).reduce((some, prize) => some + prize, 0n)
        const digest = (player: bigint) => createHash('sha256').update(`${seed}:${player}`).digest('hex')
        const turn = group.filter(({ player }) => digest(player) < digest(one.player)).length
        expect(mine.amount).toBe((sum + BigInt(group.length - 1 - turn)) / BigInt(group.length))
      }
      const ofHouse = prizes.slice(0, all.length).reduce((some, prize) => some + prize, 0n)
      expect(places.reduce((some, { amount }) => some + amount, 0n)).toBe(ofHouse + pool)
    }),
    { numRuns: 400 },
  )
})

test('the pool goes by the shares of the places that are taken, left-over units from the first place down', () => {
  expect(prizesOf(3, [], 1000n, [500_000, 300_000, 200_000])).toEqual([500n, 300n, 200n])
  expect(prizesOf(2, [], 1001n, [500_000, 300_000, 200_000])).toEqual([626n, 375n])
  expect(prizesOf(4, [50n, 20n], 7n, [500_000, 300_000, 200_000])).toEqual([54n, 22n, 1n, 0n])
})
