import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

/** Bulgaria, EGN: 20 is added to the month before 1900 and 40 from 2000 on; even for men. */
export const egn: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  if (!/^\d{10}$/.test(id)) return undefined
  const month = Number(id.slice(2, 4))
  const [century, added] = month > 40 ? [20, 40] : month > 20 ? [18, 20] : [19, 0]
  const birthDate = day(`${century}${id.slice(0, 2)}`, month - added, id.slice(4, 6))
  const check = (weighted(id, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  if (!birthDate || Number(id[9]) !== check) return undefined
  return { birthDate, gender: oddIsMale(id[8]) === 'male' ? 'female' : 'male' }
}
