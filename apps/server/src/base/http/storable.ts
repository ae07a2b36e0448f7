import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { errorAnswer, refuse, type Refused } from './refusal.ts'

const greatestInteger = 2_147_483_647
const mostDepth = 20

/** Returns whether the database can store a text: no NUL and no lone surrogate. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Returns the path of a value that no column can hold (`fields.city`), undefined if there is none. Numbers must fit an
 * integer column: larger ones travel as decimal strings. Rejects deep nesting.
 */
export function unstorableIn(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : path
  if (typeof value === 'number') return Math.abs(value) <= greatestInteger ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > mostDepth) return path.split('.')[0]
  for (const [name, part] of Object.entries(value)) {
    const at = path ? `${path}.${name}` : name
    const found = isText(name) ? unstorableIn(part, at, depth + 1) : path || 'body'
    if (found !== undefined) return found
  }
  return undefined
}

/** Builds the refusal that names such a field. */
export const refuseUnstorable = (path: string): Refused =>
  refuse('invalidFields', { details: { fields: { [path || 'body']: { rule: 'wrongFormat' } } } })

/**
 * Refuses addresses and bodies that could not be stored before any route sees them: pages, landings and notices as well
 * as calls.
 */
export function mountStorable(app: FastifyInstance, { clock }: Pick<House, 'clock'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/%00/.test(request.url)) return undefined
    const { status, body } = errorAnswer(refuse('checkFields'), request.url.split('?')[0] ?? '', clock.now())
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
  app.addHook('preValidation', async (request, reply) => {
    const found = unstorableIn(request.body)
    if (found === undefined) return undefined
    const { status, body } = errorAnswer(refuseUnstorable(found), request.url.split('?')[0] ?? '', clock.now())
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
}
