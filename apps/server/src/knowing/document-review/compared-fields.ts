import type { Personal } from '../../people/players/index.ts'

/** A field of a document beside the same field of the profile. `agrees` is null where there is nothing to compare with. */
export type ComparedField = { name: string; profile: string | null; document: string | null; agrees: boolean | null }

const ofProfile = ['firstName', 'lastName', 'birthDate', 'street', 'zipCode', 'city'] as const satisfies readonly (keyof Personal)[]

/**
 * Holds what is written in a document against the profile, field by field. Names and addresses agree whatever their
 * accents, case and punctuation; of several first names one is enough. A day of expiry agrees while it has not passed.
 */
export function comparedFields(written: Readonly<Record<string, string>>, profile: Personal, today: string): ComparedField[] {
  return Object.entries(written).map(([name, document]) => {
    const known = ofProfile.find((one) => one === name)
    const own = known ? (profile[known] ?? null) : null
    return { name, profile: own, document, agrees: agreesOf(name, document, own, today) }
  })
}

function agreesOf(name: string, document: string, own: string | null, today: string): boolean | null {
  if (name === 'expiryDate') return document >= today
  if (own === null || own === '' || document === '') return null
  if (name === 'firstName') return wordsOf(document).includes(wordsOf(own)[0] ?? '')
  return wordsOf(document).join(' ') === wordsOf(own).join(' ')
}

/** Splits a text into words without accents and case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
