import type { FastifyInstance } from 'fastify'
import { openapiDocument } from '@fairhouse/contract/openapi.ts'
import { askingOf } from './asking.ts'
import type { House } from './context.ts'
import { measureJobs } from './measure-jobs.ts'
import { openReadiness } from './readiness.ts'
import { errorAnswer, refuse } from './refusal.ts'

/** What operators and their tools ask: alive, ready, figures, the API's description. */
export function mountWatching(app: FastifyInstance, house: House): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  const readiness = openReadiness(house)
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const status = await readiness()
    if (status !== 'ready') reply.code(503).header('retry-after', '1')
    return reply.send({ status, now: house.clock.now().toISOString() })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_, reply) => {
    house.metrics.streams.set(house.push.listening())
    await measureJobs(house)
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
  app.get('/api/openapi.json', async () => openapiDocument())
}

/** The event stream of the logged-in player. */
export function mountPush(app: FastifyInstance, house: House): void {
  // News leave at once: a stream that is compressed would hold them back.
  app.get('/api/push', { compress: false }, async (request, reply) => {
    const { player } = await askingOf(house, request, reply)
    if (!player) {
      const { status, body } = errorAnswer(refuse('noSession'), '/api/push', house.clock.now())
      return reply.code(status).send(body)
    }
    house.push.open(player.player, reply)
    return reply
  })
}
