import type { Purchase } from './closed-list.ts'
import { lastCall, payPool, type Played, type Pool, type PoolResult } from './prizes.ts'
import type { BingoMaths, Plan } from './room.ts'
import { drawBalls, drawTickets, type Streams, type Ticket } from './tickets.ts'

/** A decided game: the balls in their order, each purchase's tickets, and what both pools pay. */
export type Decided = { balls: number[]; tickets: Ticket[][]; calls: number; pools: Record<Pool, PoolResult> }

/** Decides a game for a closed list of purchases. Runs in the browser too. */
export async function decideGame(maths: BingoMaths, plan: Plan, list: readonly Purchase[], streams: Streams): Promise<Decided> {
  const balls = await drawBalls(maths, streams.balls)
  const tickets: Ticket[][] = []
  for (const [place, { tickets: count }] of list.entries()) tickets.push(await drawTickets(maths, streams.blocksOf(String(place)), count))
  const playedIn = (pool: Pool): Played[] =>
    list.flatMap((one, place) =>
      one.pool === pool ? (tickets[place] ?? []).map((ticket, at) => ({ place, at, price: one.price, ticket })) : [],
    )
  const played = { real: playedIn('real'), demo: playedIn('demo') }
  const pools = { real: payPool(maths, plan, played.real, balls), demo: payPool(maths, plan, played.demo, balls) }
  return { balls, tickets, calls: lastCall(maths, Object.values(pools), [...played.real, ...played.demo], balls), pools }
}

/** Returns what a pool pays to the purchase at a place of the list. */
export function winOf({ prizes, jackpots }: PoolResult, place: number): bigint {
  const paid = [...prizes.flatMap((prize) => prize.paid), ...jackpots]
  return paid.reduce((sum, one) => (one.place === place ? sum + one.amount : sum), 0n)
}
