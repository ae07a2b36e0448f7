import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { House } from '../house.ts'
import type { SignedBudget } from './limiter/mount-limiter.ts'
import { errorAnswer, refuse, type Refused } from './refusal.ts'
import { commonHeaders } from './security-headers.ts'
import { refuseUnstorable, unstorableIn } from './storable.ts'
import { isTrustedProxy } from './trusted-proxies.ts'

/** A call with its whole body as text. */
export type BareCall = { path: string; body: string; header: (name: string) => string | undefined }
/** Its answer: what becomes JSON, after how many seconds it may be sent again, if that is said, and whether nobody may keep it. */
export type BareAnswer = { status: number; body: unknown; retryAfterSeconds?: number | undefined; isKeptByNobody?: boolean }
export type BareRoute = (call: BareCall) => Promise<BareAnswer>

/** What holds for every route, which bare ones keep to as well. */
type Rules = { budget: SignedBudget; watchBody: (request: IncomingMessage) => void; bodyLimitBytes: number }

export type BareRoutes = {
  serverFactory: FastifyServerFactory
  /** Answers POSTs at an address. The same address is mounted in Fastify, for whatever is left to it. */
  add: (path: string, route: BareRoute) => void
  /** Opens the routes, once the rules are known. Until then, and once the server closes, everything is Fastify's. */
  open: (app: FastifyInstance, rules: Rules) => void
}

/**
 * Opens routes that are answered in front of Fastify, because partners call them thousands of times a second. Only what
 * is plain in every way is: JSON of a known length within the bound, nothing that is logged, within its budget. The rest
 * goes on to Fastify untouched, and is refused there as everywhere.
 */
export function openBareRoutes(house: House): BareRoutes {
  const routes = new Map<string, BareRoute>()
  let rules: Rules | undefined

  const handle = (request: IncomingMessage, response: ServerResponse, next: RequestListener): void => {
    const held = rules
    const route = held && request.method === 'POST' ? routes.get(request.url ?? '') : undefined
    const isPlain = held && route && isPlainBody(request, held.bodyLimitBytes) && !loggingEach.has(house.log.level)
    const ip = isPlain ? addressOf(house, request) : ''
    if (!isPlain || held.budget.isUsedUp(ip)) {
      next(request, response)
      return
    }
    held.watchBody(request)
    readBody(request, (body) => {
      answerOf(house, route, request, body)
        .then((answer) => {
          send(house, response, answer)
          if (answer.status >= 400 && answer.status < 500) held.budget.refused(ip)
        })
        .catch((error: unknown) => {
          house.log.error({ error, path: request.url }, 'an answer could not be sent')
          response.destroy()
        })
    })
  }

  return {
    serverFactory: (next, options) => {
      const { http = {}, ...bounds } = options as Bounds & { http?: ServerOptions } // what Fastify gives to a server that it makes by itself
      return bounded(
        createServer(http, (request, response) => handle(request, response, next)),
        bounds,
      )
    },
    add: (path, route) => void routes.set(path, route),
    open(app, given) {
      rules = given
      app.addHook('preClose', async () => void (rules = undefined))
    },
  }
}

type Bounds = { keepAliveTimeout?: number; requestTimeout?: number; connectionTimeout?: number; maxRequestsPerSocket?: number }

/** Sets what Fastify sets on a server that it makes by itself. */
function bounded(server: Server, { keepAliveTimeout, requestTimeout, connectionTimeout, maxRequestsPerSocket = 0 }: Bounds): Server {
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout
  server.setTimeout(connectionTimeout)
  if (maxRequestsPerSocket > 0) server.maxRequestsPerSocket = maxRequestsPerSocket
  return server
}

/** The levels at which each request is in the log. */
const loggingEach = new Set(['info', 'debug', 'trace'])

const jsonType = /^application\/json(?:;\s*charset=utf-8)?$/i

function isPlainBody({ headers }: IncomingMessage, bodyLimitBytes: number): boolean {
  const length = Number(headers['content-length'] ?? 0)
  if (!(length > 0 && length <= bodyLimitBytes) || headers['transfer-encoding'] !== undefined) return false
  return jsonType.test(headers['content-type'] ?? '') && headers.expect === undefined && headers['content-encoding'] === undefined
}

/** As Fastify's `request.ip`: the nearest address that is no proxy of ours, as the proxies tell it. */
function addressOf({ settings }: House, { socket, headers }: IncomingMessage): string {
  const told = headers['x-forwarded-for']
  let address = socket.remoteAddress ?? ''
  const before = (Array.isArray(told) ? told.join(',') : (told ?? '')).split(',').map((one) => one.trim())
  while (before.length > 0 && isTrustedProxy(settings, address)) {
    const next = before.pop()
    if (next) address = next
  }
  return address
}

/** Node ends a request whose body is not as long as it says; then nobody waits for an answer. */
function readBody(request: IncomingMessage, then: (body: string) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => then((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString())) // there is one
  request.on('error', () => undefined)
}

async function answerOf(house: House, route: BareRoute, { url: path = '', headers }: IncomingMessage, body: string): Promise<BareAnswer> {
  const found = unstorableIn(body)
  const no = (refused: Refused): BareAnswer => ({ ...errorAnswer(refused, path, house.clock.now()), isKeptByNobody: true })
  if (found !== undefined) return no(refuseUnstorable(found))
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  try {
    return await route({ path, body, header })
  } catch (error) {
    house.log.error({ error, path }, 'a call failed')
    return no(refuse('technicalIssues'))
  }
}

function send(house: House, response: ServerResponse, { status, body, retryAfterSeconds, isKeptByNobody }: BareAnswer): void {
  const text = JSON.stringify(body)
  const headers = [
    ...commonHeaders(house),
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
  ]
  if (retryAfterSeconds !== undefined) headers.push('retry-after', String(retryAfterSeconds))
  if (isKeptByNobody) headers.push('cache-control', 'no-store')
  response.writeHead(status, headers).end(text)
}
