import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { check } from '@fairhouse/fields'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const read = (country: string) => at.browser().must('GET /api/registration/fields', { country })
const fieldIn = async (country: string, name: string) =>
  (await read(country)).steps.flatMap(({ fields }) => fields).find((field) => field.name === name)

describe('hints and lists', () => {
  test.each([
    ['AUS', true],
    ['CAN', true],
    ['USA', true],
    ['DEU', false],
    ['GBR', false],
  ])('%s has the ZIP hint: %s', async (country, has) => {
    proves('IDN-563..566')
    const zipCode = await fieldIn(country, 'zipCode')
    expect(zipCode?.kind).toBe('text')
    expect(zipCode?.hint === 'field.hint.zipCode').toBe(has)
  })

  test.each([
    ['CAN', 13],
    ['USA', 51],
    ['AUS', 8],
  ])('%s offers at least its %i states', async (country, count) => {
    proves('IDN-392..394', 'IDN-573..574')
    const state = await fieldIn(country, 'state')
    expect(state?.options?.length).toBeGreaterThanOrEqual(count)
    expect(check(state!, '')?.rule).toBe('required') // it was just found
    expect(await fieldIn('DEU', 'state')).toBeUndefined()
  })

  test.each([
    ['NLD', 'INGBNL2A'],
    ['FIN', 'NDEAFIHH'],
  ])('%s offers its banks', async (country, bank) => {
    proves('IDN-364', 'IDN-390..391')
    expect((await fieldIn(country, 'bank_issuer_id'))?.options?.map(({ value }) => value)).toContain(bank)
  })

  test('banks are what the operator has set, where that is set', async () => {
    const banks = async (country: string) => (await fieldIn(country, 'bank_issuer_id'))?.options
    const ours = await banks('FIN')
    await at.set('fe.banks', { NLD: { TRIONL2U: 'Triodos Bank', HARBNL2A: 'Harbour Bank' } })
    expect(await banks('NLD')).toEqual([
      { value: 'HARBNL2A', label: 'Harbour Bank' },
      { value: 'TRIONL2U', label: 'Triodos Bank' },
    ])
    expect(await banks('FIN')).toEqual(ours)
    await at.set('fe.banks', { NLD: {} })
    expect(await banks('NLD')).toBeUndefined()
    await at.set('fe.banks', {})
    expect((await banks('NLD'))?.length).toBeGreaterThan(8)
  })

  test('the phone has every calling code, and begins with that of the country', async () => {
    proves('IDN-395')
    const phone = await fieldIn('LTU', 'phoneNumber')
    expect(phone?.rules).toContainEqual({ rule: 'phone', values: { country: 'LTU' } })
    const codes = phone?.options?.map(({ value }) => value) ?? []
    expect(codes).toEqual(expect.arrayContaining(['GBR+44', 'ROU+40', 'LTU+370']))
    expect(phone?.options?.every(({ label }) => /^[\u{1f1e6}-\u{1f1ff}]{2} .+ \+\d+$/u.test(label ?? ''))).toBe(true)
  })

  test('only Great Britain names the parts from which players may come', async () => {
    proves('IDN-677')
    expect((await read('GBR')).regions).toEqual(['England', 'Scotland', 'Wales'])
    expect((await read('DEU')).regions).toBeUndefined()
  })

  test('only Romania is filled from the national id', async () => {
    proves('IDN-572')
    expect((await fieldIn('ROU', 'nationalIdNumber'))?.tells).toEqual(['birthDate', 'gender'])
    expect((await fieldIn('SWE', 'nationalIdNumber'))?.tells).toBeUndefined()
  })

  test('places of the operator are asked once there are some', async () => {
    proves('IDN-365', 'IDN-389')
    expect(await fieldIn('MLT', 'offlineLocation')).toBeUndefined()
    await at.set('registration.offlineLocations', { harbour: 'Harbour Street 1' })
    expect((await fieldIn('MLT', 'offlineLocation'))?.options).toEqual([{ value: 'harbour', label: 'Harbour Street 1' }])
    await at.set('registration.offlineLocations', {})
  })
})
