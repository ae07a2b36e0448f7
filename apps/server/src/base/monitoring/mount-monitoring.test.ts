import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

const token = 'a-token-of-some-length'
let [sandbox, closed, live] = [] as unknown as TestHouse[] as [TestHouse, TestHouse, TestHouse] // opened before the first test
beforeAll(async () => {
  sandbox = await openTestHouse()
  closed = await openTestHouse({ mode: 'live' })
  live = await openTestHouse({ mode: 'live', metricsToken: token })
})
afterAll(() => Promise.all([sandbox, closed, live].map((house) => house.close())))

describe.each(['/metrics', '/api/openapi.json'])('%s', (url) => {
  const status = async ({ app }: TestHouse, authorization?: string) =>
    (await app.inject({ url, ...(authorization ? { headers: { authorization } } : {}) })).statusCode

  test('is open beside the sandbox', async () => expect(await status(sandbox)).toBe(200))

  test('is not there in live mode, except for the token', async () => {
    expect([await status(closed), await status(closed, 'Bearer '), await status(closed, `Bearer ${token}`)]).toEqual([404, 404, 404])
    expect([await status(live), await status(live, 'Bearer wrong'), await status(live, token)]).toEqual([404, 404, 404])
    expect(await status(live, `Bearer ${token}`)).toBe(200)
  })
})

test('balancers ask without a token', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await live.app.inject({ url })).statusCode).toBe(200)
})

test('a token that could be guessed keeps the server from starting, with one sentence', () => {
  const given: NodeJS.ProcessEnv = {
    PUBLIC_ORIGIN: 'https://a.example',
    OFFICE_ORIGIN: '',
    OFFICE_FILES_ORIGIN: '',
    METRICS_TOKEN: 'short',
    SERVER_ROLE: '',
    DRAIN_SECONDS: '',
    DISTRIBUTED: '',
  }
  const all = new Proxy(given, { get: (_, name: string) => given[name] ?? '00'.repeat(32) })
  expect(() => readEnvironment(all)).toThrow(/METRICS_TOKEN is too short/)
})
