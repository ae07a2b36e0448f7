import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { chatOrder, chatQuestion, obeyChatOrder, tellChat } from '../chat/platform-calls.ts'
import { readSeeds } from '../fairness/seeds.sql.ts'
import type { Rational } from '../fairness/rational.ts'
import { gameOf, type Game, type Themed } from '../game.ts'
import { launchGame, launchSchema } from '../play/launch-game.ts'
import { checkOf } from '../play/check-of.ts'
import { acknowledgedOf, acknowledgedQuestion } from '../rounds/acknowledged.ts'
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
    '/games': async () => ok({ games: studio.games.flatMap(listed) }),
    '/live': async () => ok({ tables: (await Promise.all(studio.games.map((game) => tellLive(studio, game)))).flat() }),
    '/launch': reading(launchSchema, async (wish) => {
      const launched = await launchGame(studio, wish)
      return typeof launched === 'string' ? refuse(400, 'WRONG_SYNTAX', launched) : ok(launched)
    }),
    '/rounds': reading(roundQuestion, async ({ roundId }) => {
      const round = await readRound(query, roundId)
      return round ? ok(await tellRound(studio, round)) : refuse(404, 'ROUND_UNKNOWN')
    }),
    '/statement': reading(statementQuestion, async (question) => ok(await statementOf(query, question))),
    '/acknowledged': reading(acknowledgedQuestion, async (question) => ok(await acknowledgedOf(query, question))),
    '/chat/messages': reading(chatQuestion, async (question) => ok(await tellChat(studio, question))),
    '/chat/orders': reading(chatOrder, async (order) => ok(await obeyChatOrder(studio, order))),
    '/sessions/end': reading(ending, async ({ sessionToken, reason }) => {
      await endSessionByToken(query, sessionToken, world.clock.now(), reason)
      return ok({})
    }),
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body })

/** Answers a call whose body is understood, and refuses any other. */
const reading =
  <Said>(schema: z.ZodType<Said>, answer: (said: Said) => Promise<Answer>) =>
  async (body: unknown): Promise<Answer> => {
    const said = schema.safeParse(body)
    return said.success ? answer(said.data) : refuse(400, 'WRONG_SYNTAX', z.prettifyError(said.error))
  }

/** Tells a round as the platform is told it, with its seeds as far as they are revealed. */
async function tellRound({ world, games }: Studio, round: Round): Promise<Record<string, unknown>> {
  const { query } = world.database
  const { spinKey: _own, status, fairness, ...view } = roundView(round, await readSeeds(query, seedIdsOf([round])))
  const game = gameOf(games, round.gameId)
  const seeds = fairness ?? (await game?.shared?.fairnessOf(query, round)) ?? null
  const check = game && seeds ? await checkOf(query, game, round, seeds) : null
  return { ...view, ...game?.shared?.tell(round), gameId: round.gameId, state: status, seeds, check }
}

/** A game as the platform lists it, then its themes: the same game under other names. */
function listed({ id, listing, themes = {} }: Game) {
  if (!listing) return []
  const { group, returnPercent, mathsHash, minStake, maxStake, returns } = listing
  const stated = returns && { ...returns, least: fractionOf(returns.least), most: fractionOf(returns.most) }
  const told = { group, rtp: returnPercent, minStake: String(minStake), maxStake: String(maxStake), mathsHash }
  const named = (gameId: string, { name, jackpots = [] }: Themed) => {
    const wins = jackpots.map(({ chance, ...one }) => ({ ...one, chance: fractionOf(chance) }))
    return { gameId, name, ...told, ...(stated ? { returns: stated } : {}), ...(wins.length > 0 ? { jackpots: wins } : {}) }
  }
  return [named(id, listing), ...Object.entries(themes).map(([theme, themed]) => named(`${id}.${theme}`, themed))]
}

const fractionOf = ({ of, in: parts }: Rational) => ({ of: String(of), in: String(parts) })

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
