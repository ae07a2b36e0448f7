import { expect, test } from 'vitest'
import type { PostingResult } from '../../../money/wallet/posting.ts'
import { codeOf, retryable } from './codes.ts'

const refused = (reason: string) => ({ outcome: 'refused', refusal: { reason }, replayed: false, seq: null }) as unknown as PostingResult // no balances are looked at

test.each([
  ['notSet', 'LIMIT_NOT_SET'],
  ['maxBalanceNotSet', 'BALANCE_LIMIT_NOT_SET'],
  ['sessionTimeNotSet', 'TIME_LIMIT_NOT_SET'],
  ['sessionTime', 'TIME_LIMIT'],
  ['stake', 'STAKE_TOO_HIGH'],
  ['excluded', 'PLAYER_EXCLUDED'],
])('a bet that is refused because of %s ends with %s, which no repetition mends', (reason, code) => {
  expect([codeOf(refused(reason)), retryable[code] ?? false]).toEqual([code, false])
})
