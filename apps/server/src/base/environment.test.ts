import { expect, test } from 'vitest'
import { isDistributed, readEnvironment } from './environment.ts'

/** An environment that has everything, and what is given. */
const environment = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  new Proxy(given, { get: (_, name: string) => (Object.hasOwn(given, name) ? given[name] : '00'.repeat(32)) })
const read = (OFFICE_ORIGIN: string, more: NodeJS.ProcessEnv = {}) =>
  readEnvironment(
    environment({
      PUBLIC_ORIGIN: 'https://house.example',
      OFFICE_PORT: '3100',
      OFFICE_FILES_PORT: '',
      OFFICE_FILES_ORIGIN: '',
      METRICS_TOKEN: '',
      SERVER_ROLE: '',
      DRAIN_SECONDS: '',
      DISTRIBUTED: '',
      OFFICE_ORIGIN,
      ...more,
    }),
  )

test('the office has a host of its own, on this computer unless another is given', () => {
  expect(read('').officeOrigin).toBe('http://office.localhost:3100')
  expect(read('https://office.house.example/').officeOrigin).toBe('https://office.house.example')
})

test('its files have a host of their own below it, beside it on this computer and by the same scheme elsewhere', () => {
  const filesOf = (...given: Parameters<typeof read>) => [read(...given).officeFilesPort, read(...given).officeFilesOrigin]
  expect(filesOf('')).toEqual([3101, 'http://files.office.localhost:3101'])
  expect(filesOf('', { OFFICE_FILES_PORT: '4000' })).toEqual([4000, 'http://files.office.localhost:4000'])
  expect(filesOf('https://office.house.example')).toEqual([3101, 'https://files.office.house.example'])
  const given = { OFFICE_FILES_ORIGIN: 'https://papers.office.house.example' }
  expect(filesOf('https://office.house.example', given)).toEqual([3101, 'https://papers.office.house.example'])
})

test.each(['https://office.house.example', 'https://files.example', 'http://files.office.house.example', 'files'])(
  'a host of files that does not lie below the office by the same scheme is refused by a sentence (%s)',
  (OFFICE_FILES_ORIGIN) => {
    expect(() => read('https://office.house.example', { OFFICE_FILES_ORIGIN })).toThrow(/^OFFICE_FILES_ORIGIN is /)
  },
)

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

test('the seconds of a drain are whole and below a hundred, and none unless they are given', () => {
  expect([read('').drainSeconds, read('', { DRAIN_SECONDS: '5' }).drainSeconds]).toEqual([0, 5])
  for (const DRAIN_SECONDS of ['100', '1.5', '-1', 'five']) expect(() => read('', { DRAIN_SECONDS })).toThrow(/^DRAIN_SECONDS is /)
})

test('a ledger is distributed by citus, or on one server, and by nothing else', () => {
  expect([isDistributed({}), isDistributed({ DISTRIBUTED: '' }), isDistributed({ DISTRIBUTED: 'citus' })]).toEqual([false, false, true])
  expect(() => read('', { DISTRIBUTED: 'Citus' })).toThrow(/^DISTRIBUTED is "Citus"/)
})
