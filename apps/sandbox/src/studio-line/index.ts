import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { lineRoutes } from './line-routes.ts'
import { lineSection } from './line-section.ts'
import { passCall, type WalletCall } from './pass-call.ts'

/**
 * Registers the line between the studio and the house: it passes on the calls of wallet v1 under their own paths, and
 * makes the faults that a person has asked for. Neither end knows of it.
 */
export function register(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { call: string } }>('/wallet/v1/:call', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const call: WalletCall = { name: request.params.call, body, headers: request.headers }
      const answer = await passCall(world, call)
      world.changes.say('studio')
      if (answer === 'lost') return reply.hijack().raw.destroy()
      return reply.code(answer.status).header('Content-Type', 'application/json; charset=utf-8').send(answer.body)
    })
  })
  world.control.routes.push(...lineRoutes(world))
  world.control.sections.push(lineSection(world))
}
