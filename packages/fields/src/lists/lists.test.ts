import { describe, expect, test } from 'vitest'
import { countries, countryName, countryOf, statesOf } from './index.ts'

describe('countries', () => {
  test('are the 249 of ISO 3166, each code once', () => {
    expect(countries.length).toBe(249)
    expect(new Set(countries.map((country) => country.alpha3)).size).toBe(249)
    expect(new Set(countries.map((country) => country.alpha2)).size).toBe(249)
  })

  test('have a name in each language, which is not the code', () => {
    expect(countries.filter((country) => countryName(country.alpha3, 'en') === country.alpha2)).toEqual([])
    expect(countryName('SWE', 'sv')).toBe('Sverige')
    expect(countryName('SWE', 'ar')).toBe('السويد')
    expect(countryName('QQQ', 'en')).toBe('QQQ')
  })

  test.each([
    ['GBR', '44'],
    ['ROU', '40'],
    ['LTU', '370'],
    ['NLD', '31'],
    ['USA', '1'],
  ])('%s is called by %s', (alpha3, code) => {
    expect(countryOf(alpha3)?.callingCode).toBe(code)
  })
})

test('states are 13 of CAN, 51 of USA and 8 of AUS', () => {
  expect(Object.entries(statesOf).map(([country, states]) => [country, states.length])).toEqual([
    ['CAN', 13],
    ['USA', 51],
    ['AUS', 8],
  ])
  for (const states of Object.values(statesOf)) {
    expect(new Set(states.map((state) => state.code)).size).toBe(states.length)
    expect(states.filter((state) => !/^[A-Z]{2,3}$/.test(state.code) || !state.name)).toEqual([])
  }
})
