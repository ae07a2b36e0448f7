// Proves IDN-558, SHL-660, SHL-663, SHL-665..682, SHL-684..714, IDN-620..634, IDN-636..658, IDN-NS-17, IDN-NS-22, SHL-NS-43.
import { readFileSync } from 'node:fs'
import type { DescribedField } from '@fairhouse/contract'
import { check, checkFiles, type ChosenFile, type Finding } from '@fairhouse/fields'
import { describe, expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { fieldText } from './field-text.ts'
import { createTexts, type Texts } from './texts.ts'

async function speaking(language: string): Promise<Texts> {
  const texts = createTexts(language, async (code, area) => {
    const json = JSON.parse(readFileSync(new URL(`../${code}/${area}.json`, import.meta.url), 'utf8'))
    return compileMessages(area, json) as Record<string, string>
  })
  await texts.load(['field'])
  return texts
}
const english = await speaking('en')
const arabic = await speaking('ar')

type Given = Record<string, string | number>
const field = (rule: string, values: Given = {}, kind: DescribedField['kind'] = 'text'): DescribedField => ({
  name: 'tried',
  kind,
  optional: kind === 'checkbox',
  rules: [{ rule, values }],
})
const found = (rule: string, values: Given, typed: string, others: Record<string, string> = {}) =>
  check(field(rule, values, typed === 'true' || typed === 'false' ? 'checkbox' : 'text'), typed, others)
const told = (finding: Finding | undefined, texts = english, name = 'Nickname') => (finding ? fieldText(texts, name, finding) : undefined)

const exact: [string, Given, string, string][] = [
  ['required', {}, ' ', 'This field is required.'],
  ['email', {}, 'abc', 'Please enter a valid email address.'],
  ['email', {}, 'anna.example.com', 'Please enter a valid email address.'],
  ['zip', { country: 'USA' }, '1234', 'Wrong zip code format'],
  ['pattern', { kind: 'digits' }, '12a', 'Wrong format'],
]

const holding: [string, Given, string, RegExp][] = [
  ['mustConfirm', { what: 'age' }, 'false', /confirm your age/],
  ['mustConfirm', { what: 'policy' }, 'false', /accept the terms/],
  ['mustConfirm', { what: 'privacy' }, 'false', /privacy policy/],
  ['mustConfirm', { what: 'statement' }, 'false', /confirm this statement/],
  ['minLength', { number: 3 }, 'ab', /\b3\b/],
  ['maxLength', { number: 3 }, 'abcd', /\b3\b/],
  ['length', { number: 13 }, '188091217042', /\b13\b/],
  ['minValue', { min: '1' }, '0', /\b1\b/],
  ['maxValue', { max: '5' }, '6', /\b5\b/],
  ['minValue', { min: '5', currency: 'EUR' }, '4.99', /€\u00a05\.00/],
  ['maxValue', { max: '1000', currency: 'SEK' }, '1001', /kr\u00a01\u202f000\.00/],
  ['minValue', { min: '5', currency: 'USD', converted: '4.6', walletCurrency: 'EUR' }, '4', /\$\u00a05\.00, about €\u00a04\.60/],
  ['maxValue', { max: '5', currency: 'USD', converted: '4.6', walletCurrency: 'EUR' }, '6', /\$\u00a05\.00, about €\u00a04\.60/],
  ['personName', {}, 'Anna1', /characters are not allowed/],
  ['email', {}, `${'a'.repeat(250)}@example.com`, /as long as this/],
  ['emailDomain', { domains: 'b.example' }, 'a@b.example', /not accepted/],
  ['phone', {}, 'abc', /valid phone number/],
  ['phone', {}, '12', /valid phone number/],
  ['number', {}, 'abc', /valid number/],
  ['date', {}, '2026-02-31', /valid date/],
  ['dateNotBefore', { date: '2020-01-02' }, '2020-01-01', /January 2, 2020/],
  ['dateNotAfter', { date: '2020-01-02' }, '2020-01-03', /January 2, 2020/],
  ['future', { today: '2026-11-21' }, '2026-11-21', /expiration date must be in the future/],
  ['future', { today: '2026-11-21' }, '2026-11-20', /expiration date must be in the future/],
  ['ssn', {}, '000-12-3456', /SSN/],
  ['cpr', {}, '310299-1234', /CPR/],
  ['cardNumber', {}, '4111111111111112', /credit card number/],
  ['cardholder', {}, 'ANNA 1', /name as it stands on the card/],
  ['same', { field: 'password' }, 'x', /must be the same/],
  ['passwordStrength', {}, 'abcdef1', /uppercase letter/],
  ['passwordStrength', {}, 'kestrel9', /uppercase letter/],
  ['passwordStrength', {}, 'Abcdefg', /digit/],
  ['passwordStrength', { minLength: 6 }, 'Ab1', /\b6\b/],
  ['nickname', {}, 'nick-1', /Latin letters, digits and underscores/],
  ['bingoNickname', {}, '1nick', /beginning with a letter/],
  ['username', {}, 'user@1', /dots and dashes/],
  ['minAge', { number: 18, today: '2026-11-21' }, '2008-11-22', /\b18\b/],
  ['maxAge', { number: 100, today: '2026-11-21' }, '1926-11-20', /\b100\b/],
  ['documentNumber', {}, '?', /valid Nickname/],
  ['iban', {}, 'NL91-ABNA', /without special characters/],
  ['integer', { min: 1, max: 10 }, '2.5', /between 1 and 10/],
  ['amount', {}, '1.234', /two digits/],
  ['amount', { decimals: 0 }, '10.50', /whole numbers/],
  ['oneOf', { values: 'a,b' }, 'c', /one of the listed/],
]

describe('a wrong field is told', () => {
  test.each(exact)('%s %j of "%s" in exactly the words of the specification', (rule, values, typed, text) => {
    expect(told(found(rule, values, typed))).toBe(text)
  })

  test.each(holding)('%s %j of "%s"', (rule, values, typed, text) => {
    expect(told(found(rule, values, typed))).toMatch(text)
  })

  test('for a postcode of a part of the United Kingdom that is not served in exactly these words', () => {
    const words = fieldText(english, 'ZIP code', { rule: 'zipRegion', values: { country: 'GBR' } })
    expect(words).toBe('Only players from England, Scotland and Wales may register.')
  })

  test('in Arabic as well, with the same numbers, and never with a hole', () => {
    for (const [rule, values, typed] of [...exact, ...holding]) {
      const text = told(found(rule, values, typed), arabic)
      expect([rule, /[\u0600-\u06ff]/.test(text ?? ''), /\{|undefined|NaN/.test(text ?? '')]).toEqual([rule, true, false])
    }
    expect(told(found('dateNotBefore', { date: '2020-01-02' }, '2020-01-01'), arabic)).toMatch(/2 يناير.*2020/)
  })

  test.each([
    ['nickname', 'nick_1'],
    ['bingoNickname', 'nick1'],
    ['username', 'u.s-e_r1'],
    ['date', '2024-02-29'],
  ])('and %s says nothing of "%s"', (rule, typed) => {
    expect(found(rule, {}, typed)).toBeUndefined()
  })
})

describe('files that may not be sent are told', () => {
  const rules = { allowedTypes: ['image/png', 'application/pdf'], maxBytes: 5 * 1_048_576, maxFiles: 2, maxImages: 3 }
  const png = (size = 1000): ChosenFile => ({ name: 'a.PNG', size, type: 'image/png' })

  test.each<[string, ChosenFile[], Partial<typeof rules> & { imagesThere?: number }, RegExp]>([
    ['none', [], {}, /^Please, make a snapshot or select a file\.$/],
    ['of a wrong extension', [{ ...png(), name: 'a.exe' }], {}, /png, pdf/],
    ['of a wrong kind', [{ ...png(), type: 'text/html' }], {}, /png, pdf/],
    ['too large', [png(6.25 * 1_048_576)], {}, /6 MB; 5 MB/],
    ['too many', [png(), png(), png()], {}, /2 files/],
    ['too many images of a document', [png()], { imagesThere: 3 }, /images limit/],
  ])('%s', (_, files, more, text) => {
    expect(told(checkFiles(files, { ...rules, ...more }))).toMatch(text)
  })

  test('whose snapshot could not be uploaded', () => {
    expect(told({ rule: 'snapshotFailed' })).toMatch(/^The snapshot could not be uploaded/)
    expect(told({ rule: 'snapshotFailed' }, arabic)).toMatch(/[\u0600-\u06ff]/)
  })

  test('and others are not', () => {
    expect(checkFiles([png(5 * 1_048_576), { name: 'b.pdf', size: 1, type: 'application/pdf' }], rules)).toBeUndefined()
  })
})

test.each([6, 8, 10])('the hint of a password says that it needs %i characters, an uppercase letter and a digit', (number) => {
  const hint = english.t('field.hint.password', { number })
  expect(hint).toMatch(new RegExp(`\\b${number}\\b`))
  expect(hint).toMatch(/uppercase/i)
  expect(hint).toMatch(/digit/i)
})
