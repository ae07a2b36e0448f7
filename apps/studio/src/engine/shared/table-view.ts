import { commitOf } from '../fairness/seeds.ts'
import { visitView, type VisitView } from '../play/session-view.ts'
import { outcomeOf, type Outcome, type Round } from '../rounds/round.ts'
import { roundView, type RoundView } from '../rounds/round-view.ts'
import type { OpenSession } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { publicPartOf } from './chain.ts'
import { playersAt, sitDown } from './presence.ts'
import { hasEnded, type SharedRound } from './shared-round.ts'
import type { SharedTable } from './shared-table.ts'
import { readBetsOf, readNewestSharedRound, readSettledSharedRounds, readSharedRoundsAtPlay } from './shared.sql.ts'

const lastRounds = 12
const ownRounds = 12

/** A round as everyone at the table sees it: `commit` from the beginning, the seed once no round up to it is at play. */
export type SharedRoundView<Plan = unknown, Result = unknown> = {
  number: number
  status: SharedRound['status']
  openedAt: string
  closesAt: string
  settlesAt: string
  endsAt: string
  plan: Plan
  result: Result | null
  commit: string
  clientSeed: string
  seed: string | null
}

/** What a player has in a shared round: the round, the bet, and the outcome once decided. */
type AtTable<Bet> = { round: number; bet: Bet; outcome: Outcome | null }

/** A player's bet as its page sees it. */
export type BetView<Bet = unknown> = RoundView & { table: AtTable<Bet> }

/** Everything that the page of a shared table shows besides texts; a game adds its own. */
export type TableView<Bet = unknown, Plan = unknown, Result = unknown> = VisitView & {
  players: number
  /** The newest round, whether it has ended or not; where several are open ahead, the oldest that has not. */
  round: SharedRoundView<Plan, Result> | null
  /** All rounds that have not ended, oldest first. */
  atPlay: SharedRoundView<Plan, Result>[]
  /** The latest results, newest first. */
  last: SharedRoundView<Plan, Result>[]
  /** This player's bets at the table, newest first. */
  mine: BetView<Bet>[]
}

/** Tells a player's bet. */
export const betView = <Bet>(bet: Round): BetView<Bet> => ({ ...roundView(bet, []), table: atTable<Bet>(bet) })

/** Returns what a player has in a shared round. */
export function atTable<Bet>(bet: Round): AtTable<Bet> {
  return { round: bet.sharedRound ?? 0, bet: bet.bets as Bet, outcome: outcomeOf(bet) } // kept as the table has read it
}

/** How many results and own bets are told, where that is not the usual dozen. */
type Counts = { last?: number; mine?: number }

/** Tells a table as a session sees it now, and notes that the session is there. */
export async function tableView<Bet, Plan, Result>(
  studio: Studio,
  table: SharedTable<Bet, Plan, Result>,
  session: OpenSession,
  { last = lastRounds, mine = ownRounds }: Counts = {},
): Promise<TableView<Bet, Plan, Result>> {
  const { database, clock, ticker } = studio.world
  const { query } = database
  const { gameId } = table
  const now = clock.now()
  const alone = playersAt(studio, gameId, now) === 0
  if (!session.endedAt) sitDown(studio, gameId, session.id, now)
  if (alone) ticker.wake()
  const [newest, atPlay, settled, bets] = await Promise.all([
    readNewestSharedRound(query, gameId),
    readSharedRoundsAtPlay(query, gameId),
    readSettledSharedRounds(query, gameId, last),
    readBetsOf(query, gameId, session.owner, mine),
  ])
  const current = atPlay[0] ?? newest
  // A round may have been settled between the two reads: what is among the settled ones is at play no more.
  const oldest = atPlay.find(({ number }) => !settled.some((ended) => ended.number === number))?.number ?? null
  const told = (round: SharedRound) => tellSharedRound(table, round as SharedRound<Plan, Result>, oldest) // as the table has drawn it
  return {
    ...(await visitView(studio, session)),
    players: playersAt(studio, gameId, now),
    round: current && told(current),
    atPlay: atPlay.map(told),
    last: settled.map(told),
    mine: bets.map((bet) => betView<Bet>(bet)),
  }
}

/** Tells a round; `oldest` is the number of the table's oldest round at play, whose seed a later one would reveal. */
export function tellSharedRound<Plan, Result>(
  { fingerprint }: Pick<SharedTable<never, Plan, Result>, 'fingerprint'>,
  round: SharedRound<Plan, Result>,
  oldest: number | null,
): SharedRoundView<Plan, Result> {
  const { number, status, openedAt, closesAt, settlesAt, endsAt, plan, result, seed, clientSeed } = round
  const times = { openedAt: openedAt.toISOString(), closesAt: closesAt.toISOString(), settlesAt: settlesAt.toISOString() }
  const isRevealed = hasEnded(round) && (oldest === null || number < oldest)
  const commit = fingerprint === 'chain' ? commitOf(seed) : publicPartOf(seed)
  return { number, status, ...times, endsAt: endsAt.toISOString(), plan, result, commit, clientSeed, seed: isRevealed ? seed : null }
}
