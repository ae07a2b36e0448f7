import { day, oddIsMale, weighted, type NationalIdReader } from './told.ts'

const centuries: Readonly<Record<string, number>> = { 1: 19, 2: 19, 3: 18, 4: 18, 5: 20, 6: 20 }
const isCounty = (county: number) => (county >= 1 && county <= 48) || [51, 52, 70].includes(county)

/** Romania, CNP. Seven, eight and nine (residents, foreigners) do not give the century, so they say nothing. */
export const cnp: NationalIdReader = (id) => {
  if (!/^[1-9]\d{12}$/.test(id)) return undefined
  const century = centuries[id.charAt(0)]
  const born = [id.slice(1, 3), id.slice(3, 5), id.slice(5, 7)] as const
  const birthDate = day(`${century ?? 20}${born[0]}`, born[1], born[2]) ?? (century ? undefined : day(`19${born[0]}`, born[1], born[2]))
  const rest = weighted(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  if (!birthDate || !isCounty(Number(id.slice(7, 9))) || Number(id[12]) !== (rest === 10 ? 1 : rest)) return undefined
  return century ? { birthDate, gender: oddIsMale(id[0]) } : {}
}
