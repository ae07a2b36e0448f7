/** A page that was visited: its path, how far it was scrolled in px, and the key of its entry in the browser's history. */
export type Visit = readonly [path: string, y: number, key: string]

const most = 20
const mostBytes = 3000

/** The history with a visit added as its last, or moved there with another scroll position. A code in a path is a secret of one person and is left out. */
export function withVisit(history: readonly Visit[], [path, y, key]: Visit): Visit[] {
  const plain = path.replace(/^((?:\/[a-z_\d]{2,6})?\/(?:activation|set-password|forgot-password\/reset))\/.+/, '$1').slice(0, 120)
  return [...history.filter((known) => known[2] !== key), [plain, Math.round(y), key] as const].slice(-most)
}

/** Serialises the history for the cookie `url`, dropping its oldest visits if they do not fit. */
export function cookieOf(history: readonly Visit[]): string {
  const value = encodeURIComponent(JSON.stringify(history))
  return value.length > mostBytes ? cookieOf(history.slice(1)) : value
}

/** Reads the history from a browser's cookies; empty if there is none or it cannot be read. */
export function historyIn(cookies: string): Visit[] {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(/(?:^|; )url=([^;]*)/.exec(cookies)?.[1] ?? ''))
    return Array.isArray(read) ? read.filter(isVisit).slice(-most) : []
  } catch {
    return []
  }
}

function isVisit(given: unknown): given is Visit {
  return Array.isArray(given) && typeof given[0] === 'string' && Number.isFinite(given[1]) && typeof given[2] === 'string'
}
