import { isDay } from '../base/day.ts'

/** What a national id tells of its owner, as far as its country writes it in; the days of birth among which it cannot choose, where the century is not written. */
export type Told = { readonly birthDate?: string; readonly birthDates?: readonly string[]; readonly gender?: 'male' | 'female' }

/** Whether an id can be of somebody born on that day. */
export const canBeBornOn = ({ birthDate, birthDates }: Told, day: string): boolean =>
  (birthDate === undefined || birthDate === day) && (birthDates === undefined || birthDates.includes(day))

/** Reads the id of a country, in upper case and without spaces and dots; nothing where it cannot be one. `today` decides a century that is not written. */
export type NationalIdReader = (id: string, today: string) => Told | undefined

/** The digits of a text, each by its weight, added up; places without a weight do not count. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0)

/** The sum that the Luhn test takes; it passes where it is a multiple of ten. */
export const luhnSum = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)

/** What ISO 7064 mod 11,10 leaves of digits with their check digit; one where they fit. */
export const mod1110 = (digits: string): number => {
  const before = Array.from(digits.slice(0, -1)).reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (before + Number(digits.at(-1))) % 10
}

const two = (part: number | string) => String(part).padStart(2, '0')

/** A day that exists, written as we keep it; nothing where there is none. */
export function day(year: number | string, month: number | string, date: number | string): string | undefined {
  const written = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isDay(written) ? written : undefined
}

/** The latest year with these two digits that is not ahead of today. */
export function latestYear(digits: string, today: string): number {
  const year = Number(today.slice(0, 2) + digits)
  return year > Number(today.slice(0, 4)) ? year - 100 : year
}

/** Returns the gender of a digit: odd is male, even is female. */
export const oddIsMale = (digit: string | undefined): 'male' | 'female' => (Number(digit) % 2 === 1 ? 'male' : 'female')
