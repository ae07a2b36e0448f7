import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { methodIds } from './method-ids.ts'
import { brandOf, methodCatalogue } from './methods.ts'

test('knows about 600 ways to pay, each under an integer of its own and by its brand', () => {
  proves('SHL-506..507')
  expect(methodCatalogue.length).toBeGreaterThanOrEqual(580)
  expect(methodCatalogue.length).toBeLessThanOrEqual(620)
  expect(methodCatalogue.filter(({ id }) => !Number.isSafeInteger(id) || id <= 0)).toEqual([])
  expect(new Set(methodCatalogue.map(({ id }) => id)).size).toBe(methodCatalogue.length)
  expect(new Set(methodCatalogue.map(({ brand }) => brand)).size).toBe(methodCatalogue.length)
  expect(methodCatalogue.filter(({ brand }) => !/\p{L}|\d/u.test(brand) || /^\d+$/.test(brand))).toEqual([])
})

test('names the card, and has no other brand under the ids of pay-and-play', () => {
  expect([methodIds.payAndPlay, methodIds.signUpDeposit].map(brandOf)).toEqual([undefined, undefined])
  expect(brandOf(methodIds.paymentCard)).toBe('Payment card')
})
