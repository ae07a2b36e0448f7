import ipaddr from 'ipaddr.js'

/**
 * Returns whether a text is an IP address or a network such as `10.0.0.0/8`. Short forms of addresses are invalid, as
 * programs read them differently.
 */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (more.length > 0) return false
  const plain = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return plain && (bits === undefined || ipaddr.isValidCIDR(text))
}
