import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/index.ts'
import type { House } from '../house.ts'
import { isTrustedProxy } from './trusted-proxies.ts'

/**
 * Returns the visitor's country by the setting `country.source`: fixed, or from a header that only a trusted proxy may
 * set.
 */
export function countryOf({ settings }: Pick<House, 'settings'>, request: FastifyRequest): string {
  const [kind, value = ''] = settings.get('country.source').split(':') as [string, string | undefined] // the setting has this form
  if (kind === 'fixed') return value
  const given = isTrustedProxy(settings, request.socket.remoteAddress) ? request.headers[value.toLowerCase()] : undefined
  return typeof given === 'string' && /^[A-Z]{3}$/.test(given) ? given : 'ZZZ'
}

/** Throws if a country header would be trusted from anybody. */
export function requireTrustedSource(settings: Settings): void {
  if (settings.get('country.source').startsWith('header:') && settings.get('country.trustedProxies').length === 0)
    throw new Error(
      'The setting country.source takes the country from a header, but country.trustedProxies is empty, so anybody could choose it. List the addresses of your proxies, or set country.source to fixed:XXX.',
    )
}
