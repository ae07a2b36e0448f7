import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { readSeeds } from './fairness/seeds.sql.ts'
import { maths, orchardReturnPercent } from './orchard/maths.ts'
import { mathsHash } from './orchard/maths-hash.ts'
import { launchGame, launchSchema } from './play/launch-game.ts'
import { readRound } from './rounds/round.sql.ts'
import { roundView, seedIdsOf } from './rounds/round-view.ts'
import { endSessionByToken, lockSession } from './rounds/session.sql.ts'
import { stakesOf } from './rounds/stakes.ts'
import { statementOf, statementQuestion } from './rounds/statement.ts'
import type { Studio } from './studio.ts'
import { faultOfCall } from './wallet/signature.ts'
import { chipsOf, highestStake } from './wheel/chips.ts'
import { wheelGameId, wheelReturnPercent } from './wheel/maths.ts'
import { wheelHash } from './wheel/maths-hash.ts'
import { wheelFairness } from './play/wheel-view.ts'

const roundQuestion = z.object({ roundId: z.string().min(1).max(100) })
const ending = z.object({ sessionToken: z.string().min(1).max(500), reason: z.string().min(1).max(200) })

type Answer = { status: number; body: unknown }

/**
 * Serves what the platform asks of the studio; nothing is read from a body before its signature has been found right.
 */
export async function servePlatformCalls(scope: FastifyInstance, studio: Studio): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const [path, answer] of Object.entries(callsOf(studio))) {
    scope.post(path, async (request, reply) => {
      const raw = typeof request.body === 'string' ? request.body : ''
      const fault = faultOfCall(studio.world, request.headers, request.url.split('?')[0] ?? '', raw)
      if (fault) return send(reply, refuse(401, fault))
      return send(reply, await answer(jsonOf(raw)))
    })
  }
}

function callsOf(studio: Studio): Record<string, (body: unknown) => Promise<Answer>> {
  const { world } = studio
  const { query } = world.database
  return {
    '/games': async () => ({ status: 200, body: { games: [orchardGame(), wheelGame()] } }),
    '/launch': async (body) => {
      const said = launchSchema.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      const launched = await launchGame(world, said.data)
      return launched ? { status: 200, body: launched } : refuse(400, 'WRONG_SYNTAX', 'Real play needs a launchToken.')
    },
    '/rounds': async (body) => {
      const said = roundQuestion.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      const round = await readRound(query, said.data.roundId)
      if (!round) return refuse(404, 'ROUND_UNKNOWN')
      const session = await lockSession(query, round.sessionId)
      const { spinKey: _own, status, fairness, ...view } = roundView(round, await readSeeds(query, seedIdsOf([round])))
      const seeds = fairness ?? (await wheelFairness(query, round))
      return { status: 200, body: { ...view, gameId: session?.gameId ?? maths.gameId, state: status, seeds } }
    },
    '/statement': async (body) => {
      const said = statementQuestion.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      return { status: 200, body: await statementOf(query, said.data) }
    },
    '/sessions/end': async (body) => {
      const said = ending.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      await endSessionByToken(query, said.data.sessionToken, world.clock.now(), said.data.reason)
      world.changes.say('studio')
      return { status: 200, body: {} }
    },
  }
}

function orchardGame() {
  const stakes = stakesOf('EUR', null).map(String)
  return {
    gameId: maths.gameId,
    name: 'Orchard',
    group: 'slots',
    rtp: orchardReturnPercent,
    minStake: stakes[0],
    maxStake: stakes.at(-1),
    mathsHash,
  }
}

function wheelGame() {
  const [smallest] = chipsOf('EUR', null)
  const stakes = { minStake: String(smallest), maxStake: String(highestStake('EUR', null)) }
  return { gameId: wheelGameId, name: 'Harvest Wheel', group: 'live', rtp: wheelReturnPercent, ...stakes, mathsHash: wheelHash }
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

function refuse(status: number, code: string, message = ''): Answer {
  return { status, body: { status: 'ERROR', code, message } }
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send(body)
}
