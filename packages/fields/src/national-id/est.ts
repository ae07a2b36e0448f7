import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

/**
 * Estonia (isikukood) and Lithuania (asmens kodas): the first digit gives century and gender, two rows of weights the
 * check digit.
 */
export const balticCode: NationalIdReader = (id) => {
  if (!/^[1-6]\d{10}$/.test(id)) return undefined
  const birthDate = day(`${18 + Math.floor((Number(id[0]) - 1) / 2)}${id.slice(1, 3)}`, id.slice(3, 5), id.slice(5, 7))
  const first = weighted(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  const check = first < 10 ? first : (weighted(id, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10
  return birthDate && Number(id[10]) === check ? { birthDate, gender: oddIsMale(id[0]) } : undefined
}
