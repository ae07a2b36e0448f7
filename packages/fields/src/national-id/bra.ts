import { weighted, type NationalIdReader } from './told.ts'

/** Brazil, CPF: two check digits; eleven equal digits are invalid. */
export const cpf: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return undefined
  const digitAfter = (weights: number[]) => ((weighted(id, weights) * 10) % 11) % 10
  const fits = digitAfter([10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(id[9]) && digitAfter([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(id[10])
  return fits ? {} : undefined
}
