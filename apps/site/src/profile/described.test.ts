import { proves } from '@fairhouse/testing/proves.ts'
import type { InitDetail, ProfileFields } from '@fairhouse/contract/player/profile.ts'
import { check } from '@fairhouse/fields'
import { expect, test } from 'vitest'
import { formFields, missingFields } from './described.ts'

const detail = (more: Partial<InitDetail> = {}): InitDetail => ({ kind: 'text', validator: [], readOnly: false, mandatory: false, ...more })
const namesOf = (profile: ProfileFields) => formFields(profile).map(({ name }) => name)

test('what is read-only and known is not asked; what is read-only and empty is shown', () => {
  proves('IDN-619')
  const initDetails = { firstName: detail({ readOnly: true }), city: detail() }
  expect(namesOf({ values: { firstName: 'Anna' }, initDetails })).toEqual(['city'])
  expect(namesOf({ values: {}, initDetails })).toEqual(['firstName', 'city'])
})

test('a field that is flagged mandatory cannot be left empty, another one can', () => {
  proves('IDN-618')
  const [city, state] = formFields({ values: {}, initDetails: { city: detail({ mandatory: true }), state: detail() } })
  expect([city && check(city, ''), state && check(state, '')]).toEqual([{ rule: 'required' }, undefined])
  expect(
    missingFields(formFields({ values: {}, initDetails: { city: detail({ mandatory: true }), state: detail() } }), {}).map(
      ({ name }) => name,
    ),
  ).toEqual(['city'])
})

test('validator and formatter come as the server names them', () => {
  const [zip] = formFields({
    values: {},
    initDetails: { zipCode: detail({ formatter: 'zip', validator: [{ rule: 'zip', values: { country: 'USA' } }] }) },
  })
  expect(zip).toMatchObject({ format: 'zip', rules: [{ rule: 'zip', values: { country: 'USA' } }] })
})

test('address and number are not asked here', () => {
  expect(namesOf({ values: {}, initDetails: { email: detail(), phoneNumber: detail(), city: detail() } })).toEqual(['city'])
})
