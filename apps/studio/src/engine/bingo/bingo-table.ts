import type { SharedTable } from '../shared/shared-table.ts'
import { byTheClock } from '../shared/timetable.ts'
import { purchasesOf, readTickets, type TicketBet } from './closed-list.ts'
import { decideGame, winOf } from './decide-game.ts'
import type { Pool, PoolResult } from './prizes.ts'
import { planAt, priceOf, type BingoMaths } from './room.ts'

/** A decided game as it is kept: tickets are drawn again from the seed when they are shown. */
export type GameResult = { balls: number[]; calls: number; purchases: string[]; pools: Record<Pool, KeptPool> }

/** What a pool pays, with amounts as text. */
export type KeptPool = {
  tickets: number
  prizes: { goal: string; call: number; paid: KeptPaid[] }[]
  jackpots: KeptPaid[]
  units: string
  rest: string
}
type KeptPaid = { place: number; at: number; amount: string }

/** A room's times: a game closes at every `everyMs` of the clock, and so many are open ahead. */
export type Pace = { everyMs: number; callMs: number; ahead: number }

/** From closing to the first call, in which tickets are drawn and shown; and from the last call to the end of the play. */
export const beforeCallsMs = 5000
const afterCallsMs = 1000
/** A game that nobody has bought a ticket for is over at once. */
const emptyMs = 1000
const showMs = 1000

/** Returns the table of a bingo room: purchases of tickets, shared prizes, and a list that is closed with the game. */
export function bingoTable(maths: BingoMaths, { everyMs, callMs, ahead }: Pace): SharedTable<TicketBet, null, GameResult> {
  return {
    gameId: maths.gameId,
    label: 'bingo',
    timetable: byTheClock({ everyMs, ahead, always: false, playMs: emptyMs, showMs }),
    fingerprint: 'own',
    onceEach: false,
    mixesBets: true,
    read: (asked) => readTickets(asked, maths.most),
    stakeOf: ({ tickets, price }) => BigInt(tickets) * BigInt(price),
    faultOf: (bet, { currency, maxStake, before }) => {
      const price = priceOf(maths, currency)
      if (BigInt(bet.price) !== price) return 'STAKE_UNKNOWN'
      if (before.reduce((sum, one) => sum + one.bet.tickets, bet.tickets) > maths.most) return 'STAKE_UNKNOWN'
      return maxStake !== null && price * BigInt(bet.tickets) > maxStake ? 'STAKE_TOO_HIGH' : null
    },
    decide: async (balls, { closesAt }, { bets, blocksOf }) => {
      const plan = planAt(maths, closesAt, everyMs)
      const decided = await decideGame(maths, plan, purchasesOf(bets), { balls, blocksOf })
      const { real, demo } = decided.pools
      return {
        balls: decided.balls,
        calls: decided.calls,
        purchases: bets.map(({ id }) => id),
        pools: { real: kept(real), demo: kept(demo) },
      }
    },
    playMsOf: ({ calls }) => (calls === 0 ? emptyMs : beforeCallsMs + calls * callMs + afterCallsMs),
    settling: {
      all: (bets, { result }) => {
        const pools = { real: opened(result.pools.real), demo: opened(result.pools.demo) }
        const places = new Map(result.purchases.map((id, place) => [id, place]))
        return bets.map(({ id, type }) => {
          const place = places.get(id) ?? -1
          return { win: winOf(pools[type], place), outcome: { place, calls: result.calls } }
        })
      },
    },
  }
}

const keptPaid = <Of extends { amount: bigint }>(paid: readonly Of[]) => paid.map((one) => ({ ...one, amount: String(one.amount) }))

function kept({ tickets, units, prizes, jackpots, rest }: PoolResult): KeptPool {
  const told = prizes.map(({ goal, call, paid }) => ({ goal, call, paid: keptPaid(paid) }))
  return { tickets, units: String(units), prizes: told, jackpots: keptPaid(jackpots), rest: String(rest) }
}

const openedPaid = (paid: readonly KeptPaid[]) => paid.map((one) => ({ ...one, amount: BigInt(one.amount) }))

/** Reads what a pool pays as it was decided. */
export function opened({ tickets, units, prizes, jackpots, rest }: KeptPool): PoolResult {
  const told = prizes.map(({ goal, call, paid }) => ({ goal, call, paid: openedPaid(paid) }))
  return { tickets, units: BigInt(units), prizes: told, jackpots: openedPaid(jackpots), rest: BigInt(rest) }
}
