import { weighted, type NationalIdReader } from './told.ts'

/** The Netherlands, BSN: the eleven test; it says nothing about its owner. */
export const bsn: NationalIdReader = (id) => {
  const digits = id.padStart(9, '0')
  const fits = /^\d{8,9}$/.test(id) && Number(id) > 0 && weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  return fits ? {} : undefined
}
