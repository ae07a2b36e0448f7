import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../../base/world.ts'
import { refuse, type Answer } from '../base/answer.ts'
import { describe } from './call-inputs.ts'
import { calls, type Call } from './calls.ts'
import { readDefaults, takeDefault } from '../base/defaults.sql.ts'
import type { DefaultsCounter } from '../base/defaults.ts'
import { answerOnce } from './idempotency.ts'

/**
 * Serves the merchant's API: key, idempotency, errors in the protocol's shape, and the faults that a person asked for.
 */
export async function serveCalls(scope: FastifyInstance, world: World): Promise<void> {
  scope.addHook('onRequest', async (request, reply) => {
    if (mayCall(world, request)) return
    return send(reply, refuse(401, 'unauthorized', 'Authorization: Bearer <secret key> is missing or wrong.'))
  })
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body.toString()))
    } catch {
      done(Object.assign(new Error('The body is no JSON.'), { statusCode: 400 }))
    }
  })
  scope.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error, 'a call of the merchant failed')
    const code = status >= 500 ? 'internal_error' : 'invalid_request'
    return send(
      reply,
      refuse(status, code, status >= 500 ? 'The acquirer failed: ask again with the same Idempotency-Key.' : error.message),
    )
  })
  scope.setNotFoundHandler((_request, reply) => send(reply, refuse(404, 'not_found', 'There is no such call.')))
  for (const call of calls) {
    scope.route({
      method: call.method,
      url: call.path,
      exposeHeadRoute: false,
      handler: (request, reply) => handle(world, call, request, reply),
    })
  }
}

async function handle(world: World, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const name = `${request.method} ${request.url}`
  if (await shall(world, 'failCalls', name))
    return send(reply, refuse(500, 'internal_error', 'The acquirer failed before it did anything.'))
  const answered = await work(world, call, request)
  world.ticker.wake()
  if (await shall(world, 'hangCalls', name)) {
    const { hangSeconds } = await readDefaults(world.database.query)
    await wait(hangSeconds * 1000, undefined, { ref: false })
  }
  return send(reply, answered)
}

async function work(world: World, call: Call, request: FastifyRequest): Promise<Answer> {
  const key = request.headers['idempotency-key']
  const keyed = call.method === 'POST'
  if (keyed && (typeof key !== 'string' || key.length < 1 || key.length > 255)) {
    return refuse(400, 'idempotency_key_missing', 'A POST needs an Idempotency-Key of 1 to 255 characters.')
  }
  const said = call.input.safeParse(keyed ? (request.body ?? {}) : request.query)
  if (!said.success) return refuse(400, 'invalid_request', describe(said.error))
  const { id = '' } = request.params as { id?: string } // the only parameter of any call
  const input = said.data as never // parsed by the row's own schema, which is what its `run` takes
  if (!keyed) return call.run(world, world.database.query, id, input)
  const name = `${request.method} ${request.url.split('?')[0]}`
  return answerOnce(world, { key: String(key), call: name, body: request.body ?? {} }, (query) => call.run(world, query, id, input))
}

function mayCall(world: World, request: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return given !== undefined && sameSecret(given, world.environment.acquirerApiKey)
}

async function shall(world: World, counter: DefaultsCounter, name: string): Promise<boolean> {
  const { onlyCalls, ...defaults } = await readDefaults(world.database.query)
  return defaults[counter] > 0 && name.includes(onlyCalls) && takeDefault(world.database.query, counter)
}

function send(reply: FastifyReply, answered: Answer): FastifyReply {
  return reply.code(answered.status).header('Cache-Control', 'no-store').send(answered.body)
}
