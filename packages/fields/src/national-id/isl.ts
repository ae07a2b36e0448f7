import { day, weighted, type NationalIdReader } from './told.ts'

const centuries: Readonly<Record<string, number>> = { 8: 18, 9: 19, 0: 20 }

/** Iceland, kennitala of a person; the last digit gives the century. */
export const kennitala: NationalIdReader = (written) => {
  const id = written.replace('-', '')
  if (!/^\d{9}[890]$/.test(id)) return undefined
  const birthDate = day(`${centuries[id.charAt(9)]}${id.slice(4, 6)}`, id.slice(2, 4), id.slice(0, 2))
  return birthDate && weighted(id, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? { birthDate } : undefined
}
