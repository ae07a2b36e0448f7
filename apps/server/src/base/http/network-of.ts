import ipaddr from 'ipaddr.js'

/**
 * Returns the unit of counting for an address: itself for IPv4, its /64 for IPv6, which providers give to one customer.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const parts = address.toByteArray().slice(0, 8)
  return `${Buffer.from(parts).toString('hex')}/64`
}
