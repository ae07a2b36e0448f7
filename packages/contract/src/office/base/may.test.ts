import fc from 'fast-check'
import { expect, test } from 'vitest'
import { may, type Bound } from './may.ts'

const pays = (bound: Bound) => ({ permission: 'withdrawals.pay', bound })

test.each([
  ['without the permission', [{ permission: 'withdrawals.read', bound: {} }], {}, { may: false, why: 'permission' }],
  ['without a bound', [pays({})], { country: 'SWE', amount: '1000000.00', currency: 'EUR' }, { may: true }],
  ['in one of the countries', [pays({ countries: ['MLT', 'SWE'] })], { country: 'SWE' }, { may: true }],
  ['in another country', [pays({ countries: ['MLT'] })], { country: 'SWE' }, { may: false, why: 'bound' }],
  ['up to the amount', [pays({ most: { EUR: '500' } })], { amount: '500.00', currency: 'EUR' }, { may: true }],
  ['above the amount', [pays({ most: { EUR: '500' } })], { amount: '500.01', currency: 'EUR' }, { may: false, why: 'bound' }],
  ['in a currency without a bound', [pays({ most: { EUR: '500' } })], { amount: '1', currency: 'SEK' }, { may: false, why: 'bound' }],
  [
    'by the wider of two roles',
    [pays({ most: { EUR: '5' } }), pays({ most: { EUR: '50' } })],
    { amount: '20', currency: 'EUR' },
    { may: true },
  ],
  ['about themselves', [pays({})], { isOwn: true }, { may: false, why: 'outOfReach' }],
])('somebody %s', (_, held, about, verdict) => {
  expect(may(held, 'withdrawals.pay', about)).toMatchObject(verdict)
})

test('no bound is passed by a larger amount, however the digits are written', () => {
  const amount = fc.tuple(fc.nat(10 ** 9), fc.nat(99_999_999))
  const written = ([whole, part]: [number, number]) => `${whole}.${String(part).padStart(8, '0')}`
  const units = ([whole, part]: [number, number]) => BigInt(whole) * 100_000_000n + BigInt(part)
  fc.assert(
    fc.property(amount, amount, (given, most) => {
      const verdict = may([pays({ most: { EUR: written(most) } })], 'withdrawals.pay', { amount: written(given), currency: 'EUR' })
      expect(verdict.may).toBe(units(given) <= units(most))
    }),
  )
})
