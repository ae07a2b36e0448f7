import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { isTrustedProxy, proxySentence } from './trusted-proxies.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

test.each([
  ['10.0.0.0/8', '10.9.9.9', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.9.9.9', '10.9.9.9', true],
  ['10.9.9.9', '10.9.9.8', false],
  ['2001:db8::/32', '2001:db8:1::5', true],
  ['2001:db8::/32', '2001:db9::5', false],
  ['2001:db8::1', '2001:0db8:0:0::1', true],
  ['2001:db8::/32', '10.9.9.9', false],
  ['0.0.0.0/0', '2001:db8::1', false],
])('a proxy in %s: %s is one: %s', async (network, address, expected) => {
  await house.set('country.trustedProxies', ['192.0.2.1', network])
  expect(isTrustedProxy(house.house.settings, address)).toBe(expected)
})

test('players behind a proxy have their own addresses and countries, by the setting as it stands now', async () => {
  await house.set('country.source', 'header:X-Country')
  house.app.get('/seen', { config: { call: 'readSettings' } }, async (request) => request.ip)
  const ask = async (url: string) =>
    house.app.inject({ url, remoteAddress: '10.2.3.4', headers: { 'x-forwarded-for': '203.0.113.7', 'x-country': 'SWE' } })
  const seen = async () => [(await ask('/seen')).body, (await ask('/api/settings')).json<{ country: string }>().country]
  await house.set('country.trustedProxies', [])
  expect(await seen()).toEqual(['10.2.3.4', 'ZZZ'])
  await house.set('country.trustedProxies', ['10.0.0.0/8'])
  expect(await seen()).toEqual(['203.0.113.7', 'SWE'])
  await house.set('country.source', 'fixed:MLT')
})

test('who pretends to come through a proxy is taken for no one else', async () => {
  await house.set('country.trustedProxies', ['10.0.0.0/8'])
  const { body } = await house.app.inject({ url: '/seen', remoteAddress: '198.51.100.9', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(body).toBe('198.51.100.9')
})

test('a live server without a proxy says what that means; one with a proxy, or a sandbox, says nothing', async () => {
  const { settings } = house.house
  await house.set('country.trustedProxies', [])
  expect(proxySentence(settings, 'live')).toMatch(/^country\.trustedProxies is empty/)
  expect(proxySentence(settings, 'sandbox')).toBeUndefined()
  await house.set('country.trustedProxies', ['10.0.0.0/8'])
  expect(proxySentence(settings, 'live')).toBeUndefined()
})
