/** Takes the language's prefix off an address: `/ar/slots-games` is `/slots-games` in Arabic. */
export function splitLanguage(pathname: string, languages: readonly string[]): { language: string | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return languages.includes(first) ? { language: first, path: `/${rest.join('/')}` } : { language: undefined, path: pathname }
}

/** Puts the language's prefix in front of an address; the default language has none. */
export function joinLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
