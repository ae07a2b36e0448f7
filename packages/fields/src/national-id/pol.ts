import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

const centuries = [19, 20, 21, 22, 18]

/** Poland, PESEL: the century is added to the month in steps of twenty. */
export const pesel: NationalIdReader = (id) => {
  if (!/^\d{11}$/.test(id)) return undefined
  const month = Number(id.slice(2, 4))
  const birthDate = day(`${centuries[Math.floor(month / 20)]}${id.slice(0, 2)}`, month % 20, id.slice(4, 6))
  const fits = weighted(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
  return birthDate && fits ? { birthDate, gender: oddIsMale(id[9]) } : undefined
}
