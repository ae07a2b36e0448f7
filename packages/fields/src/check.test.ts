import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { DescribedField } from '@fairhouse/contract'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { check, checkAll, format, formatAll, unknownRules } from './index.ts'
import { formats } from './formats.ts'
import { rules } from './rules.ts'

const field = (rule: string, values: Record<string, string | number> = {}, more: Partial<DescribedField> = {}): DescribedField => ({
  name: 'tried',
  kind: 'text',
  rules: [{ rule, values }],
  ...more,
})
const found = (rule: string, given: Record<string, string | number>, value: string, values = {}) =>
  check(field(rule, given), value, values)?.rule

const table: [string, Record<string, string | number>, string, string | undefined][] = [
  ['email', {}, 'anna@example.com', undefined],
  ['email', {}, 'anna.b+c@mail.example.co.uk', undefined],
  ['email', {}, 'anna.example.com', 'email'],
  ['email', {}, 'anna@example', 'email'],
  ['email', {}, 'anna..b@example.com', 'email'],
  ['email', {}, `${'a'.repeat(250)}@example.com`, 'longEmail'],
  ['minLength', { number: 3 }, 'ab', 'minLength'],
  ['minLength', { number: 3 }, 'abc', undefined],
  ['maxLength', { number: 3 }, 'abcd', 'maxLength'],
  ['maxLength', { number: 3 }, '😀😀😀', undefined],
  ['length', { number: 13 }, '188091217042', 'length'],
  ['pattern', { kind: 'digits' }, '12a', 'wrongFormat'],
  ['pattern', { kind: 'digits' }, '123', undefined],
  ['pattern', { kind: 'toString' }, '12a', undefined],
  ['passwordStrength', { minLength: 6 }, 'kestrel9', 'passwordUpperCase'],
  ['passwordStrength', { minLength: 6 }, 'Kestrel', 'passwordDigit'],
  ['passwordStrength', { minLength: 6 }, 'Kes9', 'passwordLength'],
  ['passwordStrength', {}, 'Kestrel9', undefined],
  ['minAge', { number: 18, today: '2025-06-01' }, '2007-06-01', undefined],
  ['minAge', { number: 18, today: '2025-06-01' }, '2007-06-02', 'minAge'],
  ['minAge', { number: 18, today: '2024-02-29' }, '2006-02-28', undefined],
  ['minAge', { number: 18, today: '2024-02-29' }, '2006-03-01', 'minAge'],
  ['maxAge', { number: 100, today: '2025-06-01' }, '1925-06-01', undefined],
  ['maxAge', { number: 100, today: '2025-06-01' }, '1925-05-31', 'maxAge'],
  ['date', {}, '2026-02-31', 'date'],
  ['date', {}, '2024-02-29', undefined],
  ['dateNotBefore', { date: '2020-01-01' }, '2019-12-31', 'dateNotBefore'],
  ['dateNotAfter', { today: '2026-11-21' }, '2026-11-21', undefined],
  ['dateNotAfter', { today: '2026-11-21' }, '2026-11-22', 'dateNotAfter'],
  ['future', { today: '2026-11-21' }, '2026-11-21', 'future'],
  ['future', { today: '2026-11-21' }, '2026-11-22', undefined],
  ['integer', { min: 1, max: 10 }, '2.5', 'integerBetween'],
  ['integer', { min: 1, max: 10 }, '11', 'integerBetween'],
  ['integer', { min: 1, max: 10 }, '10', undefined],
  ['amount', {}, '20.50', undefined],
  ['amount', {}, '1.234', 'twoDecimals'],
  ['amount', { decimals: 0 }, '10.50', 'wholeNumber'],
  ['amount', { decimals: 3 }, '1.2345', 'decimals'],
  ['amount', {}, '1,000', 'amount'],
  ['amount', {}, '-5', 'amount'],
  ['wholeNumber', {}, '10.50', 'wholeNumber'],
  ['minValue', { min: '5' }, '4.99', 'minValue'],
  ['minValue', { min: '5', currency: 'EUR' }, '4.99', 'minAmount'],
  ['minValue', { min: '5', currency: 'USD', converted: '4.60', walletCurrency: 'EUR' }, '4.99', 'minAmountConverted'],
  ['minValue', { min: '5' }, '5.00', undefined],
  ['maxValue', { max: '10000' }, '10000.01', 'maxValue'],
  ['maxValue', { max: '9007199254740993' }, '9007199254740993', undefined],
  ['minValue', { min: '1' }, 'abc', 'number'],
  ['oneOf', { values: 'male,female' }, 'x', 'oneOf'],
  ['oneOf', { values: 'male,female' }, 'female', undefined],
  ['nickname', {}, 'anna_01', undefined],
  ['nickname', {}, 'anna-01', 'nickname'],
  ['bingoNickname', {}, 'anna_01', undefined],
  ['bingoNickname', {}, 'anna-01', 'bingoNickname'],
  ['bingoNickname', {}, '1anna', 'bingoNickname'],
  ['bingoNickname', {}, '_anna', 'bingoNickname'],
  ['username', {}, 'anna.b-01_x', undefined],
  ['username', {}, 'anna b', 'username'],
  ['zip', { country: 'USA' }, '12345-6789', undefined],
  ['zip', { country: 'USA' }, '1234', 'zip'],
  ['zip', { country: 'CAN' }, 'K1A 0B1', undefined],
  ['zip', { country: 'CAN' }, 'K1A 0B', 'zip'],
  ['zip', { country: 'AUS' }, '2000', undefined],
  ['zip', { country: 'AUS' }, '20000', 'zip'],
  ['zip', { country: 'GBR' }, 'SW1A 1AA', undefined],
  ['zip', { country: 'GBR' }, '12345678901', 'zip'],
  ['phone', {}, '+37061234567', undefined],
  ['phone', {}, '12', 'phone'],
  ['phone', { callingCode: '370' }, '+46701234567', 'phone'],
  ['iban', {}, 'NL91ABNA0417164300', undefined],
  ['iban', {}, 'NL91-ABNA', 'ibanCharacters'],
  ['iban', {}, 'NL91ABNA0417164301', 'iban'],
  ['cardNumber', {}, '4111111111111111', undefined],
  ['cardNumber', {}, '4111 1111 1111 1111', undefined],
  ['cardNumber', {}, '4111111111111112', 'cardNumber'],
  ['cardExpiry', {}, '08/27', undefined],
  ['cardExpiry', {}, '13/27', 'cardExpiry'],
  ['cardExpiry', { today: '2026-11-22' }, '10/26', 'cardExpired'],
  ['cardExpiry', { today: '2026-11-22' }, '11/26', undefined],
  ['clabe', {}, '032180000118359719', undefined],
  ['clabe', {}, '032180000118359718', 'clabe'],
  ['cardholder', {}, 'ANNA DE VRIES', undefined],
  ['cardholder', {}, 'ANNA 1', 'cardholder'],
  ['latinLetters', {}, 'Žilvinas', undefined],
  ['latinLetters', {}, 'Анна', 'latinLetters'],
  ['personName', {}, 'Анна', undefined],
  ['personName', {}, 'Anna1', 'invalidCharacters'],
  ['noHtml', {}, 'a <b>', 'noHtml'],
  ['noHtml', {}, '1 < 2', undefined],
  ['documentNumber', {}, 'AB 123-456', undefined],
  ['documentNumber', {}, '?', 'valid'],
  ['emailDomain', { domains: 'a.com,b.com' }, 'x@mail.B.com', 'emailDomainBlacklisted'],
  ['emailDomain', { domains: 'a.com,b.com' }, 'x@ba.com', undefined],
  ['ssn', {}, '000-12-3456', 'ssn'],
  ['ssn', {}, '123-45-6789', undefined],
  ['cpr', {}, '310299-1234', 'cpr'],
  ['cpr', {}, '280299-1234', undefined],
]

