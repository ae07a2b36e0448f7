import { day, oddIsMale, type NationalIdReader } from './told.ts'

/** Denmark, CPR. Recent numbers need no check digit; the seventh digit gives the century. */
export const cpr: NationalIdReader = (written) => {
  const id = written.replace('-', '')
  if (!/^\d{10}$/.test(id)) return undefined
  const year = Number(id.slice(4, 6))
  const birthDate = day(centuryOf(Number(id[6]), year) * 100 + year, id.slice(2, 4), id.slice(0, 2))
  return birthDate ? { birthDate, gender: oddIsMale(id[9]) } : undefined
}

function centuryOf(seventh: number, year: number): number {
  if (seventh < 4) return 19
  if (seventh === 4 || seventh === 9) return year <= 36 ? 20 : 19
  return year <= 57 ? 20 : 18
}
