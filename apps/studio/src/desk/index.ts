import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { Environment } from '../base/environment.ts'
import { scriptText } from '../engine/calls/scripts.ts'
import type { Studio } from '../engine/studio.ts'
import { serveDeskCalls } from './desk-calls.ts'
import { sendDeskPage } from './desk-page.ts'

/**
 * Serves the desk: what whoever runs the studio sees of its rounds and visits, and does about them. It shows no seed
 * that is still at play.
 */
export async function serveDesk(scope: FastifyInstance, studio: Studio): Promise<void> {
  const { environment, origin } = studio.world
  scope.addHook('onRequest', async (request, reply) => {
    if (environment.desk === 'closed') return reply.code(404).send({ error: 'This studio has no desk: set STUDIO_DESK_PASSWORD for one.' })
    if (!mayEnter(environment, origin, request))
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Basic realm="Studio desk", charset="UTF-8"')
        .send({ error: 'Give the desk’s password.' })
    if (isForeign(request)) return reply.code(403).send({ error: 'Another site may not act here.' })
  })
  scope.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  const script = scriptText(join(import.meta.dirname, 'desk.ts'))
  scope.get('/', (_request, reply) => sendDeskPage(studio, reply))
  scope.get('/desk.js', (_request, reply) => reply.header('Content-Type', 'text/javascript; charset=utf-8').send(script))
  serveDeskCalls(scope, studio)
}

/** An open desk is for whoever is on this computer: other host names (DNS rebinding) are refused. */
function mayEnter({ desk }: Environment, origin: string, { headers }: FastifyRequest): boolean {
  if (desk === 'open') return [new URL(origin).host, `localhost:${new URL(origin).port}`].includes(headers.host ?? '')
  if (desk === 'closed') return false
  const [, given = ''] = /^Basic ([\w+/=]+)$/.exec(headers.authorization ?? '') ?? []
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(given, 'base64').toString('utf8')) ?? []
  return sameSecret(password, desk.password)
}

/** Programs send no such header; browsers send it with every call. */
function isForeign({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return method !== 'GET' && site !== undefined && site !== 'same-origin' && site !== 'none'
}
