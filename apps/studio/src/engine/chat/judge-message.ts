import { charactersIn, mostCharacters } from './clean-text.ts'
import { holdsContact } from './contacts.ts'
import { holdsBlocked } from './blocked.ts'

/** A character may be made of many signs; so many are kept. */
const mostStored = 500

/** Why a text is not shown, by a code for which the page has a sentence. */
export type TextFault = 'CHAT_EMPTY' | 'CHAT_LONG' | 'CHAT_CONTACT' | 'CHAT_WORDS'

/** Says why a cleaned text is not shown; null if it may be. `house`: the words that the operator has added. */
export function faultOfText(text: string, language: string, house: readonly string[]): TextFault | null {
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'CHAT_EMPTY'
  if (charactersIn(text) > mostCharacters || text.length > mostStored) return 'CHAT_LONG'
  if (holdsContact(text)) return 'CHAT_CONTACT'
  return holdsBlocked(text, language, house) ? 'CHAT_WORDS' : null
}
