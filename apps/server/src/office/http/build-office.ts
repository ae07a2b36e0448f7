import { hash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import compress from '@fastify/compress'
import { officeApi } from '@fairhouse/contract/office/index.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { openDatabase } from '../../base/database/database.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import { cookiesIn } from '../../base/http/cookies.ts'
import { openCounter } from '../../base/http/limiter/counter.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { draining, mountDrain } from '../../base/http/drain.ts'
import { isTrustedProxy } from '../../base/http/trusted-proxies.ts'
import type { House } from '../../base/house.ts'
import { mailStyles } from '../../base/mail/mail-layout.ts'
import { browserOf } from '../../people/sessions/index.ts'
import { gatesByInput, handlerOf } from '../office-calls.ts'
import { colleagueOf, colleagueOfCommand, officeCookie } from '../sign-in/office-session.ts'
import { colleagueOfToken } from '../tokens/tokens.ts'
import { answerCall } from './answer-call.ts'
import { mountOfficePages } from './mount-office-pages.ts'
import type { OfficeContext } from '../base/office-context.ts'
import { isNo, no, officeAnswer, type OfficeRefused } from '../base/office-refusal.ts'

const bodyLimitBytes = 512 * 1024
const callsPerMinute = 1200
/** Calls that take more than a form. */
const largeBodies: Readonly<Record<string, number>> = {
  'POST /office/email-domains/refresh': 10 * 1024 * 1024,
  'POST /office/banners/picture': 6 * 1024 * 1024,
}

/**
 * Builds the office's HTTP side, an application of its own without a route in common with the players'. It answers its
 * own host alone.
 */
export async function buildOffice(house: House, options: { pages: boolean } = { pages: true }): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: house.log,
    bodyLimit: bodyLimitBytes,
    ...draining,
    trustProxy: (address) => isTrustedProxy(house.settings, address),
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  const { host } = new URL(house.env.officeOrigin)
  app.addHook('onRequest', async (request, reply) => {
    secure(reply, house)
    return request.headers.host === host ? undefined : refuse(house, request, reply, no('notFound'))
  })
  mountDrain(app, house)
  boundCalls(app, house)
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof DatabaseAway) return refuse(house, request, reply.header('retry-after', '1'), no('away'))
    if ((error.statusCode ?? 500) < 500) return refuse(house, request, reply, no('checkFields'))
    house.log.error({ error, path: request.url.split('?')[0] }, 'a call of the office failed')
    return refuse(house, request, reply, no('failed'))
  })
  const reading = openReading(house)
  if (reading !== house) app.addHook('onClose', () => reading.db.close())
  for (const call of Object.values<OfficeCall>(officeApi)) mountCall(app, { house, reading }, call)
  app.all('/office/*', (request, reply) => refuse(house, request, reply, no('notFound')))
  if (options.pages) mountOfficePages(app)
  else app.setNotFoundHandler((request, reply) => refuse(house, request, reply, no('notFound')))
  return app
}

type Houses = { house: House; reading: House }
const readingConnections = 6

/** The house as calls that only read see it: as a role that writes nothing, with a pool of its own, so that no list takes a connection from players. */
function openReading(house: House): House {
  const { officeDatabaseUrl: url, databaseWaitMs } = house.env
  return url ? { ...house, db: openDatabase(url, { connections: readingConnections, waitMs: databaseWaitMs }) } : house
}

function mountCall(app: FastifyInstance, { house, reading }: Houses, call: OfficeCall): void {
  const [method, url] = call.at.split(' ') as ['GET' | 'POST', string] // every call's address has this form
  const handler = handlerOf(call.at)! // the table has every call
  app.route({
    method,
    url,
    ...(largeBodies[call.at] === undefined ? {} : { bodyLimit: largeBodies[call.at] }),
    handler: async (request, reply) => {
      if (method === 'POST' && request.headers.origin !== house.env.officeOrigin && !request.headers.authorization)
        return refuse(house, request, reply, no('wrongOrigin'))
      const answer = await answerCall(
        await contextOf(house, request, reply),
        reading,
        call,
        handler,
        method === 'GET' ? request.query : request.body,
      )
      return isNo(answer) ? refuse(house, request, reply, answer) : reply.header('cache-control', 'no-store').send(answer)
    },
  })
}

async function contextOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<OfficeContext> {
  const { authorization = '', 'user-agent': agent = '', 'office-background': background } = request.headers
  const cookies = cookiesIn(request.headers.cookie)
  return {
    house,
    acting: house,
    colleague: authorization
      ? ((await colleagueOfCommand(house, authorization)) ?? (await colleagueOfToken(house, authorization, request.ip)))
      : await colleagueOf(house, cookies.get(officeCookie), background !== undefined),
    ip: request.ip,
    browser: browserOf(agent) ?? '',
    cookie: (name) => cookies.get(name),
    setCookie: (value) => void reply.header('set-cookie', value),
    handlerOf,
    gateByInputOf: (at) => gatesByInput[at],
  }
}

/** Bounds what one network asks in a minute, which is far more than people do. */
function boundCalls(app: FastifyInstance, house: House): void {
  const counter = openCounter(10_000)
  app.addHook('onRequest', async (request, reply) => {
    const now = house.clock.now()
    const wait = counter.take(networkOf(request.ip), callsPerMinute, now.getTime())
    return wait > 0 ? refuse(house, request, reply, no('tooManyCalls', { until: new Date(now.getTime() + wait) })) : undefined
  })
}

function refuse({ clock }: House, request: FastifyRequest, reply: FastifyReply, refused: OfficeRefused): FastifyReply {
  const { status, body } = officeAnswer(refused, request.url.split('?')[0] ?? '', clock.now())
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

const stylesOfMails = Object.values(mailStyles)
  .map((style) => `'sha256-${hash('sha256', style, 'base64')}'`)
  .join(' ')

/** Sets the headers of every answer. Nothing of the office may be framed, cached or sent anywhere else. */
function secure(reply: FastifyReply, { env }: House): void {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // A mail is shown as it is sent, with its styles in place; no other style of that kind is drawn.
    `style-src-attr 'unsafe-hashes' ${stylesOfMails}`,
    // Pages of documents come from their own host.
    `img-src 'self' data: blob: ${env.officeFilesOrigin}`,
    `font-src 'self'`,
    // Views of the players' site.
    `frame-src ${env.publicOrigin}/preview/`,
    // Beside the sandbox the demonstration staff's passkeys are there.
    `connect-src 'self'${env.mode === 'sandbox' ? ` ${env.sandboxOrigin}` : ''}`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  reply.header('content-security-policy', policy.join('; '))
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'no-referrer')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('cross-origin-resource-policy', 'same-origin')
  if (env.officeOrigin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
