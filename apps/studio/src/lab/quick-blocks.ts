import type { BlockOf } from '../engine/fairness/fair-draw.ts'

const blockWords = 16
const rounds = 64
const [inner, outer] = [0x36_36_36_36, 0x5c_5c_5c_5c]
/** The longest text that fits one block of SHA-256 with the bit that ends it and its length. */
const mostBytes = 55

/** The first 32 bits of the fractional part of a root of a prime, as FIPS 180-4 has the constants of SHA-256. */
const fractionOf = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0
const primes = Array.from({ length: 312 }, (_, at) => at + 2).filter((one, _, all) => all.every((by) => by >= one || one % by !== 0))
const constants = Int32Array.from(primes.slice(0, rounds), (prime) => fractionOf(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)))

/**
 * Returns the blocks of rounds as `blocksOf` does, five times as fast: a thousand million of them are drawn for a
 * laboratory. The hash of the key's own block is reckoned once, and Node's own objects are not made anew for each.
 */
export function quickBlocks(serverSeed: string, clientSeed: string): (nonce: number) => BlockOf {
  const words = new Int32Array(rounds)
  const [keyed, sealed] = [inner, outer].map((pad) => {
    words.fill(pad)
    for (let at = 0; at < 8; at += 1) words[at] = Number.parseInt(serverSeed.slice(at * 8, at * 8 + 8), 16) ^ pad
    return compress(start, words, new Int32Array(8))
  }) as [Int32Array, Int32Array] // one for each pad
  const hash = new Int32Array(8)
  return (nonce) => (index) => {
    putText(words, `${clientSeed}:${nonce}:${index}`)
    compress(keyed, words, hash)
    words.fill(0, 8, blockWords)
    words.set(hash)
    words[8] = 1 << 31
    words[blockWords - 1] = (64 + 32) * 8
    compress(sealed, words, hash)
    const block = new Uint8Array(32)
    for (let at = 0; at < 8; at += 1) {
      const word = hash[at] ?? 0
      block[4 * at] = word >>> 24
      block[4 * at + 1] = word >>> 16
      block[4 * at + 2] = word >>> 8
      block[4 * at + 3] = word
    }
    return block
  }
}

/** Puts a text of ASCII into the second and last block of a hash. */
function putText(words: Int32Array, text: string): void {
  if (text.length > mostBytes) throw new RangeError(`A text of ${text.length} characters does not fit one block.`)
  words.fill(0, 0, blockWords)
  for (let at = 0; at <= text.length; at += 1) {
    const byte = at < text.length ? text.charCodeAt(at) : 0x80
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)))
  }
  words[blockWords - 1] = (64 + text.length) * 8
}

/** The compression of SHA-256 (FIPS 180-4, 6.2.2): words 0 to 15 are the block, the others are filled here. */
function compress(before: Int32Array, words: Int32Array, after: Int32Array): Int32Array {
  for (let at = blockWords; at < rounds; at += 1) {
    const a = words[at - 15] ?? 0
    const b = words[at - 2] ?? 0
    const first = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3)
    const second = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10)
    words[at] = (first + (words[at - 16] ?? 0) + (words[at - 7] ?? 0) + second) | 0
  }
  let a = before[0] ?? 0
  let b = before[1] ?? 0
  let c = before[2] ?? 0
  let d = before[3] ?? 0
  let e = before[4] ?? 0
  let f = before[5] ?? 0
  let g = before[6] ?? 0
  let h = before[7] ?? 0
  for (let at = 0; at < rounds; at += 1) {
    const choice = (e & f) ^ (~e & g)
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + turned + choice + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const two = ((((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + most) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  after[0] = ((before[0] ?? 0) + a) | 0
  after[1] = ((before[1] ?? 0) + b) | 0
  after[2] = ((before[2] ?? 0) + c) | 0
  after[3] = ((before[3] ?? 0) + d) | 0
  after[4] = ((before[4] ?? 0) + e) | 0
  after[5] = ((before[5] ?? 0) + f) | 0
  after[6] = ((before[6] ?? 0) + g) | 0
  after[7] = ((before[7] ?? 0) + h) | 0
  return after
}
