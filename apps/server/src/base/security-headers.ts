import type { FastifyReply } from 'fastify'
import type { House } from './context.ts'

/** The policy of our pages: our own scripts and styles only, frames of enabled providers only. */
export function pageSecurity(house: House, reply: FastifyReply, nonce: string): void {
  const { sandboxOrigin } = house.env
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'self' ${sandboxOrigin}`,
    `form-action 'self' ${sandboxOrigin}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  reply.header('content-security-policy', policy.join('; '))
}

/** A landing is shown inside a frame of our own page and does nothing but tell that page. */
export function landingSecurity(reply: FastifyReply, nonce: string): void {
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  )
}

/** What every answer carries. */
export function commonSecurity(house: House, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (house.env.publicOrigin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
