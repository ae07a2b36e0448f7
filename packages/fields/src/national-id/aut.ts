import { weighted, type NationalIdReader } from './told.ts'

/**
 * Austria, Versicherungsnummer: the fourth digit is a check digit. The last six are usually, but not always, a
 * birthday.
 */
export const versicherungsnummer: NationalIdReader = (id) =>
  /^[1-9]\d{9}$/.test(id) && weighted(id, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(id[3]) ? {} : undefined
