import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rotateSeeds, setClientSeed } from '../play/rotate-seeds.ts'
import { commitOf } from '../fairness/seeds.ts'
import { readSeeds } from '../fairness/seeds.sql.ts'
import { gameOf, machineOf } from '../game.ts'
import type { Studio } from '../studio.ts'
import { callWallet } from '../wallet/call-wallet.ts'
import { endsSession } from '../wallet/codes.ts'
import { hurrySendings } from '../wallet/outbox.sql.ts'
import { openPage } from '../play/open-page.ts'
import { readOpenRoundIds, readRoundsOf, writeShown } from '../rounds/round.sql.ts'
import { roundView, seedIdsOf } from '../rounds/round-view.ts'
import type { Round } from '../rounds/round.ts'
import { isOpened, type OpenSession } from '../rounds/session.ts'
import { endSession, lockSession, readSessionByKey, writeBalance, writeFreeRounds } from '../rounds/session.sql.ts'
import { sessionView, type VisitView } from '../play/session-view.ts'
import { playMoneyOf } from '../rounds/stakes.ts'
import { actInRound } from '../play/act-in-round.ts'
import { startRound } from '../play/start-round.ts'
import { hashOf } from '../rounds/tokens.ts'

const key = z.string().regex(/^[\w-]{32,100}$/)
const opening = z.object({ page: z.string().max(100), key })
const amount = z.string().regex(/^[1-9]\d{0,14}$/)
const spin = z.object({
  key: z.string().regex(/^[\w-]{8,100}$/),
  stake: amount,
  choice: z.json().optional(),
  free: z.string().min(1).max(100).optional(),
})
const act = z.object({ roundId: z.string().max(100), at: z.int().min(0).max(1000), act: z.json() })
const shown = z.object({ roundId: z.string().max(100) })
const seed = z.object({ clientSeed: z.string().trim().min(1).max(64) })

type Handle = (session: OpenSession, body: unknown) => Promise<unknown>

/**
 * Serves what the game's page asks of the studio: same origin only, proven by the key that the page made when it was
 * opened.
 */
export async function servePlay(scope: FastifyInstance, studio: Studio): Promise<void> {
  scope.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  scope.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error instanceof z.ZodError ? 400 : (error.statusCode ?? 500)
    if (status >= 500 && !studio.closing.aborted) request.log.error(error, 'a call of the game page failed')
    return reply.code(status).send({ code: status >= 500 ? 'TRY_LATER' : 'WRONG_SYNTAX' })
  })
  scope.post('/open', async (request, reply) => {
    const { page, key: made } = opening.parse(request.body)
    const session = await openPage(studio, page, made)
    if ('code' in session) return refuse(reply, session.code)
    await hurry(studio, session)
    return pageView(studio, session)
  })
  const handles = handlesOf(studio)
  scope.post<{ Params: { call: string } }>('/:call', async (request, reply) => {
    const session = await sessionOf(studio, request)
    if (!session) return refuse(reply, 'SESSION_EXPIRED')
    const { call } = request.params
    const answer = await answerOf(studio, handles, call, session, request.body)
    if (answer === undefined) return reply.code(404).send({ code: 'WRONG_SYNTAX' })
    return isRefusal(answer) ? refuse(reply, answer.code, answer) : answer
  })
}

/** Answers a call of every page, else one of the session's own game; undefined if neither has it. */
async function answerOf(
  studio: Studio,
  handles: Record<string, Handle>,
  call: string,
  session: OpenSession,
  body: unknown,
): Promise<unknown> {
  if (Object.hasOwn(handles, call)) return handles[call]?.(session, body)
  const calls = gameOf(studio.games, session.gameId)?.calls ?? {}
  return Object.hasOwn(calls, call) ? calls[call]?.(studio, session, body) : undefined
}

