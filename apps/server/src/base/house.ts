import type { PageSettings } from '@fairhouse/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/index.ts'
import type { Stops } from '../settings/incidents/index.ts'
import type { Wallet } from '../money/wallet/index.ts'
import type { MovableClock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Drain } from './http/drain.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { PersonalData } from './keys/personal-data.ts'
import type { OwnMessages } from './mail/own-messages.ts'
import type { EventStreams } from './live-updates/event-streams.ts'

/** The process's resources, available to every feature: one plain object, passed down by `app.ts`. */
export type House = {
  env: Environment
  db: Database
  clock: MovableClock
  settings: Settings
  messages: OwnMessages
  stops: Stops
  personal: PersonalData
  wallet: Wallet
  push: EventStreams
  metrics: Metrics
  drain: Drain
  log: FastifyBaseLogger
  /** Tells every process to refresh a player's wallet, attempt or session. Call after commits. */
  tell: (player: bigint, about: PlayerNews) => void
  /** Tells every browser that is signed in, of whichever process. Call after commits. */
  tellAll: (news: HouseNews) => void
}

/** What concerns everybody; crosses processes as JSON. */
export type HouseNews = { about: 'jackpot'; id: string; meter: string } | { about: 'race'; id: string }

/** What may have changed about a player; crosses processes as JSON. */
export type PlayerNews =
  | { about: 'wallet'; shard: number; currency: string }
  | { about: 'deposit'; reference: string; status: string; error?: string; errorCode?: number; errorSubCode?: string }
  | { about: 'withdrawal'; reference: string; status: string }
  | { about: 'limits' }
  | { about: 'session'; ended: 'logout' | 'elsewhere' | 'excluded' | 'expired' | 'sessionTime'; until?: string }
  | { about: 'jackpotWon'; id: string; amount: string; currency: string }
  | { about: 'raceWon'; id: string; place: number; amount: string; currency: string }
  | { about: 'game'; gameSessionId: string; ended: 'parallel' | 'timeout' | 'excluded' | 'operator' | 'sessionTime' }

/** The logged-in player, as far as every call needs to know. */
export type SessionPlayer = {
  sessionId: string
  player: bigint
  shard: number
  currency: string
  country: string
  language: string
  startedAt: Date
}

/** The context of one call of the public API. */
export type RequestContext = {
  house: House
  player: SessionPlayer | undefined
  ip: string
  userAgent: string
  acceptHeader: string
  country: string
  /** The language of the calling page, as a product code. */
  language: string
  deviceId: string | undefined
  /** The secret of a sign-in awaiting its code. */
  loginStep: string | undefined
  /** The secret of a registration awaiting its code. */
  registration: string | undefined
  /** Distinguishes visitors' browsers; empty if somebody is logged in. */
  visitor: string
  /** The idempotency key of a keyed call. */
  key: string
  /** The settings that this visitor's pages may see. */
  pageSettings: () => PageSettings
  /** Sets a cookie on the answer. */
  setCookie: (cookie: string) => void
}

/** A call by a player who is logged in. */
export type PlayerContext = RequestContext & { player: SessionPlayer }
