import compress from '@fastify/compress'
import type { ErrorName } from '@fairhouse/errors'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { requestContextOf } from './edge/requests/index.ts'
import type { House } from './base/house.ts'
import { DatabaseAway } from './base/database/database-away.ts'
import { openBareRoutes } from './base/http/bare-routes.ts'
import { draining, mountDrain } from './base/http/drain.ts'
import { mountLimiter } from './base/http/limiter/mount-limiter.ts'
import { errorAnswer, refuse } from './base/http/refusal.ts'
import { commonSecurity } from './base/http/security-headers.ts'
import { isTrustedProxy } from './base/http/trusted-proxies.ts'
import { serveContract } from './base/http/serve.ts'
import { boundConnections, endSlowBodies, refuseClientErrors, senderBounds } from './base/http/slow-senders.ts'
import { mountStorable } from './base/http/storable.ts'
import { mountSeen } from './office/doctor/index.ts'
import { mountPreviews } from './office/previews/index.ts'
import { mountValidationNotices } from './knowing/automatic-validation/index.ts'
import { measureLedger } from './money/verify-ledger/index.ts'
import { mountStudioDoors } from './play/studios/index.ts'
import { mountReturns } from './knowing/identification/index.ts'
import { mountMonitoring } from './base/monitoring/mount-monitoring.ts'
import { measurePayouts } from './cashier/withdrawals/index.ts'
import { measureQueues } from './office/what-waits/index.ts'
import { mountEventStream } from './edge/live-updates/index.ts'
import { mountWebhooks } from './edge/webhooks/index.ts'
import { mountCopy } from './people/privacy/index.ts'
import { loadSite, mountSite, readableAddress, sendOutagePage, wantsPage } from './edge/site/index.ts'
import { refusedBySiteStop } from './settings/incidents/index.ts'
import { calls } from './calls.ts'

const bodyLimitBytes = 256 * 1024

/** Builds the HTTP side of a house; nothing listens yet. */
export async function buildApp(house: House, options: { site: boolean } = { site: true }): Promise<FastifyInstance> {
  const bare = openBareRoutes(house)
  const app = Fastify({
    serverFactory: bare.serverFactory,
    loggerInstance: house.log,
    bodyLimit: bodyLimitBytes,
    ...senderBounds,
    clientErrorHandler: refuseClientErrors(house),
    ...draining,
    trustProxy: (address) => isTrustedProxy(house.settings, address),
    // An address that cannot be read never reaches a route or the handlers below.
    frameworkErrors: (_, request, reply) => void refuseUnreadable(house, request, reply),
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRequest', async (_, reply) => commonSecurity(house, reply))
  mountDrain(app, house)
  const { overBudget, signed } = mountLimiter(app, house)
  boundConnections(app, house)
  bare.open(app, { budget: signed, watchBody: endSlowBodies(app, house), bodyLimitBytes })
  mountStorable(app, house)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseAway) return refuseForNow(house, error, request, reply)
    const status = error.statusCode ?? 500
    if (status >= 500) house.log.error({ error, path: request.url.split('?')[0] }, 'a call failed')
    const name = status === 429 ? 'tooManyRequests' : status >= 500 ? 'technicalIssues' : 'checkFields'
    return refuseIn(house, request, reply, status >= 500 ? 500 : status, name)
  })
  app.setNotFoundHandler((request, reply) => refuseIn(house, request, reply, 404, 'notFound'))
  app.all('/api/*', (request, reply) => refuseIn(house, request, reply, 404, 'notFound'))

  const read = serveContract(app, house, calls, (request, reply) => requestContextOf(house, request, reply), {
    refusalOf: refusedBySiteStop,
    overBudget,
  })
  mountMonitoring(app, house, [measureQueues, measurePayouts, measureLedger])
  mountSeen(app, house)
  mountEventStream(app, house)
  mountCopy(app, house)
  await mountWebhooks(app, house)
  await mountReturns(app, house)
  await mountValidationNotices(app, house)
  await mountStudioDoors(app, house, bare)
  if (options.site) {
    const entry = await loadSite()
    mountPreviews(app, house, calls, entry.render)
    mountSite(app, { house, entry, read })
  }
  return app
}

/** What never reaches a call is refused in the one shape of all errors. */
function refuseIn(house: House, request: FastifyRequest, reply: FastifyReply, status: number, name: ErrorName): FastifyReply {
  const { body } = errorAnswer(refuse(name), request.url.split('?')[0] ?? '', house.clock.now())
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** A person who mistyped an address, or was sent one that was cut, gets the page that says so; programs get the common error shape. */
function refuseUnreadable(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = wantsPage(request) ? readableAddress(request.url) : undefined
  return address ? reply.redirect(address, 301) : refuseIn(house, request, reply, 400, 'checkFields')
}

/** The database is away: nothing is wrong with the call, and it may be sent again as it is. */
function refuseForNow(house: House, error: DatabaseAway, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message: reason, outcomeUnknown } = error
  house.log.warn({ reason, outcomeUnknown, path: request.url.split('?')[0] }, 'the database is away')
  if (wantsPage(request)) return sendOutagePage(house, request, reply)
  return refuseIn(house, request, reply.header('retry-after', '1'), 503, 'technicalIssues')
}
