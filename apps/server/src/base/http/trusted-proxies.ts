import ipaddr from 'ipaddr.js'
import type { Settings } from '../../settings/index.ts'

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Whether an address is that of one of the operator's own proxies, by the setting as it stands now. */
export function isTrustedProxy(settings: Settings, address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return false
  const one = ipaddr.process(address) // an IPv4 address that came by an IPv6 socket is itself
  return networksOf(settings.get('country.trustedProxies')).some((network) => one.kind() === network[0].kind() && one.match(network))
}

const known = new WeakMap<readonly string[], Network[]>()

/** A setting's list is another one after each change. */
function networksOf(list: readonly string[]): Network[] {
  const networks = known.get(list) ?? list.flatMap(networkOf)
  known.set(list, networks)
  return networks
}

/** What is no network trusts nobody. */
function networkOf(text: string): Network[] {
  if (ipaddr.isValidCIDR(text)) return [ipaddr.parseCIDR(text)]
  if (!ipaddr.isValid(text)) return []
  const address = ipaddr.process(text)
  return [[address, address.kind() === 'ipv4' ? 32 : 128]]
}

/** What is to be said at the start of a live server that would take all players for one; nothing where proxies are set. */
export function proxySentence(settings: Settings, mode: 'sandbox' | 'live'): string | undefined {
  if (mode !== 'live' || settings.get('country.trustedProxies').length > 0) return undefined
  return 'country.trustedProxies is empty: behind the TLS proxy that a live site needs, all players have one address, and fifty failed logins of anybody keep everybody out. List the addresses or networks of your proxies; docs/operate/proxies.md says how.'
}
