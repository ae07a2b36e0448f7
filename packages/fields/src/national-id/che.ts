import { weighted, type NationalIdReader } from './told.ts'

/** Switzerland, AHV number: thirteen digits that begin with 756, checked as an EAN. */
export const ahv: NationalIdReader = (id) =>
  /^756\d{10}$/.test(id) && weighted(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0 ? {} : undefined
