/** An address of this site, taken apart; undefined for anything that could lead elsewhere: another origin, `//host`, `javascript:`, a backslash. */
export function ownAddress(given: string): { path: string; query: Record<string, string>; hash: string } | undefined {
  if (!/^\/(?![/\\])/.test(given) || given.includes('\\') || hasControls(given) || given.length > 2000) return undefined
  const base = 'https://own.invalid'
  if (!URL.canParse(given, base)) return undefined
  const url = new URL(given, base)
  // `/./` and `/..//host` come out of the parser in another form than they went in.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  return { path: url.pathname, query: Object.fromEntries(url.searchParams), hash: url.hash.slice(1) }
}

/** Browsers drop tabs and line ends from addresses, so `/<tab>/host` would become `//host`. */
function hasControls(text: string): boolean {
  return [...text].some((sign) => sign < ' ' || sign === '\u007f')
}
