import { seedAt, type Chain } from './chain.ts'

/** A round of the wheel, shared by all players at the table. */
export type WheelRound = {
  number: number
  chainId: string
  place: number
  /** Decides the round; secret until the round has ended. */
  seed: string
  openedAt: Date
  /** Until then chips may be placed. */
  closesAt: Date
  /** When the ball rests and wins are paid. */
  settlesAt: Date
  /** Then the next round opens, if anybody is at the table. */
  endsAt: Date
  pocket: number | null
  status: 'open' | 'turning' | 'settled' | 'void'
}

/** How long bets are open, in milliseconds. */
export const betsMs = 20_000
const turnMs = 9000
const showMs = 6000

/** Returns a round that opens now. */
export function newWheelRound(number: number, chain: Chain, place: number, now: Date): WheelRound {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const times = { openedAt: now, closesAt: at(betsMs), settlesAt: at(betsMs + turnMs), endsAt: at(betsMs + turnMs + showMs) }
  return { number, chainId: chain.id, place, seed: seedAt(chain, place), ...times, pocket: null, status: 'open' }
}

/** Returns the step that is due for the newest round. */
export function dueStep(round: WheelRound | null, now: Date): 'open' | 'turn' | 'settle' | null {
  if (!round) return 'open'
  if (round.status === 'open') return round.closesAt <= now ? 'turn' : null
  if (round.status === 'turning') return round.settlesAt <= now ? 'settle' : null
  return round.status === 'void' || round.endsAt <= now ? 'open' : null
}
