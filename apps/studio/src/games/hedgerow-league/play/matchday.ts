import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import { weightsOfMatch, type GoalWeights } from './goals.ts'
import { maths } from './maths.ts'

/** A match: its clubs by their places in the mathematics, the host first. */
export type Fixture = readonly [home: number, away: number]

/** What is public of a matchday before it is played; all from 1 on. */
export type Matchday = { season: number; day: number; fixtures: Fixture[] }

/** A goal: its minute, from 1 to 90, and whose it is. */
export type Goal = { minute: number; side: 'home' | 'away' }

/** What is played: of each match its goals in the order of their minutes. */
export type Played = { goals: Goal[][] }

const clubs = maths.clubs.length
/** Matchdays of a season: everybody plays everybody at home and away. */
export const daysOfSeason = 2 * (clubs - 1)

/** Returns the fixtures of a round: the seasons follow each other, each with the clubs in another order. */
export function matchdayOf(number: number): Matchday {
  const season = Math.floor((number - 1) / daysOfSeason) + 1
  const day = ((number - 1) % daysOfSeason) + 1
  const club = (place: number) => (place * (2 * (season % (clubs / 2)) + 1) + season) % clubs
  const half = day > clubs - 1
  const turn = half ? day - clubs : day - 1
  const fixtures = pairsOf(turn).map(([one, other], at): Fixture => {
    const [a, b] = [club(one), club(other)]
    return ((at === 0 ? turn : at) % 2 === 0) === half ? [b, a] : [a, b]
  })
  return { season, day, fixtures }
}

/** The circle method: one club stays, the others go round. */
function pairsOf(turn: number): [number, number][] {
  const circle = clubs - 1
  return Array.from({ length: clubs / 2 }, (_, at): [number, number] =>
    at === 0 ? [circle, turn % circle] : [(turn + at) % circle, (turn - at + circle) % circle],
  )
}

/** Draws a matchday: of each match the goals of the host, those of the guest, then the minute of each goal. */
export async function playMatchday(draw: Draw, { fixtures }: Matchday): Promise<Played> {
  const goals: Goal[][] = []
  for (const [home, away] of fixtures) {
    const weights = weightsOfMatch(home, away)
    const counts = [await goalsOf(draw, weights.home), await goalsOf(draw, weights.away)]
    const sides = counts.flatMap((count, at) => Array.from({ length: count }, (): Goal['side'] => (at === 0 ? 'home' : 'away')))
    const minutes = await draw(90, sides.length)
    goals.push(sides.map((side, at) => ({ side, minute: (minutes[at] ?? 0) + 1 })).toSorted((a, b) => a.minute - b.minute))
  }
  return { goals }
}

async function goalsOf(draw: Draw, { weights, all }: GoalWeights): Promise<number> {
  let [left = 0] = await draw(all, 1)
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** The score of a match after so many minutes. */
export const scoreAt = (goals: readonly Goal[], minute = 90): readonly [home: number, away: number] => {
  const shot = goals.filter((goal) => goal.minute <= minute)
  const home = shot.filter(({ side }) => side === 'home').length
  return [home, shot.length - home]
}
