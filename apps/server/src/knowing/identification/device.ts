import { randomBytes } from 'node:crypto'
import type { RequestContext, House } from '../../base/house.ts'
import { hashOfSecret, setDeviceCookie } from '../../people/sessions/index.ts'
import { writeIdentificationTokenUsed } from './identification-token.sql.ts'

/** Returns the caller with their browser's device cookie, set if missing. */
export function withDevice(asking: RequestContext): RequestContext & { deviceId: string } {
  const { deviceId = randomBytes(18).toString('base64url') } = asking
  if (asking.deviceId === undefined) asking.setCookie(setDeviceCookie(deviceId))
  return { ...asking, deviceId }
}

/** Returns the caller's browser as the hash of its device cookie. */
export const deviceOf = (asking: RequestContext): string => hashOfSecret(withDevice(asking).deviceId)

const minutesMs = 60_000

/** Issues a token for one identification by this browser; stored only once it is used. */
export function identificationTokenFor(house: House, device: string): { identificationToken: string; expiresAt: Date } {
  const expiresAt = new Date(house.clock.now().getTime() + house.settings.get('be.loginStepMinutes') * minutesMs)
  const begin = `${Math.floor(expiresAt.getTime() / 1000)}.${randomBytes(12).toString('base64url')}`
  return { identificationToken: `${begin}.${markOf(house, device, begin)}`, expiresAt }
}

/** Returns whether a token was issued to this browser and is still valid. */
export function isIdentificationToken(house: House, device: string, token: string): boolean {
  const [until = '', salt = '', mark] = token.split('.')
  return (
    /^\d{1,12}$/.test(until) && Number(until) * 1000 > house.clock.now().getTime() && mark === markOf(house, device, `${until}.${salt}`)
  )
}

/** Consumes a valid token; false if it was used before. */
export const takeIdentificationToken = ({ db }: House, token: string): Promise<boolean> =>
  writeIdentificationTokenUsed(db, hashOfSecret(token), new Date(Number(token.split('.')[0]) * 1000))

const markOf = (house: House, device: string, begin: string) => house.personal.indexOf('identification-token', `${device}\n${begin}`)
