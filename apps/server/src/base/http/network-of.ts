import ipaddr from 'ipaddr.js'

/** Who counts as one: an IPv4 address, or the /64 of an IPv6 address, which is what a provider gives to one customer. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const parts = address.toByteArray().slice(0, 8)
  return `${Buffer.from(parts).toString('hex')}/64`
}
