import type { BlockOf, Draw } from '../fairness/fair-draw.ts'
import type { Round } from '../rounds/round.ts'
import type { SharedRound } from './shared-round.ts'
import type { Timetable } from './timetable.ts'
import type { Mark } from '../game.ts'

/** A player's bet in a shared round; a round may have several of one player. */
export type SharedBet<Bet> = Pick<Round, 'id' | 'owner' | 'type' | 'currency' | 'stake'> & { bet: Bet }

/** What a bet wins, in minor units, and what its outcome keeps besides, such as `{ pocket: 17 }`; `jackpot` names one that it wins. */
export type Won = { win: bigint; outcome: Record<string, unknown> & { jackpot?: string } }

/** Who asks to bet: their currency, the most that they may stake, and what they have in the round already. */
export type Asking<Bet, Plan> = {
  currency: string
  maxStake: bigint | null
  round: SharedRound<Plan, unknown>
  before: readonly SharedBet<Bet>[]
}

/** The closed list of a round's bets, in the order of their ids; empty unless the table mixes bets. */
export type ClosedList<Bet> = {
  bets: readonly SharedBet<Bet>[]
  /** Gives blocks of their own: `block_i = HMAC-SHA256(seed, clientSeed + ":" + name + ":" + number + ":" + i)`. */
  blocksOf: (name: string) => BlockOf
}

/** A round whose result is known. */
export type Decided<Plan, Result> = SharedRound<Plan, Result> & { result: Result }

/**
 * A table at which all players share the rounds. `Bet`, `Plan` and `Result` are JSON. Pure: it knows nothing of players'
 * money, the wallet or the database.
 */
export type SharedTable<Bet, Plan, Result> = {
  /** The platform's id of the game. */
  gameId: string
  /** Takes the place of a client seed, which nobody at a shared table may choose. */
  label: string
  timetable: Timetable
  /**
   * What a round shows of its seed while it is secret. `chain`: its SHA-256, which is the seed of the round before; only
   * where one round is open at a time. `own`: its public part.
   */
  fingerprint: 'chain' | 'own'
  /** Draws what is public from the beginning, by numbers of the public part of the seed; needs `fingerprint: 'own'`. */
  planOf?(draw: Draw, number: number): Promise<Plan>
  /** Whether a player has one bet in a round at most. */
  onceEach: boolean
  /** Reads what a page asks for; null if that is no bet here. What it returns is kept. */
  read(asked: unknown): Bet | null
  stakeOf(bet: Bet): bigint
  /** Why a bet is refused: a code for which the page has a sentence; null if it is not. */
  faultOf(bet: Bet, asking: Asking<Bet, Plan>): string | null
  /** Decides the round by numbers of its seed, once betting has closed. */
  decide(draw: Draw, round: SharedRound<Plan, unknown>, closed: ClosedList<Bet>): Promise<Result>
  /** How long the play of a result takes; if this is missing, as long as the timetable says. */
  playMsOf?(result: Result): number
  /** Whether the digest of the closed list of bets decides too: it follows the label, after a colon. */
  mixesBets?: boolean
  settling: Settling<Bet, Plan, Result>
  /** What of a result stands on the lobby's card; missing where the lobby shows nothing of the table. */
  markOf?(result: Result): Mark
}

/**
 * What bets win. `each`: every bet by itself; one that the wallet takes after closing plays all the same. `all`: by what
 * others have bet too, answered in the order of the bets; the list is closed with the round, and a bet that the wallet
 * takes later goes back.
 */
export type Settling<Bet, Plan, Result> =
  | { each: (bet: SharedBet<Bet>, round: Decided<Plan, Result>) => Won; all?: undefined }
  | { all: (bets: readonly SharedBet<Bet>[], round: Decided<Plan, Result>) => readonly Won[]; each?: undefined }
