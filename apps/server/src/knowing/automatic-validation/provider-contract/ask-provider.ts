import { createHash, timingSafeEqual } from 'node:crypto'
import type { ProviderContext } from './provider.ts'

const timeoutMs = 10_000

/**
 * One call to a service that speaks JSON, with its headers: the text of the answer, which a signature may stand over.
 * Throws where it fails.
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

/** The value of the HTTP scheme Basic. */
export const basic = (user: string, password: string): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Whether two texts are the same, in a time that does not say where they differ. An empty one is never right. */
export function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return right !== '' && timingSafeEqual(hash(given), hash(right))
}

/** A text as JSON; nothing where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A day as YYYY-MM-DD out of a text that begins so; nothing else counts. */
export const dayIn = (text: string | null | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]

/** The entries that have a value. */
export function filled<Fields extends Record<string, string | null | undefined>>(fields: Fields): { [F in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [F in keyof Fields]?: string } // its own entries, without the empty ones
}
