import type { RequestContext } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { hashOfSecret } from '../sessions/session.ts'

/** Tries at what was submitted as a login, known or not. */
export const loginKey = (loginIndex: string): string => `login:${loginIndex}`

/** Tries at it from a device that its account knows: counted apart, so that a stranger cannot lock the owner out. */
export const deviceKey = (device: string, loginIndex: string): string => `device:${device}:${loginIndex}`

export const isDeviceKey = (key: string): boolean => key.startsWith('device:')

/** Tries from an address, at whatever login. The address itself is not kept. */
export const addressKey = ({ house, ip }: Pick<RequestContext, 'house' | 'ip'>): string =>
  addressKeyOf(house.personal.indexOf('address', networkOf(ip)))
export const addressKeyOf = (addressIndex: string): string => `address:${addressIndex}`

/** All that can have been counted at a login for whoever asks now. */
export function triesKeys({ house, deviceId }: RequestContext, login: string): string[] {
  const index = house.personal.indexOf('login', login)
  return [loginKey(index), ...(deviceId ? [deviceKey(hashOfSecret(deviceId), index)] : [])]
}
