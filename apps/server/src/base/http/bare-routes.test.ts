import { createHmac } from 'node:crypto'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestStudio, type TestStudio } from '../../play/games/test-studio.ts'

let at: TestStudio
let port: number
beforeAll(async () => {
  at = await openTestStudio()
  port = (at.app.server.address() as AddressInfo).port // it listens on TCP
})
afterAll(() => at.close())
beforeEach(() => at.clock.advance(120_000))

const open: Socket[] = []
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()))

const path = '/wallet/v1/balance'
const unknown = JSON.stringify({ requestId: 'x', playerRef: 'x', sessionToken: 'x' })

function signed(body: string, more: Record<string, string> = {}): Record<string, string> {
  const timestamp = String(Math.floor(at.clock.now().getTime() / 1000))
  const signature = createHmac('sha256', 'studio-secret').update(`${timestamp}\n${path}\n${body}`).digest('hex')
  const own = { 'x-provider': 'orchard', 'x-key': 'k1', 'x-timestamp': timestamp, 'x-signature': signature }
  return { host: 'x', 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...own, ...more }
}

/** Sends a request as its bytes on a connection of its own; `came` is what has come on it. */
function send(body: string, headers: Record<string, string>, method = 'POST', url = path) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let [came, closed] = ['', false]
  socket.on('data', (chunk: Buffer) => (came += chunk.toString())).on('close', () => (closed = true))
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${url} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  return { socket, came: () => came, closed: () => closed }
}

/** Returns status, headers and body of an answer once it is whole. */
async function answer(body: string, headers = signed(body), method = 'POST', url = path) {
  const { came } = send(body, headers, method, url)
  await expect.poll(() => /\r\n\r\n./s.test(came())).toBe(true)
  const [head = '', text = ''] = came().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const told = Object.fromEntries(lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()).split(': ') as [string, string])) // each is name and value
  return { status: Number(first.split(' ')[1]), headers: told, json: JSON.parse(text) as Record<string, unknown> } // every answer is an object
}

