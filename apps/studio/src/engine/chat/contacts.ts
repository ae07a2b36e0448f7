import { plainDigits } from './fold.ts'

const tlds =
  'com|net|org|info|biz|io|tv|gg|cc|co|uk|de|fi|se|nl|ee|no|dk|eu|fr|es|pl|ru|ae|eg|sa|app|dev|xyz|shop|online|site|club|bet|casino|link|ly|pro|live'
const dot = String.raw`(?:\.|\s*(?:\(dot\)|\[dot\])\s*)`
const address = new RegExp(
  String.raw`https?:|(?<![\p{L}\p{N}])www\s*\.|[\p{L}\p{N}-]{2,}${dot}(?:${tlds})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])t\.me`,
  'iu',
)
/** The sign of a mailbox, which stands before the handles of other networks too. */
const mailbox = /@\s*[\p{L}\p{N}]|\(at\)|\[at\]/iu
/** Digits with what is put between those of a telephone number. */
const numbers = /\+?\d(?:[ .\-/()]{0,2}\d)+/g
const leastDigits = 7

/**
 * Returns whether a text holds a way to reach somebody elsewhere: a link, a mail address, a handle or a telephone number.
 * Numbers of balls with commas between them are none.
 */
export function holdsContact(text: string): boolean {
  const plain = plainDigits(text.normalize('NFKC'))
  if (address.test(plain) || mailbox.test(plain)) return true
  return (plain.match(numbers) ?? []).some((found) => found.replaceAll(/\D/g, '').length >= leastDigits)
}
