import { createHash, randomBytes } from 'node:crypto'
import { api, type Api, type Call } from '@fairhouse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Gone with the browser's window: it only says that two calls come from the same visitor. */
const visitorCookie = '__Host-visitor'
const shape = /^[\w-]{24}$/

/**
 * Who asks without a session, as a hash of the cookie of their browser: never their address, which a whole house may share. A browser
 * without the cookie is somebody new, and is given one.
 */
export function visitorOf(cookies: ReadonlyMap<string, string>, request: FastifyRequest, reply: FastifyReply): string {
  const given = cookies.get(visitorCookie) ?? ''
  const value = shape.test(given) ? given : randomBytes(18).toString('base64url')
  if (value !== given && tells(request)) reply.header('set-cookie', `${visitorCookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax`)
  return createHash('sha256').update(value).digest('base64url')
}

/** The cookie comes with what is read before something is made, and not with an answer that proxies keep. */
function tells(request: FastifyRequest): boolean {
  const { call: name } = request.routeOptions.config as { call?: keyof Api } // our own routes have it
  const call: Call | undefined = name && api[name]
  return request.method === 'GET' ? !call?.keptSeconds : call?.keyed === true
}
