import { mod1110, type NationalIdReader } from './told.ts'

/**
 * Germany, Steuer-Identifikationsnummer: among the first ten digits exactly one occurs twice or three times, no other
 * more than once.
 */
export const taxIdentification: NationalIdReader = (id) => {
  if (!/^[1-9]\d{10}$/.test(id)) return undefined
  const often = [...'0123456789'].map((digit) => id.slice(0, 10).split(digit).length - 1).filter((count) => count > 1)
  return often.length === 1 && often[0]! <= 3 && mod1110(id) === 1 ? {} : undefined // its length has just been checked
}
