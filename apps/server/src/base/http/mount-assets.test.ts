import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import { compressFolder } from '@fairhouse/process/compress-folder.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountAssets } from './mount-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
const script = 'export const words = ["one", "two", "three"]\n'.repeat(60)
let app: FastifyInstance
beforeAll(async () => {
  writeFileSync(join(folder, 'a-1.js'), script)
  writeFileSync(join(folder, 'b-1.woff2'), Buffer.alloc(2000, 7))
  await compressFolder(folder)
  app = Fastify()
  // As in the server, where what has not been compressed would be compressed on its way.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  mountAssets(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url, headers })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('to %s an asset leaves as the build compressed it: %s', async (accepted, encoding, decompress) => {
  const { statusCode, headers, rawPayload } = await ask('/assets/a-1.js', { 'accept-encoding': accepted })
  expect([statusCode, headers['content-encoding'], String(decompress(rawPayload))]).toEqual([200, encoding, script])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})

test('whoever holds an asset is told that it holds, in its encoding alone', async () => {
  const br = { 'accept-encoding': 'br' }
  const tag = String((await ask('/assets/a-1.js', br)).headers.etag)
  const again = (held: string, more = br) => ask('/assets/a-1.js', { ...more, 'if-none-match': held })
  const held = await again(tag)
  expect([held.statusCode, held.body, held.headers.vary, held.headers.etag]).toEqual([304, '', 'accept-encoding', tag])
  expect((await again(`"other", W/${tag}`)).statusCode).toBe(304)
  expect([(await again(tag, { 'accept-encoding': 'gzip' })).statusCode, (await again('"other"')).statusCode]).toEqual([200, 200])
})

test('a HEAD says as much as a GET', async () => {
  const [get, head] = [
    await ask('/assets/a-1.js', { 'accept-encoding': 'br' }),
    await ask('/assets/a-1.js', { 'accept-encoding': 'br' }, 'HEAD'),
  ]
  const told = ['content-length', 'content-encoding', 'content-type', 'etag'] as const
  expect([head.statusCode, head.body, told.map((name) => head.headers[name])]).toEqual([200, '', told.map((name) => get.headers[name])])
})

test('fonts go to any origin, as they are', async () => {
  const { headers, rawPayload } = await ask('/assets/b-1.woff2', { 'accept-encoding': 'br' })
  expect([headers['access-control-allow-origin'], headers['content-type'], headers['content-encoding'], rawPayload.length]).toEqual([
    '*',
    'font/woff2',
    undefined,
    2000,
  ])
})

test.each(['a-1.js.br', 'a-1.js.gz', 'none.js', '../mount-assets.ts', '..%2fmount-assets.ts', '%2e%2e/a-1.js', '', '.', 'constructor'])(
  '/assets/%s is not there',
  async (name) => {
    expect((await ask(`/assets/${name}`)).statusCode).toBe(404)
  },
)
