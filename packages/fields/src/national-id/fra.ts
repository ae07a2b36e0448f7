import { oddIsMale, type NationalIdReader } from './told.ts'

/**
 * France, NIR (numéro de sécurité sociale): sex, year and month of birth, place, and a key by 97; no day. Corsica
 * writes 2A and 2B.
 */
export const nir: NationalIdReader = (id) => {
  const match = /^([123478])\d{2}(\d{2})(\d{2}|2[AB])\d{6}(\d{2})$/.exec(id)
  if (!match) return undefined
  const month = Number(match[2])
  const number = Number(id.slice(0, 13).replace('2A', '19').replace('2B', '18'))
  const fits = ((month >= 1 && month <= 12) || (month >= 20 && month <= 42) || month >= 50) && 97 - (number % 97) === Number(match[4])
  return fits ? { gender: oddIsMale(match[1]) } : undefined
}
