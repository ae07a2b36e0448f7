import { isDay } from './day.ts'

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** Romania, CNP: a day that exists and a check digit by 279146358279 modulo 11, ten being written as one. */
function isCnp(id: string): boolean {
  const match = /^([1-9])(\d{2})(\d{2})(\d{2})(\d{2})\d{4}$/.exec(id)
  if (!match) return false
  const [, sex = '', year = '', month = '', day = '', county = ''] = match
  const century = '12'.includes(sex) ? '19' : '34'.includes(sex) ? '18' : '56'.includes(sex) ? '20' : '19'
  const inCounty = (Number(county) >= 1 && Number(county) <= 48) || [51, 52, 70].includes(Number(county))
  const rest = sumOf(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  return inCounty && isDay(`${century}${year}-${month}-${day}`) && Number(id[12]) === (rest === 10 ? 1 : rest)
}

/** Estonia and Lithuania: a day that exists and two rows of weights. */
function isBalticCode(id: string): boolean {
  const match = /^([1-6])(\d{2})(\d{2})(\d{2})\d{4}$/.exec(id)
  if (!match) return false
  const [, sex = '', year = '', month = '', day = ''] = match
  const century = String(18 + Math.floor((Number(sex) - 1) / 2))
  const first = sumOf(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  const rest = first < 10 ? first : (sumOf(id, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10
  return isDay(`${century}${year}-${month}-${day}`) && Number(id[10]) === rest
}

/** Netherlands, BSN: nine digits, the eleven test. */
const isBsn = (id: string) => /^\d{8,9}$/.test(id) && Number(id) > 0 && sumOf(id.padStart(9, '0'), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0

/** Sweden: ten or twelve digits; the last ten pass the Luhn test. */
function isPersonnummer(id: string): boolean {
  const match = /^(?:\d{2})?(\d{2})(\d{2})(\d{2})[-+]?(\d{4})$/.exec(id)
  if (!match) return false
  const [, year = '', month = '', day = '', end = ''] = match
  // A coordination number adds 60 to the day.
  const born = Number(day) > 60 ? String(Number(day) - 60).padStart(2, '0') : day
  const sum = [...(year + month + day + end)].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return isDay(`20${year}-${month}-${born}`) && sum % 10 === 0 // every fourth year has its 29 February in both centuries but 1900
}

/** Finland: a day, a sign of the century, a number, and a check letter by 31. */
function isHenkilotunnus(id: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/.exec(id.toUpperCase())
  if (!match) return false
  const [, day = '', month = '', year = '', sign = '', number = '', letter] = match
  const century = sign === '+' ? '18' : 'ABCDEF'.includes(sign) ? '20' : '19'
  return (
    isDay(`${century}${year}-${month}-${day}`) && '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(day + month + year + number) % 31] === letter
  )
}

const checks: Readonly<Record<string, (id: string) => boolean>> = {
  ROU: isCnp,
  EST: isBalticCode,
  LTU: isBalticCode,
  LVA: (id) => /^(\d{6}-?\d{5}|3[2-9]\d{4}-?\d{5})$/.test(id),
  NLD: isBsn,
  SWE: isPersonnummer,
  FIN: isHenkilotunnus,
  DNK: (id) => /^(\d{2})(\d{2})(\d{2})-?\d{4}$/.test(id) && isDay(`20${id.slice(4, 6)}-${id.slice(2, 4)}-${id.slice(0, 2)}`),
  USA: (id) => /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(id),
}

/** Whether a national id can be one of that country; of a country whose rule we do not know every id can. For the server: it alone decides. */
export function isNationalId(country: string, id: string): boolean {
  return !Object.hasOwn(checks, country) || checks[country]!(id.replace(/\s/g, '')) // the key was just looked up
}
