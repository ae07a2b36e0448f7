import { hash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, notANumber, type Api, type Call } from '@fairhouse/contract'
import type { At } from '@fairhouse/contract/caller.ts'
import type { z } from 'zod'
import type { RequestContext, House, PlayerContext } from '../house.ts'
import { claimForAllNodes, holdingClaim } from './claimed-keys.ts'
import { bodyHashOf, keepAnswer } from './kept-answers.sql.ts'
import { errorAnswer, isRefused, refuse, type Refused } from './refusal.ts'
import { refuseUnstorable, unstorableIn } from './storable.ts'

type Input<C extends Call> = z.output<C['takes']>
type Output<C extends Call> = z.input<C['answers']>
type Who<C extends Call> = C['who'] extends 'player' ? PlayerContext : RequestContext

/** One handler for each call of the contract; a missing one does not compile. */
export type Handlers = { [Name in keyof Api]: (asking: Who<Api[Name]>, input: Input<Api[Name]>) => Promise<Output<Api[Name]> | Refused> }
/** What refuses a call before its handler is asked. */
type RefusalBefore = (name: keyof Api, asking: RequestContext) => Refused | undefined
/** Counts a call at an address; returns the answer to it if it is above its budget. */
export type OverBudget = (name: keyof Api, ip: string, path: string) => Promise<Answer | undefined>
type AnyHandler = (asking: RequestContext, input: unknown) => Promise<unknown>

/** Answers a read that a page makes in this process: judged as over HTTP, the budget of its address included. */
export type ReadInside = (at: At, input: object, asking: RequestContext) => Promise<Answer>

/**
 * Mounts every call of the contract: checks origin, input, caller and key, calls its handler, and answers in one shape.
 */
export function serveContract(
  app: FastifyInstance,
  house: House,
  handlers: Handlers,
  requestContextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
  { refusalOf = () => undefined, overBudget }: { refusalOf?: RefusalBefore; overBudget: OverBudget },
): ReadInside {
  const ordinaryBytes = app.initialConfig.bodyLimit ?? 0
  app.addHook('onRequest', onlyLoggedIn(house, requestContextOf))
  const servedOf = (name: keyof Api): Served => ({ house, name, handler: handlers[name] as AnyHandler, refusalOf }) // what it takes was parsed by its schema
  for (const name of names) {
    // widens to the common type
    const call: Call = api[name]
    const [method, url] = call.at.split(' ') as ['GET' | 'POST', string] // every call's address has this form
    app.route({
      method,
      url,
      config: { call: name },
      bodyLimit: call.bodyBytes ?? ordinaryBytes,
      handler: async (request, reply) => {
        const { status, body } = await measured(servedOf(name), request, () => requestContextOf(request, reply))
        if (status === 200 && call.revalidated) return sendIfChanged(request, reply, body)
        const kept = status === 200 && call.keptSeconds ? `public, max-age=${call.keptSeconds}` : 'no-store'
        return reply.code(status).header('cache-control', kept).send(body)
      },
    })
  }
  return readInside(servedOf, overBudget)
}

const names = Object.keys(api) as (keyof Api)[] // the contract's own keys

function readInside(servedOf: (name: keyof Api) => Served, overBudget: OverBudget): ReadInside {
  const byAddress = new Map<string, keyof Api>(names.map((name) => [api[name].at, name]))
  return async (at, input, asking) => {
    const name = byAddress.get(at)
    const [method, url = ''] = at.split(' ')
    if (!name || method !== 'GET') throw new Error(`A page only reads while it is drawn, and asked ${at}.`)
    const given = Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]]))
    const query: unknown = Object.fromEntries(given)
    const refused = await overBudget(name, asking.ip, url)
    return refused ?? measured(servedOf(name), { method, url, query, body: undefined, headers: {} }, async () => asking)
  }
}

async function measured(served: Served, asked: Asked, requestContextOf: () => Promise<RequestContext>): Promise<Answer> {
  const { calls, refusals } = served.house.metrics
  const ended = calls.startTimer({ call: served.name })
  const answer = await answerCall(served, asked, requestContextOf)
  ended({ status: String(answer.status) })
  if (answer.status >= 400) refusals.inc({ error: (answer.body as { error?: string }).error ?? 'unknown' }) // every error answer has it
  return answer
}

/** Sends an answer that the browser keeps, or says that the one it has still holds. */
function sendIfChanged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body)
  const tag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  // Whatever compresses on the way may have marked the tag as a weak one.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Rejects large bodies from anybody without a login before reading them. */
