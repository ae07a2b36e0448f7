import { isOwnName, wordsOf } from './own-name.ts'

/** How well the name on an account agrees with its player's; unknown where there is none. */
export type NameAgreement = 'same' | 'likely' | 'familyName' | 'none' | 'unknown'

/**
 * Holds the name that a bank or the player has written against the profile: the same words, a name that can be the
 * player's ("A. Example"), the family name alone, or none of it.
 */
export function nameAgreement(written: string | null, person: { firstName: string; lastName: string }): NameAgreement {
  const there = wordsOf(written ?? '')
  const family = wordsOf(person.lastName)
  if (there.length === 0 || family.length === 0) return 'unknown'
  const own = [...wordsOf(person.firstName), ...family]
  if (there.toSorted().join(' ') === own.toSorted().join(' ')) return 'same'
  if (isOwnName(written ?? '', person)) return 'likely'
  return family.every((part) => there.includes(part)) ? 'familyName' : 'none'
}
