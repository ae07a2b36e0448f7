import { api, ErrorAnswer, type Api } from '@fairhouse/contract'
import type { FastifyInstance } from 'fastify'

const found = new WeakMap<FastifyInstance, string[]>()
const failed = new WeakMap<FastifyInstance, Error>()

/**
 * Checks every answer of the contract's calls against its schema: an undeclared field is a leak and fails the test that
 * met it.
 */
export function holdAnswers(app: FastifyInstance): void {
  const leaks: string[] = []
  found.set(app, leaks)
  app.addHook('onError', async (_, __, error) => void failed.set(app, error))
  app.addHook('preSerialization', async (request, reply, answer: unknown) => {
    const { call: name } = request.routeOptions.config as { call?: keyof Api } // set on our own routes
    if (!name) return answer
    const schema = reply.statusCode === 200 ? api[name].answers : ErrorAnswer
    // As it goes over the wire.
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    const parsed = schema.safeParse(sent)
    if (!parsed.success) leaks.push(`${name} answers what its contract does not allow: ${parsed.error.message}`)
    else leaks.push(...unnamedIn(sent, parsed.data).map((path) => `${name} answers ${path}, which its contract does not name`))
    return answer
  })
}

/** Throws the leaks found since the last call. */
export function expectNoLeak(app: FastifyInstance): void {
  const leaks = found.get(app)?.splice(0) ?? []
  if (leaks.length > 0) throw new Error(leaks.join('\n'))
}

/** Returns what a call last failed of, which its answer does not say. */
export const lastFailureOf = (app: FastifyInstance): Error | undefined => failed.get(app)

/** Lists the paths that a schema dropped. */
function unnamedIn(sent: unknown, named: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null || typeof named !== 'object' || named === null) return []
  return Object.entries(sent).flatMap(
    ([key, value]) =>
      Object.hasOwn(named, key) ? unnamedIn(value, (named as Record<string, unknown>)[key], `${path}.${key}`) : [`${path}.${key}`.slice(1)], // it has the key
  )
}
