import { dictionary } from '@zxcvbn-ts/language-common'

/** Undoes common disguises of a password: lower case, look-alike signs as letters, no trailing digits or signs. */
function foldPassword(password: string): string {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\d\W_]+$/u, '')
  return plain
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('!', 'i')
}

const shortestWord = 4
const common = new Set(
  dictionary['passwords-common']
    .flatMap((word) => [String(word).toLowerCase(), foldPassword(String(word))])
    .filter((word) => word.length >= shortestWord),
)

/**
 * Returns whether a password is common, or made of personal data or our name. Compares folded, so "Password1" equals
 * "password".
 */
export function isCommonPassword(password: string, personal: string[]): boolean {
  const folded = foldPassword(password)
  if (common.has(password.toLowerCase()) || common.has(folded)) return true
  const own = ['fairhouse', ...personal.flatMap((text) => [text, text.split('@')[0] ?? ''])]
    .map(foldPassword)
    .filter((word) => word.length >= shortestWord)
  return own.includes(folded)
}
