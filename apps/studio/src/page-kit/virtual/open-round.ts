// Runs in a browser: the draws of a round of a virtual sport, from its seed.
import { openDraw, type Draw } from '../../engine/fairness/fair-draw.ts'
import { openSeed } from '../check-form.ts'

/** The draws of a round: what is public before it, and what its seed decides; with the two values that can be compared. */
export type OpenedRound = { before: Draw; decided: Draw; publicPart: string; seedBefore: string }

/** Opens a round by its seed of hexadecimal digits. */
export async function openRound(digits: string, label: string, number: number): Promise<OpenedRound> {
  const seed = await openSeed(digits)
  const publicPart = await publicPartOf(digits)
  const open = await openSeed(publicPart)
  const text = `${label}:${number}`
  return { before: openDraw(open.blocksOf(text)), decided: openDraw(seed.blocksOf(text)), publicPart, seedBefore: seed.fingerprint }
}

async function publicPartOf(digits: string): Promise<string> {
  const seed = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const part = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('public')))
  return [...part].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
