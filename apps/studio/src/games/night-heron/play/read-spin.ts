import { maths, stopsPerStrip, type PayingSymbol, type ReelSymbol } from './maths.ts'

/** What a symbol pays in a spin: on how many reels from the left, in how many ways, and in twentieths of the stake. */
export type WayWin = { symbol: PayingSymbol; reels: 3 | 4 | 5; ways: number; pays: number }

/** A spin as its stops show it: the window by reel, top to bottom, the reels that a heron fills, and what it pays in twentieths. */
export type Spin = { stops: number[]; window: ReelSymbol[][]; herons: number[]; wins: WayWin[]; moons: number; pays: number }

const symbols = Object.keys(maths.pays) as PayingSymbol[] // the table has these keys only

/** Reads a spin from its stops; on the reels in `stay` a heron stands already. It knows nothing of stakes, players or chance. */
export function readSpin(stops: readonly number[], stay: readonly number[] = []): Spin {
  const window = maths.strips.map((strip, reel) => [0, 1, 2].map((row) => symbolAt(strip, (stops[reel] ?? 0) + row)))
  const herons = window.flatMap((reel, at) => (stay.includes(at) || reel.includes(maths.wild) ? [at] : []))
  const wins = symbols.flatMap((symbol) => waysOf(symbol, window, herons) ?? [])
  const moons = window.filter((reel, at) => !herons.includes(at) && reel.includes(maths.scatter)).length
  return { stops: [...stops], window, herons, wins, moons, pays: wins.reduce((sum, { pays }) => sum + pays, 0) }
}

/** Counts the ways of a symbol: the product of its places on each reel from the left, until one has none. */
function waysOf(symbol: PayingSymbol, window: readonly ReelSymbol[][], herons: readonly number[]): WayWin | undefined {
  const places = window.map((reel, at) => (herons.includes(at) ? maths.rows : reel.filter((one) => one === symbol).length))
  const end = places.indexOf(0)
  const reels = end === -1 ? places.length : end
  if (reels < 3) return undefined
  const ways = places.slice(0, reels).reduce((product, count) => product * count, 1)
  return { symbol, reels: reels as 3 | 4 | 5, ways, pays: ways * (maths.pays[symbol][reels - 3] ?? 0) } // three to five reels
}

function symbolAt(strip: string, index: number): ReelSymbol {
  return strip[index % stopsPerStrip] as ReelSymbol // strips are written in these letters only; a test counts them
}
