import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { callTime, checksumAfterSecret, checksumBeforeSecret, pageTime } from './checksum.ts'

test('the secret stands first for pages and notices, last for calls', () => {
  expect(checksumAfterSecret('secret', ['10.00', 'EUR'])).toBe(hash('sha256', 'secret10.00EUR', 'hex'))
  expect(checksumBeforeSecret('secret', ['10.00', 'EUR'])).toBe(hash('sha256', '10.00EURsecret', 'hex'))
})

test('times are written in two ways, always in UTC', () => {
  const at = new Date('2026-11-02T07:05:09.999Z')
  expect([pageTime(at), callTime(at)]).toEqual(['2026-11-02.07:05:09', '20261102070509'])
})
