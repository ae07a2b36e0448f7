import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import { hasEnded } from '../../base/http/detach-connection.ts'
import { errorAnswer, refuse } from '../../base/http/refusal.ts'
import { requestContextOf } from '../requests/request-context.ts'

/** Mounts the player's event stream. */
export function mountEventStream(app: FastifyInstance, house: House): void {
  // Compression would buffer events, which must leave at once.
  app.get('/api/push', { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const isWhole = await hasEnded(request.raw)
    const { player } = await requestContextOf(house, request, reply)
    if (!player) {
      const { status, body } = errorAnswer(refuse('noSession'), '/api/push', house.clock.now())
      return reply.code(status).send(body)
    }
    reply.hijack()
    if (isWhole) house.push.open(player, reply.raw, app.server)
    return reply
  })
  app.addHook('preClose', async () => house.push.endAt(app.server))
}
