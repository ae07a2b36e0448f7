import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

/**
 * Hungary, személyi azonosító: sex and century, birthday, three digits, and a check digit whose weights were reversed
 * in 1997.
 */
export const szemelyiAzonosito: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  if (!/^[1-4]\d{10}$/.test(id)) return undefined
  const centuries = 'x12'.includes(id.charAt(0)) ? [19] : [20, 18]
  const birthDate = centuries.map((century) => day(`${century}${id.slice(1, 3)}`, id.slice(3, 5), id.slice(5, 7))).find(Boolean)
  if (!birthDate) return undefined
  const rising = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const check = weighted(id, birthDate < '1997' ? rising : rising.toReversed()) % 11
  // Three and four were also used before 1900, by people who are no longer alive.
  return check === Number(id[10]) ? { birthDate, gender: oddIsMale(id[0]) } : undefined
}
