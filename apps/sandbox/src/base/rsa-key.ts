import { checkPrimeSync, createHmac, createPrivateKey, type KeyObject } from 'node:crypto'

const e = 65_537n
const known = new Map<string, KeyObject>()

/** Derives an RSA key of 2,048 bits from a secret: its primes are the first ones in two sequences computed from it. */
export function keyFrom(secret: string): KeyObject {
  const made = known.get(secret) ?? makeKey(firstPrime(secret, 'p'), firstPrime(secret, 'q'))
  known.set(secret, made)
  return made
}

function firstPrime(secret: string, row: string): bigint {
  for (let place = 0; ; place += 1) {
    const bytes = Buffer.concat([0, 1].map((part) => createHmac('sha512', secret).update(`${row} ${place} ${part}`).digest()))
    bytes.writeUInt8(bytes.readUInt8(0) | 0xc0, 0)
    bytes.writeUInt8(bytes.readUInt8(127) | 1, 127)
    const candidate = BigInt(`0x${bytes.toString('hex')}`)
    if ((candidate - 1n) % e !== 0n && checkPrimeSync(candidate)) return candidate
  }
}

function makeKey(p: bigint, q: bigint): KeyObject {
  const d = inverse(e, (p - 1n) * (q - 1n))
  const text = (number: bigint) => {
    const hex = number.toString(16)
    return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
  }
  const parts = { n: p * q, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const key = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part)]))
  return createPrivateKey({ key: { kty: 'RSA', ...key }, format: 'jwk' })
}

/** Euclid's way to the number that, times `a`, leaves 1 by `m`. */
function inverse(a: bigint, m: bigint): bigint {
  const walk = (r0: bigint, r1: bigint, t0: bigint, t1: bigint): bigint => (r1 === 0n ? t0 : walk(r1, r0 % r1, t1, t0 - (r0 / r1) * t1))
  const found = walk(m, a % m, 0n, 1n)
  return found < 0n ? found + m : found
}
