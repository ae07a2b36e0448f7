import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

/** Norway, fødselsnummer and D-number (40 added to the day). The three digits after the year give the century. */
export const fodselsnummer: NationalIdReader = (id) => {
  if (!/^\d{11}$/.test(id)) return undefined
  const date = Number(id.slice(0, 2)) > 40 ? Number(id.slice(0, 2)) - 40 : Number(id.slice(0, 2))
  const birthDate = day(
    (centuryOf(Number(id.slice(6, 9)), Number(id.slice(4, 6))) ?? 99) * 100 + Number(id.slice(4, 6)),
    id.slice(2, 4),
    date,
  )
  const first = weighted(id, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11
  const second = weighted(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
  return birthDate && birthDate < '2040' && first === 0 && second === 0 ? { birthDate, gender: oddIsMale(id[8]) } : undefined
}

function centuryOf(number: number, year: number): number | undefined {
  if (number < 500) return 19
  if (number < 750 && year >= 54) return 18
  if (year < 40) return 20
  return number >= 900 ? 19 : undefined
}
