import type { RequestContext } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { hashOfSecret } from '../sessions/session.ts'

/** The key for tries at whatever was entered as a login, known or not. */
export const loginKey = (loginIndex: string): string => `login:${loginIndex}`

/**
 * The key for tries from a device the account knows: counted separately, so that a stranger cannot lock the owner out.
 */
export const deviceKey = (device: string, loginIndex: string): string => `device:${device}:${loginIndex}`

export const isDeviceKey = (key: string): boolean => key.startsWith('device:')

/** The key for tries from an address, at any login. The address itself is not stored. */
export const addressKey = ({ house, ip }: Pick<RequestContext, 'house' | 'ip'>): string =>
  addressKeyOf(house.personal.indexOf('address', networkOf(ip)))
export const addressKeyOf = (addressIndex: string): string => `address:${addressIndex}`

/** Lists all keys under which tries at a login may be counted for this caller. */
export function triesKeys({ house, deviceId }: RequestContext, login: string): string[] {
  const index = house.personal.indexOf('login', login)
  return [loginKey(index), ...(deviceId ? [deviceKey(hashOfSecret(deviceId), index)] : [])]
}
