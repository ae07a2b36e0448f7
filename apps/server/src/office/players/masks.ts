import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'

const dots = '•••'

/** Masks a text so that it can be recognised by whoever knows it: its first letter. */
export const maskedWord = (word: string): string => (word === '' ? '' : `${word.slice(0, 1)}${dots}`)

/** Masks a phone number: its calling code's beginning and the last two digits. */
export const maskedPhone = (phone: string): string => (phone === '' ? '' : `${phone.slice(0, 3)} ${dots} ${phone.slice(-2)}`)

/** Masks what only the last characters of may be seen. */
export const maskedNumber = (number: string): string => (number === '' ? '' : `${dots}${number.slice(-2)}`)

/** Masks a network address: an IPv4 address by its last half, an IPv6 address after its first two groups. */
export function maskedAddress(address: string): string {
  const [separator, kept] = address.includes(':') ? [':', 2] : ['.', 2]
  return address === '' ? '' : [...address.split(separator).slice(0, kept), dots].join(separator)
}

/** Returns how old somebody is, in bands that do not tell a birthday. */
export function ageBandOf(birthDate: string, now: Date): PlayerHead['ageBand'] {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  const hadBirthday = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  const age = now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
  if (age < 18) return 'under18'
  if (age < 25) return '18-24'
  if (age < 35) return '25-34'
  if (age < 50) return '35-49'
  return age < 65 ? '50-64' : '65'
}
