import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { World } from '../base/world.ts'
import type { ControlRoute } from '../base/control-route.ts'

/** Serves the table of control routes: parses what each row declares, then runs it. */
export function serveControlApi(scope: FastifyInstance, world: World): void {
  scope.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error, 'a control call failed')
    return reply.code(status).send({ error: { code: status >= 500 ? 'internal_error' : 'invalid_request', message: error.message } })
  })
  for (const route of world.control.routes) {
    const url = `/control/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`
    scope.route({
      method: route.method,
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const answered = await route.run(readInput(route, request))
        reply.code(answered.status).header('Cache-Control', 'no-store')
        return answered.status === 200 ? answered.body : { error: answered.error }
      },
    })
  }
}

function readInput(route: ControlRoute, request: FastifyRequest) {
  return {
    params: parse(route.params, request.params, 'path'),
    query: parse(route.query, request.query, 'query'),
    body: parse(route.body, request.body ?? {}, 'body'),
  }
}

function parse(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const sentence = parsed.error.issues.map((issue) => `${[place, ...issue.path].join('.')}: ${issue.message}`).join('; ')
  throw Object.assign(new Error(sentence), { statusCode: 400 })
}
