import type { FastifyInstance } from 'fastify'
import type { House } from '../../../base/house.ts'
import type { BareAnswer, BareCall, BareRoutes } from '../../../base/http/bare-routes.ts'
import { unstorableIn } from '../../../base/http/storable.ts'
import { playedBonusesOf } from '../../bonuses/index.ts'
import { answerCall, type Known, type StudioCall } from './answer-call.ts'
import { calls, type CallName } from './calls.ts'
import { openGamesOf } from './open-games.ts'
import { verifyCall } from './signature.ts'

const shutSeconds = 60

/**
 * Mounts wallet v1 for studios, in Fastify and, for calls that are plain in every way, in front of it. Protocol:
 * docs/protocols/wallet-v1.md.
 */
export async function mountWalletV1(app: FastifyInstance, house: House, bare: Pick<BareRoutes, 'add'>): Promise<void> {
  const known = { games: openGamesOf(house), bonuses: playedBonusesOf(house) }
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const names = Object.keys(calls) as CallName[] // the table's own keys
  for (const name of names) {
    const address = `/wallet/v1/${name}`
    bare.add(address, (call) => answerSigned(house, known, name, call))
    app.post(address, async (request, reply) => {
      const header = (key: string) => (typeof request.headers[key] === 'string' ? request.headers[key] : undefined)
      const body = typeof request.body === 'string' ? request.body : ''
      const answer = await answerSigned(house, known, name, { path: request.url.split('?')[0] ?? '', body, header })
      if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds))
      return reply.code(answer.status).send(answer.body)
    })
  }
}

/** Answers a call: checks signature, then syntax, then does what it asks. */
async function answerSigned(house: House, known: Known, name: CallName, { path, body, header }: BareCall): Promise<BareAnswer> {
  const ended = house.metrics.walletCalls.startTimer({ call: name })
  const [provider, key] = [header('x-provider'), header('x-key')]
  const studio = verifyCall(house, { provider, key, timestamp: header('x-timestamp'), signature: header('x-signature'), path, body })
  // Whoever cannot prove who they are names no studio here.
  const count = (code: string) => ended({ studio: typeof studio === 'string' ? 'unknown' : studio.id, code })
  const fail = (status: number, code: string, retryAfterSeconds?: number): BareAnswer => {
    count(code)
    const serverTime = house.clock.now().toISOString()
    return { status, retryAfterSeconds, body: { status: 'ERROR', code, requestId: null, serverTime, retry: code === 'TRY_LATER' } }
  }
  if (typeof studio === 'string') return fail(401, studio)
  // What the studio did since is asked for first, in its order; until then it repeats its calls.
  if (house.stops.shut()) return fail(503, 'TRY_LATER', shutSeconds)
  const parsed = calls[name].safeParse(jsonOf(body))
  if (!parsed.success || unstorableIn(parsed.data) !== undefined) return fail(400, 'WRONG_SYNTAX')
  try {
    const answer = await answerCall(house, studio, known, { name, input: parsed.data } as StudioCall) // parsed by the schema of this name
    count(answer.code)
    return { status: 200, body: answer }
  } catch (error) {
    house.log.error({ error, call: name }, 'a studio call failed')
    return fail(503, 'TRY_LATER', 1)
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