/** Has Fastify answer, whatever the call is. */
const inside = (body: string, headers: Record<string, string>) => at.app.inject({ method: 'POST', url: path, headers, payload: body })
const told = ({ date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

describe('a call of a studio that is plain in every way', () => {
  test.each<[string, string, Record<string, string>]>([
    ['is refused by the protocol', unknown, {}],
    ['is not signed', unknown, { 'x-signature': '00' }],
    ['is malformed', '{', {}],
    ['holds what no column can', '"\0"', {}],
    ['names its encoding', unknown, { 'content-type': 'application/json; charset=utf-8' }],
  ])('and %s gets the answer and the headers that Fastify gives', async (_, body, more) => {
    const headers = signed(body, more)
    const [bare, fastify] = [await answer(body, headers), await inside(body, headers)]
    const { serverTime: _a, expireTime: _c, ...one } = bare.json
    const { serverTime: _b, expireTime: _d, ...other } = fastify.json<Record<string, unknown>>()
    expect([bare.status, one]).toEqual([fastify.statusCode, other])
    const { vary: _vary, ...headersOfFastify } = told(fastify.headers)
    expect(told(bare.headers)).toEqual(headersOfFastify)
  })

  test('is counted once, by its studio and code', async () => {
    const count = async () =>
      Number(
        /fairhouse_wallet_call_seconds_count\{call="balance",studio="orchard",code="PLAYER_UNKNOWN"\} (\d+)/.exec(
          await at.house.metrics.registry.metrics(),
        )?.[1] ?? 0,
      )
    const before = await count()
    expect((await answer(unknown)).json.code).toBe('PLAYER_UNKNOWN')
    expect(await count()).toBe(before + 1)
  })

  test('is Fastify’s where each request is to be in the log, with its id', async () => {
    const { log } = at.house
    const child = vi.spyOn(log, 'child') // Fastify makes a log for each request
    const childrenOf = async (level: string) => {
      const before = child.mock.calls.length
      const usual = log.level
      log.level = level
      expect((await answer(unknown)).json.code).toBe('PLAYER_UNKNOWN')
      log.level = usual
      return child.mock.calls.slice(before).filter(([bindings]) => 'reqId' in bindings).length
    }
    expect([await childrenOf('warn'), await childrenOf('info')]).toEqual([0, 1])
    child.mockRestore()
  })

  test('is answered 503 and sent away where a failure was not foreseen', async () => {
    const { db } = at.house
    const broken = () => Promise.reject(new Error('not foreseen'))
    const player = await at.playing()
    const body = JSON.stringify({ requestId: 'x', playerRef: player.playerRef, sessionToken: player.sessionToken })
    Object.assign(at.house, { db: { ...db, query: broken } })
    const { status, headers, json } = await answer(body).finally(() => Object.assign(at.house, { db }))
    expect([status, headers['retry-after'], json.code]).toEqual([503, '1', 'TRY_LATER'])
  })
})

describe('refused calls', () => {
  test('are bounded by address, bare or not, and by the one that a proxy of ours tells', async () => {
    await at.set('be.refusedNoticesPerAddressPerMinute', 10)
    await at.set('country.trustedProxies', ['127.0.0.1'])
    const from = (address: string) => signed(unknown, { 'x-signature': '00', 'x-forwarded-for': `203.0.113.9, ${address}` })
    for (let n = 0; n < 5; n += 1) expect((await answer(unknown, from('192.0.2.1'))).status).toBe(401)
    for (let n = 0; n < 5; n += 1) expect((await inside(unknown, from('192.0.2.1'))).statusCode).toBe(401)
    const refused = await answer(unknown, from('192.0.2.1'))
    expect([refused.status, refused.json.error]).toEqual([429, 'tooManyRequests'])
    expect((await answer(unknown, from('192.0.2.2'))).status).toBe(401)
    await at.set('country.trustedProxies', [])
  })

  test('do not count where they were rightly signed, however many they are', async () => {
    await at.set('be.refusedNoticesPerAddressPerMinute', 10)
    for (let n = 0; n < 15; n += 1) expect((await answer(unknown)).status).toBe(200)
  })
})

describe('what is not plain', () => {
  const large = JSON.stringify({ requestId: 'x'.repeat(300_000) })
  test.each<[string, number, string, Record<string, string>, string, string]>([
    ['a body above the bound', 413, '', { 'content-length': String(large.length) }, 'POST', path],
    ['another type', 415, '{}', { 'content-type': 'text/xml', 'content-length': '2' }, 'POST', path],
    ['another method', 404, '', { 'content-length': '0' }, 'GET', path],
    ['a call that is not there', 404, '{}', { 'content-length': '2' }, 'POST', '/wallet/v1/none'],
    ['what no column can hold in the address', 400, '{}', { 'content-length': '2' }, 'POST', `${path}?a=%00`],
  ])('%s is refused as everywhere', async (_, status, body, more, method, url) => {
    const { status: got, json } = await answer(body, signed(body, more), method, url)
    expect([got, typeof json.errorCode]).toEqual([status, 'number'])
  })

  test('a query is no part of the address, and a body in chunks is read', async () => {
    expect((await answer(unknown, signed(unknown), 'POST', `${path}?a=1`)).json.code).toBe('PLAYER_UNKNOWN')
    const { 'content-length': _, ...headers } = signed(unknown, { 'transfer-encoding': 'chunked' })
    const chunks = `${unknown.length.toString(16)}\r\n${unknown}\r\n0\r\n\r\n`
    expect((await answer(chunks, headers)).json.code).toBe('PLAYER_UNKNOWN')
  })
})

test('a body that comes in pieces is put together, letters of several bytes among them', async () => {
  const body = JSON.stringify({ requestId: 'ä€😀', playerRef: 'x', sessionToken: 'x' })
  const { socket, came } = send('', signed(body))
  for (const byte of Buffer.from(body)) {
    socket.write(Buffer.from([byte]))
    await new Promise(setImmediate)
  }
  await expect.poll(came).toContain('"requestId":"ä€😀"')
})

test('a body that never ends ends with its connection, and the server goes on', async () => {
  const { socket, came } = send('{', signed(unknown))
  await expect.poll(() => new Promise((resolve) => at.app.server.getConnections((_, count) => resolve(count)))).toBeGreaterThan(0)
  socket.destroy()
  expect(came()).toBe('')
  expect((await answer(unknown)).status).toBe(200)
})

test('while the process drains, each answer closes its connection', async () => {
  const ending = await openTestStudio()
  const { port: own } = ending.app.server.address() as AddressInfo // it listens on TCP
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${own}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).headers
  try {
    expect((await ask()).get('connection')).toBe('keep-alive')
    ending.house.drain.begin()
    expect((await ask()).get('connection')).toBe('close')
  } finally {
    await ending.close()
  }
})
