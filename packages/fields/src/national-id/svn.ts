import { day, weighted, type NationalIdReader } from './told.ts'

/** Slovenia, EMŠO: three digits of the year; men have numbers below 500. */
export const emso: NationalIdReader = (id) => {
  if (!/^\d{13}$/.test(id)) return undefined
  const year = Number(id.slice(4, 7))
  const birthDate = day(year < 800 ? 2000 + year : 1000 + year, id.slice(2, 4), id.slice(0, 2))
  const rest = weighted(id, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
  return birthDate && rest === 0 ? { birthDate, gender: Number(id.slice(9, 12)) < 500 ? 'male' : 'female' } : undefined
}
