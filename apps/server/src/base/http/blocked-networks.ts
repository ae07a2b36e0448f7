import { BlockList, isIPv6 } from 'node:net'
import type { House } from '../house.ts'

/** Whether an address lies in a network that the operator has blocked (`be.blockedNetworks`). */
export function isInBlockedNetwork({ settings }: Pick<House, 'settings'>, ip: string): boolean {
  return isListed(settings.get('be.blockedNetworks'), ip)
}

/** Whether an address is one of a list of addresses and networks. */
export const isListed = (networks: readonly string[], ip: string): boolean =>
  networks.length > 0 && listOf(networks).check(ip, familyOf(ip))

/** The list of each value that the setting has had: built when it is first asked, gone with the value. */
const lists = new WeakMap<readonly string[], BlockList>()

function listOf(networks: readonly string[]): BlockList {
  const known = lists.get(networks)
  if (known) return known
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    list.addSubnet(address, Number(bits ?? wholeAddress[family]), family)
  }
  lists.set(networks, list)
  return list
}

const wholeAddress = { ipv4: 32, ipv6: 128 } as const
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
