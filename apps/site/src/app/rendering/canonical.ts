import { splitLanguage } from '../../base/address/language-path.ts'

/** The one address of a page: no prefix of the default language, no double slash, none at the end. Anything else moves there for good, in one hop. */
export function canonicalPath(pathname: string, languages: readonly string[], defaultLanguage: string): string {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const { language, path } = splitLanguage(clean, languages)
  return language === defaultLanguage ? path : clean
}
