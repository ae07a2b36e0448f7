/**
 * Derives numbers from a seed (hash: FNV-1a, generator: mulberry32), so that every installation shows the same
 * catalogue.
 */
export function randomOf(seed: string): { whole: (below: number) => number; pick: <Item>(items: readonly Item[]) => Item } {
  let state = 2166136261
  for (let place = 0; place < seed.length; place++) state = Math.imul(state ^ seed.charCodeAt(place), 16777619)
  const whole = (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
  for (let warm = 0; warm < 4; warm++) whole(2)
  return { whole, pick: (items) => items[whole(items.length)]! } // never called with an empty list
}
