import type { ErrorAnswer } from '@fairhouse/contract/call.ts'
import type { MessageKey, Area } from './message-key.ts'
import type { MessageValues, Texts } from './texts.ts'

/** The area that must be loaded before an error can be told. */
export const errorArea: Area = 'error'

/** What an error says to the reader: by its name, else by its code, else the unknown error. */
export function errorText(texts: Pick<Texts, 'tFirst'>, error: ErrorAnswer): string {
  const sub: MessageKey[] = error.errorSubCode
    ? [`error.${error.error}.${error.errorSubCode}`, `error.${error.errorCode}.${error.errorSubCode}`]
    : []
  return texts.tFirst([...sub, `error.${error.error}`, `error.${error.errorCode}`, 'error.0'], valuesOf(error))
}

/** The plain values among an error's details, for its message. */
function valuesOf(error: ErrorAnswer): MessageValues {
  const plain = Object.entries(error.errorDetails ?? {}).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
  )
  return {
    ...Object.fromEntries(plain),
    ...(error.expireTime === undefined ? {} : { expireTime: error.expireTime, minutes: Math.ceil(error.expireTime / 60) }),
    ...(error.expireTimestamp === undefined ? {} : { expireTimestamp: error.expireTimestamp }),
    ...(error.errorSubMessage === undefined ? {} : { errorSubMessage: error.errorSubMessage }),
  }
}
