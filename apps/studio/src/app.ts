import { join } from 'node:path'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { openDatabase } from '@fairhouse/process/database.ts'
import { isAway, untilDatabaseAnswers } from '@fairhouse/process/database-away.ts'
import { migrate } from '@fairhouse/process/migrate.ts'
import { startTicker } from '@fairhouse/process/ticker.ts'
import { followClock, systemClock, type Clock } from './base/clock.ts'
import type { Environment } from './base/environment.ts'
import { ensureSchema, askDatabase } from './base/schema.sql.ts'
import { serveDesk } from './desk/index.ts'
import { servePages } from './engine/calls/serve-pages.ts'
import { servePlatformCalls } from './engine/calls/serve-platform-calls.ts'
import { servePlay } from './engine/calls/serve-play.ts'
import type { Game } from './engine/game.ts'
import { finishLeftRounds } from './engine/play/finish-left-rounds.ts'
import { undoLostBets } from './engine/play/play-round.ts'
import type { Studio, World } from './engine/studio.ts'
import { openOutbox } from './engine/wallet/outbox.ts'
import { mountMetrics, openMetrics } from './monitoring/index.ts'
import { games as allGames } from './games/index.ts'

const migrations = join(import.meta.dirname, '../migrations')

type Options = { logLevel?: string; games?: readonly Game[]; clock?: Clock }

/** Builds the studio: its games, its side of the wallet, its pages and its desk. */
export async function buildApp(environment: Environment, options: Options = {}): Promise<{ app: FastifyInstance; studio: Studio }> {
  const { logLevel = 'warn', games = allGames } = options
  const app = Fastify({
    logger: { level: logLevel, base: { part: 'studio' }, serializers: { req: drawRequest } },
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
  })
  refuseWhileAway(app)
  const closer = new AbortController()
  const world = await openWorld(environment, app, closer.signal, options.clock)
  const studio: Studio = { world, games, closing: closer.signal, playing: new Map(), outbox: openOutbox(world, closer.signal) }
  await app.register(compress)
  app.register((scope) => servePlatformCalls(scope, studio), { prefix: '/studio/api' })
  app.register((scope) => servePlay(scope, studio), { prefix: '/studio/play' })
  app.register((scope) => servePages(scope, studio), { prefix: '/studio' })
  app.register((scope) => serveDesk(scope, studio), { prefix: '/desk' })
  serveHealth(app, world)
  mountMetrics(app, world)
  startWork(studio)
  app.addHook('onClose', async () => {
    closer.abort()
    await Promise.allSettled(studio.playing.values())
    await studio.outbox.rest()
  })
  return { app, studio }
}

/** What is due by the clock: bets whose process died, rounds whose players stay away, the games' own work, and calls that must arrive. */
function startWork(studio: Studio): void {
  const { ticker } = studio.world
  ticker.every(() => undoLostBets(studio))
  ticker.every(() => finishLeftRounds(studio))
  for (const { beat } of studio.games) if (beat) ticker.every(() => beat(studio))
  ticker.every(studio.outbox.beat)
}

/** `/healthz`: the process runs; `/readyz`: it can play. */
function serveHealth(app: FastifyInstance, { clock, database }: World): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok', now: clock.now().toISOString() }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    await askDatabase(database.query)
    return reply.send({ status: 'ready' })
  })
}

/** Answers 503 while the database is away, because the call itself is not at fault. */
function refuseWhileAway(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, _, reply) => {
    if (!isAway(error)) throw error
    app.log.warn(error, 'the database is away')
    return reply.code(503).header('retry-after', '1').send({ error: 'The studio cannot reach its database: ask again.' })
  })
}

async function openWorld(environment: Environment, app: FastifyInstance, closing: AbortSignal, given?: Clock): Promise<World> {
  const database = openDatabase(environment.databaseUrl, 'studio', (error) => app.log.warn(error, 'the database is away'))
  app.addHook('onClose', database.close)
  try {
    await untilDatabaseAnswers(database, 'studio', (sentence) => app.log.warn(sentence))
    await ensureSchema(database.query)
    await migrate(database, migrations)
    const ticker = startTicker((error) => app.log.error(error, 'due work failed and is tried again'))
    app.addHook('onClose', ticker.stop)
    const { clockUrl, origin } = environment
    const clock = given ?? (clockUrl ? await followClock(clockUrl, closing, ticker.wake) : systemClock)
    return { environment, origin, database, clock, ticker, metrics: openMetrics(), log: app.log }
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Query strings stay out of the log: they carry the tokens of pages. */
function drawRequest(request: { method: string; url: string }): { method: string; url: string } {
  return { method: request.method, url: request.url.split('?')[0] ?? '' }
}
