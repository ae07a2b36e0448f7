import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { ControlRegistry } from './control-route.ts'
import type { Changes } from './changes.ts'
import type { Database } from './database.ts'
import type { Environment } from './environment.ts'
import type { Ticker } from './ticker.ts'

/** What every protocol of the sandbox is given: one database, one clock, one beat, one board of changes. */
export type World = {
  environment: Environment
  /** The origin of the sandbox as browsers reach it, such as `http://127.0.0.1:3900`. */
  origin: string
  database: Database
  clock: Clock
  ticker: Ticker
  changes: Changes
  /** Where a protocol adds its calls of the control API and its sections of the control room. */
  control: ControlRegistry
  log: FastifyBaseLogger
}
