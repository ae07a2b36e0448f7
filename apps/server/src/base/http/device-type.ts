import type { Settings } from '../../settings/index.ts'

/** 0 a desktop, 1 a phone, 2 a tablet. */
export type DeviceType = 0 | 1 | 2

const tablet = /\b(iPad|Tablet)\b/i
const phone = /\b(iPhone|Android.*Mobile|Mobile Safari)\b/i

/** What kind of device a browser runs on, by what it says of itself or by the setting `fe.deviceType`. */
export function deviceTypeOf(settings: Settings, userAgent: string): DeviceType {
  const always = settings.get('fe.deviceType')
  if (always !== 'auto') return Number(always) as DeviceType // the setting's words are 0, 1 and 2 besides
  return tablet.test(userAgent) ? 2 : phone.test(userAgent) ? 1 : 0
}

/** Whether another service's page takes the place of ours: frames are off, or it does not work in a frame of a phone or tablet. */
export function takesWholePage(settings: Settings, service: string, device: DeviceType): boolean {
  return !settings.get('deposit.useIFrame') || (device !== 0 && settings.get('deposit.framelessOnMobile').includes(service))
}
