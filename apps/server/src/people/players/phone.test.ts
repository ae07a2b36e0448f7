import { proves } from '@fairhouse/testing/proves.ts'
import examples from 'libphonenumber-js/mobile/examples'
import { countries } from '@fairhouse/fields/lists/countries.ts'
import { describe, expect, test } from 'vitest'
import { phoneRulesOf, readPhone } from './phone.ts'

describe('a phone number is kept as calling code and digits', () => {
  test.each([
    ['+37251234567', '+37251234567', 'EST'],
    ['37251234567', '+37251234567', 'EST'],
    ['+372 5123 4567', '+37251234567', 'EST'],
    ['+44 (0)7400 123456', '+447400123456', 'GBR'],
    ['+46 70-123 45 67', '+46701234567', 'SWE'],
    ['+390612345678', '+390612345678', 'ITA'],
  ])('%s as %s of %s', (written, value, country) => {
    proves('IDN-552', 'IDN-NS-72')
    expect(readPhone(written)).toEqual({ value, country })
  })

  test.each(['', '+', '12', 'call me', '+37251', '+447700900123', '+3725123456789012', '0037251234567'])('%j is none', (written) => {
    expect(readPhone(written)).toBeUndefined()
  })
})

test('the example of every country fits the rules that its page gets, and the server', () => {
  const example = examples as Record<string, string>
  const tried = countries.flatMap(({ alpha2, alpha3, callingCode }) => {
    const rules = phoneRulesOf(alpha3)
    const number = example[alpha2]
    if (!rules || !number) return []
    expect([alpha3, new RegExp(`^(?:${rules.pattern})$`).test(number)]).toEqual([alpha3, true])
    const written = `+${callingCode}${callingCode.length > 1 && callingCode.startsWith('1') ? number.slice(3) : number}`
    expect([alpha3, readPhone(written) !== undefined]).toEqual([alpha3, true])
    return [alpha3]
  })
  expect(tried.length).toBeGreaterThan(220)
})
