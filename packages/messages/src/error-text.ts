import type { ErrorAnswer } from '@fairhouse/contract/base/call.ts'
import { actionOfUrl } from '@fairhouse/errors/action-of-url.ts'
import { moneyText } from '@fairhouse/money'
import type { MessageKey, Area } from './message-key.ts'
import type { MessageValues, Texts } from './texts.ts'

/** The area that must be loaded before an error can be told. */
export const errorArea: Area = 'error'

/** What an error says to the reader: by its sub-code, else by its name, else by its number, else the unknown error. A sub-message stands in for a sub-code that has no text. */
export function errorText(texts: Pick<Texts, 'tFirst' | 'has' | 't' | 'language'>, error: ErrorAnswer): string {
  const { error: name, errorCode, errorSubCode, errorSubMessage } = error
  const sub = (errorSubCode ? [`error.${name}.${errorSubCode}`, `error.${errorCode}.${errorSubCode}`] : []).filter((key) => texts.has(key))
  if (sub.length === 0 && errorSubMessage) return errorSubMessage
  const byCode = texts.has(`error.${errorCode}`) ? texts.t(`error.${errorCode}`) : 'unknown'
  return texts.tFirst([...sub, `error.${name}`, `error.${byCode}`, 'error.unknown'] as MessageKey[], valuesOf(texts, error)) // texts of errors have open keys
}

/** What a message may speak about: the plain details, and what follows from the whole answer. */
function valuesOf(texts: Pick<Texts, 'has' | 't' | 'language'>, error: ErrorAnswer): MessageValues {
  const details = error.errorDetails ?? {}
  const given = Object.entries(details).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'number') return [[name, value]]
    if (typeof value === 'string') return counts.has(name) ? [] : [[name, amountOr(value, details['currency'])]]
    const names = namesIn(value)
    return names ? [[name, listText(texts, names)]] : []
  })
  const tries = Number(details['tries'] ?? Number(details['hackLimit']) - Number(details['hackCount']))
  return {
    code: String(error.errorCode),
    action: actionOfUrl(error.errorUrl ?? ''),
    state: stateOf(error),
    documents: 'none',
    text: 'none',
    // A sentence that names two amounts needs both.
    numbers: 'limit' in details && 'available' in details ? 'yes' : 'no',
    fieldName: labelOf(texts, String(details['field'] ?? details['name'] ?? '')),
    ...(tries >= 0 ? { counted: 'yes', tries } : { counted: 'no' }),
    ...(error.expireTime === undefined ? {} : { expireTime: error.expireTime, minutes: Math.ceil(error.expireTime / 60) }),
    ...(error.expireTimestamp === undefined ? {} : { expireTimestamp: error.expireTimestamp }),
    ...Object.fromEntries(given),
  }
}

/** Details that are numbers whatever an answer says. */
const counts = new Set(['tries', 'minutes', 'age', 'number', 'max', 'size', 'maxSize'])

/** Amounts are decimal strings with their currency beside them; counts are numbers. */
function amountOr(value: string, currency: unknown): string {
  return typeof currency === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? moneyText(value, currency) : value
}

/** A list of names, or the names of an object: the fields that are meant. */
function namesIn(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value : undefined
  return typeof value === 'object' && value !== null ? Object.keys(value) : undefined
}

function listText(texts: Pick<Texts, 'has' | 't' | 'language'>, names: readonly string[]): string {
  return new Intl.ListFormat(texts.language.tag).format(names.map((name) => labelOf(texts, name)))
}

/** A field as its label calls it, or a document by its type, where these texts are loaded; what is neither stays as it is. */
function labelOf({ has, t }: Pick<Texts, 'has' | 't'>, name: string): string {
  const key = [`field.${name}`, `list.documentType.${name}`].find(has)
  return key ? t(key) : name
}

/** Whether something ends, by the server's clock: it does (until), it did (passed), it never will (permanent). */
function stateOf({ expireTime, expireTimestamp }: ErrorAnswer): string {
  if (expireTimestamp === undefined) return 'permanent'
  return (expireTime ?? Date.parse(expireTimestamp) - Date.now()) > 0 ? 'until' : 'passed'
}
