import { yearsBefore } from '../base/day.ts'
import { day, latestYear, type NationalIdReader, type Told } from './told.ts'

const months = 'ABCDEHLMPRST'
/** Letters that replace digits if two people would have the same code. */
const digitLetters = 'LMNPQRSTUV'
/** The weight of a character at an odd place: 0 to 9, then A to Z. */
const odd = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]
const valueOf = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65)
const oddValueOf = (character: string) => odd[valueOf(character) + (/\d/.test(character) ? 0 : 10)] ?? 0

/** Returns the check letter of characters in Italian tax codes and bank accounts. */
export function codiceCheckLetter(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, place) => total + (place % 2 === 0 ? oddValueOf(character) : valueOf(character)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26))
}

/** Italy, codice fiscale: 40 is added to the day for women. */
export const codiceFiscale: NationalIdReader = (id, today) => {
  if (!/^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/.test(id)) return undefined
  if (codiceCheckLetter(id.slice(0, 15)) !== id[15]) return undefined
  const digits = (from: number, to: number) => id.slice(from, to).replace(/[A-Z]/g, (letter) => String(digitLetters.indexOf(letter)))
  const written = Number(digits(9, 11))
  const year = latestYear(digits(6, 8), today)
  const born = [year, year - 100].map((one) => day(one, months.indexOf(id.charAt(8)) + 1, written > 40 ? written - 40 : written))
  const told = bornOn(
    born.filter((one) => one !== undefined),
    today,
  )
  return told && { ...told, gender: written > 40 ? 'female' : 'male' }
}

const [adultYears, mostYears] = [18, 120]

/**
 * Takes the later day, since few live to be 118. If that day is a child's, a person of more than a hundred may be meant
 * as well, so both are returned.
 */
function bornOn(days: readonly string[], today: string): Told | undefined {
  const [latest, earlier] = days.filter((born) => born <= today && born > yearsBefore(today, mostYears + 1))
  if (latest === undefined) return undefined
  const isChild = latest > yearsBefore(today, adultYears)
  return isChild && earlier !== undefined ? { birthDates: [latest, earlier] } : { birthDate: latest }
}
