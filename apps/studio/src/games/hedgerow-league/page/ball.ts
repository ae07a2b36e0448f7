// Runs in the game's frame: the way of the ball through a match. It ends in the net at each goal; between goals it goes
// by the number of the match, and decides nothing.
import type { Goal } from '../play/matchday.ts'

/** Where something is on a pitch of 105 by 68. */
export type Place = readonly [x: number, y: number]

type Key = { at: number; place: Place }

const middle: Place = [52.5, 34]

/** Numbers from 0 to 1 that are always the same for a match and a moment. */
export function scatter(match: number, at: number, salt: number): number {
  const value = Math.sin(match * 91.7 + at * 47.3 + salt * 173.9) * 24_634.6345
  return value - Math.floor(value)
}

/** The minute at which a goal is seen, as a part of the ninety. */
export const seenAt = ({ minute }: Goal): number => minute - 0.5

/** The places that the ball passes in a match; hosts play to the right, and change ends at half time. */
export function wayOf(match: number, goals: readonly Goal[]): readonly Key[] {
  const keys: Key[] = [{ at: 0, place: middle }]
  const busy = goals.map((goal) => [seenAt(goal) - 2.4, seenAt(goal) + 1.3] as const)
  for (let at = 1; at < 90; at += 0.9 + scatter(match, at, 9) * 0.7) {
    if (busy.some(([from, to]) => at > from && at < to) || Math.abs(at - 45) < 0.8) continue
    const before = keys.at(-1)?.place ?? middle
    const x = before[0] + (scatter(match, at, 1) - 0.5) * 44
    const y = before[1] + (scatter(match, at, 2) - 0.5) * 40
    keys.push({ at, place: [Math.min(Math.max(x, 7), 98), Math.min(Math.max(y, 5), 63)] })
  }
  keys.push({ at: 45, place: middle })
  for (const goal of goals) keys.push(...goalKeys(match, goal))
  return keys.toSorted((a, b) => a.at - b.at)
}

/** Towards the goal, into the net, and back to the middle. */
function goalKeys(match: number, goal: Goal): Key[] {
  const at = seenAt(goal)
  const isRight = (goal.side === 'home') === at < 45
  const x = (part: number) => (isRight ? 105 - part : part)
  const side = scatter(match, at, 3)
  return [
    { at: at - 1.7, place: [x(38), 12 + side * 44] },
    { at: at - 0.9, place: [x(20), side < 0.5 ? 52 : 16] },
    { at: at - 0.35, place: [x(11), 28 + side * 12] },
    { at, place: [x(-1.2), 31.4 + side * 5.2] },
    { at: at + 0.7, place: [x(-1.2), 31.4 + side * 5.2] },
    { at: at + 1.2, place: middle },
  ]
}

/** Where the ball is at a time of the match. */
export function ballAt(way: readonly Key[], at: number): Place {
  const after = way.findIndex((key) => key.at > at)
  if (after <= 0) return after === 0 ? middle : (way.at(-1)?.place ?? middle)
  const [from, to] = [way[after - 1], way[after]]
  if (!from || !to) return middle
  const part = (at - from.at) / (to.at - from.at || 1)
  const eased = part * (2 - part)
  return [from.place[0] + (to.place[0] - from.place[0]) * eased, from.place[1] + (to.place[1] - from.place[1]) * eased]
}
