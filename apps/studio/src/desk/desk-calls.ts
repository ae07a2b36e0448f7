import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readSeeds } from '../engine/fairness/seeds.sql.ts'
import { isOpen, type Round } from '../engine/rounds/round.ts'
import { readRound, readRounds } from '../engine/rounds/round.sql.ts'
import { roundView, seedIdsOf } from '../engine/rounds/round-view.ts'
import { readSessions } from '../engine/rounds/session.sql.ts'
import type { Session } from '../engine/rounds/session.ts'
import type { Studio } from '../engine/studio.ts'
import { hurrySendings, readSendings, type Sending } from '../engine/wallet/outbox.sql.ts'

const limited = z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) })
type ById = { Params: { id: string } }
type OfGame = { Params: { game: string; act: string } }

/** Serves the desk's calls: rounds with the calls that had to arrive, visits, and acts. Amounts are minor units. */
export function serveDeskCalls(scope: FastifyInstance, studio: Studio): void {
  const { query } = studio.world.database
  scope.get('/api/sessions', async (request) => ({ sessions: (await readSessions(query, limitOf(request.query))).map(sessionView) }))
  scope.get('/api/rounds', async (request) => {
    const rounds = await readRounds(query, limitOf(request.query))
    const seeds = await readSeeds(query, seedIdsOf(rounds))
    return { rounds: rounds.map((round) => ({ ...roundView(round, seeds), gameId: round.gameId })) }
  })
  scope.get<ById>('/api/rounds/:id', async ({ params }, reply) => {
    const round = await readRound(query, params.id)
    return round ? storyOf(studio, round) : reply.code(404).send({ error: 'There is no such round.' })
  })
  scope.post<ById>('/api/rounds/:id/again', async ({ params }, reply) => {
    const round = await readRound(query, params.id)
    if (!round) return reply.code(404).send({ error: 'There is no such round.' })
    if (!isOpen(round) && round.state.status !== 'alarm')
      return reply.code(409).send({ error: 'This round has ended: nothing is left to send.' })
    await hurrySendings(query, round.id, studio.world.clock.now(), true)
    await studio.outbox.deliver(round.id)
    const now = await readRound(query, round.id)
    return now && storyOf(studio, now)
  })
  scope.post<OfGame>('/api/games/:game/:act', async ({ params }, reply) => {
    const acts = studio.games.find(({ path }) => path === params.game)?.deskActs ?? {}
    const act = Object.hasOwn(acts, params.act) ? acts[params.act] : undefined
    if (!act) return reply.code(404).send({ error: 'There is no such act.' })
    const { done, sentence } = await act.run(studio)
    return done ? { said: sentence } : reply.code(409).send({ error: sentence })
  })
}

const limitOf = (given: unknown) => limited.parse(given).limit

async function storyOf({ world }: Studio, round: Round) {
  const { query } = world.database
  const seeds = await readSeeds(query, seedIdsOf([round]))
  return { ...roundView(round, seeds), gameId: round.gameId, calls: (await readSendings(query, [round.id])).map(sendingView) }
}

function sendingView({ transactionId, call, outcome, attempts, nextAt, lastAnswer }: Sending) {
  return { transactionId, call, outcome, attempts, nextAt: nextAt?.toISOString() ?? null, lastAnswer }
}

function sessionView(session: Session) {
  const { id, type, gameId, owner, currency, country, language, cash, bonus, createdAt, openedAt, endedAt, endCode } = session
  return {
    id,
    type,
    gameId,
    playerRef: type === 'demo' ? null : owner,
    currency,
    country,
    language,
    balance: { cash: String(cash), bonus: String(bonus) },
    createdAt: createdAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    endCode,
  }
}
