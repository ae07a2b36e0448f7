import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'

let at: TestHouse
let site: FastifyInstance
beforeAll(async () => {
  at = await openTestHouse()
  site = await buildApp(at.house)
}, 120_000)
afterAll(async () => {
  await site.close()
  await at.close()
})

const directive = (policy: string, name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []
const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const inlineIn = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gs'))]
    .filter(([, given = '']) => !/\ssrc=|application\/json/.test(given))
    .map(([, , text = '']) => sourceOf(text))

test.each([
  ['/', false],
  ['/ar', false],
  ['/?modal=registration', false],
  ['/promotions', false],
  ['/no/such/page', false],
  ['/', true],
  ['/my/limits/payments', true],
] as const)('%s runs exactly its own inline scripts and styles, by their hashes (player: %s)', async (url, isPlayer) => {
  const browser = isPlayer ? (await at.player()).browser : at.browser()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body, headers } = await site.inject({ url, headers: { cookie } })
  const policy = String(headers['content-security-policy'])
  const [scripts, styles] = [inlineIn(body, 'script'), inlineIn(body, 'style')]
  expect([scripts.length >= 2, styles.length]).toEqual([true, 1])
  expect(directive(policy, 'script-src')).toEqual(["'self'", ...new Set(scripts)])
  expect(directive(policy, 'style-src')).toEqual(["'self'", ...new Set(styles)])
  expect([body.includes('nonce="'), /unsafe|nonce/.test(policy)]).toEqual([false, false])
})
