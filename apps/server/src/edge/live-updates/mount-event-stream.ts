import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import { errorAnswer, refuse } from '../../base/http/refusal.ts'
import { requestContextOf } from '../requests/request-context.ts'

/** The event stream of the logged-in player. */
export function mountEventStream(app: FastifyInstance, house: House): void {
  // News leave at once: a stream that is compressed would hold them back.
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
