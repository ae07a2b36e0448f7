import { isClabe } from './clabe.ts'
import { isDay, noonOf, yearsBefore } from './base/day.ts'
import { compareDecimals, decimalsOf } from './decimal.ts'
import type { Finding, Rule, RuleValues } from './finding.ts'
import { isIban } from './iban.ts'

const text = (given: RuleValues, name: string) => String(given[name] ?? '')
const count = (given: RuleValues, name: string, otherwise: number) =>
  Number.isFinite(Number(given[name])) ? Number(given[name]) : otherwise
const listed = (given: RuleValues, name: string) => text(given, name).split(',').filter(Boolean)
const sizeOf = (value: string) => [...value].length
const shaped =
  (rule: string, shape: RegExp): Rule =>
  (value) =>
    shape.test(value) ? undefined : { rule }

/** The patterns that the rule `pattern` names by `kind`. */
const kinds: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    digits: /^\d+$/,
    letters: /^\p{L}+$/u,
    lettersAndDigits: /^[\p{L}\p{N}]+$/u,
    latinLettersAndDigits: /^[A-Za-z0-9]+$/,
    hex: /^[0-9A-Fa-f]+$/,
    bic: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    url: /^https:\/\/[^\s/]+\.[^\s]+$/,
  }),
)

const email: Rule = (value) => {
  if (value.length > 254) return { rule: 'longEmail' }
  const at = value.lastIndexOf('@')
  const [local, domain] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1)]
  const localFits = local.length <= 64 && /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)
  const labels = domain.split('.')
  const domainFits = labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  return localFits && domainFits && /^(\p{L}{2,}|xn--.+)$/iu.test(labels.at(-1) ?? '') ? undefined : { rule: 'email' }
}

/** Passes if an address belongs to one of the `domains` or a subdomain. */
const emailDomain: Rule = (value, given) => {
  const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase()
  return listed(given, 'domains').some((blocked) => domain === blocked || domain.endsWith(`.${blocked}`))
    ? { rule: 'emailDomainBlacklisted' }
    : undefined
}

const passwordStrength: Rule = (value, given) => {
  if (sizeOf(value) < count(given, 'minLength', 6)) return { rule: 'passwordLength', values: { number: count(given, 'minLength', 6) } }
  if (text(given, 'upperCase') !== 'false' && !/\p{Lu}/u.test(value)) return { rule: 'passwordUpperCase' }
  if (text(given, 'digit') !== 'false' && !/\p{Nd}/u.test(value)) return { rule: 'passwordDigit' }
  return undefined
}

/** A bound of a date: `date`, or `today` minus a `number` of years. The bound itself is allowed. */
const dateBound =
  (rule: string, bound: (given: RuleValues) => string, breaks: (value: string, bound: string) => boolean): Rule =>
  (value, given): Finding | undefined => {
    if (!isDay(value)) return { rule: 'date' }
    const limit = bound(given)
    if (!isDay(limit) || !breaks(value, limit)) return undefined
    return given['number'] === undefined
      ? { rule, values: { date: noonOf(limit) } }
      : { rule, values: { number: count(given, 'number', 0) } }
  }
const yearsAgo = (given: RuleValues) => yearsBefore(text(given, 'today'), count(given, 'number', 0))

const valueBound =
  (name: 'min' | 'max', breaks: (compared: number) => boolean): Rule =>
  (value, given) => {
    const compared = compareDecimals(value, text(given, name))
    if (compared === undefined) return decimalsOf(value) === undefined ? { rule: 'number' } : undefined
    if (!breaks(compared)) return undefined
    const rule =
      given['converted'] !== undefined ? `${name}AmountConverted` : given['currency'] !== undefined ? `${name}Amount` : `${name}Value`
    return { rule, values: { ...given } }
  }

const integer: Rule = (value, given) => {
  const [low, high] = [text(given, 'min'), text(given, 'max')]
  const fits = /^-?\d{1,15}$/.test(value) && (compareDecimals(value, low) ?? 0) >= 0 && (compareDecimals(value, high) ?? 0) <= 0
  if (fits) return undefined
  return low && high ? { rule: 'integerBetween', values: { min: low, max: high } } : { rule: 'integer' }
}

/** An amount as the wire takes it, with at most the currency's digits (`decimals`, default 2). */
const amount: Rule = (value, given) => {
  const [decimals, most] = [decimalsOf(value), count(given, 'decimals', 2)]
  if (decimals === undefined || value.startsWith('-') || value.split('.')[0]!.length > 15) return { rule: 'amount' } // `split` returns at least one part
  if (decimals <= most) return undefined
  return most === 0 ? { rule: 'wholeNumber' } : most === 2 ? { rule: 'twoDecimals' } : { rule: 'decimals', values: { number: most } }
}

const zips: Readonly<Record<string, RegExp>> = {
  USA: /^\d{5}(-\d{4})?$/,
  CAN: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  AUS: /^\d{4}$/,
  GBR: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
}
const zip: Rule = (value, given, values) => {
  const country = text(given, 'country') || (values[text(given, 'field') || 'country'] ?? '')
  const shape = Object.hasOwn(zips, country) ? zips[country]! : /^[\p{L}\p{N} -]{1,10}$/u // `hasOwn` has just found it
  if (!shape.test(value)) return { rule: 'zip' }
  const area = /^\p{L}*/u.exec(value)?.[0]
  return listed(given, 'excluded').some((excluded) => excluded === area) ? { rule: 'zipRegion', values: { country } } : undefined
}

