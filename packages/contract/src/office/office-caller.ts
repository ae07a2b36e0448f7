import type { AnswersByAt, TakesByAt } from '../base/call.ts'
import type { OfficeApi } from './index.ts'
import type { Consequence } from './base/office-call.ts'
import type { OfficeErrorName } from './base/office-errors.ts'

type TakesOf = TakesByAt<OfficeApi>
type AnswersOf = AnswersByAt<OfficeApi>

/** The address of a call of the office: method and path. */
export type OfficeAt = keyof TakesOf
/** The input of a call, as a page writes it. */
export type OfficeTakes<At extends OfficeAt> = TakesOf[At]
/** The answer of a call, as a page reads it. */
export type OfficeAnswers<At extends OfficeAt> = AnswersOf[At]

/** A refusal of the office. `connection`: the call never reached the server. */
export type OfficeRefusal = {
  error: OfficeErrorName | 'connection'
  errorCode: number
  errorDetails?: Record<string, unknown>
  errorSubMessage?: string
  expireTimestamp?: string
}
export type OfficeOutcome<Answer> = { ok: true; value: Answer } | { ok: false; refusal: OfficeRefusal }

/** What goes with an act besides its input (`Act` in office-call.ts). */
export type ActOptions = { reason?: string; signature?: { number: string; used: unknown }; precondition?: Record<string, string> }

export type OfficeCaller = {
  call: <At extends OfficeAt>(at: At, input: OfficeTakes<At>, options?: ActOptions) => Promise<OfficeOutcome<OfficeAnswers<At>>>
  /** Answers what a call would do, and does nothing. */
  rehearse: <At extends OfficeAt>(at: At, input: OfficeTakes<At>, options?: ActOptions) => Promise<OfficeOutcome<Consequence>>
}

/** Returns a typed caller of the office's API over any `fetch`. A GET sends its input in the query, a POST an `Act`. */
export function officeCallerOver(fetch: typeof globalThis.fetch, base = '', headers: Record<string, string> = {}): OfficeCaller {
  async function send<Answer>(at: OfficeAt, input: unknown, act: object): Promise<OfficeOutcome<Answer>> {
    const [verb, path] = at.split(' ') as [string, string] // an address always has both
    const writes = verb === 'POST'
    try {
      const response = await fetch(base + path + (writes ? '' : queryOf(input)), {
        method: verb,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...(writes ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(writes ? { body: JSON.stringify({ input, ...act }) } : {}),
      })
      const body = await response.json()
      return response.ok ? { ok: true, value: body } : { ok: false, refusal: body }
    } catch {
      return { ok: false, refusal: { error: 'connection', errorCode: 301 } }
    }
  }
  return {
    call: (at, input, options = {}) => send(at, input, options),
    rehearse: (at, input, options = {}) => send(at, input, { ...options, dryRun: true }),
  }
}

function queryOf(input: unknown): string {
  const pairs = Object.entries(input ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
