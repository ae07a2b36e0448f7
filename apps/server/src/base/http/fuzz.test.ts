import { api, ErrorAnswer, type Call } from '@fairhouse/contract'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../app.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { bet, fresh, openTestStudio, type TestStudio } from '../../play/games/test-studio.ts'
import { callBudgets } from '../../settings/catalogue/call-budgets.ts'
import { newKey, type TestBrowser } from '../testing/test-browser.ts'

const seed = 20_261_123
const runsOfEach = 12

let at: TestStudio
let site: FastifyInstance
beforeAll(async () => {
  at = await openTestStudio()
  site = await buildApp(at.house)
  await seedMethods(at.house.db, firstMethods)
  for (const name of Object.keys(callBudgets)) await at.set(name, 1_000_000)
  for (const name of ['be.captcha.afterFailedLogins', 'be.captcha.afterLinkMails', 'be.captcha.afterRegistrations']) await at.set(name, 0)
  for (const name of ['signIn.addressLimit', 'be.registrationsPerAddressPerDay', 'be.linkMailsPerAddressPerHour']) await at.set(name, 1000)
})
afterAll(async () => {
  await site.close()
  await at.close()
})

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  maxLength?: number
  additionalProperties?: Schema | boolean
}

const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '%00',
  '\u202e',
  '𝒳'.repeat(20),
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '1e400',
  'NaN',
  '12.345678901',
  '999999999999999.99999999',
  '000000000000001.00000001',
  '2026-13-45',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '+275760-09-13T00:00:00.001Z',
  'ZZZ',
  'XXX',
  'EUR',
  'MLT',
  'aa'.repeat(10),
  `00${'z'.repeat(18)}`,
  '1.2.3',
  'a.b',
  '1:2',
  `'; drop table player; --`,
  '../../etc/passwd',
  'http://[::1',
  '__proto__',
  'constructor',
  'toString',
  'en',
]
const nastyNumbers = [0, -0, 1, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 63, 1e308, 1140001, 5e-324]
const anything = fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { a: { b: '\0' } }, ...nastyTexts, ...nastyNumbers)

/** Inputs of a shape that a schema describes, with the worst in them; now and then of another shape. */
function inputsOf(schema: Schema): fc.Arbitrary<unknown> {
  const right = rightOf(schema)
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything })
}

function rightOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inputsOf))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return objectsOf(schema)
  if (schema.type === 'array') return fc.array(inputsOf(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(...nastyNumbers)
  if (schema.type === 'string') return textsOf(schema)
  return anything
}

function objectsOf({ properties = {}, additionalProperties, required = [] }: Schema): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inputsOf(part)]))
  const own = fc.record(known, { requiredKeys: required.filter((name) => name in known) })
  if (typeof additionalProperties !== 'object') return own
  const names = fc.constantFrom('email', 'city', 'a\0b', '__proto__', 'phoneNumber', '\ud800', 'birthDate')
  return fc.dictionary(names, inputsOf(additionalProperties), { maxKeys: 4 })
}

