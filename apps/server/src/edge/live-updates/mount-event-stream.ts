import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import { errorAnswer, refuse } from '../../base/http/refusal.ts'
import { requestContextOf } from '../requests/request-context.ts'

/** Mounts the player's event stream. */
export function mountEventStream(app: FastifyInstance, house: House): void {
  // Compression would buffer events, which must leave at once.
  app.get('/api/push', { compress: false }, async (request, reply) => {
    const { player } = await requestContextOf(house, request, reply)
    if (!player) {
      const { status, body } = errorAnswer(refuse('noSession'), '/api/push', house.clock.now())
      return reply.code(status).send(body)
    }
    house.push.open(player, reply)
    return reply
  })
}
