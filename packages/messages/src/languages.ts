/** A language that the product knows: its code in addresses and settings, its standard tag, its own name, its direction. */
export type Language = { readonly code: string; readonly tag: string; readonly name: string; readonly direction: 'ltr' | 'rtl' }

const ltr = (code: string, name: string, tag = code): Language => ({ code, tag, name, direction: 'ltr' })
const rtl = (code: string, name: string): Language => ({ code, tag: code, name, direction: 'rtl' })

/** The 27 languages of the specification, in its order. */
export const languages: readonly Language[] = [
  rtl('ar', 'العربية'),
  ltr('bg', 'Български'),
  ltr('da', 'Dansk'),
  ltr('de', 'Deutsch'),
  ltr('el', 'Ελληνικά'),
  ltr('en', 'English'),
  ltr('en_uk', 'English (UK)', 'en-GB'),
  ltr('es', 'Español'),
  ltr('es_419', 'Español (Latinoamérica)', 'es-419'),
  ltr('et', 'Eesti'),
  rtl('fa', 'فارسی'),
  ltr('fi', 'Suomi'),
  ltr('fr', 'Français'),
  ltr('hu', 'Magyar'),
  ltr('id', 'Bahasa Indonesia'),
  ltr('it', 'Italiano'),
  ltr('ja', '日本語'),
  ltr('nl', 'Nederlands'),
  ltr('no', 'Norsk', 'nb'),
  ltr('pl', 'Polski'),
  ltr('pt', 'Português'),
  ltr('pt_br', 'Português (Brasil)', 'pt-BR'),
  ltr('ru', 'Русский'),
  ltr('sv', 'Svenska'),
  ltr('tr', 'Türkçe'),
  ltr('zh', '中文'),
  ltr('ro', 'Română'),
]

/** The language of a code; English where the code is unknown. */
export function languageOf(code: string): Language {
  return languages.find((language) => language.code === code) ?? ltr('en', 'English')
}
