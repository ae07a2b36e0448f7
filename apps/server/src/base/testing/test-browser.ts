import { randomBytes } from 'node:crypto'
import { api, ErrorAnswer, type Call } from '@fairhouse/contract'
import type { Answers, At, Takes } from '@fairhouse/contract/caller.ts'
import { errors } from '@fairhouse/errors'
import { expectNoLeak } from './test-answers.ts'
import { solvePuzzle } from '../../people/captcha/index.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type CallOptions = {
  key?: string
  headers?: Record<string, string>
  address?: string
  /** Puzzles are left as they are; else a browser solves them, as pages do. */
  unsolved?: true
}
export type Answered<A extends At> = { status: number; value: Answers<A>; error: ErrorAnswer; response: LightMyRequestResponse }

/** A browser that asks by the contract, keeps its cookies, and holds every answer against what the contract promises. */
export type TestBrowser = {
  address: string
  cookies: Map<string, string>
  ask: <A extends At>(at: A, input: Takes<A>, options?: CallOptions) => Promise<Answered<A>>
  /** The same where a refusal is a fault of the test. */
  must: <A extends At>(at: A, input: Takes<A>, options?: CallOptions) => Promise<Answers<A>>
  /** Any request with this browser's cookies. */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>
}

const calls = new Map<string, Call>(Object.values(api).map((call) => [call.at, call]))
let browsers = 0
export const newKey = (): string => randomBytes(12).toString('hex')

/** Errors that any call may answer: they are of the way there, not of the call. So is every 503: the database is away. */
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

/** Stands where an answer has no value or no error; a test that reads it by mistake fails there. */
const none = undefined as never // see above

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
      const call = calls.get(at)! // every address of the type is in the map
      const [method, path] = at.split(' ') as ['GET' | 'POST', string] // an address has this form
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
        const value = call.answers.parse(body) as Answers<typeof at> // the schema of this very call
        return { status: 200, value, error: none, response }
      }
      const error = ErrorAnswer.parse(body)
      const solved = unsolved ? undefined : solvedIn(error, input)
      if (solved) return browser.ask(at, { ...input, ...solved }, options)
      if (response.statusCode !== 503 && !call.refuses.includes(error.errorCode) && !everywhere.has(error.errorCode))
        throw new Error(`${at} refused with ${error.errorCode} (${error.error}), which its contract does not name`)
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

/** Sends a request with cookies, and keeps those of its answer. */
async function withCookies(app: FastifyInstance, cookies: Map<string, string>, options: InjectOptions) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.inject({ ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } })
  expectNoLeak(app)
  for (const { name, value, maxAge } of response.cookies)
    if (maxAge === 0) cookies.delete(name)
    else cookies.set(name, value)
  return response
}

/** The puzzle of a refusal, solved as a page does; nothing where there is none, or this was the answer to one. */
function solvedIn({ errorDetails }: ErrorAnswer, input: object): { captcha: string } | undefined {
  const puzzle = errorDetails?.puzzle
  return typeof puzzle === 'string' && !('captcha' in input) ? { captcha: solvePuzzle(puzzle) } : undefined
}

const textsOf = (input: object) =>
  Object.fromEntries(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
