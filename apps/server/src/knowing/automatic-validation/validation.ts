import type { PersonGroup, Verdict } from './provider-contract/provider.ts'

/** The state of an attempt. */
export type ValidationState = 'begun' | 'waiting' | 'approved' | 'rejected' | 'moneyLaundering' | 'expired'

/**
 * Applies a verdict to an attempt. A rejection is final, an approval can be withdrawn, and an expired attempt can still
 * be answered. Anything else changes nothing, so notices may come late, twice and in any order.
 */
export function stepValidation(state: ValidationState, verdict: Verdict): ValidationState {
  if (verdict.is === 'pending') return state
  const isBad = verdict.is === 'rejected' || verdict.is === 'moneyLaundering'
  switch (state) {
    case 'begun':
      return verdict.is
    case 'expired':
      return verdict.is
    case 'waiting':
      return verdict.is === 'expired' ? state : verdict.is
    case 'approved':
      return isBad ? verdict.is : state
    case 'rejected':
    case 'moneyLaundering':
      return state
  }
}

/**
 * An approval only counts for the account's own person: the birth date read must match, and an identity document must
 * show one.
 */
export function checkPerson(verdict: Verdict, groups: readonly PersonGroup[], birthDate: string): Verdict {
  if (verdict.is !== 'approved') return verdict
  const read = verdict.person.birthDate
  if (read !== undefined && read !== birthDate) return { is: 'rejected', reason: 'otherPerson' }
  return read === undefined && groups.includes('identity') ? { is: 'waiting', reason: unread } : verdict
}

/** Reason why an approval waits for an operator: the birth date could not be read. */
export const unread = 'birthDateNotRead'

/** Returns whether a verdict of the service can still matter. */
export const isOpen = (state: ValidationState): boolean => state === 'begun' || state === 'waiting'
