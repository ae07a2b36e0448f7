import type { Settings } from '../../settings/index.ts'
import { isListed } from './blocked-networks.ts'

/** Returns whether an address belongs to one of the operator's own proxies, by the current setting. */
export function isTrustedProxy(settings: Settings, address: string | undefined): boolean {
  return address !== undefined && isListed(settings.get('country.trustedProxies'), address)
}

/**
 * Returns a warning for a live server that would take all players for one, since no proxy is trusted; else undefined.
 */
export function proxySentence(settings: Settings, mode: 'sandbox' | 'live'): string | undefined {
  if (mode !== 'live' || settings.get('country.trustedProxies').length > 0) return undefined
  return 'country.trustedProxies is empty: behind the TLS proxy that a live site needs, all players have one address, and fifty failed logins of anybody keep everybody out. List the addresses or networks of your proxies; docs/operate/proxies.md says how.'
}
