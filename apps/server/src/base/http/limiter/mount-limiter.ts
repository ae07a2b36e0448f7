import type { Api } from '@fairhouse/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../house.ts'
import { errorAnswer, refuse } from '../refusal.ts'
import type { OverBudget } from '../serve.ts'
import { costClasses, type Budget, type CostClass } from './cost-class.ts'
import { costOfCalls, costOfPatterns } from './cost-of-routes.ts'
import { openCounter } from './counter.ts'
import { openLeases } from './leases.ts'
import { networkOf } from '../network-of.ts'

type Config = { call?: keyof Api; cost?: CostClass }

/** The budget of refused calls of partners, by address. */
export type SignedBudget = { isUsedUp: (ip: string) => boolean; refused: (ip: string) => void }

/** What counts besides the routes: the calls that a page makes while it is drawn, and calls of partners that are not Fastify's. */
export type Limiter = { overBudget: OverBudget; signed: SignedBudget }

/**
 * Bounds what one network can ask: every route has a cost class, found by its pattern, and each class a budget per
 * minute. Answers 429 above it, before reading the request. Mount before all routes.
 */
export function mountLimiter(app: FastifyInstance, house: House): Limiter {
  const counter = openCounter()
  const leases = openLeases(house.db, house.clock)

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, cost: costOf(route.url, route.config) } as typeof route.config // we set this key ourselves
  })

  /** Counts one of a class at an address; returns how many milliseconds it must wait, 0 if it may proceed. */
  async function waitOf(cost: CostClass, ip: string): Promise<number> {
    const { setting, counted, ofAll }: Budget = costClasses[cost]
    const perMinute = house.settings.get(setting)
    const network = networkOf(ip)
    if (counted !== 'together')
      return counter[counted === 'here' ? 'take' : 'look'](`${cost}:${network}`, perMinute, house.clock.now().getTime())
    const own = await leases.take(`${cost}:${house.personal.indexOf('address', network)}`, perMinute)
    return own > 0 || !ofAll ? own : leases.take(cost, house.settings.get(ofAll))
  }

  app.addHook('onRequest', async (request, reply) => {
    const wait = await waitOf(costOfRequest(request), request.ip)
    return wait > 0 ? tooMany(house, request, reply, wait) : undefined
  })

  app.addHook('onResponse', async (request, reply) => {
    const cost = costOfRequest(request)
    if (costClasses[cost].counted === 'refused' && reply.statusCode >= 400 && reply.statusCode < 500) signed.refused(request.ip)
  })
  const signed = signedBudget(house, counter)
  return {
    signed,
    overBudget: async (name, ip, path) => {
      const waitMs = await waitOf(costOfCalls[name], ip)
      return waitMs > 0 ? overBudget(house, path, waitMs) : undefined
    },
  }
}

function signedBudget({ settings, clock }: House, counter: ReturnType<typeof openCounter>): SignedBudget {
  const about = (ip: string) =>
    [`signed:${networkOf(ip)}`, settings.get(costClasses.signed.setting), clock.now().getTime()] as [string, number, number] // as a counter takes them
  return { isUsedUp: (ip) => counter.look(...about(ip)) > 0, refused: (ip) => void counter.take(...about(ip)) }
}

/** Returns a route's class; throws at start if it has none. */
function costOf(pattern: string, { call }: Config = {}): CostClass {
  const cost = call ? costOfCalls[call] : costOfPatterns[pattern.replace(/^\/wallet\/v1\/\w+$/, '/wallet/v1/:call')]
  if (!cost) throw new Error(`The route ${pattern} has no cost class: say in base/limiter/cost-of-routes.ts what it costs.`)
  return cost
}

/** Returns a request's class; an unknown address costs as much as an ordinary call. */
const costOfRequest = (request: FastifyRequest): CostClass => (request.routeOptions.config as Config | undefined)?.cost ?? 'call' // we set this key ourselves

function tooMany(house: House, request: FastifyRequest, reply: FastifyReply, waitMs: number): FastifyReply {
  const { status, body } = overBudget(house, request.url.split('?')[0] ?? '', waitMs)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
    .send(body)
}

/** Builds the answer to what is above its budget. */
function overBudget({ clock }: Pick<House, 'clock'>, path: string, waitMs: number): ReturnType<typeof errorAnswer> {
  const now = clock.now()
  return errorAnswer(refuse('tooManyRequests', { until: new Date(now.getTime() + waitMs) }), path, now)
}
