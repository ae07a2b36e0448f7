import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { costOfPatterns } from './limiter/cost-of-routes.ts'
import { maskTokens } from './mask-tokens.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

/** Parameters of addresses that open nothing; any other name is taken for a token. */
const harmless = new Set(['group', 'id', 'type', 'pageName', 'provider', 'method', 'call', 'file', 'part', 'landing', 'campaign', 'bonus'])
const siteRoutes = [
  ...readFileSync(new URL('../../../../site/src/app/routes.tsx', import.meta.url), 'utf8').matchAll(/\b(?:page|moved)\('([^']+)'/g),
].map(([, path = '']) => path.replaceAll(/\{?\$(\w+)\}?/g, ':$1'))
const secret = 'one-time-Token_77'
const filled = (pattern: string) =>
  pattern.replaceAll(/:(\w+)(?:\([^)]*\))?/g, (_, name: string) => (harmless.has(name) ? 'success' : secret))
const withTokens = [...siteRoutes, ...Object.keys(costOfPatterns)].map(filled).filter((path) => path.includes(secret))
const ways = withTokens.flatMap((path) => [
  path,
  `/sv${path}`,
  `${path}/`,
  `${path}?a=b&token=${secret}`,
  // As somebody may write it: the same page answers.
  path.replace(/^\/(\w)/, (_, letter: string) => `/%${letter.codePointAt(0)?.toString(16)}`),
])

let at: TestHouse
let app: FastifyInstance
const lines: string[] = []
const received: string[] = []
const service = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => received.push(chunk.toString())).on('end', () => response.end('{}'))
})
beforeAll(async () => {
  at = await openTestHouse({ logLevel: 'trace' })
  // pino writes past process.stdout: its stream is replaced.
  const stream = Object.getOwnPropertySymbols(at.house.log)
    .map((symbol) => (at.house.log as unknown as Record<symbol, { write?: (line: string) => void }>)[symbol])
    .find((value) => typeof value?.write === 'function')
  stream!.write = (line: string) => (lines.push(line), true) // pino has one
  app = await buildApp(at.house)
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  await at.set('fe.errorReporting.url', `http://public@127.0.0.1:${(service.address() as AddressInfo).port}/errors/7`) // it listens on TCP
})
afterAll(async () => {
  service.close()
  await app.close()
  await at.close()
})

test('every address with a token is known: three of the site, two of the server', () => {
  expect(siteRoutes.length).toBeGreaterThan(50)
  expect(withTokens.toSorted()).toEqual(
    [
      `/activation/${secret}`,
      `/forgot-password/reset/${secret}`,
      `/identification/return/success/${secret}`,
      `/landing/success/${secret}`,
      `/set-password/${secret}`,
    ].toSorted(),
  )
})

describe.each(ways)('%s', (url) => {
  test('is asked without its token in the log, also where it breaks', async () => {
    const before = lines.length
    await app.inject({ url })
    await app.inject({ method: 'POST', url, payload: 'x' })
    const broken = vi.spyOn(at.house.db, 'query').mockRejectedValue(new Error(`could not read ${at.env.publicOrigin}${url}`))
    await app.inject({ url, headers: { cookie: '__Host-session=a.b' } })
    broken.mockRestore()
    expect(lines.length).toBeGreaterThan(before)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  test('is in no crash report of a browser, not in the log and not at the service', async () => {
    const before = received.length
    const address = at.env.publicOrigin + url
    await at.browser().must('POST /api/crash-reports', {
      path: url,
      message: `TypeError: could not read "${address}"`,
      stack: `TypeError: no\n    at draw (${address}:3:14)\n    at ${url}\n@${address}:1:2`,
    })
    await expect.poll(() => received.length).toBeGreaterThan(before)
    expect([...lines, ...received].filter((text) => text.includes(secret))).toEqual([])
    expect(received.at(-1)).toContain('TypeError')
  })
})

test('what is no token stays readable', () => {
  for (const text of [
    '/slots-games/orchard',
    '/activation',
    '/api/activation',
    '/assets/activation-a1.js:3:14',
    'at draw (http://a/b.js:1:2)',
  ])
    expect(maskTokens(text)).toBe(text)
  expect(maskTokens('http://a/sv/activation/abc:3:14')).toBe('http://a/sv/activation/…:3:14')
})
