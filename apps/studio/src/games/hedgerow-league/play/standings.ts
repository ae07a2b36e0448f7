import { scoreAt, type Matchday, type Played } from './matchday.ts'
import { maths } from './maths.ts'

/** A club in the table. */
export type Standing = {
  club: number
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  against: number
  points: number
}

/** Adds up the matchdays of a season: by points, then goal difference, then goals, then name. */
export function standingsOf(days: readonly { plan: Matchday; result: Played }[]): Standing[] {
  const rows = maths.clubs.map((_, club): Standing => ({ club, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, against: 0, points: 0 }))
  const add = (club: number, own: number, other: number) => {
    const row = rows[club]
    if (!row) return
    row.played += 1
    row.scored += own
    row.against += other
    if (own > other) row.won += 1
    else if (own === other) row.drawn += 1
    else row.lost += 1
    row.points += own > other ? 3 : own === other ? 1 : 0
  }
  for (const { plan, result } of days)
    for (const [match, [home, away]] of plan.fixtures.entries()) {
      const [host, guest] = scoreAt(result.goals[match] ?? [])
      add(home, host, guest)
      add(away, guest, host)
    }
  const difference = ({ scored, against }: Standing) => scored - against
  return rows.toSorted((a, b) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored || a.club - b.club)
}
