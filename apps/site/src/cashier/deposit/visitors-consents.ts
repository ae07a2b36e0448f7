import type { Wrong } from '@fairhouse/ui/fields.ts'

/** What somebody agrees to who deposits without an account: the field, and what the message about it speaks of. */
export const visitorsConsents = { privacyPolicyChecked: 'privacy', depositAgeAndPolicyChecked: 'agePolicy' } as const
type Name = keyof typeof visitorsConsents

const names = Object.keys(visitorsConsents) as Name[] // its own keys

/** What is ticked in a form. */
export function consentsIn(form: HTMLFormElement): Record<Name, boolean> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, data.get(name) === 'true'])) as Record<Name, boolean> // one for each name
}

/** What is not ticked, as the mistakes of a form; a player has nothing to tick. */
export function missingConsents(agreed: Record<Name, boolean> | undefined): Record<string, Wrong> {
  const missing = agreed ? names.filter((name) => !agreed[name]) : []
  return Object.fromEntries(missing.map((name) => [name, { rule: 'mustConfirm', values: { what: visitorsConsents[name] } }]))
}
