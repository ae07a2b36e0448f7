import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { hasEnded } from '../http/detach-connection.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../testing/test-house.ts'
import { openEventStreams } from './event-streams.ts'

let at: TestHouse
let player: TestPlayer & { browser: TestBrowser }
beforeAll(async () => {
  at = await openTestHouse()
  player = await at.player()
  await at.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => at.close())

const open: Socket[] = []
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.destroy())
  await expect.poll(at.house.push.listening).toBe(0)
})

/** Sends bytes on a connection of their own. */
function send(bytes: string, port = portOf(at.app)) {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes)).on('error', () => undefined)
  open.push(socket)
  let [came, isClosed] = ['', false]
  socket.on('data', (chunk: Buffer) => (came += chunk.toString())).on('close', () => (isClosed = true))
  return { socket, came: () => came, isClosed: () => isClosed }
}
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port // it listens on TCP

/** The request of the player's stream, as bytes. */
function request(version = '1.1', method = 'GET'): string {
  const cookie = [...player.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return `${method} /api/push HTTP/${version}\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`
}
const begun = /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nretry: \d{4}\n\n/
const tell = (id: string) => at.house.push.send(player.id, { event: 'race', data: { id } })

test.each(['1.1', '1.0'])('a stream asked for by HTTP/%s is ended by the end of its connection, and by nothing else', async (version) => {
  const { came } = send(request(version))
  await expect.poll(came).toMatch(begun)
  expect(came()).toMatch(/\r\ncontent-type: text\/event-stream\r\ncache-control: no-store\r\n[^]*\r\nConnection: close\r\n/)
  expect(came()).not.toMatch(/transfer-encoding|content-length/i)
  tell('7')
  await expect.poll(came).toMatch(/\n\nevent: race\ndata: {"id":"7"}\n\n$/)
})

test('a browser that goes frees its stream', async () => {
  const [stays, goes] = [send(request()), send(request())]
  await expect.poll(at.house.push.listening).toBe(2)
  goes.socket.end()
  await expect.poll(goes.isClosed).toBe(true)
  await expect.poll(at.house.push.listening).toBe(1)
  stays.socket.resetAndDestroy()
  await expect.poll(() => at.house.push.has(player.id)).toBe(false)
})

test('the oldest stream of a player ends when a twenty-first is opened', async () => {
  const first = send(request())
  await expect.poll(first.came).toMatch(begun)
  const more = Array.from({ length: 20 }, () => send(request()))
  for (const { came } of more) await expect.poll(came).toMatch(begun)
  await expect.poll(first.isClosed).toBe(true)
  expect([at.house.push.listening(), more.some(({ isClosed }) => isClosed())]).toEqual([20, false])
})

test('a browser that does not read is let go, however much it is told, and the others are told all', async () => {
  const [slow, reads] = [send(request()), send(request())]
  await expect.poll(slow.came).toMatch(begun)
  await expect.poll(reads.came).toMatch(begun)
  slow.socket.pause()
  const large = 'x'.repeat(64 * 1024)
  let told = 0
  // The network's own buffers take some megabytes.
  while (at.house.push.listening() > 1 && told < 1000) {
    tell(large)
    told += 1
    await expect.poll(() => reads.came().length, { interval: 1 }).toBeGreaterThan(told * large.length)
  }
  expect(told).toBeLessThan(1000)
  expect(reads.isClosed()).toBe(false)
})

describe('what a browser sends besides', () => {
  test.each([
    ['the same request again', () => request()],
    ['nonsense', () => '\r\n\0NONSENSE'],
    ['megabytes', () => 'x'.repeat(5_000_000)],
  ])('%s ends its stream, and the server goes on', async (_, more) => {
    const { socket, came, isClosed } = send(request())
    await expect.poll(came).toMatch(begun)
    socket.write(more())
    await expect.poll(isClosed).toBe(true)
    expect(came().split('HTTP/1.1').length).toBe(2)
    await expect.poll(send(request()).came).toMatch(begun)
  })

  test('of several requests at once the first has its stream, and behind another call it begins after its answer', async () => {
    const several = send(request().repeat(3))
    await expect.poll(several.came).toMatch(begun)
    tell('9')
    await expect.poll(several.came).toContain('"9"')
    expect([several.came().split('HTTP/1.1').length, at.house.push.listening()]).toEqual([2, 1])
    await expect
      .poll(send(`GET /api/wallet HTTP/1.1\r\nhost: x\r\n\r\n${request()}`).came)
      .toMatch(/^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 OK\r\n[^]*retry: \d{4}\n\n$/)
  })

  test('a body that does not come holds no stream', async () => {
    const { came } = send(request().replace('\r\n\r\n', '\r\ncontent-length: 3\r\n\r\na'))
    const other = send(request())
    await expect.poll(other.came).toMatch(begun)
    expect([came(), at.house.push.listening()]).toEqual(['', 1])
  })

  test('only GET opens one', async () => {
    await expect.poll(send(request('1.1', 'HEAD')).came).toMatch(/^HTTP\/1\.1 404 /)
  })
})

test('a server that closes ends the streams that it opened, and no other', async () => {
  const second = await buildApp(at.house, { site: false })
  await second.listen({ port: 0, host: '127.0.0.1' })
  const [here, there] = [send(request()), send(request(), portOf(second))]
  await expect.poll(here.came).toMatch(begun)
  await expect.poll(there.came).toMatch(begun)
  await second.close()
  await expect.poll(there.isClosed).toBe(true)
  tell('8')
  await expect.poll(here.came).toContain('"8"')
})

/** A server that opens streams for one session each, without a house; asks `openAmong` whether they are still open. */
async function streamServer(openAmong: (ids: readonly string[]) => ReadonlySet<string>) {
  const push = openEventStreams(async (ids) => openAmong(ids))
  let sessions = 0
  const server = createServer(
    (asked, answer) =>
      void hasEnded(asked).then(() => {
        sessions += 1
        push.open({ player: BigInt(sessions), sessionId: `session${sessions}` }, answer, server)
      }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    push.close()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on TCP
  return { push, send: () => send('GET / HTTP/1.1\r\nhost: x\r\n\r\n', port) }
}

test('in twenty seconds every stream has one heartbeat and its session is asked for once, a part of them at a time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[][] = []
  const { push, send: listen } = await streamServer((ids) => (asked.push([...ids]), new Set(ids.filter((id) => id !== 'session7'))))
  const streams = Array.from({ length: 45 }, () => listen())
  for (const { came } of streams) await expect.poll(came).toMatch(begun)
  vi.advanceTimersByTime(20_000)
  await expect.poll(push.listening).toBe(44)
  for (const { came } of streams) await expect.poll(came).toContain(': here')
  expect(streams.filter(({ came }) => came().split(': here').length !== 2)).toEqual([])
  expect(asked.flat().toSorted()).toEqual(Array.from({ length: 45 }, (_, n) => `session${n + 1}`).toSorted())
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(3)
  expect(streams.filter(({ isClosed }) => isClosed()).length).toBeLessThanOrEqual(1)
})

test('in a process that ends the streams end, and one that is opened is over at once', async () => {
  const { push, send: listen } = await streamServer((ids) => new Set(ids))
  const before = listen()
  await expect.poll(before.came).toMatch(begun)
  push.close()
  await expect.poll(before.isClosed).toBe(true)
  const after = listen()
  await expect.poll(after.isClosed).toBe(true)
  expect(after.came()).toMatch(begun)
  expect(push.listening()).toBe(0)
})
