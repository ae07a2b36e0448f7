import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import type { BareRoutes } from '../../base/http/bare-routes.ts'
import type { StudioRound } from '../../money/verify-ledger/index.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { Studio } from './studio.ts'

/** What a studio is told when a game is opened. */
type LaunchWish = Readonly<Record<string, string>> & { gameId: string; currency: string; country: string }

/** Who plays for money, and what is told with it in which language: the game by the name of its address. */
export type Played = { wallet: WalletKey; game: string; language: string }

/** An outcome of a studio's game that can win a jackpot: what players read, by language, and its chance in a round, an exact fraction. */
export type ListedOutcome = { game: string; outcome: string; names: Readonly<Record<string, string>>; chance: { of: bigint; in: bigint } }

/**
 * What a studio says that a game returns of all that is staked in its rounds, exact fractions from the least to the most; the
 * deviation of what a round pays, in stakes as decimal text, where the rounds of different players are independent.
 */
export type ListedReturn = {
  game: string
  least: { of: bigint; in: bigint }
  most: { of: bigint; in: bigint }
  deviation?: { least: string; most: string } | undefined
}

/** What is read of a studio's listing. */
export type StudioListing = { outcomes: ListedOutcome[]; returns: ListedReturn[] }

/** A result at a shared table as a mark of a few letters, and its tone. */
type Mark = { text: string; tone: 'red' | 'black' | 'green' | 'blue' }

/** What goes on at a shared table of a studio: stakes in EUR minor units, times in milliseconds, results newest first. */
export type LiveTable = {
  game: string
  players: number
  betsMs: number
  leftMs: number
  minStake: bigint
  maxStake: bigint
  last: readonly Mark[]
}

/** A message in a room of a studio, as it is told to the house. `muted` without a time is for good. */
export type ToldMessage = {
  id: string
  game: string
  round: number | null
  playerRef: string
  nickname: string
  nicknameNow: string | null
  mustRename: boolean
  muted: { until: Date | null } | null
  text: string
  at: Date
  reports: number
  reportedAt: Date | null
  removedAt: Date | null
}

/** Which messages are asked for: of one room or all, of everybody or a player, those with open reports or all, those before one. */
export type ChatQuestion = {
  game?: string | undefined
  players?: string[] | undefined
  isReported: boolean
  before?: string | undefined
  most: number
}

/** The messages of a studio's rooms, newest first, and which version of the house's words it uses. */
export type ToldChat = { rooms: { game: string; name: string }[]; messages: ToldMessage[]; next: string | null; wordsVersion: number }

/** What the house has decided about the chat of a studio's rooms; moments as text, because it waits in a job. */
export type ChatOrder =
  | { kind: 'remove' | 'leave'; message: string; at: string }
  | { kind: 'mute'; players: string[]; until: string | null; at: string }
  | { kind: 'lift' | 'rename'; players: string[]; at: string }
  | { kind: 'forget'; players: string[] }
  | { kind: 'words'; version: number; words: readonly string[] }

/**
 * What a round is recomputed from, as the fields of the studio's page: ready, sealed while its seed is secret, or open while
 * the round is not over; unknown to the studio.
 */
export type ToldCheck = { state: 'ready'; fields: Readonly<Record<string, string>> } | { state: 'sealed' | 'open' | 'unknown' }

/** A money call that a studio says we have acknowledged, with its fields as they were sent, and when that was. */
export type AcknowledgedCall = Readonly<Record<string, unknown>> & { call: string; at: string; playerRef: string }

/** Some of them, oldest first, and where the rest goes on. */
export type AcknowledgedPage = { calls: AcknowledgedCall[]; next: string | null }

/**
 * What became of such a call: our books had it (`known`), it was booked, where need be with a debt of so much (`short`), or it could
 * not be, with the reason (`left`).
 */
export type BookedCall = {
  subject: string
  wallet?: WalletKey | undefined
  amount?: bigint | undefined
  known?: boolean | undefined
  short?: bigint | undefined
  left?: string | undefined
}

/** A protocol between studios and us, in both directions. */
export type StudioDoor = {
  /** The name used in {@link Studio.door}. */
  readonly name: string
  /** Mounts the calls that studios make to us. */
  readonly mount: (app: FastifyInstance, house: House, bare: Pick<BareRoutes, 'add'>) => Promise<void>
  /** Opens a game at the studio and returns its address; throws if the studio cannot be reached or refuses. */
  readonly launch: (house: House, studio: Studio, wish: LaunchWish, played?: Played) => Promise<{ url: string }>
  /** Returns a studio round's name in our books. */
  readonly roundHoldOf: (studio: string, roundId: string) => string
  /** Returns the id of the posting that rolls a bet back, both by their names in our books. */
  readonly rollbackIdOf: (studio: string, bet: string, round: string) => string
  /** Reads what a studio lists of its games: outcomes that can win a jackpot, and returns. Throws if it does not answer, or not by the protocol. */
  readonly readListing: (house: House, studio: Studio) => Promise<StudioListing>
  /** Reads what goes on at a studio's shared tables; missing where the protocol does not tell. Throws if it does not answer. */
  readonly readLive?: (house: House, studio: Studio) => Promise<LiveTable[]>
  /** Reads the chat of a studio's rooms; missing where the protocol has none, null where the studio has none. Throws if it does not answer. */
  readonly readChat?: (house: House, studio: Studio, question: ChatQuestion) => Promise<ToldChat | null>
  /** Tells a studio what was decided about its chat, which it does once however often it is told. Throws if it does not answer. */
  readonly orderInChat?: (house: House, studio: Studio, order: ChatOrder) => Promise<void>
  /** Returns the page on which anybody recomputes a round of a studio's game; missing where the protocol has none. */
  readonly checkPageOf?: (studio: Studio, game: string) => string
  /** Reads what a round is recomputed from; missing where the protocol has none. Throws if the studio does not answer. */
  readonly readCheck?: (house: House, studio: Studio, roundId: string) => Promise<ToldCheck>
  /** Reads the money calls of a studio that we have acknowledged within [from, to), in that order; throws if it does not tell. */
  readonly readAcknowledged: (
    house: House,
    studio: Studio,
    question: { from: Date; to: Date; after: string | undefined },
  ) => Promise<AcknowledgedPage>
  /** Returns what books such calls if our books lack them, however often it is told. */
  readonly acknowledgedBooks: (house: House, studio: Studio) => (told: AcknowledgedCall) => Promise<BookedCall>
  /** Reads a studio's rounds begun within [from, to); throws if it does not support that. */
  readonly readRounds: (house: House, studio: Studio, from: Date, to: Date) => Promise<StudioRound[]>
}
