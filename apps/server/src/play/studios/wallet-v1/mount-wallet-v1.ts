import type { FastifyInstance } from 'fastify'
import type { House } from '../../../base/house.ts'
import { unstorableIn } from '../../../base/http/storable.ts'
import { playedBonusesOf } from '../../bonuses/index.ts'
import { answerCall, type StudioCall } from './answer-call.ts'
import { calls, type CallName } from './calls.ts'
import { openGamesOf } from './open-games.ts'
import { verifyCall } from './signature.ts'

const shutSeconds = 60

/**
 * Mounts wallet v1 for studios: checks signature, then syntax, then answers the call. Protocol:
 * docs/protocols/wallet-v1.md.
 */
export async function mountWalletV1(app: FastifyInstance, house: House): Promise<void> {
  const known = { games: openGamesOf(house), bonuses: playedBonusesOf(house) }
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const names = Object.keys(calls) as CallName[] // the table's own keys
  for (const name of names) {
    // the table's own keys
    app.post(`/wallet/v1/${name}`, async (request, reply) => {
      const ended = house.metrics.walletCalls.startTimer({ call: name })
      const body = typeof request.body === 'string' ? request.body : ''
      const header = (key: string) => (typeof request.headers[key] === 'string' ? request.headers[key] : undefined)
      const studio = verifyCall(house, {
        provider: header('x-provider'),
        key: header('x-key'),
        timestamp: header('x-timestamp'),
        signature: header('x-signature'),
        path: request.url.split('?')[0] ?? '',
        body,
      })
      // Whoever cannot prove who they are names no studio here.
      const count = (code: string) => ended({ studio: typeof studio === 'string' ? 'unknown' : studio.id, code })
      const fail = (status: number, code: string, afterSeconds?: number) => {
        count(code)
        if (afterSeconds !== undefined) reply.header('retry-after', String(afterSeconds))
        return reply
          .code(status)
          .send({ status: 'ERROR', code, requestId: null, serverTime: house.clock.now().toISOString(), retry: code === 'TRY_LATER' })
      }
      if (typeof studio === 'string') return fail(401, studio)
      // What the studio did since is asked for first, in its order; until then it repeats its calls.
      if (house.stops.shut()) return fail(503, 'TRY_LATER', shutSeconds)
      const parsed = calls[name].safeParse(jsonOf(body))
      if (!parsed.success || unstorableIn(parsed.data) !== undefined) return fail(400, 'WRONG_SYNTAX')
      try {
        const answer = await answerCall(house, studio, known, { name, input: parsed.data } as StudioCall) // parsed by the schema of this name
        count(answer.code)
        return reply.send(answer)
      } catch (error) {
        house.log.error({ error, call: name }, 'a studio call failed')
        return fail(503, 'TRY_LATER', 1)
      }
    })
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
