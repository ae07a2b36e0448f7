import { day, oddIsMale, type NationalIdReader } from './told.ts'

const letters = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** Finland, henkilötunnus, with all century signs: + 1800, - and U to Y 1900, A to F 2000. */
export const henkilotunnus: NationalIdReader = (id) => {
  const match = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/.exec(id)
  if (!match) return undefined
  const [, date = '', month = '', year = '', sign = '', number = '', letter] = match
  const century = sign === '+' ? 18 : /[A-F]/.test(sign) ? 20 : 19
  const birthDate = day(`${century}${year}`, month, date)
  const fits = Number(number) >= 2 && Number(number) <= 899 && letters[Number(date + month + year + number) % 31] === letter
  return birthDate && fits ? { birthDate, gender: oddIsMale(number[2]) } : undefined
}
