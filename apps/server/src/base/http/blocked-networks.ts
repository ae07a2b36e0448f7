import ipaddr from 'ipaddr.js'
import type { House } from '../house.ts'

/** Returns whether an address is in a network that the operator has blocked (`be.blockedNetworks`). */
export function isInBlockedNetwork({ settings }: Pick<House, 'settings'>, ip: string): boolean {
  return isListed(settings.get('be.blockedNetworks'), ip)
}

/** Returns whether an address is in a list of addresses and networks; false if it is no address. */
export function isListed(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0 || !ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip) // an IPv4 address that came through an IPv6 socket counts as itself
  return networksOf(networks).some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** A changed setting is a new array, so each list is parsed once and collected with its value. */
const parsed = new WeakMap<readonly string[], Network[]>()

function networksOf(list: readonly string[]): Network[] {
  const networks = parsed.get(list) ?? list.flatMap(networkOf)
  parsed.set(list, networks)
  return networks
}

/** An entry that is no network matches nobody. */
function networkOf(text: string): Network[] {
  const whole = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`
  if (!ipaddr.isValidCIDR(whole)) return []
  const [network, bits] = ipaddr.parseCIDR(whole)
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96
  return [isMapped ? [network.toIPv4Address(), bits - 96] : [network, bits]]
}
