import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isListed } from './blocked-networks.ts'
import { whenClosed } from './detach-connection.ts'
import type { House } from '../house.ts'
import { networkOf } from './network-of.ts'
import { errorAnswer, refuse } from './refusal.ts'

/** Bounds for slow senders and silent connections. */
export const senderBounds = {
  /** The hard limit for receiving a request, however fast it comes. */
  requestTimeout: 600_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
} as const

const graceMs = 20_000
const leastBytesPerSecond = 8192
const lookEveryMs = 1000

/**
 * Ends requests whose body trickles: each gets 20 seconds, plus one per 8 kB received. `elapsedMs` is a process clock
 * that nobody moves, since this concerns the network and not business time. Returns what watches a request that is not Fastify's.
 */
export function endSlowBodies(
  app: FastifyInstance,
  house: Pick<House, 'clock'>,
  elapsedMs = () => performance.now(),
): (request: IncomingMessage) => void {
  const readings = new Map<IncomingMessage, { since: number; bytes: number }>()

  function watch(raw: IncomingMessage): void {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    // A request injected within the process has no socket.
    if ((length !== '0' || chunked) && raw.socket instanceof Socket) {
      readings.set(raw, { since: elapsedMs(), bytes: raw.socket.bytesRead })
      raw.once('end', () => readings.delete(raw)).once('close', () => readings.delete(raw))
    }
  }
  app.addHook('preParsing', (request, _, payload, done) => {
    watch(request.raw)
    done(null, payload)
  })
  // If the answer did not wait for the body, Node handles the rest.
  app.addHook('onResponse', async ({ raw }) => void readings.delete(raw))

  const timer = setInterval(() => {
    for (const [request, { since, bytes }] of readings) {
      const mayTakeMs = graceMs + ((request.socket.bytesRead - bytes) / leastBytesPerSecond) * 1000
      if (elapsedMs() - since <= mayTakeMs) continue
      readings.delete(request)
      endSocket(request.socket, 408, house.clock.now(), request.url)
    }
  }, lookEveryMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return watch
}

/** Answers malformed requests, and headers that take too long, in the single error shape. */
export const refuseClientErrors = (house: Pick<House, 'clock'>) =>
  function refuseClientError(error: { code?: string }, socket: Socket): void {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
    endSocket(socket, status, house.clock.now())
  }

/** Answers on the raw connection, when no reply can be sent any more, and closes it. */
function endSocket(socket: Socket, status: 400 | 408 | 431, now: Date, url = '/'): void {
  const body = JSON.stringify(errorAnswer(refuse('checkFields'), url.split('?')[0] ?? '', now).body)
  const words = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status]
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${words}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroySoon()
}

const loopback = ['127.0.0.0/8', '::1']

/**
 * Bounds the simultaneous connections of one network. Exempts loopback and trusted proxies, which carry many people.
 */
export function boundConnections(app: FastifyInstance, { settings }: Pick<House, 'settings'>): void {
  const held = new Map<string, number>()
  app.server.maxConnections = settings.get('be.connections')
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isListed(loopback, address) || isListed(settings.get('country.trustedProxies'), address)) return
    const network = networkOf(address)
    const count = (held.get(network) ?? 0) + 1
    held.set(network, count)
    whenClosed(socket, () => {
      const left = (held.get(network) ?? 1) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    })
    if (count > settings.get('be.connectionsPerAddress')) socket.destroy()
  })
}