function handlesOf(studio: Studio): Record<string, Handle> {
  const { database, clock } = studio.world
  return {
    state: (session) => pageView(studio, session),
    spin: async (session, body) => {
      const asked = spin.parse(body)
      return tellPlayed(studio, session, await startRound(studio, session, { ...asked, stake: BigInt(asked.stake) }))
    },
    act: async (session, body) => tellPlayed(studio, session, await actInRound(studio, session, act.parse(body))),
    shown: async (session, body) => {
      await writeShown(database.query, session.owner, shown.parse(body).roundId, clock.now())
      return {}
    },
    balance: async (session) => {
      await hurry(studio, session)
      await askBalance(studio, session)
      return pageView(studio, await reread(studio, session))
    },
    rounds: async (session) => {
      const rounds = await readRoundsOf(database.query, session.owner, machineOf(session.gameId), 20)
      const seeds = await readSeeds(database.query, seedIdsOf(rounds))
      return { rounds: rounds.map((round) => roundView(round, seeds)) }
    },
    'client-seed': async (session, body) =>
      (await setClientSeed(database.query, session.owner, seed.parse(body).clientSeed)) ?? sessionView(studio, session),
    rotate: async (session) => {
      const old = await database.transaction((query) => rotateSeeds(query, session.owner, clock.now()))
      if ('code' in old) return old
      const { serverSeed, clientSeed, nonce } = old
      return {
        revealed: { serverSeed, commit: commitOf(serverSeed), clientSeed, rounds: nonce },
        state: await sessionView(studio, session),
      }
    },
    refill: async (session) => {
      if (session.type === 'demo') await writeBalance(database.query, session.owner, playMoneyOf(session.currency), 0n)
      return pageView(studio, await reread(studio, session))
    },
  }
}

/** Tells a round with the visit as it is then, or why it was not played. */
async function tellPlayed(studio: Studio, session: OpenSession, round: Round | { code: string }) {
  if (!('id' in round)) return round
  const seeds = await readSeeds(studio.world.database.query, seedIdsOf([round]))
  return { round: roundView(round, seeds), state: await sessionView(studio, await reread(studio, session)) }
}

/** Returns what a session's page shows, as its game tells it. */
async function pageView(studio: Studio, session: OpenSession): Promise<VisitView> {
  const game = gameOf(studio.games, session.gameId)
  return game ? game.view(studio, session) : sessionView(studio, session)
}

async function askBalance(studio: Studio, { id, type, owner, gameId, walletToken, endedAt }: OpenSession): Promise<void> {
  if (type === 'demo' || endedAt) return
  const { database, clock } = studio.world
  const called = await callWallet(studio.world, 'balance', { playerRef: owner, sessionToken: walletToken }, studio.closing)
  if (called.kind === 'unknown') return
  const { balance, code, freeRounds } = called.answer
  if (freeRounds && gameOf(studio.games, gameId)?.solo) await writeFreeRounds(database.query, id, freeRounds)
  if (balance) await writeBalance(database.query, owner, BigInt(balance.cash), BigInt(balance.bonus))
  if (endsSession(code)) await endSession(database.query, id, clock.now(), code)
}

/** Retries a player's pending calls at once, because they are here and waiting. */
async function hurry(studio: Studio, session: OpenSession): Promise<void> {
  const { database, clock, ticker } = studio.world
  const open = await readOpenRoundIds(database.query, session.owner)
  for (const id of open) await hurrySendings(database.query, id, clock.now(), false)
  if (open.length > 0) ticker.wake()
}

async function sessionOf(studio: Studio, request: FastifyRequest): Promise<OpenSession | null> {
  const given = key.safeParse(request.headers['x-play-key'])
  const session = given.success ? await readSessionByKey(studio.world.database.query, hashOf(given.data)) : null
  return session && isOpened(session) ? session : null
}

async function reread(studio: Studio, session: OpenSession): Promise<OpenSession> {
  const now = await lockSession(studio.world.database.query, session.id)
  return now && isOpened(now) ? now : session
}

function isRefusal(answer: unknown): answer is { code: string } {
  return typeof answer === 'object' && answer !== null && 'code' in answer
}

function refuse(reply: FastifyReply, code: string, more: Record<string, unknown> = {}): FastifyReply {
  return reply.code(409).send({ ...more, code })
}
