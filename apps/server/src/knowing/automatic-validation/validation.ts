import type { PersonGroup, Verdict } from './provider-contract/provider.ts'

/** How a try stands with us. */
export type ValidationState = 'begun' | 'waiting' | 'approved' | 'rejected' | 'moneyLaundering' | 'expired'

/**
 * What a verdict makes of a try. What a service has refused stays so; an approval can still be taken back; one that had
 * run out can still be answered. Whatever has no meaning changes nothing, so that notices may come late, doubled and in
 * any order.
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
 * An approval counts for the person of the account alone: a day of birth that was read has to be theirs, and of a
 * document that shows who somebody is it has to be read.
 */
export function checkPerson(verdict: Verdict, groups: readonly PersonGroup[], birthDate: string): Verdict {
  if (verdict.is !== 'approved') return verdict
  const read = verdict.person.birthDate
  if (read !== undefined && read !== birthDate) return { is: 'rejected', reason: 'otherPerson' }
  return read === undefined && groups.includes('identity') ? { is: 'waiting', reason: unread } : verdict
}

/** Why an approval waits for an operator: the day of birth could not be read. */
export const unread = 'birthDateNotRead'

/** Whether a service may still say something that counts. */
export const isOpen = (state: ValidationState): boolean => state === 'begun' || state === 'waiting'
