import { proves, type RowName } from '@fairhouse/testing/proves.ts'
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

const exact: [RowName[], string, Given, string, string][] = [
  [['SHL-666', 'IDN-620'], 'required', {}, ' ', 'This field is required.'],
  [['SHL-680'], 'email', {}, 'abc', 'Please enter a valid email address.'],
  [['IDN-632'], 'email', {}, 'anna.example.com', 'Please enter a valid email address.'],
  [['SHL-694', 'IDN-645'], 'zip', { country: 'USA' }, '1234', 'Wrong zip code format'],
  [['SHL-696', 'IDN-647'], 'pattern', { kind: 'digits' }, '12a', 'Wrong format'],
]

const holding: [RowName[], string, Given, string, RegExp][] = [
  [['SHL-668', 'IDN-622'], 'mustConfirm', { what: 'age' }, 'false', /confirm your age/],
  [['SHL-669', 'IDN-623'], 'mustConfirm', { what: 'policy' }, 'false', /accept the terms/],
  [['SHL-670', 'IDN-624'], 'mustConfirm', { what: 'privacy' }, 'false', /privacy policy/],
  [['SHL-671', 'IDN-625'], 'mustConfirm', { what: 'statement' }, 'false', /confirm this statement/],
  [['SHL-672', 'IDN-626'], 'minLength', { number: 3 }, 'ab', /\b3\b/],
  [['SHL-673', 'IDN-627'], 'maxLength', { number: 3 }, 'abcd', /\b3\b/],
  [['SHL-674', 'IDN-628'], 'length', { number: 13 }, '188091217042', /\b13\b/],
  [['SHL-675', 'IDN-629'], 'minValue', { min: '1' }, '0', /\b1\b/],
  [['SHL-676', 'IDN-630'], 'maxValue', { max: '5' }, '6', /\b5\b/],
  [['SHL-677'], 'minValue', { min: '5', currency: 'EUR' }, '4.99', /€\u00a05\.00/],
  [['SHL-677'], 'maxValue', { max: '1000', currency: 'SEK' }, '1001', /kr\u00a01\u202f000\.00/],
  [
    ['SHL-678'],
    'minValue',
    { min: '5', currency: 'USD', converted: '4.6', walletCurrency: 'EUR' },
    '4',
    /\$\u00a05\.00, about €\u00a04\.60/,
  ],
  [
    ['SHL-678'],
    'maxValue',
    { max: '5', currency: 'USD', converted: '4.6', walletCurrency: 'EUR' },
    '6',
    /\$\u00a05\.00, about €\u00a04\.60/,
  ],
  [['SHL-679', 'IDN-631'], 'personName', {}, 'Anna1', /characters are not allowed/],
  [['SHL-681', 'IDN-633'], 'email', {}, `${'a'.repeat(250)}@example.com`, /as long as this/],
  [['SHL-682', 'IDN-634'], 'emailDomain', { domains: 'b.example' }, 'a@b.example', /not accepted/],
  [['SHL-684'], 'phone', {}, 'abc', /valid phone number/],
  [['IDN-636'], 'phone', {}, '12', /valid phone number/],
  [['SHL-685', 'IDN-637'], 'number', {}, 'abc', /valid number/],
  [['SHL-686', 'IDN-638'], 'date', {}, '2026-02-31', /valid date/],
  [['SHL-687', 'IDN-639'], 'dateNotBefore', { date: '2020-01-02' }, '2020-01-01', /January 2, 2020/],
  [['SHL-688', 'IDN-640'], 'dateNotAfter', { date: '2020-01-02' }, '2020-01-03', /January 2, 2020/],
  [['IDN-646'], 'future', { today: '2026-11-21' }, '2026-11-21', /expiration date must be in the future/],
  [['SHL-695'], 'future', { today: '2026-11-21' }, '2026-11-20', /expiration date must be in the future/],
  [['SHL-693'], 'ssn', {}, '000-12-3456', /SSN/],
  [['SHL-697'], 'cpr', {}, '310299-1234', /CPR/],
  [['SHL-698'], 'cardNumber', {}, '4111111111111112', /credit card number/],
  [['SHL-699'], 'cardholder', {}, 'ANNA 1', /name as it stands on the card/],
  [['SHL-700', 'IDN-648'], 'same', { field: 'password' }, 'x', /must be the same/],
  [['SHL-701'], 'passwordStrength', {}, 'abcdef1', /uppercase letter/],
  [['IDN-649'], 'passwordStrength', {}, 'kestrel9', /uppercase letter/],
  [['SHL-702', 'IDN-650'], 'passwordStrength', {}, 'Abcdefg', /digit/],
  [['SHL-703', 'IDN-651'], 'passwordStrength', { minLength: 6 }, 'Ab1', /\b6\b/],
  [['SHL-704'], 'nickname', {}, 'nick-1', /Latin letters, digits and underscores/],
  [['SHL-705'], 'bingoNickname', {}, '1nick', /beginning with a letter/],
  [['SHL-706'], 'username', {}, 'user@1', /dots and dashes/],
  [['SHL-707', 'IDN-656'], 'minAge', { number: 18, today: '2026-11-21' }, '2008-11-22', /\b18\b/],
  [['SHL-708', 'IDN-657'], 'maxAge', { number: 100, today: '2026-11-21' }, '1926-11-20', /\b100\b/],
  [['SHL-709', 'IDN-658'], 'documentNumber', {}, '?', /valid Nickname/],
  [['SHL-710'], 'iban', {}, 'NL91-ABNA', /without special characters/],
  [['SHL-711'], 'integer', { min: 1, max: 10 }, '2.5', /between 1 and 10/],
  [['SHL-712'], 'amount', {}, '1.234', /two digits/],
  [['SHL-713'], 'amount', { decimals: 0 }, '10.50', /whole numbers/],
  [['SHL-714'], 'oneOf', { values: 'a,b' }, 'c', /one of the listed/],
]

