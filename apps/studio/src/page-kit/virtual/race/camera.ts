// Runs in the game's frame: what of a race is seen. Lengths are units of the drawing, whose height is always the same.
import { placesAt } from '../../../engine/virtual/course.ts'
import type { RaceResult } from '../../../engine/virtual/races.ts'

/** The height of the drawing in its own units. */
export const viewHeight = 300

/** What the camera shows: how wide it sees, how far the ground has passed, and where each runner is across and in its stride. */
export type Shot = {
  width: number
  ground: number
  finish: number
  start: number
  runners: readonly { x: number; run: number; vigour: number }[]
}

/** How far apart the field is drawn, and how much faster the ground passes in the middle of the race than at its end. */
export type Lens = { spread: number; rush: number }

const samples = 400
/** The camera looks a little before the middle, and the post stands before it at the end. */
const [lead, post] = [0.58, 0.74]

/** Opens the camera of a race of one length. */
export function openCamera({ spread, rush }: Lens) {
  const passed = [0]
  for (let at = 1; at <= samples; at += 1) passed.push((passed[at - 1] ?? 0) + (spread * paceAt((at - 0.5) / samples, rush)) / samples)
  /** How much ground lies between the start and a part of the way: near the finish it is true to the field. */
  const groundAt = (part: number): number => {
    if (part <= 0) return part * spread
    if (part >= 1) return (passed[samples] ?? 0) + (part - 1) * spread
    const [whole, rest] = [Math.floor(part * samples), (part * samples) % 1]
    const from = passed[whole] ?? 0
    return from + ((passed[whole + 1] ?? from) - from) * rest
  }
  return (result: RaceResult | null, count: number, ms: number, width: number): Shot => {
    const places = result && ms > 0 ? placesAt(result, ms) : Array.from({ length: count }, () => 0)
    const before = result && ms > 60 ? placesAt(result, ms - 60) : places
    const first = places.toSorted((a, b) => b - a)
    const front = ((first[0] ?? 0) * 2 + (first[1] ?? 0) + (first[2] ?? 0)) / 4
    const eye = Math.min(front, 1 - ((post - lead) * width) / spread)
    const ground = groundAt(eye)
    const runners = places.map((place, runner) => ({
      x: lead * width + (place - eye) * spread,
      run: groundAt(place),
      vigour: Math.min(1, ((place - (before[runner] ?? 0)) * 420) / 0.8),
    }))
    const xOf = (part: number) => lead * width + groundAt(part) - ground
    return { width, ground, finish: xOf(1), start: xOf(0), runners }
  }
}

const smooth = (from: number, to: number, value: number): number => {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return part * part * (3 - 2 * part)
}

const paceAt = (part: number, rush: number): number => 1 + rush * smooth(0, 0.07, part) * (1 - smooth(0.85, 0.955, part))
