import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isListed } from './blocked-networks.ts'

test.each<[string, string[], string, boolean]>([
  ['an address of a network', ['203.0.113.0/24'], '203.0.113.255', true],
  ['an address beside a network', ['203.0.113.0/24'], '203.0.114.0', false],
  ['a network that is written by an address inside it', ['203.0.113.77/24'], '203.0.113.1', true],
  ['an address by itself', ['203.0.113.7'], '203.0.113.7', true],
  ['another address', ['203.0.113.7'], '203.0.113.8', false],
  ['every address', ['0.0.0.0/0'], '198.51.100.1', true],
  ['an address of IPv6', ['2001:db8::/32'], '2001:db8:ffff::1', true],
  ['the same address written otherwise', ['2001:db8::1'], '2001:0DB8:0:0:0:0:0:1', true],
  ['an address of IPv4 in a network of IPv6', ['::/0'], '203.0.113.7', false],
  ['an address of IPv4 that came through a socket of IPv6', ['203.0.113.0/24'], '::ffff:203.0.113.7', true],
  ['a network of such addresses', ['::ffff:203.0.113.0/120'], '203.0.113.7', true],
  ['no address', ['0.0.0.0/0', '::/0'], 'unknown', false],
  ['nothing', ['0.0.0.0/0'], '', false],
  ['an entry that is no network', ['203.0.113.0/33', 'house', '203.0.113.0/', '/24', ''], '203.0.113.7', false],
])('%s is looked up', (_, networks, ip, listed) => expect(isListed(networks, ip)).toBe(listed))

test('an address is in every network that begins like it, and in no network that does not', () => {
  const address = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 })
  const bitsOf = (parts: number[]) => parts.map((part) => part.toString(2).padStart(8, '0')).join('')
  fc.assert(
    fc.property(address, address, fc.nat(32), (one, other, bits) => {
      const same = bitsOf(one).slice(0, bits) === bitsOf(other).slice(0, bits)
      expect(isListed([`${one.join('.')}/${bits}`], other.join('.'))).toBe(same)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (networks, ip) => {
      expect(isListed(networks, ip)).toBe(false)
    }),
  )
})
