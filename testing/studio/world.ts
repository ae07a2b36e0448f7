import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/studio/src/app.ts'
import type { Clock } from '../../apps/studio/src/base/clock.ts'
import type { Environment } from '../../apps/studio/src/base/environment.ts'
import type { Game } from '../../apps/studio/src/engine/game.ts'
import type { Studio } from '../../apps/studio/src/engine/studio.ts'
import { makeDatabase, ofStudio } from '../databases/database.ts'
import { freePort } from '../databases/free-port.ts'

/** A studio of a test's own: its database, its port, and a clock that the test moves. */
export type StudioWorld = {
  app: FastifyInstance
  studio: Studio
  /** A call of the desk. */
  desk: (method: 'GET' | 'POST', path: string) => Promise<{ status: number; body: Record<string, unknown> }>
  advance: (seconds: number) => Promise<void>
  /** Ends the studio and starts another on the same database, as after a crash. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

type Changes = Partial<Environment> & { games?: readonly Game[] }

/** Opens a studio on a database of its own, made from TEST_DATABASE_URL. With `clockUrl` it follows another clock than the test's. */
export async function openStudioWorld({ games, ...changes }: Changes): Promise<StudioWorld> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run the tests by `npm test`.')
  const database = await makeDatabase(server, ofStudio)
  const environment: Environment = { ...usual(await freePort(), database.url), ...changes }
  let offset = 0
  const clock: Clock = { now: () => new Date(Date.now() + offset) }
  const start = async () => {
    const built = await buildApp(environment, { logLevel: 'silent', games, ...(environment.clockUrl ? {} : { clock }) })
    await built.app.listen({ host: environment.host, port: environment.port })
    return built
  }
  let running = await start()
  return {
    get app() {
      return running.app
    },
    get studio() {
      return running.studio
    },
    desk: async (method, path) => {
      const response = await fetch(`${environment.origin}/desk/api${path}`, { method })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> } // what each call answers, the test knows
    },
    advance: async (seconds) => {
      offset += seconds * 1000
      running.studio.world.ticker.wake()
    },
    restart: async () => {
      await running.app.close()
      running = await start()
    },
    close: async () => {
      await running.app.close()
      await database.drop()
    },
  }
}

const usual = (port: number, databaseUrl: string): Environment => ({
  host: '127.0.0.1',
  port,
  origin: `http://127.0.0.1:${port}`,
  databaseUrl,
  walletOrigin: 'http://127.0.0.1:9',
  studioId: 'studio',
  keyId: 'k1',
  secret: 'secret',
  clockUrl: '',
  metricsToken: '',
  desk: 'open',
})
