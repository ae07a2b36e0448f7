import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openapiDocument } from '@fairhouse/contract/openapi.ts'
import type { House } from '../house.ts'
import { measureDatabase } from './measure-database.ts'
import { measureJobs } from './measure-jobs.ts'
import { openReadiness } from './readiness.ts'

/** Brings metrics up to date that stand in the database. */
export type Measure = (house: House) => Promise<void>

/** Mounts what operators and their tools query: liveness, readiness, metrics with what features measure, the API description. */
export function mountMonitoring(app: FastifyInstance, house: House, measures: readonly Measure[]): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  const readiness = openReadiness(house)
  const measure = openMeasuring(house, [measureJobs, measureDatabase, ...measures])
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const status = house.drain.isOn() ? 'ending' : await readiness()
    if (status !== 'ready') reply.code(503).header('retry-after', '1')
    const shut = house.stops.shut()
    return reply.send({
      status,
      now: house.clock.now().toISOString(),
      ...(shut ? { shut: `restored to ${shut.moment.toISOString()}` } : {}),
    })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(house, request)) return reply.callNotFound()
    house.metrics.streams.set(house.push.listening())
    await measure()
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
  app.get('/api/openapi.json', (request, reply) => (mayRead(house, request) ? reply.send(openapiDocument()) : reply.callNotFound()))
}

// However many scrape, the database is asked once in so many milliseconds.
const holdsMs = 2000

/** Returns a function that takes all measures, shared by everybody who asks meanwhile. One that fails keeps no other from being taken. */
function openMeasuring(house: House, measures: readonly Measure[]): () => Promise<unknown> {
  let under: Promise<unknown> | undefined
  return () => {
    under ??= Promise.all(
      measures.map((measure) => measure(house).catch((error: unknown) => house.log.warn({ error }, 'something could not be measured'))),
    ).finally(() => setTimeout(() => (under = undefined), holdsMs).unref())
    return under
  }
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