describe('a wrong field is told', () => {
  test.each(exact)('%j: %s %j of "%s" in exactly the words of the specification', (rows, rule, values, typed, text) => {
    proves(...rows)
    expect(told(found(rule, values, typed))).toBe(text)
  })

  test.each(holding)('%j: %s %j of "%s"', (rows, rule, values, typed, text) => {
    proves(...rows)
    expect(told(found(rule, values, typed))).toMatch(text)
  })

  test('for a postcode of a part of the United Kingdom that is not served in exactly these words', () => {
    proves('IDN-NS-22')
    const words = fieldText(english, 'ZIP code', { rule: 'zipRegion', values: { country: 'GBR' } })
    expect(words).toBe('Only players from England, Scotland and Wales may register.')
  })

  test.each([
    ['ROU', /\bCNP\b/],
    ['EST', /personal code \(isikukood\)/],
    ['LTU', /personal code \(asmens kodas\)/],
    ['LVA', /personal code \(personas kods\)/],
    ['NLD', /\bBSN\b/],
    ['DNK', /\bCPR\b/],
    ['USA', /\bSSN\b/],
    ['DEU', /valid national identification number/],
  ])('for a national id of %s by the name that it has there', (country, name) => {
    proves('IDN-659')
    expect(told({ rule: 'nationalId', values: { country } })).toMatch(name)
  })

  test('in Arabic as well, with the same numbers, and never with a hole', () => {
    proves('IDN-NS-17', 'SHL-NS-43')
    for (const [, rule, values, typed] of [...exact, ...holding]) {
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

  test.each<[RowName[], string, ChosenFile[], Partial<typeof rules> & { imagesThere?: number }, RegExp]>([
    [['SHL-667', 'IDN-621'], 'none', [], {}, /^Please, make a snapshot or select a file\.$/],
    [['SHL-665', 'SHL-689', 'IDN-641'], 'of a wrong extension', [{ ...png(), name: 'a.exe' }], {}, /png, pdf/],
    [['SHL-665'], 'of a wrong kind', [{ ...png(), type: 'text/html' }], {}, /png, pdf/],
    [['SHL-663', 'SHL-690', 'IDN-642'], 'too large', [png(6.25 * 1_048_576)], {}, /6 MB; 5 MB/],
    [['SHL-660', 'SHL-691', 'IDN-643'], 'too many', [png(), png(), png()], {}, /2 files/],
    [[], 'too many images of a document', [png()], { imagesThere: 3 }, /images limit/],
  ])('%j: %s', (rows, _, files, more, text) => {
    proves(...rows)
    expect(told(checkFiles(files, { ...rules, ...more }))).toMatch(text)
  })

  test('whose snapshot could not be uploaded', () => {
    proves('SHL-692', 'IDN-644')
    expect(told({ rule: 'snapshotFailed' })).toMatch(/^The snapshot could not be uploaded/)
    expect(told({ rule: 'snapshotFailed' }, arabic)).toMatch(/[\u0600-\u06ff]/)
  })

  test('and others are not', () => {
    expect(checkFiles([png(5 * 1_048_576), { name: 'b.pdf', size: 1, type: 'application/pdf' }], rules)).toBeUndefined()
  })
})

test.each([6, 8, 10])('the hint of a password says that it needs %i characters, an uppercase letter and a digit', (number) => {
  proves('IDN-558')
  const hint = english.t('field.hint.password', { number })
  expect(hint).toMatch(new RegExp(`\\b${number}\\b`))
  expect(hint).toMatch(/uppercase/i)
  expect(hint).toMatch(/digit/i)
})
