/**
 * What decided a round, as JSON; its win is in minor units as text, `jackpot` the outcome of its game's listing that it is. Each game knows
 * what else stands in its own.
 */
export type Outcome = { win: string; jackpot?: string }

/** What a player has bet at a shared table: minor units as text, by the id of their spot. */
export type Bets = Readonly<Record<string, string>>

/** What a player asks to do in a round with steps, and the further bet that it needs. */
type Raising = { act: unknown; raise: string }

/**
 * The state of a round. `refused`, `rolledBack`, `closed` and `alarm` are final, all others open. `staked` waits for a
 * shared table, `playing` for its player, who sees what is in `seen`; `raising` asks the wallet for a further bet, and
 * `lowering` takes one back whose answer is not known.
 */
type RoundState =
  | { status: 'betting' }
  | { status: 'staked' }
  | { status: 'playing'; seen: unknown }
  | ({ status: 'raising'; seen: unknown } & Raising)
  | { status: 'lowering'; seen: unknown; reason: string }
  | { status: 'refused'; code: string; details: Record<string, unknown> }
  | { status: 'rollingBack'; reason: string }
  | { status: 'rolledBack'; reason: string }
  | { status: 'paying'; outcome: Outcome }
  | { status: 'closed'; outcome: Outcome }
  | { status: 'alarm'; code: string; outcome: Outcome | null; seen?: unknown }

/** An event of a round. */
export type RoundEvent =
  | { type: 'betTaken'; outcome: Outcome }
  | { type: 'betLaid' }
  | { type: 'stepped'; seen: unknown }
  | ({ type: 'raised' } & Raising)
  | { type: 'raiseRefused' }
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
  /** The table's round and what was bet in it, as the table has read it, for a round at a shared table. */
  sharedRound: number | null
  bets: unknown
  /** The award that it was taken from, if nothing was staked. */
  freeAward: string | null
  /** What the player chose with the bet, and has done since, as the game reads them. */
  choice: unknown
  acts: readonly unknown[]
  /** What the acts have added to the stake; nothing of it is in `stake`. */
  raised: bigint
  /** How many further bets were tried. */
  raises: number
  actedAt: Date | null
  state: RoundState
  createdAt: Date
}

/** What a round does not have yet when it begins. */
export const undecided = { win: null, seedId: null, clientSeed: null, nonce: null, acts: [], raised: 0n, raises: 0, actedAt: null } as const

/** Computes the next state of a round. An event that does not apply returns the same state. */
export function stepRound(state: RoundState, event: RoundEvent): RoundState {
  switch (state.status) {
    case 'betting':
      if (event.type === 'betTaken') return { status: 'paying', outcome: event.outcome }
      if (event.type === 'betLaid') return { status: 'staked' }
      if (event.type === 'stepped') return { status: 'playing', seen: event.seen }
      if (event.type === 'betRefused') return { status: 'refused', code: event.code, details: event.details }
      if (event.type === 'betUndone') return { status: 'rollingBack', reason: event.reason }
      return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null } : state
    case 'staked':
      if (event.type === 'decided') return { status: 'paying', outcome: event.outcome }
      return event.type === 'betUndone' ? { status: 'rollingBack', reason: event.reason } : state
    case 'playing':
    case 'raising':
    case 'lowering':
      return stepInRound(state, event)
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
      if (event.type === 'rolledBack' && 'seen' in state) return { status: 'playing', seen: state.seen }
      if (event.type === 'paid' && state.outcome) return { status: 'closed', outcome: state.outcome }
      return event.type === 'rolledBack' && !state.outcome ? { status: 'rolledBack', reason: state.code } : state
  }
}

type InRound = Extract<RoundState, { seen: unknown; status: 'playing' | 'raising' | 'lowering' }>

/** The states between the bet and the outcome of a round with steps. */
function stepInRound(state: InRound, event: RoundEvent): RoundState {
  const { status, seen } = state
  if (status === 'lowering') {
    if (event.type === 'rolledBack') return { status: 'playing', seen }
    return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null, seen } : state
  }
  if (event.type === 'stepped') return { status: 'playing', seen: event.seen }
  if (event.type === 'decided') return { status: 'paying', outcome: event.outcome }
  if (status === 'playing') return event.type === 'raised' ? { status: 'raising', seen, act: event.act, raise: event.raise } : state
  if (event.type === 'raiseRefused') return { status: 'playing', seen }
  if (event.type === 'betUndone') return { status: 'lowering', seen, reason: event.reason }
  return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null, seen } : state
}

const final = new Set<RoundState['status']>(['refused', 'rolledBack', 'closed', 'alarm'])

/** Returns whether a round is open. */
export const isOpen = ({ state }: Pick<Round, 'state'>): boolean => !final.has(state.status)

/** Returns the outcome of a round, if decided. */
export function outcomeOf({ state }: Round): Outcome | null {
  return 'outcome' in state ? state.outcome : null
}

/** Returns the id of one of a round's transactions; `further` tells its further bets apart, and is 0 for the first. */
export function transactionOf(roundId: string, kind: 'bet' | 'win' | 'rollback' | 'close', further = 0): string {
  return further === 0 ? `${roundId}:${kind}` : `${roundId}:${kind}:${further}`
}
