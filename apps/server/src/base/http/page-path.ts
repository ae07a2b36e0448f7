import type { House } from '../house.ts'

/** The path of a page in a language: the default language has no prefix. A language that the site does not have is the default one. */
export function pagePath({ settings }: Pick<House, 'settings'>, language: string, path: string): string {
  return language === settings.get('language') || !settings.get('languages').includes(language) ? path : `/${language}${path}`
}

/** The language that an address names by its first part; the default one where it names none. */
export function languageIn({ settings }: Pick<House, 'settings'>, url: string): string {
  const first = /^\/([^/?]+)/.exec(url)?.[1] ?? ''
  return settings.get('languages').includes(first) ? first : settings.get('language')
}
