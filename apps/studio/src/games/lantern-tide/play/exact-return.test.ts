import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { rational } from '../../../engine/fairness/rational.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { canonicalMaths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { playTide, readStops } from './play-tide.ts'
import { proveLanternTide, turnsWithScatters } from './prove-return.ts'

// The proof reads the published mathematics as anybody would, and shares no code with the game.
type Published = {
  strips: string[]
  lines: number[][]
  kinds: Record<string, number[]>
  scatter: { pays: number[]; freeSpins: number[] }
  freeSpinMultiplier: number
}
const published = JSON.parse(canonicalMaths()) as Published

test('the strips hold what was published, and no strip shows two scatters at once', () => {
  const outer = { S: 1, A: 2, B: 3, C: 4, D: 4, E: 6, F: 6, G: 6 }
  const inner = { ...outer, W: 1, E: 5 }
  for (const [reel, wanted] of [outer, inner, { ...inner, W: 2, C: 3 }, inner, outer].entries()) {
    const counted = Object.fromEntries(
      [...Map.groupBy(published.strips[reel] ?? '', (letter) => letter)].map(([letter, of]) => [letter, of.length]),
    )
    expect(counted).toEqual(wanted)
  }
  expect(published.lines).toHaveLength(20)
  expect(new Set(published.lines.map(String)).size).toBe(20)
})

test('returns exactly 126572885306419/130449070358528 of all stakes', () => {
  expect(turnsWithScatters().reduce((sum, count) => sum + count, 0n)).toBe(32n ** 5n)
  const { line, scattered, total } = proveLanternTide()
  expect(line).toEqual(rational(25_129, 32_768))
  expect(scattered).toEqual(rational(297_945, 16_777_216))
  expect(total).toEqual({ of: 126_572_885_306_419n, in: 130_449_070_358_528n })
  expect(returnPercent).toBe('97.03')
})

test('the game pays in every window what a reading of the published mathematics pays', () => {
  const paysOf = (window: string[][]): number => {
    let sum = 0
    for (const rows of published.lines) {
      const letters = rows.map((row, reel) => window[reel]?.[row] ?? '').join('')
      for (const [symbol, pays] of Object.entries(published.kinds)) {
        const run = new RegExp(`^${symbol}[${symbol}W]*`).exec(letters)?.[0].length ?? 0
        if (run >= 3) sum += pays[run - 3] ?? 0
      }
    }
    return sum
  }
  const stops = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(stops, (drawn) => {
      const window = drawn.map((stop, reel) => [0, 1, 2].map((row) => published.strips[reel]?.[(stop + row) % 32] ?? ''))
      const read = readStops(drawn)
      expect(read.lines.reduce((sum, { pays }) => sum + pays, 0)).toBe(paysOf(window))
      const scatters = window.flat().filter((letter) => letter === 'S').length
      expect(read).toMatchObject({
        scatters,
        scatterPays: published.scatter.pays[scatters - 3] ?? 0,
        freeSpins: published.scatter.freeSpins[scatters - 3] ?? 0,
      })
    }),
    { numRuns: 5000 },
  )
})

test('a round with free spins has a turn for each, retriggers included, and pays them three times', async () => {
  let seen = 0
  for (let nonce = 0; nonce < 1500; nonce += 1) {
    const { turns, win } = await playTide(openDraw(blocksOf('5a'.repeat(32), 'tide', nonce)), 20n)
    const owed = turns.reduce((sum, { freeSpins }) => sum + freeSpins, 0)
    expect(turns).toHaveLength(1 + owed)
    for (const [at, turn] of turns.entries()) {
      const { lines, scatterPays } = readStops(turn.stops)
      const pays = lines.reduce((sum, line) => sum + line.pays, 0) + scatterPays * 20
      expect(turn.win).toBe(String(pays * (at === 0 ? 1 : 3)))
    }
    expect(win).toBe(String(turns.reduce((sum, turn) => sum + BigInt(turn.win), 0n)))
    seen += turns.length > 1 ? 1 : 0
  }
  expect(seen).toBeGreaterThan(2)
})

test('the hash names the mathematics', () => {
  expect(mathsHash).toBe(createHash('sha256').update(canonicalMaths()).digest('hex'))
})
