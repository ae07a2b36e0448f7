import { charactersIn, cleanText } from './clean-text.ts'
import { holdsContact } from './contacts.ts'
import { holdsBlocked, soundsLikeHouse } from './blocked.ts'
import { plainDigits } from './fold.ts'

/** How long nicknames are, in characters. */
export const nicknameLength = { least: 2, most: 16 } as const

/** Why a nickname cannot be chosen, by a code for which the page has a sentence. */
export type NameFault = 'NAME_FORM' | 'NAME_CONTACT' | 'NAME_HOUSE' | 'NAME_WORDS' | 'NAME_TAKEN'

/** Names of one script alone: letters of two are put together by whoever wants to pass for somebody. */
const ofOneScript = ['Latin', 'Arabic', 'Cyrillic', 'Greek'].map(
  (script) => new RegExp(String.raw`^[\p{Script=${script}}\p{M}\p{Nd}]+(?:[ -][\p{Script=${script}}\p{M}\p{Nd}]+)*$`, 'u'),
)
/** More digits begin to be a telephone number. */
const mostDigits = 4

/** Writes a nickname as it is kept: without what nobody sees. */
export const cleanNickname = (given: string): string => cleanText(given).replaceAll(/[\u200c\u200d]/gu, '')

/** Says why a nickname cannot be chosen; null if only others can stand in its way. `house`: the words that the operator has added. */
export function faultOfNickname(nickname: string, language: string, house: readonly string[]): NameFault | null {
  const length = charactersIn(nickname)
  if (holdsContact(nickname) || plainDigits(nickname).replaceAll(/\D/g, '').length > mostDigits) return 'NAME_CONTACT'
  if (length < nicknameLength.least || length > nicknameLength.most) return 'NAME_FORM'
  if (!/\p{L}/u.test(nickname) || !ofOneScript.some((form) => form.test(nickname))) return 'NAME_FORM'
  if (soundsLikeHouse(nickname)) return 'NAME_HOUSE'
  return holdsBlocked(`${nickname} ${inParts(nickname)}`, language, house) ? 'NAME_WORDS' : null
}

/** Words in a nickname are often told apart by capitals and digits alone. */
const inParts = (nickname: string): string =>
  nickname.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll(/(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L})/gu, ' ')
