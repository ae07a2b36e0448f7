import type { Wrong } from '@fairhouse/ui/fields.ts'

/** What somebody who deposits without an account agrees to: the field, and the subject of its message. */
export const visitorsConsents = { privacyPolicyChecked: 'privacy', depositAgeAndPolicyChecked: 'agePolicy' } as const
type Name = keyof typeof visitorsConsents

const names = Object.keys(visitorsConsents) as Name[] // its own keys

/** Reads the consents ticked in a form. */
export function consentsIn(form: HTMLFormElement): Record<Name, boolean> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, data.get(name) === 'true'])) as Record<Name, boolean> // one for each name
}

/** Returns the missing consents as mistakes of the form; a player has none to give. */
export function missingConsents(agreed: Record<Name, boolean> | undefined): Record<string, Wrong> {
  const missing = agreed ? names.filter((name) => !agreed[name]) : []
  return Object.fromEntries(missing.map((name) => [name, { rule: 'mustConfirm', values: { what: visitorsConsents[name] } }]))
}
