import { expect, test } from 'vitest'
import { maths, stopsPerStrip } from './maths.ts'
import { playNightHeron } from './play-night-heron.ts'
import { readSpin } from './read-spin.ts'

/** Draws that give these stops, spin after spin. */
const drawsOf = (...spins: number[][]) => {
  const left = spins.map((stops) => [...stops])
  return () => Promise.resolve(left.shift() ?? [0, 0, 0, 0, 0])
}
/** The stop that shows a symbol in the top row of a reel. */
const stopOf = (reel: number, symbol: string) => maths.strips[reel]?.indexOf(symbol) ?? -1

test('each strip has 32 stops, the moon once, and herons on the three reels in the middle alone', () => {
  for (const [reel, strip] of maths.strips.entries()) {
    expect(strip).toHaveLength(stopsPerStrip)
    expect(strip.split('S')).toHaveLength(2)
    expect(strip.split('H')).toHaveLength(reel > 0 && reel < 4 ? 2 : 1)
    expect(strip).toMatch(/^[HSABCDEFGK]+$/)
  }
})

test('ways are the product of places on each reel, and a heron gives three', () => {
  const stops = maths.strips.map((_, reel) => (reel === 1 ? stopOf(1, 'H') : 5))
  const { window, herons, wins, pays } = readSpin(stops)
  expect(herons).toEqual([1])
  for (const { symbol, reels, ways } of wins) {
    const places = window.slice(0, reels).map((reel, at) => (at === 1 ? 3 : reel.filter((one) => one === symbol).length))
    expect(ways).toBe(places.reduce((product, count) => product * count, 1))
  }
  expect(wins.length).toBeGreaterThan(0)
  expect(pays).toBe(wins.reduce((sum, { symbol, reels, ways }) => sum + ways * (maths.pays[symbol][reels - 3] ?? 0), 0))
})

test('three moons pay twice the stake and bring eight free spins, in which a heron stays on its reel to the last', async () => {
  const moons = [stopOf(0, 'S'), stopOf(1, 'S'), stopOf(2, 'S'), 0, 5]
  const heron = [0, stopOf(1, 'H'), 5, 5, 5]
  const outcome = await playNightHeron(drawsOf(moons, [1, 6, 8, 9, 5], heron), 100n)
  expect(outcome.spin.moons).toBe(3)
  expect(outcome.moonPay).toBe('200')
  expect(outcome.free).toHaveLength(8)
  expect(outcome.free[0]?.herons).not.toContain(1)
  for (const spin of outcome.free.slice(1)) expect(spin.herons).toContain(1)
})

test('moons in free spins bring nothing, and what is paid adds up to the minor unit', async () => {
  const moons = maths.strips.map((_, reel) => stopOf(reel, 'S'))
  const outcome = await playNightHeron(drawsOf(...Array.from({ length: 13 }, () => moons)), 40n)
  expect([outcome.spin.moons, outcome.moonPay, outcome.free.length]).toEqual([5, '2000', 12])
  let total = BigInt(outcome.moonPay)
  for (const spin of [outcome.spin, ...outcome.free]) {
    expect(BigInt(spin.amount)).toBe(2n * BigInt(spin.pays))
    total += BigInt(spin.amount)
    expect(spin.total).toBe(String(total))
  }
  expect(outcome.win).toBe(String(total))
})

test('a heron never stands on the reel of a moon that would count', () => {
  for (const [reel, strip] of maths.strips.entries())
    for (let stop = 0; stop < stopsPerStrip; stop += 1) {
      const window = (strip + strip).slice(stop, stop + maths.rows)
      expect([reel, stop, window.includes('H') && window.includes('S')]).toEqual([reel, stop, false])
    }
})