/** The rows that the cases of a rule show. */
const rowsOf: Record<string, RowName[]> = {
  passwordStrength: ['IDN-561..562'],
  minAge: ['IDN-584'],
  maxAge: ['IDN-586'],
  nickname: ['IDN-652'],
  bingoNickname: ['IDN-653..654'],
  username: ['IDN-655'],
  zip: ['IDN-NS-77'],
}

describe('each rule', () => {
  test.each(table)('%s %j finds in "%s": %s', (rule, given, value, expected) => {
    proves(...(rowsOf[rule] ?? []))
    expect(found(rule, given, value)).toBe(expected)
  })

  test('is tried by the table, and has a text in both languages', () => {
    proves('IDN-NS-15', 'CSH-NS-09')
    expect(Object.keys(rules).filter((rule) => !table.some(([tried]) => tried === rule))).toEqual(['number', 'twoDecimals', 'positive'])
    const findings = new Set(table.flatMap(([, , , finding]) => (finding ? [finding] : [])))
    for (const language of ['en', 'ar']) {
      const texts = JSON.parse(readFileSync(new URL(`../../messages/${language}/field.json`, import.meta.url), 'utf8'))
      compileMessages('field', texts)
      expect([...findings, 'required', 'same', 'mustConfirm'].filter((finding) => !texts[`rule.${finding}`])).toEqual([])
    }
  })
})

