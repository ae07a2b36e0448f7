/** Path prefixes followed by a one-time token, `*` for any part. */
const before = [
  ['activation'],
  ['set-password'],
  ['forgot-password', 'reset'],
  ['landing', '*'],
  ['identification', 'return', '*'],
  ['file-page'],
  ['preview', '*'],
] as const

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}

const isWord = (wanted: string, part = ''): boolean => part === wanted || (wanted === '*' && part !== '')

/** Masks one-time tokens in a path, however encoded, with or without a language prefix. */
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

/** Masks tokens in every address within a text, and drops its query. */
export const maskTokens = (text: string): string =>
  text.replaceAll(/(\/[^\s"'`<>\\?#)]+)(\?[^\s"'`<>\\)]*)?/g, (_, path: string, query?: string) => maskPath(path) + (query ? '?…' : ''))
