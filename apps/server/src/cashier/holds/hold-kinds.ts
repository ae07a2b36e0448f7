import type { ErrorName } from '@fairhouse/errors'

/** What a hold can stop; `methods` is the list of methods, which the page reads again after money has moved. */
export type Act = 'deposit' | 'withdraw' | 'play' | 'methods'

/** The holds an operator can place between a player and the money: the error for each, and what it stops. */
export const holdKinds = {
  documents: { error: 'notValidated', stops: ['deposit', 'withdraw'], about: 'documents are wanted (128)' },
  transactions: {
    error: 'blockedFromTransactions',
    stops: ['deposit', 'withdraw'],
    about: 'no money moves before documents are here (232)',
  },
  funds: { error: 'sourceOfFundsNeeded', stops: ['methods', 'deposit', 'withdraw'], about: 'the source of funds is asked for (234)' },
  deposits: { error: 'depositOnHold', stops: ['deposit'], about: 'deposits are on hold (253)' },
  support: { error: 'contactSupport', stops: ['deposit', 'withdraw', 'play'], about: 'support wants to speak with the player first (240)' },
  contract: {
    error: 'gamblingContractNotSigned',
    stops: ['deposit', 'play'],
    about: 'the gambling contract was sent to be signed and is not back yet (247)',
  },
  checks: { error: 'actionBlockedForChecks', stops: ['methods', 'deposit', 'withdraw', 'play'], about: 'while something is checked (260)' },
  risk: { error: 'actionBlockedForRisk', stops: ['methods', 'deposit', 'withdraw', 'play'], about: 'for the safety of the account (261)' },
} as const satisfies Record<string, { error: ErrorName; stops: readonly Act[]; about: string }>
export type HoldKind = keyof typeof holdKinds

export const isHoldKind = (word: string): word is HoldKind => Object.hasOwn(holdKinds, word)
