const staggerMs = 210
const awaitMs = 600

/** When a reel begins to land, and whether everybody waits for it. */
export type Landing = { index: number; afterMs: number; isAwaited: boolean }

/**
 * Plans how reels land one after the other. `isAwaited` is asked with the windows of the reels before, each from top to
 * bottom, whether the next one may bring something great: all that is left comes later then.
 */
export function landingsOf(
  strips: readonly string[],
  stops: readonly number[],
  isAwaited: (landed: readonly string[]) => boolean,
): Landing[] {
  const windows = strips.map((strip, index) => symbolsFrom(strip, stops[index] ?? 0, 3))
  const awaited = strips.map((_, index) => isAwaited(windows.slice(0, index)))
  return awaited.map((isIt, index) => {
    const waits = awaited.slice(0, index + 1).filter(Boolean).length
    return { index, afterMs: index * staggerMs + waits * awaitMs, isAwaited: isIt }
  })
}

/** How often a symbol stands in the windows of reels. */
export const countOf = (windows: readonly string[], symbol: string): number => windows.join('').split(symbol).length - 1

/** So many symbols of a strip, from a stop on and round again. */
export const symbolsFrom = (strip: string, start: number, count: number): string =>
  Array.from({ length: count }, (_, index) => strip[(start + index) % strip.length]).join('')
