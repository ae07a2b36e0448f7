import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { languageChain } from './language-chain.ts'
import { languageOf, languages } from './languages.ts'
import { readTexts } from './read-texts.ts'

test('there are the 27 languages of the specification, each with its own name and a tag that formats know', () => {
  proves('IDN-813')
  const named = 'ar bg da de el en en_uk es es_419 et fa fi fr hu id it ja nl no pl pt pt_br ru sv tr zh ro'.split(' ')
  expect(languages.map(({ code }) => code)).toEqual(named)
  expect(new Set(languages.map(({ name }) => name)).size).toBe(27)
  expect(Intl.DateTimeFormat.supportedLocalesOf(languages.map(({ tag }) => tag)).length).toBe(27)
})

test.each<[RowName, code: string, name: string]>([
  ['SHL-246', 'ar', 'العربية'],
  ['SHL-247', 'bg', 'Български'],
  ['SHL-248', 'da', 'Dansk'],
  ['SHL-249', 'de', 'Deutsch'],
  ['SHL-250', 'el', 'Ελληνικά'],
  ['SHL-251', 'en', 'English'],
  ['SHL-252', 'en_uk', 'English (UK)'],
  ['SHL-253', 'es', 'Español'],
  ['SHL-254', 'es_419', 'Español (Latinoamérica)'],
  ['SHL-255', 'et', 'Eesti'],
  ['SHL-256', 'fa', 'فارسی'],
  ['SHL-257', 'fi', 'Suomi'],
  ['SHL-258', 'fr', 'Français'],
  ['SHL-259', 'hu', 'Magyar'],
  ['SHL-260', 'id', 'Bahasa Indonesia'],
  ['SHL-261', 'it', 'Italiano'],
  ['SHL-262', 'ja', '日本語'],
  ['SHL-263', 'nl', 'Nederlands'],
  ['SHL-264', 'no', 'Norsk'],
  ['SHL-265', 'pl', 'Polski'],
  ['SHL-266', 'pt', 'Português'],
  ['SHL-267', 'pt_br', 'Português (Brasil)'],
  ['SHL-268', 'ru', 'Русский'],
  ['SHL-269', 'sv', 'Svenska'],
  ['SHL-270', 'tr', 'Türkçe'],
  ['SHL-271', 'zh', '中文'],
  ['SHL-272', 'ro', 'Română'],
])('%s: the language %s is called “%s”', (row, code, name) => {
  proves(row)
  expect(languageOf(code)).toMatchObject({ code, name })
})

test('each language is named in its own words', () => {
  proves('SHL-NS-48')
  const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  const known = languages.map(({ tag, name }) => [
    name,
    new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? '',
  ])
  expect(known.filter(([name = '', own = '']) => !folded(name).includes(folded(own).slice(0, 4)))).toEqual([])
})

test('Arabic and Persian are written from right to left, and no other', () => {
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar', 'fa'])
})

test.each([
  ['pt_br', ['pt_br', 'pt', 'en']],
  ['es_419', ['es_419', 'es', 'en']],
  ['en_uk', ['en_uk', 'en']],
  ['sv', ['sv', 'en']],
  ['en', ['en']],
])('%s falls back along %j', (code, chain) => {
  expect(languageChain(code)).toEqual(chain)
})

test('a language without texts says English ones, a code that is none is English', () => {
  proves('CSH-NS-71')
  expect(readTexts('pt_br', 'lobby')).toEqual({ ...readTexts('en', 'lobby'), ...readTexts('pt', 'lobby') })
  expect(languageOf('xx').code).toBe('en')
})
