import { checkPrime, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

const isPrime = promisify(checkPrime)
const exponent = 65_537n
const made = new Map<string, Promise<KeyObject>>()

/**
 * Returns our private key from PEM, or from the sandbox's 64 hexadecimal digits, from which both sides derive the same
 * key.
 */
export async function privateKeyOf(given: string): Promise<KeyObject> {
  if (!/^[0-9a-f]{64}$/.test(given)) return createPrivateKey(given.replaceAll('\\n', '\n'))
  const known = made.get(given) ?? keyFrom(given)
  made.set(given, known)
  return known
}

/** Returns Trustly's public key from its PEM's base64 without line breaks. */
export const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

/** Derives a 2,048-bit RSA key from a seed: its primes are the first in two sequences that the seed generates. */
async function keyFrom(seed: string): Promise<KeyObject> {
  const [p, q] = await Promise.all([primeFrom(seed, 'p'), primeFrom(seed, 'q')])
  const d = inverse(exponent, (p - 1n) * (q - 1n))
  const numbers = { n: p * q, e: exponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const written = Object.entries(numbers).map(([name, number]) => [name, bytesOf(number).toString('base64url')])
  return createPrivateKey({ key: { kty: 'RSA', ...Object.fromEntries(written) }, format: 'jwk' })
}

async function primeFrom(seed: string, row: string): Promise<bigint> {
  for (let place = 0; ; place += 1) {
    const half = (part: number) => createHmac('sha512', seed).update(`${row} ${place} ${part}`).digest()
    // The two highest bits make the product long enough, the lowest makes the number odd.
    const number = BigInt(`0x${half(0).toString('hex')}${half(1).toString('hex')}`) | (3n << 1022n) | 1n
    if (number % exponent !== 1n && (await isPrime(number))) return number
  }
}

/** Returns the modular inverse of `number`. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [rest, left, factor, next] = [modulus, number % modulus, 0n, 1n]
  while (left > 0n) {
    const times = rest / left
    ;[rest, left] = [left, rest - times * left]
    ;[factor, next] = [next, factor - times * next]
  }
  return factor < 0n ? factor + modulus : factor
}

function bytesOf(number: bigint): Buffer {
  const digits = number.toString(16)
  return Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex')
}
