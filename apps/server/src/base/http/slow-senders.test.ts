import { EventEmitter } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { ErrorAnswer } from '@fairhouse/contract'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBareRoutes } from './bare-routes.ts'
import { boundConnections, endSlowBodies, refuseClientErrors, senderBounds } from './slow-senders.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let at: TestHouse
let elapsed = 0
let port: number
const app = Fastify({
  ...senderBounds,
  clientErrorHandler: (...given) => refuseClientErrors(at.house)(...given),
  forceCloseConnections: true,
})
app.post('/read', async ({ body }) => ({ bytes: JSON.stringify(body).length }))
beforeAll(async () => {
  at = await openTestHouse()
  endSlowBodies(app, at.house, () => elapsed)
  boundConnections(app, at.house)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port // it listens on TCP
})
afterAll(async () => {
  await app.close()
  await at.close()
})

const open: Socket[] = []
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()))

/** A bare connection and all that has come on it. */
function wire(to = port) {
  const socket = connect(to, '127.0.0.1')
  open.push(socket)
  let came = ''
  socket.on('data', (chunk: Buffer) => (came += chunk.toString())).on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  return { socket, came: () => came, closed }
}
const head = (length: number) => `POST /read HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const arrived = (connections: number, server = app.server) =>
  expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBeGreaterThanOrEqual(connections)
const bodyIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))

describe('a body that drips', () => {
  /** Drips a body at a server until the connection ends, and returns what came. */
  async function dripAt({ server }: typeof app): Promise<string> {
    const { socket, came, closed } = wire((server.address() as AddressInfo).port) // it listens on TCP
    socket.write(`${head(1000)}{"a":"`)
    await arrived(1, server)
    // The request is under way as soon as its head was read: then another byte comes every second.
    const drip = setInterval(() => (socket.write('x'), (elapsed += 1000)), 5)
    await closed.finally(() => clearInterval(drip))
    return came()
  }

  test('is ended with 408 in the shape of all errors, and the connection with it', async () => {
    const came = await dripAt(app)
    expect(came).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(ErrorAnswer.strict().parse(bodyIn(came))).toMatchObject({ error: 'checkFields', errorUrl: '/read' })
  })

  test('is ended just so in front of Fastify', async () => {
    const bare = openBareRoutes(at.house)
    const front = Fastify({ serverFactory: bare.serverFactory, forceCloseConnections: true })
    bare.add('/read', () => Promise.resolve({ status: 200, body: {} }))
    const watchBody = endSlowBodies(front, at.house, () => elapsed)
    bare.open(front, { budget: { isUsedUp: () => false, refused: () => undefined }, watchBody, bodyLimitBytes: 4096 })
    await front.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => front.close())
    const came = await dripAt(front)
    expect(came).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(ErrorAnswer.strict().parse(bodyIn(came))).toMatchObject({ error: 'checkFields', errorUrl: '/read' })
  })

  test('is not what comes in time, however large it is', async () => {
    const { socket, came } = wire()
    const body = JSON.stringify({ a: 'x'.repeat(300_000) })
    socket.write(head(body.length) + body.slice(0, 290_000))
    await arrived(1)
    elapsed += 30_000
    socket.write(body.slice(290_000))
    await expect.poll(came).toMatch(/^HTTP\/1\.1 200 OK[^]*"bytes":300008/)
  })
})

test('what is no request is refused in the shape of all errors', async () => {
  const { socket, came, closed } = wire()
  socket.write('NONSENSE\r\n\r\n')
  await closed
  expect(came()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  ErrorAnswer.strict().parse(bodyIn(came()))
})

test('headers that never end are looked for, in the server that players meet', () => {
  const { headersTimeout, requestTimeout } = at.app.server
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 600_000])
  expect(at.app.server.maxConnections).toBe(at.house.settings.get('be.connections'))
  expect(at.app.server.listenerCount('connection')).toBeGreaterThan(1)
})

describe('connections of one network', () => {
  const connectFrom = (remoteAddress: string) => {
    let destroyed = false
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => void (destroyed = true) })
    app.server.emit('connection', socket)
    return { end: () => socket.emit('close'), isTaken: () => !destroyed }
  }
  // Only our own listener may see sockets that are none.
  beforeAll(() => {
    const own = app.server.listeners('connection').at(-1) as (socket: Socket) => void // ours was the last
    app.server.removeAllListeners('connection').on('connection', own)
  })

  test('are bounded, until one of them ends; those of a proxy are not', async () => {
    await at.set('be.connectionsPerAddress', 10)
    const first = Array.from({ length: 10 }, (_, n) => connectFrom(`2001:db8:9:9::${n + 1}`))
    expect(first.every(({ isTaken }) => isTaken())).toBe(true)
    const refused = connectFrom('2001:db8:9:9::ffff')
    expect([refused.isTaken(), connectFrom('2001:db8:9:8::1').isTaken()]).toEqual([false, true])
    refused.end()
    first[0]?.end()
    expect(connectFrom('2001:db8:9:9::a').isTaken()).toBe(true)
    await at.set('country.trustedProxies', ['10.7.0.0/16'])
    for (const proxy of ['10.7.1.1', '127.0.0.1'])
      expect(Array.from({ length: 30 }, () => connectFrom(proxy)).every(({ isTaken }) => isTaken())).toBe(true)
  })
})
