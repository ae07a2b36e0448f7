import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maskTokens } from '../../base/http/mask-tokens.ts'
import { fileOf } from '../../knowing/documents/test-documents.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { buildOfficeFiles } from './index.ts'

let at: TestOffice
let files: FastifyInstance
let ann: TestColleague
let item: string
const lines: string[] = []
beforeAll(async () => {
  at = await openTestOffice({ logLevel: 'trace' })
  // pino writes past process.stdout: its stream is replaced.
  const stream = Object.getOwnPropertySymbols(at.house.log)
    .map((symbol) => (at.house.log as unknown as Record<symbol, { write?: (line: string) => void }>)[symbol])
    .find((value) => typeof value?.write === 'function')
  stream!.write = (line: string) => (lines.push(line), true) // pino has one
  files = buildOfficeFiles(at.house)
  ann = await at.colleague('verification')
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer()
  const player = await at.player()
  const { documents } = await player.browser.must('POST /api/documents', {
    group: 'account',
    name: 'Letter',
    files: [fileOf(picture, 'image/jpeg', 'letter.jpg')],
  })
  item = documents[0]?.id ?? ''
})
afterAll(async () => {
  await files.close()
  await at.close()
})
beforeEach(async () => {
  await at.sql(`update queue_item set worker = null, kept_until = null`)
  await ann.must('lookAtDocument', { item })
})

/** The address of the page, as the office's page is told it. */
const address = async (who = ann) => (await who.must('showDocumentPage', { item, file: 0, page: 0 })).address
type Asked = { who?: TestColleague; host?: string; url?: string; method?: 'GET' | 'POST' | 'HEAD' }

/** Asks as a browser does: with the cookie that the office has set for this host. */
function look(from: string, { who = ann, host, url, method = 'GET' }: Asked = {}) {
  const { pathname, host: own } = new URL(from)
  const proof = who.cookies.get('__Secure-office-files')
  const headers = { host: host ?? own, ...(proof ? { cookie: `__Secure-office-files=${proof}` } : {}) }
  return files.inject({ method, url: url ?? pathname, headers })
}

test('a page is shown once, drawn anew, by headers that let it do nothing', async () => {
  const once = await address()
  const shown = await look(once)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
  expect(shown.headers).toMatchObject({
    'content-security-policy': `sandbox; default-src 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  })
  expect((await look(once)).statusCode).toBe(404)
})

test('the office may load pictures from there and from nowhere else, and is told by a cookie for that host alone', async () => {
  const { host } = new URL(at.env.officeOrigin)
  const { headers } = await at.office.inject({ url: '/office/me', headers: { host } })
  expect(headers['content-security-policy']).toContain(`img-src 'self' data: blob: ${at.env.officeFilesOrigin};`)
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await at.office.inject({
    method: 'POST',
    url: '/office/documents/page',
    headers: { host, origin: at.env.officeOrigin, cookie },
    payload: { input: { item, file: 0, page: 0 } },
  })
  expect(response.headers['set-cookie']).toMatch(
    /^__Secure-office-files=[\w-]{43}; Domain=office\.localhost; Path=\/file-page; Secure; HttpOnly; SameSite=Strict$/,
  )
})

describe('there is nothing', () => {
  test('after a minute', async () => {
    const [inTime, late] = [await address(), await address()]
    at.clock.advance(59_000)
    expect((await look(inTime)).statusCode).toBe(200)
    at.clock.advance(1000)
    expect((await look(late)).statusCode).toBe(404)
  })

  test('for another session, with or without its own proof, and the address is used up', async () => {
    const ben = await at.colleague('verification')
    await ann.must('leaveDocument', { item })
    await ben.must('lookAtDocument', { item })
    const bens = await address(ben)
    await ben.must('leaveDocument', { item })
    const anns = await address()
    expect((await look(anns, { who: ben })).statusCode).toBe(404)
    expect((await look(anns)).statusCode).toBe(404)
    expect((await look(bens, { who: at.stranger() })).statusCode).toBe(404)
  })

  test('at an address that somebody made up', async () => {
    const once = await address()
    const { origin } = new URL(once)
    for (const forged of [
      `${origin}/file-page/${'A'.repeat(43)}`,
      `${once}x`,
      `${origin}/file-page/`,
      `${origin}/file-page/%00`,
      `${origin}/`,
    ])
      expect([forged, (await look(forged)).statusCode]).toEqual([forged, 404])
    expect((await look(once)).statusCode).toBe(200)
  })

  test('once the session has ended or is locked', async () => {
    const ben = await at.colleague('verification')
    await ann.must('leaveDocument', { item })
    await ben.must('lookAtDocument', { item })
    const [locked, ended] = [await address(ben), await address(ben)]
    await ben.must('lockSession', {})
    expect((await look(locked, { who: ben })).statusCode).toBe(404)
    await at.sql(`update staff_session set ended_at = now(), ended_because = 'signOut', locked_at = null where staff = ${ben.id}`)
    expect((await look(ended, { who: ben })).statusCode).toBe(404)
  })

  test('at another host, by another method, and of anything that the office has', async () => {
    const once = await address()
    for (const host of ['office.localhost:3100', 'localhost:3000', 'files.office.localhost'])
      expect((await look(once, { host })).statusCode).toBe(404)
    for (const method of ['POST', 'HEAD'] as const) expect((await look(once, { method })).statusCode).toBe(404)
    for (const url of ['/office/me', '/assets/index.js', '/healthz']) expect((await look(once, { url })).statusCode).toBe(404)
    expect((await look(once)).statusCode).toBe(200)
  })
})

test('the secret stands neither in the database nor in the log', async () => {
  const once = await address()
  const secret = new URL(once).pathname.split('/').at(-1) ?? ''
  const rows = await at.sql('select to_jsonb(f) as row from office_file f')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(secret)
  const before = lines.length
  await look(once)
  await look(once)
  expect(lines.length).toBeGreaterThan(before)
  expect(lines.filter((line) => line.includes(secret))).toEqual([])
  expect(maskTokens(once)).toBe(`${at.env.officeFilesOrigin}/file-page/…`)
})
