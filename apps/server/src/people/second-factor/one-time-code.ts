import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret of the length that RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

/** The code of a step: TOTP of RFC 6238 with SHA-1, six digits, thirty seconds, as every authenticator app has it. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds)

/**
 * The step whose code this is: the present one or a neighbour, for clocks that go wrong by half a minute; nothing where
 * it is none of them.
 */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | undefined {
  const now = stepAt(moment)
  const given = Buffer.from(code)
  // All are compared, so that the time does not tell which one it was.
  const found = [now - 1, now, now + 1].filter((step) => {
    const right = Buffer.from(codeOfStep(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return found.at(-1)
}

/** Bytes as authenticator apps want them typed: base 32 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

/** What an authenticator app reads from the picture. */
export function setUpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