describe('a field', () => {
  test('is asked unless it is optional, a checkbox or hidden', () => {
    expect(check(field('email'), ' ')).toEqual({ rule: 'required' })
    expect(check(field('email', {}, { optional: true }), '')).toBeUndefined()
    expect(check(field('email', {}, { kind: 'checkbox' }), '')).toBeUndefined()
  })

  test('is asked in some countries only, where its rule says so', () => {
    const national = field('requiredIf', { field: 'country', values: 'ROU,EST' }, { optional: true })
    expect(check(national, '', { country: 'ROU' })).toEqual({ rule: 'required' })
    expect(check(national, '', { country: 'DEU' })).toBeUndefined()
  })

  test('must be the same as another one', () => {
    expect(check(field('same', { field: 'email' }), 'a@b.de', { email: 'a@b.com' })).toEqual({ rule: 'same' })
    expect(check(field('same', { field: 'email' }), 'a@b.com', { email: 'a@b.com' })).toBeUndefined()
  })

  test('must be confirmed where its rule says so, and says what', () => {
    const box = field('mustConfirm', { what: 'age' }, { kind: 'checkbox' })
    expect(check(box, 'false')).toEqual({ rule: 'mustConfirm', values: { what: 'age' } })
    expect(check(box, 'true')).toBeUndefined()
  })

  test('is left alone while it is read-only', () => {
    expect(check(field('email', {}, { readOnly: true }), 'x')).toBeUndefined()
  })

  test('takes its own options where oneOf names none', () => {
    const choice = field('oneOf', {}, { kind: 'radio', options: [{ value: 'male' }] })
    expect(check(choice, 'male')).toBeUndefined()
    expect(check(choice, 'other')).toEqual({ rule: 'oneOf' })
  })

  test('says a bound of a date as noon, so that every time zone shows the same day', () => {
    expect(check(field('dateNotBefore', { date: '2020-01-01' }), '2019-01-01')?.values).toEqual({ date: '2020-01-01T12:00:00' })
  })
})

