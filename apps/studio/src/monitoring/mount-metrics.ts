import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { World } from '../engine/studio.ts'
import { measureWaiting } from './measure-waiting.ts'

// However many scrape, the database is asked once in so many milliseconds.
const holdsMs = 2000

/**
 * Mounts /metrics: for whoever has the token, and without one beside an open desk alone. To anybody else the address does not
 * seem to exist.
 */
export function mountMetrics(app: FastifyInstance, world: World): void {
  let under: Promise<unknown> | undefined
  const measured = () => {
    under ??= measureWaiting(world)
      .catch((error: unknown) => world.log.warn({ error }, 'something could not be measured'))
      .finally(() => setTimeout(() => (under = undefined), holdsMs).unref())
    return under
  }
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers }, reply) => {
    if (!mayRead(world, headers.authorization)) return reply.callNotFound()
    await measured()
    return reply.type(world.metrics.registry.contentType).send(await world.metrics.registry.metrics())
  })
}

function mayRead({ environment: { metricsToken, desk } }: World, authorization = ''): boolean {
  if (metricsToken === '') return desk === 'open'
  const [given, wanted] = [authorization, `Bearer ${metricsToken}`].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(given!, wanted!) // both were just built
}
