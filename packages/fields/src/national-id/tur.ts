import type { NationalIdReader } from './told.ts'

/** Turkey, T.C. kimlik numarası: two check digits. */
export const kimlik: NationalIdReader = (id) => {
  if (!/^[1-9]\d{10}$/.test(id)) return undefined
  const digits = [...id].map(Number)
  const sumAt = (parity: number) => digits.slice(0, 9).reduce((sum, digit, place) => sum + (place % 2 === parity ? digit : 0), 0)
  const tenth = (((sumAt(0) * 7 - sumAt(1)) % 10) + 10) % 10
  const eleventh = digits.slice(0, 10).reduce((sum, digit) => sum + digit, 0) % 10
  return digits[9] === tenth && digits[10] === eleventh ? {} : undefined
}
