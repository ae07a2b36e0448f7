import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, pinnedFetch } from './pinned-fetch.ts'
import { testAuthority } from './test-certificate.ts'

// Pinned TLS keys of Smart-ID and Mobile-ID, as their vendor asks of relying parties.

const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`
const serverAuth = '1.3.6.1.5.5.7.3.1'
const another = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const authority = testAuthority()
const authorities = [pem(authority.certificate)]
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const certificate = authority.issue({ serialNumber: 'X', publicKey, extendedKeyUsage: [serverAuth], addresses: ['127.0.0.1'] })
const pinned = keyOf(Buffer.from(certificate, 'base64'))

let server: Server
let origin = ''
const heard: { method: string | undefined; body: string }[] = []
const never: typeof fetch = () => Promise.reject(new Error('not pinned'))
beforeAll(async () => {
  server = createServer({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: pem(certificate) }, (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      heard.push({ method: request.method, body })
      if (request.url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
      response.writeHead(request.url === '/unknown' ? 404 : 200, { 'content-type': 'application/json' }).end('{"sessionID":"s1"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('the pinned key is answered, with method, body and status as they are', async () => {
  const ask = pinnedFetch(never, [another, pinned], authorities)
  const response = await ask(`${origin}/authentication`, { method: 'POST', body: '{"a":1}' })
  expect([response.status, response.ok, await response.json(), heard.at(-1)]).toEqual([
    200,
    true,
    { sessionID: 's1' },
    { method: 'POST', body: '{"a":1}' },
  ])
  expect((await ask(`${origin}/unknown`)).status).toBe(404)
})

test('any other key is not, and hears nothing of what was asked', async () => {
  const before = heard.length
  await expect(pinnedFetch(never, [another], authorities)(`${origin}/`, { method: 'POST', body: 'secret' })).rejects.toThrow('pinned')
  expect(heard.length).toBe(before)
})

test('a right key does not make up for a certificate that nobody trusts', async () => {
  await expect(pinnedFetch(never, [pinned])(`${origin}/`)).rejects.toThrow(/certificate|self.signed/i)
})

test('nobody is followed elsewhere, nor waited for longer than the signal says', async () => {
  const ask = pinnedFetch(never, [pinned], authorities)
  await expect(ask(`${origin}/elsewhere`)).rejects.toThrow('elsewhere')
  await expect(ask(`${origin}/`, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
})

test('without pinned keys, and on this computer without TLS, the plain way is taken', async () => {
  const plain: typeof fetch = async () => new Response('plain')
  expect(await (await pinnedFetch(plain, [])('https://rp-api.smart-id.com/v3')).text()).toBe('plain')
  expect(await (await pinnedFetch(plain, [pinned])('http://127.0.0.1:9/')).text()).toBe('plain')
})
