import { day, luhnSum, oddIsMale, type NationalIdReader } from './told.ts'

/** Greece, AMKA: the year has two digits only, so one day of birth is told where just one century can be meant. */
export const amka: NationalIdReader = (id, today) => {
  if (!/^\d{11}$/.test(id) || luhnSum(id) % 10 !== 0) return undefined
  const can = [`19${id.slice(4, 6)}`, `20${id.slice(4, 6)}`].map((year) => day(year, id.slice(2, 4), id.slice(0, 2)))
  const lived = can.filter((born) => born !== undefined).filter((born) => born <= today)
  const [only] = lived
  if (only === undefined) return undefined
  return { ...(lived.length === 1 ? { birthDate: only } : { birthDates: lived }), gender: oddIsMale(id[9]) }
}
