import { randomBytes } from 'node:crypto'
import type { Asking, House } from '../base/context.ts'
import { hashOfSecret, setDeviceCookie } from '../sign-in/index.ts'

/** Whoever asks, with the device cookie of their browser; it is given one where it has none. */
export function withDevice(asking: Asking): Asking & { deviceId: string } {
  const { deviceId = randomBytes(18).toString('base64url') } = asking
  if (asking.deviceId === undefined) asking.setCookie(setDeviceCookie(deviceId))
  return { ...asking, deviceId }
}

/** The browser that asks, by the hash of its device cookie. */
export const deviceOf = (asking: Asking): string => hashOfSecret(withDevice(asking).deviceId)

const minutesMs = 60_000

/** A token that lets this browser begin an identification until a moment: nothing is kept of it. */
export function identificationTokenFor(house: House, device: string): { identificationToken: string; expiresAt: Date } {
  const expiresAt = new Date(house.clock.now().getTime() + house.settings.get('be.loginStepMinutes') * minutesMs)
  const until = Math.floor(expiresAt.getTime() / 1000)
  return { identificationToken: `${until}.${markOf(house, device, until)}`, expiresAt }
}

/** Whether a token was made for this browser and is not over. */
export function isIdentificationToken(house: House, device: string, token: string): boolean {
  const [until = '', mark] = token.split('.')
  return /^\d{1,12}$/.test(until) && Number(until) * 1000 > house.clock.now().getTime() && mark === markOf(house, device, Number(until))
}

const markOf = (house: House, device: string, until: number) => house.personal.indexOf('identification-token', `${device}\n${until}`)
