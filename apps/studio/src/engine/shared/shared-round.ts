/** The times of a round: betting closes, wins are paid, and the round is no longer shown. */
export type Times = { closesAt: Date; settlesAt: Date; endsAt: Date }

/** A round that all players at a table share. */
export type SharedRound<Plan = unknown, Result = unknown> = Times & {
  gameId: string
  number: number
  chainId: string
  place: number
  /** Decides the round; secret until it and all rounds before it have ended. */
  seed: string
  /** Takes the place of a client seed: the table's label, with the digest of its bets where that decides too. */
  clientSeed: string
  openedAt: Date
  /** What is public from the beginning; null where a table has no plan. */
  plan: Plan
  /** What the seed has decided; null until betting has closed, and in a void round. */
  result: Result | null
  status: 'open' | 'playing' | 'settled' | 'void'
}

/** Returns the step that is due in a round. */
export function dueStep({ status, closesAt, settlesAt }: SharedRound, now: Date): 'close' | 'settle' | null {
  if (status === 'open') return closesAt <= now ? 'close' : null
  return status === 'playing' && settlesAt <= now ? 'settle' : null
}

/** Returns whether a round has come to its end, settled or void. */
export const hasEnded = ({ status }: Pick<SharedRound, 'status'>): boolean => status === 'settled' || status === 'void'
