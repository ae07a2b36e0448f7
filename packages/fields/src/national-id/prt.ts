import { weighted, type NationalIdReader } from './told.ts'

/** Portugal: the tax number of a person (NIF), or the number of the citizen card. */
export const nif: NationalIdReader = (id) => (isNif(id) || isCitizenCard(id) ? {} : undefined)

function isNif(id: string): boolean {
  if (!/^([1-3]\d|45)\d{7}$/.test(id)) return false
  const check = 11 - (weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return Number(id[8]) === (check > 9 ? 0 : check)
}

function isCitizenCard(id: string): boolean {
  if (!/^\d{9}[A-Z\d]{2}\d$/.test(id)) return false
  const sum = [...id].toReversed().reduce((total, character, place) => {
    const value = Number.parseInt(character, 36) * (place % 2 === 0 ? 1 : 2)
    return total + (place % 2 === 1 && value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
