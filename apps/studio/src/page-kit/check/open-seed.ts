// Runs in a browser: the cryptography that all rounds have in common.
import type { BlockOf } from '../../engine/fairness/fair-draw.ts'

/** An opened seed: its SHA-256, its public part, and the blocks `HMAC-SHA256(seed, text + ":" + i)`. */
type OpenedSeed = { digest: string; publicPart: string; blocksOf: (text: string) => BlockOf }

/** Opens a seed of hexadecimal digits with the browser's own cryptography. */
export async function openSeed(digits: string): Promise<OpenedSeed> {
  const seed = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const sign = async (text: string) => new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return {
    digest: hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', seed))),
    publicPart: hexOf(await sign('public')),
    blocksOf: (text) => (index) => sign(`${text}:${index}`),
  }
}

/** Returns the SHA-256 of a text in hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

// A function, since a form may be sent while the module is still being read.
function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
