import type { LineWin } from '../orchard/play-orchard.ts'
import type { ReelSymbol } from '../orchard/maths.ts'

/** What chance decided, and what it pays in minor units as text. Once written it never changes. */
export type Outcome = { stops: number[]; window: ReelSymbol[][]; lines: (LineWin & { amount: string })[]; win: string }

/** Where a round is. Open are `betting`, `paying` and `rollingBack`; all others are ends. */
export type RoundState =
  | { status: 'betting' }
  | { status: 'refused'; code: string; details: Record<string, unknown> }
  | { status: 'rollingBack'; reason: string }
  | { status: 'rolledBack'; reason: string }
  | { status: 'paying'; outcome: Outcome }
  | { status: 'closed'; outcome: Outcome }
  | { status: 'alarm'; code: string; outcome: Outcome | null }

/** What can happen to a round. */
export type RoundEvent =
  | { type: 'betTaken'; outcome: Outcome }
  | { type: 'betRefused'; code: string; details: Record<string, unknown> }
  | { type: 'betUndone'; reason: string }
  | { type: 'paid' }
  | { type: 'rolledBack' }
  | { type: 'alarmed'; code: string }

/** A round as it is kept. Its transactions are named after it, so that nothing is booked twice. */
export type Round = {
  id: string
  sessionId: string
  owner: string
  spinKey: string
  type: 'real' | 'demo'
  currency: string
  stake: bigint
  win: bigint | null
  seedId: string | null
  clientSeed: string | null
  nonce: number | null
  state: RoundState
  createdAt: Date
}

/** What becomes of a round by an event; an event without meaning changes nothing. */
export function stepRound(state: RoundState, event: RoundEvent): RoundState {
  switch (state.status) {
    case 'betting':
      if (event.type === 'betTaken') return { status: 'paying', outcome: event.outcome }
      if (event.type === 'betRefused') return { status: 'refused', code: event.code, details: event.details }
      if (event.type === 'betUndone') return { status: 'rollingBack', reason: event.reason }
      return event.type === 'alarmed' ? { status: 'alarm', code: event.code, outcome: null } : state
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
      // A person has mended it and the call was sent again from the control room.
      if (event.type === 'paid' && state.outcome) return { status: 'closed', outcome: state.outcome }
      return event.type === 'rolledBack' && !state.outcome ? { status: 'rolledBack', reason: state.code } : state
  }
}

/** Whether a round still waits for something. */
export function isOpen({ state }: Round): boolean {
  return state.status === 'betting' || state.status === 'paying' || state.status === 'rollingBack'
}

/** The outcome of a round, where it has one. */
export function outcomeOf({ state }: Round): Outcome | null {
  return 'outcome' in state ? state.outcome : null
}

/** The id of one of a round's transactions. */
export function transactionOf(roundId: string, kind: 'bet' | 'win' | 'rollback' | 'close'): string {
  return `${roundId}:${kind}`
}