const phone: Rule = (value, given) => {
  const code = text(given, 'callingCode')
  return /^\+[1-9]\d{6,14}$/.test(value) && value.startsWith(`+${code}`) ? undefined : { rule: 'phone' }
}

const oneOf: Rule = (value, given, _values, field) => {
  const allowed = given['values'] === undefined ? (field.options ?? []).map((option) => option.value) : listed(given, 'values')
  return allowed.includes(value) ? undefined : { rule: 'oneOf' }
}

const cardNumber: Rule = (value) => {
  const digits = value.replaceAll(' ', '')
  if (!/^\d{12,19}$/.test(digits)) return { rule: 'cardNumber' }
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 ? undefined : { rule: 'cardNumber' }
}

/** MM/YY, this month or later; `today` is the server's date. */
const cardExpiry: Rule = (value, given) => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(value) ?? []
  if (!month || !year) return { rule: 'cardExpiry' }
  const today = text(given, 'today')
  return isDay(today) && `20${year}-${month}` < today.slice(0, 7) ? { rule: 'cardExpired' } : undefined
}

const cpr: Rule = (value) => {
  const match = /^(\d{2})(\d{2})(\d{2})-?\d{4}$/.exec(value)
  return match && isDay(`20${match[3]}-${match[2]}-${match[1]}`) ? undefined : { rule: 'cpr' } // 2000 is a leap year, so 29 February of 1900 passes
}

const lengthRule =
  (rule: string, breaks: (size: number, number: number) => boolean): Rule =>
  (value, given) =>
    breaks(sizeOf(value), count(given, 'number', 0)) ? { rule, values: { number: count(given, 'number', 0) } } : undefined

const decimal =
  (rule: string, fits: (value: string) => boolean): Rule =>
  (value): Finding | undefined =>
    fits(value) ? undefined : { rule }

/**
 * Every rule by name, for a value that is not empty. `required`, `requiredIf`, `mustConfirm` and `same` also look at
 * empty values and are in `check`.
 */
export const rules: Readonly<Record<string, Rule>> = {
  email,
  emailDomain,
  minLength: lengthRule('minLength', (size, number) => size < number),
  maxLength: lengthRule('maxLength', (size, number) => size > number),
  length: lengthRule('length', (size, number) => size !== number),
  pattern: (value, given) => (kinds.get(text(given, 'kind'))?.test(value) === false ? { rule: 'wrongFormat' } : undefined),
  passwordStrength,
  date: decimal('date', isDay),
  minAge: dateBound('minAge', yearsAgo, (value, bound) => value > bound),
  maxAge: dateBound('maxAge', yearsAgo, (value, bound) => value < bound),
  dateNotBefore: dateBound(
    'dateNotBefore',
    (given) => text(given, 'date'),
    (value, bound) => value < bound,
  ),
  dateNotAfter: dateBound(
    'dateNotAfter',
    (given) => text(given, 'date') || text(given, 'today'),
    (value, bound) => value > bound,
  ),
  future: dateBound(
    'future',
    (given) => text(given, 'today'),
    (value, bound) => value <= bound,
  ),
  number: decimal('number', (value) => decimalsOf(value) !== undefined),
  integer,
  amount,
  twoDecimals: decimal('twoDecimals', (value) => (decimalsOf(value) ?? 0) <= 2),
  wholeNumber: decimal('wholeNumber', (value) => /^\d{1,15}(\.0+)?$/.test(value)),
  positive: decimal('positive', (value) => (compareDecimals(value, '0') ?? 1) > 0),
  minValue: valueBound('min', (compared) => compared < 0),
  maxValue: valueBound('max', (compared) => compared > 0),
  oneOf,
  nickname: shaped('nickname', /^[A-Za-z0-9_]+$/),
  bingoNickname: shaped('bingoNickname', /^[A-Za-z][A-Za-z0-9_]*$/),
  username: shaped('username', /^[A-Za-z0-9_.-]+$/),
  zip,
  phone,
  iban: (value) => (/^[A-Z0-9]+$/.test(value) ? (isIban(value) ? undefined : { rule: 'iban' }) : { rule: 'ibanCharacters' }),
  clabe: decimal('clabe', isClabe),
  cardNumber,
  cardExpiry,
  cardholder: shaped('cardholder', /^[A-Za-z][A-Za-z .'-]{1,25}$/),
  latinLetters: shaped('latinLetters', /^[\p{Script=Latin}\p{M} .'’-]+$/u),
  personName: shaped('invalidCharacters', /^\p{L}[\p{L}\p{M} .'’-]*$/u),
  noHtml: (value) => (/<[a-z/!?]/i.test(value) ? { rule: 'noHtml' } : undefined),
  documentNumber: shaped('valid', /^[\p{Lu}\p{N}][\p{Lu}\p{N}/ -]{3,29}$/u),
  ssn: shaped('ssn', /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/),
  cpr,
}
