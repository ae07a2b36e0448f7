import { day, latestYear, luhnSum, oddIsMale, type NationalIdReader } from './told.ts'

/**
 * Sweden, personnummer and samordningsnummer (60 added to the day), with or without century; a plus marks people of a
 * hundred or more.
 */
export const personnummer: NationalIdReader = (id, today) => {
  const match = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/.exec(id)
  if (!match) return undefined
  const [, century, year = '', month = '', written = '', sign, end = ''] = match
  const date = Number(written) > 60 ? Number(written) - 60 : Number(written)
  const birthYear = century ? century + year : latestYear(year, today) - (sign === '+' ? 100 : 0)
  const birthDate = day(birthYear, month, date)
  return birthDate && luhnSum(year + month + written + end) % 10 === 0 ? { birthDate, gender: oddIsMale(end[2]) } : undefined
}

/** Returns the twelve digits that the exclusion register expects; undefined if the id is invalid. */
export function twelveDigits(id: string, today: string): string | undefined {
  const birthDate = personnummer(id, today)?.birthDate
  return birthDate && birthDate.slice(0, 2) + id.replace(/[-+]/, '').slice(-10)
}
