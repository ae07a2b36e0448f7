import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates a secret of the length that RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

/** Computes a step's code: TOTP of RFC 6238 with SHA-1, six digits, thirty seconds, as in every authenticator app. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds)

/**
 * Returns the step of a code, the current one or a neighbour, to allow half a minute of clock drift; undefined
 * otherwise.
 */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | undefined {
  const now = stepAt(moment)
  const given = Buffer.from(code)
  // Compare with all of them, so that the time does not reveal which matched.
  const found = [now - 1, now, now + 1].filter((step) => {
    const right = Buffer.from(codeOfStep(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return found.at(-1)
}

/** Encodes bytes as authenticator apps want them typed: base 32 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

/** Builds the address in the QR code for authenticator apps. */
export function setUpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
