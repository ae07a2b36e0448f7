import { isDay } from '../base/day.ts'

/** What a national id says about its owner. If the century is not written, `birthDates` are the possible birthdays. */
export type Told = { readonly birthDate?: string; readonly birthDates?: readonly string[]; readonly gender?: 'male' | 'female' }

/** Returns whether an id can belong to a person born on that day. */
export const canBeBornOn = ({ birthDate, birthDates }: Told, day: string): boolean =>
  (birthDate === undefined || birthDate === day) && (birthDates === undefined || birthDates.includes(day))

/**
 * Reads an id of a country, in upper case without spaces and dots. Returns undefined if it is invalid. `today` decides
 * a century that is not written.
 */
export type NationalIdReader = (id: string, today: string) => Told | undefined

/** Returns the weighted sum of digits; places without a weight do not count. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0)

/** Returns the sum of the Luhn test, which passes if it is a multiple of ten. */
export const luhnSum = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)

/** Returns the ISO 7064 mod 11,10 remainder of digits with their check digit; one if they are right. */
export const mod1110 = (digits: string): number => {
  const before = Array.from(digits.slice(0, -1)).reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (before + Number(digits.at(-1))) % 10
}

const two = (part: number | string) => String(part).padStart(2, '0')

/** Returns an existing day as YYYY-MM-DD; undefined if it does not exist. */
export function day(year: number | string, month: number | string, date: number | string): string | undefined {
  const written = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isDay(written) ? written : undefined
}

/** Returns the latest year with these two digits that is not after today's. */
export function latestYear(digits: string, today: string): number {
  const year = Number(today.slice(0, 2) + digits)
  return year > Number(today.slice(0, 4)) ? year - 100 : year
}

/** Returns the gender of a digit: odd is male, even is female. */
export const oddIsMale = (digit: string | undefined): 'male' | 'female' => (Number(digit) % 2 === 1 ? 'male' : 'female')
