import type { RaceResult } from './races.ts'

/** How far into the race the runners are when it has run for a time; 1 is the finish, and they run on behind it. */
export function placesAt({ finish, paces }: RaceResult, ms: number): number[] {
  return paces.map((pace, runner) => placeOf(pace, ms / (finish[runner] ?? 1)))
}

/** Who is before whom at a time, the first one first. A place that is reached stays once the line is crossed. */
export function standingAt(result: RaceResult, ms: number): number[] {
  const places = placesAt(result, ms)
  const done = (runner: number) => (result.finish[runner] ?? 0) <= ms
  return result.order.toSorted((a, b) => {
    if (done(a) && done(b)) return (result.finish[a] ?? 0) - (result.finish[b] ?? 0)
    return (places[b] ?? 0) - (places[a] ?? 0)
  })
}

/**
 * The part of the way after a part of a runner's time. The time is cut into as many parts as there are paces, each run
 * at its own; at the start everybody gathers speed. At 1 the part of the way is exactly 1.
 */
function placeOf(pace: readonly number[], part: number): number {
  const all = pace.reduce((sum, one) => sum + one, 0)
  const mean = all / pace.length
  if (part >= 1) return 1 + (part - 1) * runOut(part)
  const at = Math.max(part, 0) * pace.length
  const whole = Math.floor(at)
  const run = pace.slice(0, whole).reduce((sum, one) => sum + one, 0) + smooth(pace, whole, at - whole)
  const share = run / (mean * pace.length)
  // Gathering speed: the first part of the way takes a little longer, for all alike.
  return share - 0.016 * Math.exp(-part * 18) * Math.min(1, part * 40)
}

/** How much of a part is run after a fraction of it, drawn towards the pace of the part before at its beginning. */
function smooth(pace: readonly number[], at: number, fraction: number): number {
  const own = pace[at] ?? 0
  const before = pace[at - 1] ?? own
  const bend = fraction * (1 - fraction) * (1 - fraction)
  return own * fraction + (before - own) * bend
}

/** Behind the line they slow down. */
const runOut = (part: number): number => Math.max(0.55, 1 - (part - 1) * 2.4)
