import type { ToldJackpot } from '../play/jackpots.ts'
import type { FreeRounds } from '../free-rounds/free-rounds.ts'

/** A visit to the game, from launch to end. Amounts are minor units. */
export type Session = {
  id: string
  pageHash: string
  keyHash: string | null
  type: 'real' | 'demo'
  gameId: string
  launchToken: string | null
  /** The player's reference from the platform; in demo play the session itself. */
  owner: string | null
  walletToken: string | null
  currency: string
  country: string
  language: string
  lobbyUrl: string
  parentOrigin: string
  maxStake: bigint | null
  minRoundMs: number
  cash: bigint
  bonus: bigint
  /** The free rounds that the platform has told of, in the order in which they are played. */
  freeRounds: FreeRounds[]
  /** The jackpots that outcomes of the game win. */
  jackpots: readonly ToldJackpot[]
  createdAt: Date
  pageExpiresAt: Date
  openedAt: Date | null
  endedAt: Date | null
  endCode: string | null
}

/** An opened session, which has an owner. */
export type OpenSession = Session & { owner: string; openedAt: Date }

/** Returns whether a session has been opened. */
export function isOpened(session: Session): session is OpenSession {
  return session.owner !== null && session.openedAt !== null
}