describe('a form', () => {
  const form = [
    field('email', {}, { name: 'email', format: 'email' }),
    field('same', { field: 'email' }, { name: 'confirmEmail', format: 'email' }),
  ]

  test('answers the fields that are wrong and no others', () => {
    expect(checkAll(form, { email: 'a@b.com', confirmEmail: 'c@b.com' })).toEqual({ confirmEmail: { rule: 'same' } })
  })

  test('is not fooled by names of Object.prototype', () => {
    expect(checkAll([field('email', {}, { name: 'constructor' })], {})).toEqual({ constructor: { rule: 'required' } })
  })

  test('drops values that no field asked for when it formats', () => {
    expect(formatAll(form, { email: ' Anna@B.com ', role: 'admin' })).toEqual({ email: 'anna@b.com' })
  })

  test('tells the rules and formats that do not exist', () => {
    expect(unknownRules(field('nonsense', {}, { format: 'odd' }))).toEqual(['nonsense', 'format odd'])
    expect(unknownRules(form[0]!)).toEqual([]) // the form has two fields
  })
})

describe('formats', () => {
  test.each([
    ['amount', '20,5', '20.5'],
    ['amount', '1 000.00', '1000.00'],
    ['amount', '1,000', '1,000'],
    ['amount', '٢٠٫٥', '20.5'],
    ['phone', '00370 612-34567', '+37061234567'],
    ['iban', 'nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['zip', ' k1a  0b1', 'K1A 0B1'],
    ['name', '  Anna   Maria ', 'Anna Maria'],
  ])('%s brings "%s" into "%s"', (name, value, expected) => {
    expect(format(name, value)).toBe(expected)
  })

  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d .,+()-]{0,20}$/))

  test('change nothing the second time', () => {
    for (const name of Object.keys(formats)) {
      fc.assert(
        fc.property(anyText, (value) => format(name, format(name, value)) === format(name, value)),
        { numRuns: 200 },
      )
    }
  })

  test('leave a valid value valid', () => {
    const pairs: [string, string, fc.Arbitrary<string>][] = [
      ['email', 'email', fc.emailAddress()],
      ['phone', 'phone', fc.stringMatching(/^\+[1-9]\d{6,14}$/)],
      ['zip', 'zip', fc.stringMatching(/^[A-Za-z\d][A-Za-z\d -]{0,9}$/)],
      ['amount', 'amount', fc.stringMatching(/^\d{1,15}(\.\d{1,2})?$/)],
      ['personName', 'name', fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-z .'-]{0,30}$/)],
      ['iban', 'iban', fc.constantFrom('NL91ABNA0417164300', 'DE89370400440532013000', 'GB29NWBK60161331926819')],
      [
        'date',
        'date',
        fc
          .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((day) => day.toISOString().slice(0, 10)),
      ],
    ]
    for (const [rule, name, values] of pairs) {
      fc.assert(
        fc.property(values, (value) => {
          fc.pre(check(field(rule), value) === undefined)
          expect(check(field(rule), format(name, value))).toBeUndefined()
        }),
        { numRuns: 200 },
      )
    }
  })

  test('and rules never throw, whatever is typed', () => {
    const given = fc.dictionary(
      fc.constantFrom('number', 'min', 'max', 'today', 'date', 'kind', 'country', 'field', 'values'),
      fc.oneof(fc.string(), fc.double()),
    )
    for (const rule of [...Object.keys(rules), 'required', 'requiredIf', 'mustConfirm', 'same', 'nonsense']) {
      fc.assert(
        fc.property(anyText, given, (value, values) => void check(field(rule, values), value, { tried: value })),
        { numRuns: 60 },
      )
    }
  })

  test('and rules answer a very long text at once', () => {
    const long = ['a'.repeat(100_000), `${'a.'.repeat(50_000)}@`, '1'.repeat(100_000), '<'.repeat(100_000), `+${' '.repeat(100_000)}`]
    const before = process.cpuUsage()
    for (const value of long) {
      for (const rule of Object.keys(rules)) check(field(rule, { number: 5, min: '1', max: '9', today: '2026-01-01' }), value)
      for (const name of Object.keys(formats)) format(name, value)
    }
    // Ten seconds of processor time; a rule that compared every pair of letters would need minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
  })
})
