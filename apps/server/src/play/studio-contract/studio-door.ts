import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import type { StudioRound } from '../../money/verify-ledger/index.ts'
import type { Studio } from './studio.ts'

/** What a studio is told when a game is opened. */
type LaunchWish = Readonly<Record<string, string>> & { gameId: string; currency: string; country: string }

/** A protocol that studios speak with us, in both directions. */
export type StudioDoor = {
  /** As {@link Studio.door} names it. */
  readonly name: string
  /** The calls that studios make to us. */
  readonly mount: (app: FastifyInstance, house: House) => Promise<void>
  /** Opens a game at the studio and answers its address; throws if the studio cannot be reached or says no. */
  readonly launch: (house: House, studio: Studio, wish: LaunchWish) => Promise<{ url: string }>
  /** What a round of a studio is called in our books. */
  readonly roundHoldOf: (studio: string, roundId: string) => string
  /** The rounds that began at a studio from one moment until before another; throws if it answers no such question. */
  readonly readRounds: (house: House, studio: Studio, from: Date, to: Date) => Promise<StudioRound[]>
}
