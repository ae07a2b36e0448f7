import type { Goal } from './room.ts'
import type { Ticket } from './tickets.ts'

/** Returns at which call each number comes, by the number; 0 for a free cell. */
export function callsOf(balls: readonly number[]): number[] {
  const calls = [0]
  for (const [at, ball] of balls.entries()) calls[ball] = at + 1
  return calls
}

/** Returns the call at which a ticket reaches a goal. */
export function callOfGoal(ticket: Ticket, goal: Goal, calls: readonly number[]): number {
  return Math.min(...goal.map((cells) => Math.max(...cells.map((cell) => calls[ticket[cell] ?? 0] ?? 0))))
}

/** Returns how many numbers a ticket lacks to a goal, and which in the sets that lack the least. */
export function missingTo(ticket: Ticket, goal: Goal, called: ReadonlySet<number>): { count: number; numbers: number[] } {
  const lacking = goal.map((cells) => cells.map((cell) => ticket[cell] ?? 0).filter((number) => number > 0 && !called.has(number)))
  const count = Math.min(...lacking.map(({ length }) => length))
  return { count, numbers: [...new Set(lacking.filter(({ length }) => length === count).flat())] }
}
