import { weighted, type NationalIdReader } from './told.ts'

/** Austria, Versicherungsnummer: the fourth digit checks the others. The six at its end are a day of birth as a rule, but not always. */
export const versicherungsnummer: NationalIdReader = (id) =>
  /^[1-9]\d{9}$/.test(id) && weighted(id, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(id[3]) ? {} : undefined
