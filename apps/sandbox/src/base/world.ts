import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { ControlRegistry } from './control-route.ts'
import type { Changes } from './changes.ts'
import type { Database } from '@fairhouse/process/database.ts'
import type { Environment } from './environment.ts'
import type { Ticker } from '@fairhouse/process/ticker.ts'

/** The context that every protocol gets: database, clock, ticker and announcements. */
export type World = {
  environment: Environment
  /** The sandbox's origin as browsers reach it, such as `http://127.0.0.1:3900`. */
  origin: string
  database: Database
  clock: Clock
  ticker: Ticker
  changes: Changes
  /** Collects the protocols' control calls and control-room sections. */
  control: ControlRegistry
  log: FastifyBaseLogger
}
