import { expect, test } from 'vitest'
import { lineCount, maths, rowCount, stopsPerStrip } from './maths.ts'
import { playAmberHive } from './play-amber-hive.ts'
import { readSpin } from './read-spin.ts'

/** Draws that answer from a list, one list of numbers after the other; then nothing lands and a drop holds the least. */
const drawsOf = (...answers: number[][]) => {
  const left = [...answers]
  return (range: number, count: number) =>
    Promise.resolve(count === 0 ? [] : (left.shift() ?? Array.from({ length: count }, () => (range === 64 ? 0 : range - 1))))
}
const pairs = maths.strips.map((strip) => strip.indexOf('DD'))

test('each strip has 32 stops and two pairs of honey, and no queen stands on the first or the last reel', () => {
  for (const [reel, strip] of maths.strips.entries()) {
    expect(strip).toHaveLength(stopsPerStrip)
    expect(strip.split('DD')).toHaveLength(3)
    expect(strip.includes('W')).toBe(reel > 0 && reel < 4)
    expect(strip).toMatch(/^[WDABCEFG]+$/)
  }
})

test('ten lines are different, and each stays within the window', () => {
  expect(new Set(maths.lines.map(String)).size).toBe(lineCount)
  for (const line of maths.lines) expect(line.every((row) => row >= 0 && row < rowCount)).toBe(true)
})

test('five drops open nothing; six open the comb, where they stay through three respins', async () => {
  const five = [pairs[0]!, pairs[1]!, 0, 0, 0]
  expect(readSpin(five).drops.length).toBeLessThan(maths.honey.begins)
  expect((await playAmberHive(drawsOf(five), 10n)).honey).toBeNull()
  const ten = await playAmberHive(drawsOf(pairs), 10n)
  expect(ten.honey?.first).toHaveLength(10)
  expect(ten.honey?.respins).toEqual([[], [], []])
  expect(ten.honey?.amount).toBe('100')
})

test('every drop that lands sets the respins back to three, and is worth what was drawn for it', async () => {
  const first = Array.from({ length: 10 }, () => 0)
  const lands = [0, 17, 17, 17, 17]
  const { honey } = await playAmberHive(drawsOf(pairs, first, [17, 17, 17, 17, 17], lands, [63]), 10n)
  expect(honey?.respins.map((drops) => drops.length)).toEqual([0, 1, 0, 0, 0])
  expect(honey?.respins[1]?.[0]).toMatchObject({ times: 25, amount: '250' })
  expect(honey?.amount).toBe('350')
})

test('a comb with no free cell ends at once and pays 500 × the stake besides', async () => {
  const { honey, win, spin } = await playAmberHive(
    drawsOf(
      pairs,
      Array.from({ length: 10 }, () => 0),
      [0, 0, 0, 0, 0],
    ),
    10n,
  )
  expect([honey?.isFull, honey?.fullPay, honey?.respins.length]).toEqual([true, '5000', 1])
  expect(honey?.amount).toBe('5150')
  expect(win).toBe(String(BigInt(spin.amount) + 5150n))
})
