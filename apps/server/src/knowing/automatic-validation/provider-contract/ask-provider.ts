import { createHash, timingSafeEqual } from 'node:crypto'
import type { ProviderContext } from './provider.ts'

const timeoutMs = 10_000

/**
 * Calls a service that speaks JSON; returns the answer's text, since a signature may cover its exact bytes. Throws on
 * failure.
 */
export async function askProvider(
  { fetch }: Pick<ProviderContext, 'fetch'>,
  name: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body?: unknown },
): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  return { text: await response.text(), headers: response.headers }
}

/** Returns the value of an `Authorization: Basic` header. */
export const basic = (user: string, password: string): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Compares two texts in constant time; an empty text never matches. */
export function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return right !== '' && timingSafeEqual(hash(given), hash(right))
}

/** Parses JSON; undefined if the text is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the leading YYYY-MM-DD of a text, or undefined. */
export const dayIn = (text: string | null | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]

/** Returns the entries that have a value. */
export function filled<Fields extends Record<string, string | null | undefined>>(fields: Fields): { [F in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [F in keyof Fields]?: string } // its own entries, without the empty ones
}
