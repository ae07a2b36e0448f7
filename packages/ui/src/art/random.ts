/** Numbers that follow from a seed: the same seed draws the same picture everywhere. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  between: (from: number, to: number) => number
  whole: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
}

/** Makes the numbers of a seed (hash: FNV-1a, generator: mulberry32). */
export function randomOf(seed: string): Random {
  let state = 2166136261
  for (let place = 0; place < seed.length; place++) state = Math.imul(state ^ seed.charCodeAt(place), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 4; warm++) next()
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[whole(0, items.length - 1)]!, // never called with an empty list
    chance: (share) => next() < share,
  }
}
