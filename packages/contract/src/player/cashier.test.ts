import { proves } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaigns } from './campaigns/campaigns.ts'
import { cashier } from './cashier.ts'
import { payAndPlay } from './pay-and-play.ts'
import { paymentDetails } from './payment-details.ts'
import { withdrawals } from './withdrawals.ts'

test('everything that the cashier asks, a visitor or a player may ask: no screen of it needs an administrator', () => {
  proves('CSH-478')
  const calls = Object.values({ ...cashier, ...withdrawals, ...paymentDetails, ...payAndPlay, ...campaigns })
  expect(calls.length).toBeGreaterThan(12)
  expect(calls.filter(({ who }) => !['anyone', 'player', 'visitor'].includes(who))).toEqual([])
})

test('words of the specification that say nothing by themselves are explained in the API description', () => {
  proves('CSH-NS-22')
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/api/openapi.json'), 'utf8')) as Described
  const answered = (path: string) => paths[path]?.get.responses['200'].content['application/json'].schema.properties ?? {}
  const method = answered('/api/payment/methods')['methods']?.items?.properties
  expect(method?.['method']?.description).toMatch(/names it in what it sends/)
  expect(method?.['methodId']?.description).toMatch(/same id/)
  expect(method?.['stored']?.description).toMatch(/kept for next time/)
  expect(method?.['initDepositByProvider']?.description).toMatch(/begins the deposit/)
  expect(answered('/api/deposits/offer')['available']?.description).toMatch(/may still be deposited under the limits/)
  expect(answered('/api/campaigns')['campaigns']?.items?.properties['optIn']?.description).toMatch(/Only for a player who chooses it/)
})

type Property = { description?: string; items?: { properties: Record<string, Property> } }
/** The parts of the API description that the test reads. */
type Described = {
  paths: Record<
    string,
    { get: { responses: { 200: { content: { 'application/json': { schema: { properties: Record<string, Property> } } } } } } }
  >
}
