import type { Settings } from '../../settings/index.ts'

/** 0 desktop, 1 phone, 2 tablet. */
export type DeviceType = 0 | 1 | 2

const tablet = /\b(iPad|Tablet)\b/i
const phone = /\b(iPhone|Android.*Mobile|Mobile Safari)\b/i

/** Returns the device type from the user agent or the setting `fe.deviceType`. */
export function deviceTypeOf(settings: Settings, userAgent: string): DeviceType {
  const always = settings.get('fe.deviceType')
  if (always !== 'auto') return Number(always) as DeviceType // the setting's other values are 0, 1 and 2
  return tablet.test(userAgent) ? 2 : phone.test(userAgent) ? 1 : 0
}

/** Returns whether a browser says that it is on a phone, tablet or player of Apple's. */
export const isIos = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)

/**
 * Returns whether another service's page replaces ours: frames are off, or it does not work in a frame on phones and
 * tablets.
 */
export function takesWholePage(settings: Settings, service: string, device: DeviceType): boolean {
  return !settings.get('deposit.useIFrame') || (device !== 0 && settings.get('deposit.framelessOnMobile').includes(service))
}
