import { dictionary } from '@zxcvbn-ts/language-common'

/** The same word however it is dressed up: lower case, look-alike signs as letters, no digits or signs at the end. */
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

/** Is it one of the common passwords, or made of the person's own data or our name? Compared folded, so that "Password1" is "password". */
export function isCommonPassword(password: string, personal: string[]): boolean {
  const folded = foldPassword(password)
  if (common.has(password.toLowerCase()) || common.has(folded)) return true
  const own = ['fairhouse', ...personal.flatMap((text) => [text, text.split('@')[0] ?? ''])]
    .map(foldPassword)
    .filter((word) => word.length >= shortestWord)
  return own.includes(folded)
}
