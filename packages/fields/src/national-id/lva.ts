import { day, weighted, type NationalIdReader } from './told.ts'

/** Latvia, personas kods. Codes since 2017 begin with 32 to 39 and say nothing; older ones contain the birthday. */
export const personasKods: NationalIdReader = (written) => {
  const id = written.replace('-', '')
  if (!/^\d{11}$/.test(id)) return undefined
  if (/^3[2-9]/.test(id)) return {}
  const birthDate = /^[012]$/.test(id.charAt(6)) ? day(`${18 + Number(id[6])}${id.slice(4, 6)}`, id.slice(2, 4), id.slice(0, 2)) : undefined
  const check = ((1 + weighted(id, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10
  return birthDate && Number(id[10]) === check ? { birthDate } : undefined
}