function textsOf({ pattern, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const shaped = pattern ? [fc.stringMatching(new RegExp(pattern))] : []
  const longest = 'x'.repeat(Math.min(maxLength, 4000))
  return fc.oneof(fc.constantFrom(...nastyTexts), fc.constant(longest), ...shaped, ...shaped)
}

/** What is worst as the one text and the one number of an input whose shape is right. */
const worst: [string, number][] = [
  ['\0', 1],
  ['a\udfff', 1140001],
  ['9'.repeat(26), 2 ** 31],
  ['2147483648', 2 ** 53 - 1],
  [`00${'z'.repeat(18)}`, -(2 ** 31) - 1],
  ['1:2.3', 1],
]

/** An input of the right shape that has one text and one number everywhere; of choices the first. */
function filledWith(schema: Schema, text: string, number: number): unknown {
  if (schema.anyOf) return filledWith(schema.anyOf[0] ?? {}, text, number)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return [filledWith(schema.items ?? {}, text, number)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return number
  if (schema.type === 'string')
    return schema.pattern ? fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { seed, numRuns: 1 })[0] : text
  const { properties = {}, additionalProperties } = schema
  const named = Object.entries(properties).map(([name, part]) => [name, filledWith(part, text, number)])
  const more = typeof additionalProperties === 'object' ? [['email', filledWith(additionalProperties, text, number)]] : []
  return Object.fromEntries([...named, ...more])
}

const calls: [string, Call][] = Object.entries(api)

/** Sends an input as it is and says how it was answered. */
async function send(browser: TestBrowser, call: Call, input: unknown) {
  const [method, url] = call.at.split(' ') as ['GET' | 'POST', string] // a call's address has this form
  const query = Object.entries((method === 'GET' && typeof input === 'object' && input) || {})
  const search = query.map(([name, value]) => `${encodeAnything(name)}=${encodeAnything(String(value))}`).join('&')
  return browser.request({
    method,
    url: search ? `${url}?${search}` : url,
    headers: {
      origin: at.env.publicOrigin,
      'content-type': 'application/json',
      ...(call.keyed ? { 'idempotency-key': newKey() } : {}),
    },
    ...(method === 'POST' ? { payload: JSON.stringify(input) ?? '' } : {}),
  })
}

/** Half a character can be written by hand only. */
const encodeAnything = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

describe.each(calls)('%s', (_, call) => {
  const schema = z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' }) as Schema // zod's own answer
  test('answers no input with 500', async () => {
    for (const who of call.who === 'visitor' ? ['visitor'] : ['visitor', 'player']) {
      const browser = who === 'player' ? (await at.player()).browser : at.browser()
      const hold = async (input: unknown) => {
        const response = await send(browser, call, input)
        expect([response.statusCode === 500, response.statusCode]).toEqual([false, response.statusCode])
        if (response.statusCode !== 200) ErrorAnswer.strict().parse(response.json())
      }
      for (const [text, number] of worst) await hold(filledWith(schema, text, number))
      await fc.assert(fc.asyncProperty(inputsOf(schema), hold), { seed, numRuns: runsOfEach })
    }
  })
})

describe('an address with a NUL in it', () => {
  const urls = [
    '/x%00',
    '/%00',
    '/games/%00/demo',
    '/slots-games/a%00b',
    '/sv/%00',
    '/activation/%00',
    '/landing/success/%00',
    '/identification/return/idin/%00',
    '/cms/img/banks/%00.svg',
    '/interfaces/%00.html',
    '/assets/%00.js',
    '/api/games/details?id=%00',
    '/api/pages?name=%00',
    '/api/%00',
    '/x?q=%00',
  ]
  test.each(urls)('%s is 400 or 404', async (url) => {
    const response = await site.inject({ url })
    expect([400, 404]).toContain(response.statusCode)
    if (response.statusCode === 400) ErrorAnswer.strict().parse(response.json())
  })
})

test('half of a character in an address is none', async () => {
  for (const url of ['/games/%ED%A0%80/demo', '/x%FF', '/api/pages?name=%ED%A0%80'])
    expect([url, (await site.inject({ url })).statusCode >= 500]).toEqual([url, false])
})

test('a body that is nested without end is refused as one of a wrong shape', async () => {
  for (const payload of [
    `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    `{"agreement":"x","fields":${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`,
  ]) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() }
    const response = await at.app.inject({ method: 'POST', url: '/api/registration', headers, payload })
    expect([response.statusCode, ErrorAnswer.strict().parse(response.json()).errorCode]).toEqual([400, 104])
  }
})

test('a studio that signs text which nothing can hold is told of its syntax', async () => {
  const playing = await at.playing()
  for (const text of ['\0', '\ud800']) {
    const { http, body } = await at.call('balance', {
      requestId: `r${text}`,
      playerRef: playing.playerRef,
      sessionToken: playing.sessionToken,
    })
    expect([http, body.code]).toEqual([400, 'WRONG_SYNTAX'])
  }
  expect((await bet(playing, 1, { roundId: fresh('round') })).code).toBe('OK')
})
