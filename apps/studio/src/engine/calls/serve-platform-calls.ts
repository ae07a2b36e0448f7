import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { chatOrder, chatQuestion, obeyChatOrder, tellChat } from '../chat/platform-calls.ts'
import { readSeeds } from '../fairness/seeds.sql.ts'
import { gameOf, type Game } from '../game.ts'
import { launchGame, launchSchema } from '../play/launch-game.ts'
import type { Round } from '../rounds/round.ts'
import { readRound } from '../rounds/round.sql.ts'
import { roundView, seedIdsOf } from '../rounds/round-view.ts'
import { endSessionByToken } from '../rounds/session.sql.ts'
import { statementOf, statementQuestion } from '../rounds/statement.ts'
import type { Studio } from '../studio.ts'
import { faultOfCall } from '../wallet/signature.ts'

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
    '/games': async () => ({ status: 200, body: { games: studio.games.flatMap(listed) } }),
    '/live': async () => ({
      status: 200,
      body: { tables: (await Promise.all(studio.games.map((game) => tellLive(studio, game)))).flat() },
    }),
    '/launch': async (body) => {
      const said = launchSchema.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      const launched = await launchGame(studio, said.data)
      return typeof launched === 'string' ? refuse(400, 'WRONG_SYNTAX', launched) : { status: 200, body: launched }
    },
    '/rounds': async (body) => {
      const said = roundQuestion.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      const round = await readRound(query, said.data.roundId)
      if (!round) return refuse(404, 'ROUND_UNKNOWN')
      return { status: 200, body: await tellRound(studio, round) }
    },
    '/statement': async (body) => {
      const said = statementQuestion.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      return { status: 200, body: await statementOf(query, said.data) }
    },
    '/chat/messages': async (body) => {
      const said = chatQuestion.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      return { status: 200, body: await tellChat(studio, said.data) }
    },
    '/chat/orders': async (body) => {
      const said = chatOrder.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      return { status: 200, body: await obeyChatOrder(studio, said.data) }
    },
    '/sessions/end': async (body) => {
      const said = ending.safeParse(body)
      if (!said.success) return refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
      await endSessionByToken(query, said.data.sessionToken, world.clock.now(), said.data.reason)
      return { status: 200, body: {} }
    },
  }
}

/** Tells a round as the platform is told it, with its seeds as far as they are revealed. */
async function tellRound({ world, games }: Studio, round: Round): Promise<Record<string, unknown>> {
  const { query } = world.database
  const { spinKey: _own, status, fairness, ...view } = roundView(round, await readSeeds(query, seedIdsOf([round])))
  const shared = gameOf(games, round.gameId)?.shared
  const seeds = fairness ?? (await shared?.fairnessOf(query, round)) ?? null
  return { ...view, ...shared?.tell(round), gameId: round.gameId, state: status, seeds }
}

/** A game as the platform lists it, then its themes: the same game under other names. */
function listed({ id, listing, themes = {} }: Game) {
  if (!listing) return []
  const { name, group, returnPercent, mathsHash, minStake, maxStake, jackpots = [] } = listing
  const told = { gameId: id, name, group, rtp: returnPercent, minStake: String(minStake), maxStake: String(maxStake), mathsHash }
  const wins = jackpots.map(({ chance, ...one }) => ({ ...one, chance: { of: String(chance.of), in: String(chance.in) } }))
  const game = { ...told, ...(wins.length > 0 ? { jackpots: wins } : {}) }
  return [game, ...Object.entries(themes).map(([theme, called]) => ({ ...game, gameId: `${id}.${theme}`, name: called }))]
}

/** What goes on at a game's table; nothing where nobody is told. */
async function tellLive(studio: Studio, { id, live, listing }: Game) {
  if (!live || !listing) return []
  return [{ gameId: id, minStake: String(listing.minStake), maxStake: String(listing.maxStake), ...(await live(studio)) }]
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
