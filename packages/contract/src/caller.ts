import type { AnswersByAt, ErrorAnswer, TakesByAt } from './base/call.ts'
import type { Api } from './index.ts'

type TakesOf = TakesByAt<Api>
type AnswersOf = AnswersByAt<Api>

/** The address of a call: method and path. */
export type At = keyof TakesOf
/** The input of a call, as a page writes it. */
export type Takes<A extends At> = TakesOf[A]
/** The answer of a call, as a page reads it. */
export type Answers<A extends At> = AnswersOf[A]
/** The outcome of a call: its value, or the error answer. A call that never reached the server has errorCode 301. */
export type Outcome<A extends At> = { ok: true; value: Answers<A> } | { ok: false; error: ErrorAnswer }

export type CallOptions = { key?: string; keepalive?: boolean; timeoutMs?: number | false; signal?: AbortSignal }
export type Caller = <A extends At>(at: A, input: Takes<A>, options?: CallOptions) => Promise<Outcome<A>>

/**
 * Returns a typed caller of the public API over any `fetch`. GET sends its input in the query, POST as a JSON body.
 * `language` is the language of the page, for mails and texts that the server writes.
 */
export function callerOver(fetch: typeof globalThis.fetch, base = '', language?: string): Caller {
  return async (at, input, options = {}) => {
    const [verb, path] = at.split(' ') as [string, string] // an address always has both
    const query = verb === 'GET' ? queryOf(input) : ''
    const { signal, stop } = patience(options)
    try {
      const response = await fetch(base + path + query, {
        method: verb,
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
        headers: {
          accept: 'application/json',
          ...(language ? { 'x-language': language } : {}),
          ...(verb === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(options.key ? { 'idempotency-key': options.key } : {}),
        },
        ...(verb === 'POST' ? { body: JSON.stringify(input) } : {}),
        ...(signal ? { signal } : {}),
      })
      const body = await response.json()
      return response.ok ? { ok: true, value: body } : { ok: false, error: body }
    } catch {
      return { ok: false, error: { error: 'connection', errorCode: 301, errorUrl: path } }
    } finally {
      stop()
    }
  }
}

/** Combines the caller's signal with the time limit into one. Call `stop` once the answer is there. */
function patience({ signal, timeoutMs }: CallOptions): { signal: AbortSignal | undefined; stop: () => void } {
  if (!timeoutMs) return { signal, stop: () => undefined }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  return { signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal, stop: () => clearTimeout(timer) }
}

function queryOf(input: object): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
