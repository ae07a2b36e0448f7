import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../base/context.ts'
import { takeIdentificationNotice, takeReturn } from './returns.ts'

const mostNoticeBytes = 256 * 1024
type Params = { method: string; key?: string }

/**
 * Where identity services talk to us: signed notices, and the addresses to which they send the browser back, by GET or by POST from
 * another site (without our cookie, so the key says which try it is). From there the browser goes to a page of our own.
 */
export async function mountReturns(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostNoticeBytes }, (_, body, done) => done(null, body))
    scope.post<{ Params: { method: string } }>('/notices/identification/:method', async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
      )
      const body = typeof request.body === 'string' ? request.body : ''
      const { status, reply: answer } = await takeIdentificationNotice(house, request.params.method, { headers, body })
      return answer ? reply.code(status).type(answer.type).send(answer.body) : reply.code(status).send()
    })
  })
  await app.register(async (scope) => {
    await scope.register(formbody)
    const land = (request: FastifyRequest, reply: FastifyReply) => landed(house, request, reply)
    for (const url of ['/identification/return/:method', '/identification/return/:method/:key'])
      scope.route({ method: ['GET', 'POST'], url, handler: land })
  })
}

/** What came back is kept, and never shown in an address of ours. */
async function landed(house: House, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { method, key } = request.params as Params // the route's own
  const known = await takeReturn(house, method, key, { query: textsOf(request.query), body: textsOf(request.body) })
  const query = new URLSearchParams({
    type: 'identification',
    redirectFrom: 'messageInterface',
    value: known ? 'done' : 'failed',
    method,
  })
  return reply.header('cache-control', 'no-store').redirect(`/identification?${query}`, 303)
}

const textsOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 4000)]] : [])),
  )
