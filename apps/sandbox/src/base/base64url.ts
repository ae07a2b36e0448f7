import { z } from 'zod'

const object = z.record(z.string(), z.unknown())

/** JSON as base64url without padding, the way EMV 3-D Secure carries its messages through a browser. */
export function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
}

/** Reads the output of {@link encodeJson}; null if the text is not base64url (padding included) of a JSON object. */
export function decodeJson(text: string): Record<string, unknown> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null
  try {
    return object.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
