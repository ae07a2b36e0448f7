import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  banksOf,
  countries,
  countryName,
  countryOf,
  documentTypes,
  genders,
  occupations,
  phoneCountries,
  phoneCountryOf,
  statesOf,
} from './index.ts'

describe('countries', () => {
  test('are the 249 of ISO 3166, each code once', () => {
    proves('SHL-486', 'IDN-NS-73', 'SHL-NS-46')
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
  proves('SHL-489..491')
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

const textsOf = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../messages/${language}/${area}.json`, import.meta.url), 'utf8'))

test.each<[RowName, string, string]>([
  ['SHL-456', 'residencePermit', 'Residence permit'],
  ['SHL-457', 'passport', 'Passport'],
  ['SHL-458', 'identificationNumber', 'Identification number'],
  ['SHL-459', 'identificationCard', 'Identification card'],
  ['SHL-460', 'addressCard', 'Address card'],
  ['SHL-461', 'driversLicence', "Driver's licence"],
  ['SHL-462', 'taxpayerIdentification', 'Taxpayer identification'],
  ['SHL-463', 'localAddress', 'Local address'],
  ['SHL-464', 'residentialAddress', 'Residential address'],
  ['SHL-465', 'birthAddress', 'Birth address'],
  ['SHL-466', 'creditCard', 'Credit card'],
  ['SHL-467', 'eWallet', 'eWallet'],
  ['SHL-468', 'other', 'Other'],
  ['SHL-469', 'annualSalary', 'Annual salary'],
  ['SHL-470', 'selfEmployed', 'Self employed'],
  ['SHL-471', 'dividends', 'Dividends or profits'],
  ['SHL-472', 'saleOfAssets', 'Sale of assets'],
  ['SHL-473', 'inheritance', 'Inheritance'],
  ['SHL-474', 'savings', 'Savings'],
  ['SHL-475', 'gameContract', 'Game contract'],
  ['SHL-476', 'signedDocument', 'Signed document'],
  ['SHL-477', 'depositAgreements', 'Deposit agreements'],
])('%s: the type of document %s is called “%s”', (row, type, name) => {
  proves(row)
  expect(documentTypes).toContain(type)
  expect(textsOf('en', 'list')[`documentType.${type}`]).toBe(name)
})

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])('the 22 types of documents, genders and occupations have names in %s', (language) => {
  const [lists, fields] = [textsOf(language, 'list'), textsOf(language, 'field')]
  expect(documentTypes.length).toBe(22)
  expect(documentTypes.filter((type) => !lists[`documentType.${type}`])).toEqual([])
  expect(genders.filter((gender) => !fields[`gender.${gender}`])).toEqual([])
  expect(occupations.filter((occupation) => !fields[`occupation.${occupation}`])).toEqual([])
  expect(new Set(documentTypes.map((type) => lists[`documentType.${type}`])).size).toBe(22)
})

test('genders and occupations are those of the specification, in its order', () => {
  provesMany('one list, compared word for word', 'SHL-493..494', 'SHL-495..499')
  expect([...genders, ...occupations]).toEqual(['male', 'female', 'employed', 'unemployed', 'selfEmployed', 'student', 'other'])
})

test('banks of the Netherlands and Finland have an issuer id of their own each', () => {
  proves('SHL-487..488')
  for (const country of ['NLD', 'FIN']) {
    const banks = banksOf[country] ?? []
    expect(banks.length).toBeGreaterThan(8)
    expect(banks.filter(({ id, name }) => !/^[A-Z]{6}[A-Z0-9]{2}$/.test(id) || name === '')).toEqual([])
    expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length)
  }
})

describe('the list of calling codes', () => {
  test('names its countries in the language of the page, in its order', () => {
    proves('SHL-492')
    const [english, swedish] = [phoneCountries('en'), phoneCountries('sv')]
    expect([english.length, english[0]?.name]).toEqual([249, 'Afghanistan'])
    expect(swedish.at(-1)?.name).toBe('Östtimor')
    expect(english.filter(({ callingCode, name }) => !/^[1-9]\d{0,3}$/.test(callingCode) || name.length < 3)).toEqual([])
    expect(phoneCountries('ar').find(({ alpha3 }) => alpha3 === 'EST')).toEqual({ alpha3: 'EST', name: 'إستونيا', callingCode: '372' })
  })

  test('begins with the first country that is known, and with the Netherlands where none is', () => {
    proves('IDN-234', 'SHL-1080')
    expect([phoneCountryOf([undefined, 'ZZZ', 'EST', 'SWE']), phoneCountryOf(['ZZZ', undefined])]).toEqual(['EST', 'NLD'])
  })
})
