import { day, type NationalIdReader } from './told.ts'

/**
 * Czechia and Slovakia, rodné číslo: 50 is added to the month for women, and 20 more if a day had run out of numbers.
 * Nine digits until 1953.
 */
export const rodneCislo: NationalIdReader = (written) => {
  const id = written.replace('/', '')
  if (!/^\d{9,10}$/.test(id)) return undefined
  const year = Number(id.slice(0, 2))
  const century = id.length === 9 ? (year > 53 ? 18 : 19) : year < 54 ? 20 : 19
  const woman = Number(id.slice(2, 4)) > 50
  const month = Number(id.slice(2, 4)) - (woman ? 50 : 0)
  const added = month > 20 && century * 100 + year >= 2004 ? 20 : 0
  const birthDate = day(century * 100 + year, month - added, id.slice(4, 6))
  return birthDate && (id.length === 9 || fits(id)) ? { birthDate, gender: woman ? 'female' : 'male' } : undefined
}

/** Must be divisible by eleven; until 1985 a remainder of ten was written as zero. */
const fits = (id: string) => (Number(id.slice(0, 9)) % 11) % 10 === Number(id[9])
