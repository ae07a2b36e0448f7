import { blocksOf } from '../fairness/seeds.ts'
import type { SharedRound } from '../shared/shared-round.ts'
import type { BingoMaths } from './room.ts'
import { drawTickets, type Ticket } from './tickets.ts'

const kept = new Map<string, Promise<Ticket[]>>()
const mostKept = 2000

/** Returns the tickets of a purchase in a closed game; pages ask with every call, so the latest ones are kept. */
export function ticketsOf(maths: BingoMaths, { seed, clientSeed, number }: SharedRound, place: number, count: number): Promise<Ticket[]> {
  const key = `${seed}:${clientSeed}:${place}:${count}`
  const there = kept.get(key)
  if (there) return there
  const drawn = drawTickets(maths, blocksOf(seed, `${clientSeed}:${place}`, number), count)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, drawn)
  return drawn
}
