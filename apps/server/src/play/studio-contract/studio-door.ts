import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import type { StudioRound } from '../../money/verify-ledger/index.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { Studio } from './studio.ts'

/** What a studio is told when a game is opened. */
type LaunchWish = Readonly<Record<string, string>> & { gameId: string; currency: string; country: string }

/** Whose free rounds are told with it: the wallet's in this game of the catalogue, by the name of its address. */
type FreeRoundsWish = { wallet: WalletKey; game: string }

/** A protocol between studios and us, in both directions. */
export type StudioDoor = {
  /** The name used in {@link Studio.door}. */
  readonly name: string
  /** Mounts the calls that studios make to us. */
  readonly mount: (app: FastifyInstance, house: House) => Promise<void>
  /** Opens a game at the studio and returns its address; throws if the studio cannot be reached or refuses. */
  readonly launch: (house: House, studio: Studio, wish: LaunchWish, free?: FreeRoundsWish) => Promise<{ url: string }>
  /** Returns a studio round's name in our books. */
  readonly roundHoldOf: (studio: string, roundId: string) => string
  /** Returns the id of the posting that rolls a bet back, both by their names in our books. */
  readonly rollbackIdOf: (studio: string, bet: string, round: string) => string
  /** Reads a studio's rounds begun within [from, to); throws if it does not support that. */
  readonly readRounds: (house: House, studio: Studio, from: Date, to: Date) => Promise<StudioRound[]>
}
