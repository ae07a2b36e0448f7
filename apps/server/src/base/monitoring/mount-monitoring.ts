import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openapiDocument } from '@fairhouse/contract/openapi.ts'
import type { House } from '../house.ts'
import { measureJobs } from './measure-jobs.ts'
import { openReadiness } from './readiness.ts'

/** Mounts what operators and their tools query: liveness, readiness, metrics, the API description. */
export function mountMonitoring(app: FastifyInstance, house: House): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  const readiness = openReadiness(house)
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const status = await readiness()
    if (status !== 'ready') reply.code(503).header('retry-after', '1')
    return reply.send({ status, now: house.clock.now().toISOString() })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(house, request)) return reply.callNotFound()
    house.metrics.streams.set(house.push.listening())
    await measureJobs(house)
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
  app.get('/api/openapi.json', (request, reply) => (mayRead(house, request) ? reply.send(openapiDocument()) : reply.callNotFound()))
}

/**
 * Returns whether a request may read metrics. In live mode only with the token; without it the address does not seem to
 * exist.
 */
function mayRead({ env }: House, { headers }: FastifyRequest): boolean {
  if (env.metricsToken === '') return env.mode === 'sandbox'
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${env.metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return timingSafeEqual(given!, wanted!) // both were just built
}
