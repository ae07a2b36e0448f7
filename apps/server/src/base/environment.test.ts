import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

/** An environment that has everything, and what is given. */
const environment = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  new Proxy(given, { get: (_, name: string) => (Object.hasOwn(given, name) ? given[name] : '00'.repeat(32)) })
const read = (OFFICE_ORIGIN: string, more: NodeJS.ProcessEnv = {}) =>
  readEnvironment(
    environment({
      PUBLIC_ORIGIN: 'https://house.example',
      OFFICE_PORT: '3100',
      METRICS_TOKEN: '',
      SERVER_ROLE: '',
      OFFICE_ORIGIN,
      ...more,
    }),
  )

test('the office has a host of its own, on this computer unless another is given', () => {
  expect(read('').officeOrigin).toBe('http://office.localhost:3100')
  expect(read('https://office.house.example/').officeOrigin).toBe('https://office.house.example')
})

test.each([
  [
    'the host of the players’ site',
    'https://house.example:3100',
    /OFFICE_ORIGIN is https:\/\/house\.example:3100, the host of the players' site/,
  ],
  ['no address', 'office', /OFFICE_ORIGIN is "office", which is no address/],
  ['an address that nobody can be signed in at', 'http://office.example', /is no safe origin/],
])('%s is refused by a sentence', (_, origin, sentence) => {
  expect(() => read(origin)).toThrow(sentence)
})
