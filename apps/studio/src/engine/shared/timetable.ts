import { hasEnded, type SharedRound, type Times } from './shared-round.ts'

/** Returns the times of the round that is to open now after the newest one, or null if none is. */
export type Timetable = (newest: SharedRound | null, now: Date, players: number) => Times | null

type Lengths = { playMs: number; showMs: number }

const timesFrom = (closesAt: number, { playMs, showMs }: Lengths): Times => ({
  closesAt: new Date(closesAt),
  settlesAt: new Date(closesAt + playMs),
  endsAt: new Date(closesAt + playMs + showMs),
})

/** One round after the other while somebody is at the table; it rests while nobody is. */
export function oneAfterAnother({ betsMs, ...lengths }: Lengths & { betsMs: number }): Timetable {
  return (newest, now, players) => {
    const isOver = !newest || newest.status === 'void' || (hasEnded(newest) && newest.endsAt <= now)
    return isOver && players > 0 ? timesFrom(now.getTime() + betsMs, lengths) : null
  }
}

type Slots = Lengths & {
  /** Betting closes at each multiple of this, counted from `offsetMs` after midnight of 1 January 1970 in UTC. */
  everyMs: number
  offsetMs?: number
  /** How many rounds are open at once. */
  ahead: number
  /** A round that would be open for less than this is passed over. */
  leastOpenMs?: number
  /** Whether rounds are held while nobody is there. */
  always: boolean
}

/** Rounds that close by the clock, several of them open ahead. */
export function byTheClock({ everyMs, offsetMs = 0, ahead, leastOpenMs = 10_000, always, ...lengths }: Slots): Timetable {
  const slotAfter = (time: number) => (Math.floor((time - offsetMs) / everyMs) + 1) * everyMs + offsetMs
  return (newest, now, players) => {
    if (!always && players === 0) return null
    const earliest = now.getTime() + leastOpenMs
    const closesAt = slotAfter(Math.max(earliest, newest?.closesAt.getTime() ?? 0))
    return closesAt <= earliest + ahead * everyMs ? timesFrom(closesAt, lengths) : null
  }
}
