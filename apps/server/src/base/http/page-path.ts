import type { House } from '../house.ts'

/** Returns a page's path in a language. The default language has no prefix; unknown languages count as the default. */
export function pagePath({ settings }: Pick<House, 'settings'>, language: string, path: string): string {
  return language === settings.get('language') || !settings.get('languages').includes(language) ? path : `/${language}${path}`
}

/** Returns the language in an address's first part, else the default. */
export function languageIn({ settings }: Pick<House, 'settings'>, url: string): string {
  const first = /^\/([^/?]+)/.exec(url)?.[1] ?? ''
  return settings.get('languages').includes(first) ? first : settings.get('language')
}
