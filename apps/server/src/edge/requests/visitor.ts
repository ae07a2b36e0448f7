import { createHash, randomBytes } from 'node:crypto'
import { api, type Api, type Call } from '@fairhouse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A session cookie that only recognises one visitor's calls. */
export const visitorCookie = '__Host-visitor'
const shape = /^[\w-]{24}$/

/**
 * Identifies a caller without a session by a hash of their browser's cookie, never by an address that many may share.
 * Sets a new cookie if there is none.
 */
export function visitorOf(cookies: ReadonlyMap<string, string>, request: FastifyRequest, reply: FastifyReply): string {
  const given = cookies.get(visitorCookie) ?? ''
  const value = shape.test(given) ? given : randomBytes(18).toString('base64url')
  if (value !== given && tells(request)) reply.header('set-cookie', `${visitorCookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax`)
  return createHash('sha256').update(value).digest('base64url')
}

/** Returns whether to set the cookie: on reads that precede a write, and not on answers that proxies cache. */
function tells(request: FastifyRequest): boolean {
  const { call: name } = request.routeOptions.config as { call?: keyof Api } // set on our own routes
  const call: Call | undefined = name && api[name]
  return request.method === 'GET' ? !call?.keptSeconds : call?.keyed === true
}
