import { randomBytes } from 'node:crypto'
import { api, ErrorAnswer, type Call } from '@fairhouse/contract'
import type { Answers, At, Takes } from '@fairhouse/contract/caller.ts'
import { errors } from '@fairhouse/errors'
import { expectNoLeak, lastFailureOf } from './test-answers.ts'
import { solvePuzzle } from '../../people/captcha/index.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type CallOptions = {
  key?: string
  headers?: Record<string, string>
  address?: string
  /** Leaves puzzles unsolved; by default the browser solves them, like pages do. */
  unsolved?: true
}
export type Answered<A extends At> = { status: number; value: Answers<A>; error: ErrorAnswer; response: LightMyRequestResponse }

/** A browser that calls by the contract, keeps cookies, and checks every answer against the contract. */
export type TestBrowser = {
  address: string
  cookies: Map<string, string>
  ask: <A extends At>(at: A, input: Takes<A>, options?: CallOptions) => Promise<Answered<A>>
  /** Calls, and fails the test on a refusal. */
  must: <A extends At>(at: A, input: Takes<A>, options?: CallOptions) => Promise<Answers<A>>
  /** Sends any request with this browser's cookies. */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>
}

const calls = new Map<string, Call>(Object.values(api).map((call) => [call.at, call]))
let browsers = 0
export const newKey = (): string => randomBytes(12).toString('hex')

/** Errors that any call may answer, arising before its handler. So may every 503: the database is away. */
const everywhere = new Set<number>(
  [
    errors.checkFields,
    errors.incompleteData,
    errors.wrongNumberFormat,
    errors.invalidFields,
    errors.noSession,
    errors.authorizationRejected,
    errors.tooManyRequests,
    errors.keyUsed,
  ].map(({ code }) => code),
)

/** Stands in for a missing value or error; a test that reads it by mistake fails. */
const none = undefined as never // deliberately wrong, see above

export function openTestBrowser(app: FastifyInstance, origin: string): TestBrowser {
  browsers += 1
  const address = `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`
  const cookies = new Map<string, string>()
  const request = (options: InjectOptions) => withCookies(app, cookies, { remoteAddress: browser.address, ...options })
  const browser: TestBrowser = {
    address,
    cookies,
    request,
    async ask(at, input, options = {}) {
      const { key, headers = {}, address: from = browser.address, unsolved } = options
      const call = calls.get(at)! // the map has every address of the type
      const [method, path] = at.split(' ') as ['GET' | 'POST', string] // every address has this form
      const keyed = call.keyed ? { 'idempotency-key': key ?? newKey() } : {}
      const response = await request({
        method,
        remoteAddress: from,
        headers: { origin, ...keyed, ...headers },
        url: path,
        ...(method === 'POST' ? { payload: input } : { query: textsOf(input) }),
      })
      const body: unknown = response.json()
      if (response.statusCode === 200) {
        const value = call.answers.parse(body) as Answers<typeof at> // parsed by this call's schema
        return { status: 200, value, error: none, response }
      }
      const error = ErrorAnswer.parse(body)
      const solved = unsolved ? undefined : solvedIn(error, input)
      if (solved) return browser.ask(at, { ...input, ...solved }, options)
      if (response.statusCode !== 503 && !call.refuses.includes(error.errorCode) && !everywhere.has(error.errorCode))
        throw new Error(
          `${at} refused with ${error.errorCode} (${error.error}), which its contract does not name${response.statusCode >= 500 ? `: ${lastFailureOf(app)}` : ''}`,
        )
      return { status: response.statusCode, value: none, error, response }
    },
    async must(at, input, options) {
      const { value, error } = await browser.ask(at, input, options)
      if (error) throw new Error(`${at} refused: ${JSON.stringify(error)}`)
      return value
    },
  }
  return browser
}

/** Sends a request with cookies, and stores those of the answer. */
async function withCookies(app: FastifyInstance, cookies: Map<string, string>, options: InjectOptions) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.inject({ ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } })
  expectNoLeak(app)
  for (const { name, value, maxAge } of response.cookies)
    if (maxAge === 0) cookies.delete(name)
    else cookies.set(name, value)
  return response
}

/** Solves a refusal's puzzle like a page does; undefined if there is none or a solution was just refused. */
function solvedIn({ errorDetails }: ErrorAnswer, input: object): { captcha: string } | undefined {
  const puzzle = errorDetails?.puzzle
  return typeof puzzle === 'string' && !('captcha' in input) ? { captcha: solvePuzzle(puzzle) } : undefined
}

const textsOf = (input: object) =>
  Object.fromEntries(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
