import { day, oddIsMale, type NationalIdReader, type Told } from './told.ts'

/**
 * Belgium, national number and BIS number (20 added to the month, 40 if the sex is known). For births from 2000 on, the
 * check prefixes a two.
 */
export const nationalNumber: NationalIdReader = (written, today) => {
  const id = written.replaceAll('-', '')
  if (!/^\d{11}$/.test(id) || Number(id) === 0) return undefined
  const [base, check] = [id.slice(0, 9), Number(id.slice(9))]
  const fits = ([19, 20] as const).filter((century) => 97 - (Number((century === 20 ? '2' : '') + base) % 97) === check)
  const told = fits.map((century) => toldBy(id, century, today)).filter((found) => found !== undefined)
  return told.find(({ birthDate }) => birthDate !== undefined) ?? told[0]
}

/**
 * Reads an id for one century. An unknown birthday has zero as month or day; after such a day has run out of numbers,
 * days beyond the end of the month are used.
 */
function toldBy(id: string, century: number, today: string): Told | undefined {
  const written = Number(id.slice(2, 4))
  const month = written % 20
  if (written > 52 || month > 12) return undefined
  const bis = written >= 20
  const gender = written >= 40 || !bis ? { gender: oddIsMale(id[8]) } : {}
  const year = `${century}${id.slice(0, 2)}`
  const birthDate = day(year, month, id.slice(4, 6))
  if ((birthDate ?? year) > today) return undefined
  return birthDate ? { birthDate, ...gender } : gender
}
