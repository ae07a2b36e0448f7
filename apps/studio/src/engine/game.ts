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
  returns?: StatedReturn
  /** The outcomes of a round that can win a jackpot of the platform. */
  jackpots?: readonly JackpotOutcome[]
}

/**
 * What a game returns of all that is staked in its rounds, from the least to the most. `deviation` is the standard deviation
 * of what a round pays, in stakes, as decimal text: only where the rounds of different players are independent.
 */
export type StatedReturn = { least: Rational; most: Rational; deviation?: { least: string; most: string } }

/** An outcome by its name to the platform, what players read in each language, and how likely a round gives it. */
export type JackpotOutcome = { outcome: string; names: WordsByLanguage<string>; chance: Rational }

/**
 * Play by oneself: a bet, the decision of chance (and of the player, where a round has steps), a win. Amounts are minor
 * units.
 */
export type SoloPlay = {
  /** The stakes that the page offers; where players lay chips, the values of the chips. */
  stakesOf: (currency: string, maxStake: bigint | null) => bigint[]
  /** A free round is playable if its value is a multiple of this. */
  stakeUnit: bigint
  /** What players choose with their bet; missing where the stake is all. */
  choosing?: Choosing
} & (AtOnce | InSteps)

/** Who asks for a round: their currency, the most that one may cost in minor units, and whether it is a free one. */
export type Asked = { currency: string; maxStake: bigint | null; free: boolean }

/** A choice that comes with the bet, such as numbers or chips. */
type Choosing = {
  /** Reads what a page asks for; null if that is no choice of this game. What it returns is kept with the round, as JSON. */
  read: (asked: unknown) => unknown
  /**
   * Why a choice cannot be played for a stake; the value of a free round need not be on offer. If this is missing, every
   * choice can be played for each stake on offer.
   */
  faultOf?(choice: unknown, stake: bigint, asked: Asked): 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | null
}

/** The bet decides everything. */
type AtOnce = {
  /** Decides a round by numbers of its seeds; knows nothing of players and balances. The choice is as `read` returned it. */
  decide(draw: Draw, stake: bigint, choice: unknown): Promise<Outcome>
  steps?: undefined
}

/** The player decides in the round too. */
type InSteps = { steps: Steps; decide?: undefined }

/** How far a round with steps is: what its player may see, as JSON, and its outcome once nothing is left to decide. */
export type Stage = { seen: unknown; outcome: Outcome | null }

/** An act of a player in a round, as JSON, and the stake that it adds. */
export type Act = { act: unknown; raise: bigint }

/** Rounds of several steps. What `read`, `play` and `actOf` return is kept, and given back as it was. */
export type Steps = {
  /**
   * Plays a round from its first number up to the last act: the same numbers, choice and acts are always the same
   * stage. What is not decided yet must not be drawn into `seen`.
   */
  play(draw: Draw, stake: bigint, choice: unknown, acts: readonly unknown[]): Promise<Stage>
  /** Reads what a page asks for; null if the player cannot do that now. A free round is never raised. */
  actOf(asked: unknown, seen: unknown, free: boolean): Act | null
  /** What is done for a player who does not come back; it never raises the stake. */
  actForAbsent(seen: unknown): unknown
}

/** Play at a table that all players share: the table decides, and bets wait for it. */
export type SharedPlay = {
  /** Keeps the table's round of a bet from advancing until the transaction ends; called before any other lock. */
  hold: (query: Queries, round: Round) => Promise<void>
  /** Lays a bet that the wallet has taken. */
  taken: (query: Queries, round: Round, now: Date) => Promise<void>
  /** Returns the seeds of a bet's round, as far as they are revealed. */
  fairnessOf: (query: Queries, round: Round) => Promise<RoundView['fairness']>
  /** Returns what the page that recomputes a round is filled in with, besides seed, number and win; missing where that is the bet. */
  checkFieldsOf?: (query: Queries, round: Round) => Promise<Record<string, string>>
  /** Returns what the platform is told of a bet besides what all rounds have. */
  tell: (round: Round) => Record<string, unknown>
}

/** A result as a mark of a few letters, and its tone. */
export type Mark = { text: string; tone: 'red' | 'black' | 'green' | 'blue' }

/** What the platform is told of a shared table: nothing of a player in it. Times are milliseconds. */
export type LiveTable = {
  players: number
  /** How long bets of a round are open, and for how long those of the present one still are; 0 if they are not. */
  betsMs: number
  leftMs: number
  /** The latest results, newest first. */
  last: Mark[]
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
  /** Names of its themes by what follows its id and a dot: games of their own to the platform, with the same mathematics. */
  themes?: Readonly<Record<string, Themed>>
  /** Missing for what is launched but never listed. */
  listing?: Listing
  solo?: SoloPlay
  shared?: SharedPlay
  /** Everything that its page shows besides texts. */
  view: (studio: Studio, session: OpenSession) => Promise<VisitView>
  /** What goes on at its table now, for whoever looks at the lobby. */
  live?: (studio: Studio) => Promise<LiveTable>
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
  drawCheckPage?: (asked: CheckAsked) => StudioPage
  /** The files of the scripts that its pages begin with. */
  scripts: readonly string[]
}

/**
 * For whom the page is drawn on which a round is recomputed: the game or theme by id and name, the language, light or dark
 * (null: as the game itself), and the page that holds it in a frame, if one does. `unit` is what stakes are multiples of.
 */
export type CheckAsked = {
  gameId: string
  name: string
  language: string
  theme: 'light' | 'dark' | null
  parentOrigin: string | null
  unit: string
}

/** A theme as it is listed: its name, and its own names of the outcomes that can win a jackpot. */
export type Themed = { name: string; jackpots?: readonly JackpotOutcome[] }

/** Returns the game of an id, which may name one of its themes or editions. */
export function gameOf(games: readonly Game[], gameId: string): Game | undefined {
  return games.find((game) => game.id === gameId || isTheme(game, gameId) || (game.hasEditions === true && isEdition(game.id, gameId)))
}

const isTheme = ({ id, themes = {} }: Game, gameId: string) =>
  gameId.startsWith(`${id}.`) && Object.hasOwn(themes, gameId.slice(id.length + 1))

const isEdition = (id: string, gameId: string) => gameId.startsWith(`${id}.`) && /^[a-z0-9-]{1,80}$/.test(gameId.slice(id.length + 1))

/** Returns the id of a game without its edition. */
export const machineOf = (gameId: string): string => gameId.split('.')[0] ?? gameId
