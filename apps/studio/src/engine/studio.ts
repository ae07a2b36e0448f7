import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@fairhouse/process/database.ts'
import type { Ticker } from '@fairhouse/process/ticker.ts'
import type { Clock } from '../base/clock.ts'
import type { Environment } from '../base/environment.ts'
import type { Metrics } from '../monitoring/index.ts'
import type { Game } from './game.ts'
import type { Outbox } from './wallet/outbox.ts'

/** What every part of the studio stands on: its settings, database, clock, beat and metrics. */
export type World = {
  environment: Environment
  /** The studio's origin as browsers reach it, such as `https://games.example.com`. */
  origin: string
  database: Database
  clock: Clock
  ticker: Ticker
  metrics: Metrics
  log: FastifyBaseLogger
}

/** The context of every part of the studio. */
export type Studio = {
  world: World
  games: readonly Game[]
  /** Aborted when the studio ends: calls under way are dropped and nothing is written about them. */
  closing: AbortSignal
  /** Rounds whose bet this process is making now, with the promise of their play. */
  playing: Map<string, Promise<void>>
  outbox: Outbox
}
