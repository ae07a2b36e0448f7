import { BlockList, isIPv6 } from 'node:net'
import type { House } from './context.ts'

/** Whether an address lies in a network that the operator has blocked (`be.blockedNetworks`). */
export function isInBlockedNetwork({ settings }: Pick<House, 'settings'>, ip: string): boolean {
  const blocked = new BlockList()
  for (const network of settings.get('be.blockedNetworks')) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    blocked.addSubnet(address, Number(bits ?? wholeAddress[family]), family)
  }
  return blocked.check(ip, familyOf(ip))
}

const wholeAddress = { ipv4: 32, ipv6: 128 } as const
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
