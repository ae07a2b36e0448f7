import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from './world.ts'

/** Admits only a person on this computer: refuses other host names (DNS rebinding) and cross-site writes. */
export function guardRoom(scope: FastifyInstance, world: World): void {
  const port = new URL(world.origin).port
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  scope.addHook('onRequest', async (request, reply) => {
    if (!hosts.includes(request.headers.host ?? ''))
      return reply.code(421).send(refusal('wrong_host', `Open the control room at ${world.origin}.`))
    if (isForeign(request, hosts)) return reply.code(403).send(refusal('other_origin', 'Another site may not act here.'))
  })
}

/** Programs send neither header; browsers send at least one of them with every write. */
function isForeign(request: FastifyRequest, hosts: string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function refusal(code: string, message: string) {
  return { error: { code, message } }
}
