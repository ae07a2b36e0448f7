import { digitsFrom } from './digits-from.ts'

/** Returns a CLABE at bank 646, derived from a text: 17 digits and the check digit. */
export function clabeOf(text: string): string {
  const first = `646180${digitsFrom(`clabe ${text}`, 11)}`
  let sum = 0
  for (let place = 0; place < first.length; place += 1) sum += (Number(first[place]) * [3, 7, 1][place % 3]!) % 10 // the remainder is one of three places
  return first + String((10 - (sum % 10)) % 10)
}
