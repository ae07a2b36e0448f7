import type { Entry } from '../error-entry.ts'

/** Errors of limits. */
export const limitErrors = {
  highLimitNotConfirmed: {
    code: 227,
    httpStatus: 403,
    about: 'High limit not confirmed',
    when: 'a limit above the threshold of the country is set without being confirmed once more',
    test: 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts',
  },
  limitNotSet: {
    code: 228,
    httpStatus: 403,
    about: 'Limit not set; in the deposit form: more information needed',
    when: 'a game is opened before the limits that the country asks for',
    test: 'apps/server/src/play/games/launch-game.test.ts',
  },
  limitIncreaseBlocked: {
    code: 239,
    httpStatus: 403,
    about: 'Limit increase blocked',
    when: 'a raise while an operator forbids it or the player is kept out; the removal of a limit that must be set',
    test: 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts',
  },
  limitIncreaseTooSoon: {
    code: 255,
    httpStatus: 403,
    about: 'Limit increase blocked: too soon after the last change',
    when: 'a second raise in the time in which the country allows one; a confirmation before the delay is over',
    test: 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts',
  },
  limitIncreaseTooHigh: {
    code: 273,
    httpStatus: 403,
    about: 'Limit increase blocked: above what may be chosen',
    when: 'a limit above the highest that the country lets anybody choose',
    test: 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts',
  },
  limitIncreaseInReview: {
    code: 280,
    httpStatus: 403,
    about: 'Limit increase blocked while we look at it',
    when: 'another raise while one waits for an operator',
    test: 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts',
  },
  maxBalanceNotSet: {
    code: 249,
    httpStatus: 403,
    about: 'Set the max balance limit',
    when: 'a game is opened before the max balance that the country asks for is set',
    test: 'apps/server/src/money/limit-enforcement/enforcement.test.ts',
  },
  sessionTimeNotSet: {
    code: 250,
    httpStatus: 403,
    about: 'Set the session time limit',
    when: 'a game is opened before the session time that the country asks for is set',
    test: 'apps/server/src/money/limit-enforcement/enforcement.test.ts',
  },
  counterLimit: {
    code: 206,
    httpStatus: 429,
    about: 'Counter limit',
    when: 'a block of numbers has got as many codes as it may',
    test: 'apps/server/src/people/verification/verification.test.ts',
  },
} as const satisfies Readonly<Record<string, Entry>>
