import type { PostingResult } from '../../../money/wallet/index.ts'

/** The answer codes after which the studio may send the same call again. */
export const retryable: Readonly<Record<string, boolean>> = { ROUND_UNKNOWN: true, TRY_LATER: true }

const codes: Readonly<Record<string, string>> = {
  insufficientFunds: 'INSUFFICIENT_FUNDS',
  limit: 'LIMIT_REACHED',
  notSet: 'LIMIT_NOT_SET',
  maxBalanceNotSet: 'BALANCE_LIMIT_NOT_SET',
  sessionTimeNotSet: 'TIME_LIMIT_NOT_SET',
  sessionTime: 'TIME_LIMIT',
  stake: 'STAKE_TOO_HIGH',
  maxBet: 'STAKE_TOO_HIGH',
  excluded: 'PLAYER_EXCLUDED',
  timeOut: 'TIME_OUT',
  blocked: 'PLAYER_BLOCKED',
  sessionEnded: 'SESSION_EXPIRED',
  roundClosed: 'ROUND_CLOSED',
  cancelledBefore: 'CANCELLED_BEFORE',
  notReversible: 'NOT_REVERSIBLE',
  freeRoundsUnknown: 'FREE_ROUNDS_UNKNOWN',
  freeRoundsOver: 'FREE_ROUNDS_OVER',
  freeRoundsExpired: 'FREE_ROUNDS_EXPIRED',
  freeRoundsPaused: 'FREE_ROUNDS_PAUSED',
  freeRoundMismatch: 'FREE_ROUND_MISMATCH',
  wallet: 'PLAYER_UNKNOWN',
  round: 'ROUND_UNKNOWN',
}

/** Returns the protocol's code for a posting's outcome. */
export function codeOf(result: PostingResult): string {
  switch (result.outcome) {
    case 'posted':
      return 'OK'
    case 'mismatch':
      return 'DUPLICATE_MISMATCH'
    case 'stale':
      return 'TRY_LATER'
    case 'refused':
    case 'unknown':
      return codes[result.refusal.reason] ?? 'TRY_LATER'
  }
}
