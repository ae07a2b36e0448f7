/**
 * What decided a round, as JSON; its win is in minor units as text, `jackpot` the outcome of its game's listing that it is. Each game knows
 * what else stands in its own.
 */
export type Outcome = { win: string; jackpot?: string }

/** What a player has bet at a shared table: minor units as text, by the id of their spot. */
export type Bets = Readonly<Record<string, string>>

/**
 * The state of a round. `betting`, `staked`, `paying` and `rollingBack` are open, all others final. `staked` waits for
 * a shared table.
 */
type RoundState =
  | { status: 'betting' }
  | { status: 'staked' }
  | { status: 'refused'; code: string; details: Record<string, unknown> }
  | { status: 'rollingBack'; reason: string }
  | { status: 'rolledBack'; reason: string }
  | { status: 'paying'; outcome: Outcome }
  | { status: 'closed'; outcome: Outcome }
  | { status: 'alarm'; code: string; outcome: Outcome | null }

/** An event of a round. */
export type RoundEvent =
  | { type: 'betTaken'; outcome: Outcome }
  | { type: 'betLaid' }
  | { type: 'decided'; outcome: Outcome }
  | { type: 'betRefused'; code: string; details: Record<string, unknown> }
  | { type: 'betUndone'; reason: string }
  | { type: 'paid' }
  | { type: 'rolledBack' }
  | { type: 'alarmed'; code: string }

/** A stored round. The ids of its transactions derive from its own, so that nothing is booked twice. */
export type Round = {
  id: string
  sessionId: string
  /** The platform's id of the game, with its edition. */
  gameId: string
  owner: string
  spinKey: string
  type: 'real' | 'demo'
  currency: string
  stake: bigint
  win: bigint | null
  seedId: string | null
  clientSeed: string | null
  nonce: number | null
  /** The table's round and what was bet in it, for a round at a shared table. */
  sharedRound: number | null
  bets: Bets | null
  /** The award that it was taken from, if nothing was staked. */
  freeAward: string | null
  state: RoundState
  createdAt: Date
}

/** Computes the next state of a round. An event that does not apply returns the same state. */
export function stepRound(state: RoundState, event: RoundEvent): RoundState {
  switch (state.status) {
    case 'betting':
      if (event.type === 'betTaken') return { status: 'paying', outcome: event.outcome }
      if (event.type === 'betLaid') return { status: 'staked' }
      if (event.type === 'betRefused') return { status: 'refused', code: event.code, details: event.details }
      if (event.type === 'betUndone') return { status: 'rollingBack', reason: event.reason }
      return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null } : state
    case 'staked':
      if (event.type === 'decided') return { status: 'paying', outcome: event.outcome }
      return event.type === 'betUndone' ? { status: 'rollingBack', reason: event.reason } : state
    case 'paying':
      if (event.type === 'paid') return { status: 'closed', outcome: state.outcome }
      return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: state.outcome } : state
    case 'rollingBack':
      if (event.type === 'rolledBack') return { status: 'rolledBack', reason: state.reason }
      return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null } : state
    case 'refused':
    case 'rolledBack':
    case 'closed':
      return state
    case 'alarm':
      // A person has fixed the cause and sent the call again from the desk.
      if (event.type === 'paid' && state.outcome) return { status: 'closed', outcome: state.outcome }
      return event.type === 'rolledBack' && !state.outcome ? { status: 'rolledBack', reason: state.code } : state
  }
}

/** Returns whether a round is open. */
export function isOpen({ state }: Round): boolean {
  return state.status === 'betting' || state.status === 'staked' || state.status === 'paying' || state.status === 'rollingBack'
}

/** Returns the outcome of a round, if decided. */
export function outcomeOf({ state }: Round): Outcome | null {
  return 'outcome' in state ? state.outcome : null
}

/** Returns the id of one of a round's transactions. */
export function transactionOf(roundId: string, kind: 'bet' | 'win' | 'rollback' | 'close'): string {
  return `${roundId}:${kind}`
}
