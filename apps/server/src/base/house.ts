import type { PageSettings } from '@fairhouse/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/index.ts'
import type { Wallet } from '../money/wallet/index.ts'
import type { MovableClock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { PersonalData } from './keys/personal-data.ts'
import type { EventStreams } from './live-updates/event-streams.ts'

/** What the process has and every feature may use: handed down by `app.ts`, one plain object. */
export type House = {
  env: Environment
  db: Database
  clock: MovableClock
  settings: Settings
  personal: PersonalData
  wallet: Wallet
  push: EventStreams
  metrics: Metrics
  log: FastifyBaseLogger
  /** Tells every process to look at a player again: wallet, an attempt, a session. Called after commits. */
  tell: (player: bigint, about: PlayerNews) => void
}

/** What may have changed about a player; it crosses processes as JSON. */
export type PlayerNews =
  | { about: 'wallet'; shard: number; currency: string }
  | { about: 'deposit'; reference: string; status: string; error?: string; errorCode?: number; errorSubCode?: string }
  | { about: 'withdrawal'; reference: string; status: string }
  | { about: 'limits' }
  | { about: 'session'; ended: 'logout' | 'elsewhere' | 'excluded' | 'expired' | 'sessionTime'; until?: string }
  | { about: 'game'; gameSessionId: string; ended: 'parallel' | 'timeout' | 'excluded' | 'operator' | 'sessionTime' }

/** Who is logged in, as far as every call needs to know. */
export type SessionPlayer = {
  sessionId: string
  player: bigint
  shard: number
  currency: string
  country: string
  language: string
  startedAt: Date
}

/** One call of the public API at work: who asks, from where. */
export type RequestContext = {
  house: House
  player: SessionPlayer | undefined
  ip: string
  userAgent: string
  acceptHeader: string
  country: string
  /** The language of the page that asks, as a product code. */
  language: string
  deviceId: string | undefined
  /** The secret of a sign-in that waits for its code. */
  loginStep: string | undefined
  /** The secret of a registration that waits for its code. */
  registration: string | undefined
  /** What tells the browser of a visitor from others; empty with somebody logged in. */
  visitor: string
  /** The key of a keyed call. */
  key: string
  /** What pages may know of the settings, for this visitor. */
  pageSettings: () => PageSettings
  /** Answers with a cookie. */
  setCookie: (cookie: string) => void
}

/** The same with somebody logged in. */
export type PlayerContext = RequestContext & { player: SessionPlayer }