function onlyLoggedIn(house: House, requestContextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { call: name } = request.routeOptions.config as { call?: keyof Api } // set on our own routes
    const call: Call | undefined = name && api[name]
    if (!call?.bodyBytes || (await requestContextOf(request, reply)).player) return undefined
    const { status, body } = errorAnswer(refuse('noSession'), request.url.split('?')[0] ?? '', house.clock.now())
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
}

type Answer = { status: number; body: unknown }
/** As much of a request as a call is answered by. */
type Asked = Pick<FastifyRequest, 'method' | 'url' | 'query' | 'body' | 'headers'>

type Served = { house: House; name: keyof Api; handler: AnyHandler; refusalOf: RefusalBefore }

async function answerCall(
  { house, name, handler, refusalOf }: Served,
  request: Asked,
  requestContextOf: () => Promise<RequestContext>,
): Promise<Answer> {
  // widens to the common type
  const call: Call = api[name]
  const path = request.url.split('?')[0] ?? ''
  const no = (refused: Refused) => errorAnswer(refused, path, house.clock.now())
  if (request.method === 'POST' && !sameOrigin(request, house.env.publicOrigin)) return no(refuse('authorizationRejected'))
  const parsed = call.takes.safeParse((request.method === 'GET' ? request.query : request.body) ?? {})
  if (!parsed.success) return no(misshapen(parsed.error))
  const unstorable = unstorableIn(parsed.data)
  if (unstorable !== undefined) return no(refuseUnstorable(unstorable))
  const asking = await requestContextOf()
  const stopped = refusalOf(name, asking)
  if (stopped) return no(stopped)
  if (call.who === 'player' && !asking.player) return no(refuse('noSession'))
  // Somebody logged in meanwhile, in another tab: let the page show that.
  if (call.who === 'visitor' && asking.player) return no(refuse('shownElsewhere'))
  const run = async (): Promise<Answer> => {
    const value = await handler(asking, parsed.data)
    return isRefused(value) ? no(value) : { status: 200, body: value }
  }
  return call.keyed ? keyed(house, asking, { call, body: request.body }, no, run) : run()
}

/**
 * Answers a keyed call the same for the same key and body. A failure of ours is not kept, so that it can be retried.
 */
async function keyed(
  house: House,
  asking: RequestContext,
  { call, body }: { call: Call; body: unknown },
  no: (refused: Refused) => Answer,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\w-]{8,100}$/.test(asking.key)) return no(refuse('incompleteData', { details: { header: 'Idempotency-Key' } }))
  const owner = asking.player ? `player:${asking.player.player}` : `visitor:${asking.visitor}`
  return oneAtATime(`${owner}\n${asking.key}`, async () => {
    const claim = { owner, key: asking.key, by: randomUUID() }
    const claimed = await claimForAllNodes(house, claim, bodyHashOf(house.env.indexKey, call.at, body))
    if (claimed === 'mismatch') return no(refuse('keyUsed'))
    if (claimed !== 'free') return { status: claimed.status, body: claimed.answer }
    return holdingClaim(house.db, claim, async () => {
      const answer = await run()
      if (answer.status < 500) await keepAnswer(house.db, owner, asking.key, { status: answer.status, answer: answer.body })
      return answer
    })
  })
}

const underWay = new Map<string, Promise<unknown>>()

/** Serialises calls with the same key. */
async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  underWay.set(key, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(key) === mine) underWay.delete(key)
  }
}

/**
 * Checks that a POST comes from our own origin, which browsers always state; another site may not send one with our
 * cookie.
 */
function sameOrigin(request: Pick<Asked, 'headers'>, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return origin === publicOrigin
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Builds the refusal for input that violates the contract's schema. */
function misshapen({ issues }: z.ZodError): Refused {
  const found = issues.map((issue) => [issue.path.join('.') || 'body', ruleOf(issue)] as const)
  const rules = new Set(found.map(([, rule]) => rule))
  const fields = Object.fromEntries(found.map(([name, rule]) => [name, { rule }]))
  const only = (rule: string) => rules.size === 1 && rules.has(rule)
  return refuse(only('required') ? 'incompleteData' : only('number') ? 'wrongNumberFormat' : 'invalidFields', { details: { fields } })
}

/** Returns the broken rule by its name in field messages. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.message === notANumber) return 'number'
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined') ? 'required' : 'wrongFormat'
}
