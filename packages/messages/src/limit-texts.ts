import type english from '../en/limit-texts.json'
import { serverTexts } from './server-texts.ts'

export type LimitTextKey = keyof typeof english

/** Speaks of how changes of limits take effect, in a language or in one that it falls back to. */
export function limitTexts(language: string): (key: LimitTextKey, values?: Record<string, string | number>) => string {
  const say = serverTexts('limit-texts', language)
  return (key, values = {}) => say(key, values)
}
