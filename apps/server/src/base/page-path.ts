import type { House } from './context.ts'

/** The path of a page in a language: the default language has no prefix. A language that the site does not have is the default one. */
export function pagePath({ settings }: Pick<House, 'settings'>, language: string, path: string): string {
  return language === settings.get('language') || !settings.get('languages').includes(language) ? path : `/${language}${path}`
}
