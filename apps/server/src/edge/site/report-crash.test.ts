import { proves } from '@fairhouse/testing/proves.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { framesOf } from './report-crash.ts'

let house: TestHouse
const received: { path: string; auth: string; body: string }[] = []
const service = createServer((request: IncomingMessage, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), body })
    response.end('{}')
  })
})
const broken = {
  message: 'TypeError: nothing is there',
  stack: 'TypeError: nothing\n    at draw (http://localhost:3000/assets/a.js:3:14)',
  path: '/slots-games',
}

beforeAll(async () => {
  house = await openTestHouse()
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  service.close()
  await house.close()
})

const report = () => house.browser().must('POST /api/crash-reports', broken)

test('a page that broke is reported once, as an envelope with the key of the address and without a word about the player', async () => {
  proves('SHL-1016', 'SHL-1077')
  const { port } = service.address() as AddressInfo // it listens on a port
  await house.set('fe.errorReporting.url', `http://public@127.0.0.1:${port}/errors/7`)
  await report()
  await expect.poll(() => received.length).toBe(1)
  const [only] = received
  expect(only?.path).toBe('/errors/api/7/envelope/')
  expect(only?.auth).toContain('sentry_key=public')
  const [head, item, event] = (only?.body ?? '').split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) // three lines of JSON
  expect(item).toEqual({ type: 'event' })
  expect(head?.['trace']).toMatchObject({ public_key: 'public', sample_rate: '1', sampled: 'true' })
  expect(event).toMatchObject({
    platform: 'javascript',
    request: { url: expect.stringMatching(/\/slots-games$/) },
    exception: {
      values: [{ type: 'TypeError', value: 'nothing is there', stacktrace: { frames: [{ function: 'draw', lineno: 3, colno: 14 }] } }],
    },
  })
  expect(Object.keys(event ?? {})).not.toContain('user')
})

test('a page that broke is not reported anywhere while no address is set, and again once there is one', async () => {
  proves('SHL-NS-64')
  const { port } = service.address() as AddressInfo // it listens on a port
  const address = `http://public@127.0.0.1:${port}/errors/7`
  await house.set('fe.errorReporting.url', address)
  const before = received.length
  await report()
  await expect.poll(() => received.length).toBe(before + 1)
  await house.set('fe.errorReporting.url', '')
  await report()
  await house.set('fe.errorReporting.url', address.replace('/7', '/8'))
  await report()
  await expect.poll(() => received.at(-1)?.path).toBe('/errors/api/8/envelope/')
  expect(received).toHaveLength(before + 2)
})

test('stacks of different browsers are read, the outermost call first', () => {
  expect(framesOf('inner@http://a/b.js:1:2\n@http://a/b.js:3:4')).toEqual([
    { function: '?', filename: 'http://a/b.js', lineno: 3, colno: 4 },
    { function: 'inner', filename: 'http://a/b.js', lineno: 1, colno: 2 },
  ])
})
