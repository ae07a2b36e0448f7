import ipaddr from 'ipaddr.js'

/** Whether a text is an address or a network of the net, as `10.0.0.0/8`; short forms of addresses, which programs read differently, are none. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (more.length > 0) return false
  const plain = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return plain && (bits === undefined || ipaddr.isValidCIDR(text))
}
