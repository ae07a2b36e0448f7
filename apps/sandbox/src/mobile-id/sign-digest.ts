import { createECDH, randomBytes, type KeyObject } from 'node:crypto'

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const bytes = 32

/** Signs a given hash with a P-256 key, as a SIM does. Returns the two numbers of the signature, concatenated. */
export function signDigest(key: KeyObject, hash: Buffer): Buffer {
  const secret = numberOf(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'))
  const message = numberOf(hash.subarray(0, bytes))
  for (;;) {
    const once = numberOf(randomBytes(bytes)) % order
    if (once === 0n) continue
    const r = abscissaOf(once) % order
    const s = (inverse(once) * (message + r * secret)) % order
    if (r !== 0n && s !== 0n) return Buffer.concat([bytesOf(r), bytesOf(s)])
  }
}

/** Returns the first coordinate of a multiple of the base point. */
function abscissaOf(times: bigint): bigint {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(bytesOf(times))
  return numberOf(curve.getPublicKey().subarray(1, 1 + bytes))
}

/** By Fermat: the order is a prime. */
function inverse(number: bigint): bigint {
  let [result, base, exponent] = [1n, number, order - 2n]
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % order
    base = (base * base) % order
  }
  return result
}

const numberOf = (from: Buffer): bigint => BigInt(`0x${from.toString('hex') || '0'}`)
const bytesOf = (number: bigint): Buffer => Buffer.from(number.toString(16).padStart(bytes * 2, '0'), 'hex')
