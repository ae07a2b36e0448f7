import type { BingoMaths, Plan } from './room.ts'

/** A fraction that is not in lowest terms. */
type Fraction = { of: bigint; in: bigint }

/**
 * The exact return of a game of the programme: what its prizes are of the sales, and what its jackpot returns of each ticket.
 * It reads the mathematics and shares no code with the game. Every order of the balls is as likely as another, whatever the
 * tickets are: so ball after ball it follows how many of a ticket's numbers have been called, until the jackpot's last call.
 */
export function proveReturn(maths: BingoMaths, plan: Plan): { prizes: Fraction; jackpot: Fraction; chance: Fraction } {
  const prizes = { of: BigInt(plan.prizes.reduce((sum, { share }) => sum + share, 0)), in: 100n }
  if (!plan.jackpot) return { prizes, jackpot: { of: 0n, in: 1n }, chance: { of: 0n, in: 1n } }
  const numbers = maths.tickets === 'lines' ? 15 : 24
  const chance = chanceOfAll(maths.balls, numbers, plan.jackpot.calls)
  return { prizes, chance, jackpot: { of: chance.of * BigInt(plan.jackpot.pays), in: chance.in } }
}

/** Returns how likely so many numbers are all among the first calls, from the ways in which each call can go. */
function chanceOfAll(balls: number, numbers: number, calls: number): Fraction {
  // `ways[hit]`: in how many of all orders so far so many of the numbers have been called.
  let ways = Array.from({ length: numbers + 1 }, () => 0n)
  ways[0] = 1n
  let all = 1n
  for (let call = 0; call < calls; call += 1) {
    const next = Array.from({ length: numbers + 1 }, () => 0n)
    for (const [hit, count] of ways.entries()) {
      const left = numbers - hit
      next[hit] = (next[hit] ?? 0n) + count * BigInt(Math.max(balls - call - left, 0))
      if (left > 0) next[hit + 1] = (next[hit + 1] ?? 0n) + count * BigInt(left)
    }
    ways = next
    all *= BigInt(balls - call)
  }
  return { of: ways[numbers] ?? 0n, in: all }
}
