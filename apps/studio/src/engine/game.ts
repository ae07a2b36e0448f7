import type { Queries } from '@fairhouse/process/database.ts'
import type { StudioPage } from '../page-kit/send-studio-page.ts'
import type { WordsByLanguage } from '../page-kit/words/index.ts'
import type { Draw } from './fairness/fair-draw.ts'
import type { Rational } from './fairness/rational.ts'
import type { VisitView } from './play/session-view.ts'
import type { Outcome, Round } from './rounds/round.ts'
import type { RoundView } from './rounds/round-view.ts'
import type { OpenSession, Session } from './rounds/session.ts'
import type { Studio } from './studio.ts'

/** A game as the platform lists it. Stakes are EUR minor units. */
export type Listing = {
  name: string
  /** The platform's group, such as `slots` or `live`. */
  group: string
  returnPercent: string
  /** Everything that decides what it pays, as canonical JSON. */
  maths: string
  /** SHA-256 of that text. */
  mathsHash: string
  minStake: bigint
  maxStake: bigint
  /** The outcomes of a round that can win a jackpot of the platform. */
  jackpots?: readonly JackpotOutcome[]
}

/** An outcome by its name to the platform, what players read in each language, and how likely a round gives it. */
export type JackpotOutcome = { outcome: string; names: WordsByLanguage<string>; chance: Rational }

/** Play by oneself: a bet, the decision of chance, a win. Amounts are minor units. */
export type SoloPlay = {
  stakesOf: (currency: string, maxStake: bigint | null) => bigint[]
  /** A free round is playable if its value is a multiple of this. */
  stakeUnit: bigint
  /** Decides a round by numbers of its seeds; knows nothing of players and balances. */
  decide: (draw: Draw, stake: bigint) => Promise<Outcome>
}

/** Play at a table that all players share: the table decides, and bets wait for it. */
export type SharedPlay = {
  /** Keeps the table's round of a bet from advancing until the transaction ends; called before any other lock. */
  hold: (query: Queries, round: Round) => Promise<void>
  /** Lays a bet that the wallet has taken. */
  taken: (query: Queries, round: Round, now: Date) => Promise<void>
  /** Returns the seeds of a bet's round, as far as they are revealed. */
  fairnessOf: (query: Queries, round: Round) => Promise<RoundView['fairness']>
  /** Returns what the platform is told of a bet besides what all rounds have. */
  tell: (round: Round) => Record<string, unknown>
}

/** A call of a game's own page: answers it, or refuses it with a code that the page has a sentence for. */
export type PageCall = (studio: Studio, session: OpenSession, body: unknown) => Promise<unknown>

/** Something that a person at the desk can do with a game. */
export type DeskAct = {
  label: string
  /** Returns a sentence: what was done, or why nothing was. */
  run: (studio: Studio) => Promise<{ done: boolean; sentence: string }>
}

/**
 * A game: everything that the studio needs to know about it. Each has a folder below `games/` and one line in
 * `games/index.ts`.
 */
export type Game = {
  /** The platform's id of the game. */
  id: string
  /** Its folder, which is the last part of its addresses too. */
  path: string
  /** Whether ids with a dot after the game's are the same game with another picture. */
  hasEditions?: boolean
  /** Missing for what is launched but never listed. */
  listing?: Listing
  solo?: SoloPlay
  shared?: SharedPlay
  /** Everything that its page shows besides texts. */
  view: (studio: Studio, session: OpenSession) => Promise<VisitView>
  /** Calls of its page besides those of all pages, by the last part of their address. */
  calls?: Readonly<Record<string, PageCall>>
  /** Work that is due by the clock, at each beat. */
  beat?: (studio: Studio) => Promise<void>
  deskActs?: Readonly<Record<string, DeskAct>>
  /** Whether the page is opened as it is sent, because it has no script that would. */
  opensAtOnce?: boolean
  /** Draws the page of a visit; `page` is its token. */
  drawPage: (session: Session, page: string, query: Readonly<Record<string, string>>) => StudioPage
  /** Draws the page on which anybody recomputes a round. */
  drawCheckPage?: () => StudioPage
  /** The files of the scripts that its pages begin with. */
  scripts: readonly string[]
}

/** Returns the game of an id, which may name one of its editions. */
export function gameOf(games: readonly Game[], gameId: string): Game | undefined {
  return games.find(({ id, hasEditions }) => id === gameId || (hasEditions === true && isEdition(id, gameId)))
}

const isEdition = (id: string, gameId: string) => gameId.startsWith(`${id}.`) && /^[a-z0-9-]{1,80}$/.test(gameId.slice(id.length + 1))

/** Returns the id of a game without its edition. */
export const machineOf = (gameId: string): string => gameId.split('.')[0] ?? gameId
