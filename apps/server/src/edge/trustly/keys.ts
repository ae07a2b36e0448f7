import { checkPrime, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

const isPrime = promisify(checkPrime)
const exponent = 65_537n
const made = new Map<string, Promise<KeyObject>>()

/** Our private key as PEM; the sandbox knows it as 64 hexadecimal digits from which both make the same key. */
export async function privateKeyOf(given: string): Promise<KeyObject> {
  if (!/^[0-9a-f]{64}$/.test(given)) return createPrivateKey(given.replaceAll('\\n', '\n'))
  const known = made.get(given) ?? keyFrom(given)
  made.set(given, known)
  return known
}

/** Trustly's public key, from the base64 text of its PEM without lines. */
export const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

/** The RSA key of 2,048 bits that follows from a seed: its primes are the first ones in two rows of numbers that the seed gives. */
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
    // The two highest bits make the product as long as it has to be, the lowest makes the number odd.
    const number = BigInt(`0x${half(0).toString('hex')}${half(1).toString('hex')}`) | (3n << 1022n) | 1n
    if (number % exponent !== 1n && (await isPrime(number))) return number
  }
}

/** The number that, times `number`, leaves 1 by `modulus`. */
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
