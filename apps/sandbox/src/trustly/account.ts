import { createHash } from 'node:crypto'
import type { Person } from '../people/index.ts'

const letters: Readonly<Record<string, string>> = {
  EST: 'EE',
  LTU: 'LT',
  LVA: 'LV',
  NLD: 'NL',
  SWE: 'SE',
  FIN: 'FI',
  DEU: 'DE',
  GBR: 'GB',
}
const clearingHouses: Readonly<Record<string, string>> = { EST: 'ESTONIA', NLD: 'NETHERLANDS', SWE: 'SWEDEN', FIN: 'FINLAND' }
/** The countries whose banks share a personal id. */
const withPersonId: readonly string[] = ['SWE', 'FIN', 'EST']

const digitsOf = (person: Person, count: number) =>
  String(BigInt(`0x${createHash('sha256').update(`account ${person.id}`).digest('hex').slice(0, 16)}`)).slice(0, count)

/** Returns what the bank reports about a chosen account. */
export function accountOf(person: Person): { accountid: string; verified: string; attributes: Record<string, string> } {
  const number = digitsOf(person, 12)
  return {
    accountid: digitsOf(person, 10),
    verified: '1',
    attributes: {
      clearinghouse: clearingHouses[person.country] ?? 'SANDBOX',
      bank: 'Sandbox Bank',
      descriptor: `**** *${number.slice(-6)}`,
      lastdigits: number.slice(-6),
      ...(withPersonId.includes(person.country) && person.nationalId ? { personid: `${letters[person.country]}${person.nationalId}` } : {}),
      name: `${person.firstName} ${person.lastName}`,
      address: person.street,
      zipcode: person.zipCode,
      city: person.city,
    },
  }
}

/**
 * Returns what the bank reports about a logged-in person when a merchant asks. Its own id for the person is not a key:
 * it may change.
 */
export function kycOf(person: Person): { kycentityid: string; attributes: Record<string, string> } {
  return {
    kycentityid: `${digitsOf(person, 8)}-0000-4000-8000-${digitsOf(person, 12)}`,
    attributes: {
      ...(withPersonId.includes(person.country) && person.nationalId ? { personid: `${letters[person.country]}${person.nationalId}` } : {}),
      firstname: person.firstName,
      lastname: person.lastName,
      dob: person.birthDate,
      street: person.street,
      zipcode: person.zipCode,
      city: person.city,
      country: letters[person.country] ?? '',
    },
  }
}

export const alphaTwo = (country: string): string => letters[country] ?? ''
