import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rational } from '../../../engine/fairness/rational.ts'
import { lineCount, maths, orchardReturnPercent, stopsPerStrip, type ReelSymbol } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { readLine, readStops } from './play-orchard.ts'
import { proveOrchard } from './prove-return.ts'

const everyStop = Array.from({ length: stopsPerStrip }, (_, stop) => stop)
const letters = (text: string) => [...text] as ReelSymbol[] // written in symbols below

/** Yields all 27,000 rounds. */
function* everyRound() {
  for (const first of everyStop) for (const second of everyStop) for (const third of everyStop) yield readStops([first, second, third])
}

test('each strip holds W 1, S 2, B 4, P 6, L 8, C 9', () => {
  for (const strip of maths.strips) {
    const counts = Object.groupBy(letters(strip), (symbol) => symbol)
    expect(Object.fromEntries(Object.entries(counts).map(([symbol, all]) => [symbol, all?.length]))).toEqual({
      W: 1,
      S: 2,
      B: 4,
      P: 6,
      L: 8,
      C: 9,
    })
    expect(strip).toHaveLength(stopsPerStrip)
  }
})

test('returns exactly 2629/2700 on every line, with a hit in 4200 of 27000', () => {
  const paid = Array.from({ length: lineCount }, () => 0)
  const hits = Array.from({ length: lineCount }, () => 0)
  let rounds = 0
  for (const { lines } of everyRound()) {
    rounds += 1
    for (const { line, pays } of lines) {
      paid[line] = (paid[line] ?? 0) + pays
      hits[line] = (hits[line] ?? 0) + 1
    }
  }
  expect(rounds).toBe(27_000)
  // 26290 / 27000 is 2629 / 2700.
  expect(paid).toEqual(Array.from({ length: lineCount }, () => 26_290))
  expect(orchardReturnPercent).toBe('97.37')
  expect(proveOrchard()).toMatchObject({ total: rational(2629, 2700), rounds, paid: paid.reduce((sum, line) => sum + line, 0) })
  expect(new Set(hits).size).toBe(1)
  expect(((hits[0] ?? 0) / rounds) * 100).toBeCloseTo(15.56, 2)
})

test('would return 104.7 % if a pair paid 2: the enumeration would notice', () => {
  const lineOf = (reel: number) => letters(maths.strips[reel] ?? '')
  let paid = 0
  for (const a of lineOf(0)) for (const b of lineOf(1)) for (const c of lineOf(2)) paid += readLine([a, b, c], 2)?.pays ?? 0
  expect(((paid / 27_000) * 100).toFixed(1)).toBe('104.7')
})

test('pays the top prize in 1 of 27,000 lines: five lines make that 1 in 5,400 rounds', () => {
  const tops = [...everyRound()].filter(({ lines }) => lines.some((line) => line.symbol === 'W'))
  expect(tops).toHaveLength(5)
  expect(27_000 / tops.length).toBe(5400)
})

test.each([
  ['WWW', 500, 3],
  ['WWS', 150, 3],
  ['SWS', 150, 3],
  ['BBW', 40, 3],
  ['PPP', 15, 3],
  ['LWL', 8, 3],
  ['CWC', 4, 3],
  ['CCL', 1, 2],
  ['CWL', 1, 2],
  ['WCP', 1, 2],
  ['WLC', 0, 0],
  ['LCC', 0, 0],
  ['SSB', 0, 0],
])('%s pays %i', (line, pays, count) => {
  expect(readLine(letters(line)) ?? { pays: 0, count: 0 }).toMatchObject({ pays, count })
})

test('a stop beyond the end of its strip goes on at the beginning', () => {
  expect(readStops([29, 29, 29]).window).toEqual(maths.strips.map((strip) => [strip[29], strip[0], strip[1]]))
})

test('the hash names the mathematics: it is that of the text, and another text has another', () => {
  expect(mathsHash).toMatch(/^[0-9a-f]{64}$/)
  expect(mathsHash).not.toBe(createHash('sha256').update(JSON.stringify(maths)).digest('hex'))
})
