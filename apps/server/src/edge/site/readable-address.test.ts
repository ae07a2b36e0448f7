import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { readableAddress } from './readable-address.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

test.each([
  ['/slots-games', undefined],
  ['/slots-games?q=100%', undefined],
  ['/caf%C3%A9', undefined],
  ['/100%', '/100%25'],
  ['/100%?amount=50%', '/100%25?amount=50%'],
  ['/caf%C3%A9-5%', '/caf%C3%A9-5%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['//evil.example/%', '/evil.example/%25'],
  [String.raw`/\evil.example/%`, '/evil.example/%25'],
])('%s is read at %s', (url, readable) => expect(readableAddress(url)).toBe(readable))

test('a browser that asks for an address that cannot be read is sent to the one that can; calls and programs are refused', async () => {
  const ask = async (url: string, accept: string) => {
    const { statusCode, headers } = await at.app.inject({ url, headers: { accept } })
    return [statusCode, headers.location]
  }
  const page = 'text/html,application/xhtml+xml'
  expect(await ask('/all-games/50%', page)).toEqual([301, '/all-games/50%25'])
  expect(await ask('/all-games/50%', 'application/json')).toEqual([400, undefined])
  expect(await ask('/api/50%', page)).toEqual([400, undefined])
})
