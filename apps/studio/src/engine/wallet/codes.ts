/** Codes after which the session is over: the game shows why and offers the way out. */
const ending = new Set([
  'LIMIT_NOT_SET',
  'BALANCE_LIMIT_NOT_SET',
  'TIME_LIMIT_NOT_SET',
  'TIME_LIMIT',
  'PLAYER_EXCLUDED',
  'TIME_OUT',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'GAME_NOT_FOUND',
  'SESSION_EXPIRED',
  'SESSION_PARALLEL',
])

/** Codes that no repetition mends and that a person has to look at. */
const alarming = new Set(['DUPLICATE_MISMATCH', 'ROUND_CLOSED', 'CANCELLED_BEFORE', 'NOT_REVERSIBLE'])

/** All codes of the protocol that are told apart in metrics. */
export const knownCodes: ReadonlySet<string> = new Set([
  ...ending,
  ...alarming,
  'OK',
  'TRY_LATER',
  'INVALID_SIGNATURE',
  'CLOCK_SKEW',
  'WRONG_SYNTAX',
  'WRONG_CURRENCY',
  'PLAYER_UNKNOWN',
  'INSUFFICIENT_FUNDS',
  'STAKE_TOO_HIGH',
  'TOO_FAST',
  'LIMIT_REACHED',
  'ROUND_UNKNOWN',
  'JACKPOT_UNKNOWN',
  'FREE_ROUNDS_EXPIRED',
  'FREE_ROUNDS_OVER',
  'FREE_ROUNDS_PAUSED',
  'FREE_ROUNDS_UNKNOWN',
  'FREE_ROUND_MISMATCH',
  'REGISTER_UNAVAILABLE',
])

/** Returns whether a code ends the session. */
export function endsSession(code: string): boolean {
  return ending.has(code)
}

/** Returns whether a code raises an alarm and stops retries. */
export function raisesAlarm(code: string): boolean {
  return alarming.has(code)
}
