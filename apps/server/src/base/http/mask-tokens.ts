/** Addresses whose last part opens something once: the parts before it, `*` for any. */
const before = [
  ['activation'],
  ['set-password'],
  ['forgot-password', 'reset'],
  ['landing', '*'],
  ['identification', 'return', '*'],
] as const

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}

const isWord = (wanted: string, part = ''): boolean => part === wanted || (wanted === '*' && part !== '')

/** Takes one-time tokens out of a path, however it is written, with or without a language before it. */
function maskPath(path: string): string {
  const parts = path.split('/')
  const plain = parts.map(decoded)
  return parts
    .map((part, place) => {
      const follows = before.some((words) => words.every((word, n) => isWord(word, plain[place - words.length + n])))
      return follows && part !== '' ? part.replace(/^[^:]*/, '…') : part
    })
    .join('/')
}

/** The same wherever in a text an address stands; what comes after its question mark goes, too. */
export const maskTokens = (text: string): string =>
  text.replaceAll(/(\/[^\s"'`<>\\?#)]+)(\?[^\s"'`<>\\)]*)?/g, (_, path: string, query?: string) => maskPath(path) + (query ? '?…' : ''))
