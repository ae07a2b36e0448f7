import type { Queries } from '@fairhouse/process/database.ts'
import { commitOf } from '../../../engine/fairness/seeds.ts'
import { outcomeOf, type Bets, type Outcome, type Round } from '../../../engine/rounds/round.ts'
import { roundView, type RoundView } from '../../../engine/rounds/round-view.ts'
import type { OpenSession } from '../../../engine/rounds/session.ts'
import { visitView, type VisitView } from '../../../engine/play/session-view.ts'
import type { Studio } from '../../../engine/studio.ts'
import { sharedSeed } from './chain.ts'
import { chipsOf, highestStake } from '../../../engine/rounds/chips.ts'
import { playersAtTable, sitDown, tableOf } from './table.ts'
import { readNewestWheelRound, readSettledWheelRounds, readStakesOf, readWheelRound } from './wheel.sql.ts'
import type { WheelRound } from './wheel-round.ts'

const lastRounds = 12
const ownRounds = 12

/** What decided a round at the wheel. */
export type WheelOutcome = Outcome & { pocket: number }

/** What a player has on the table in a round: the wheel's round, the chips, and the pocket once known. */
type Stake = { round: number; bets: Bets; pocket: number | null }

/** A player's round at the wheel as its page sees it. */
export type StakeView = RoundView & { wheel: Stake }

/** Tells a player's round at the wheel. */
export const stakeView = (round: Round): StakeView => ({ ...roundView(round, []), wheel: stakeOfRound(round) })

/** Returns what a player has on the table in a round. */
export function stakeOfRound(round: Round): Stake {
  const outcome = outcomeOf(round)
  const pocket = outcome && 'pocket' in outcome ? Number(outcome.pocket) : null
  return { round: round.sharedRound ?? 0, bets: round.bets ?? {}, pocket }
}

/**
 * A round of the wheel as everyone at the table sees it: the fingerprint of its seed from the start, the seed once it
 * has ended.
 */
export type WheelRoundView = {
  number: number
  status: WheelRound['status']
  closesAt: string
  settlesAt: string
  endsAt: string
  pocket: number | null
  commit: string
  seed: string | null
}

/** Everything that the table's page shows besides texts. */
export type WheelView = VisitView & {
  chips: string[]
  highest: string
  players: number
  round: WheelRoundView | null
  last: WheelRoundView[]
  /** This player's rounds at the table, newest first. */
  mine: StakeView[]
}

/** Tells the table as a session sees it now, and notes that the session is there. */
export async function wheelView(studio: Studio, session: OpenSession): Promise<WheelView> {
  const { database, clock, ticker } = studio.world
  const { query } = database
  const now = clock.now()
  const alone = playersAtTable(tableOf(studio), now) === 0
  if (!session.endedAt) sitDown(tableOf(studio), session.id, now)
  if (alone) ticker.wake()
  const [newest, settled, mine] = await Promise.all([
    readNewestWheelRound(query),
    readSettledWheelRounds(query, lastRounds),
    readStakesOf(query, session.owner, ownRounds),
  ])
  return {
    ...(await visitView(studio, session)),
    chips: chipsOf(session.currency, session.maxStake).map(String),
    highest: String(highestStake(session.currency, session.maxStake)),
    players: playersAtTable(tableOf(studio), now),
    round: newest && wheelRoundView(newest),
    last: settled.map(wheelRoundView),
    mine: mine.map(stakeView),
  }
}

function wheelRoundView(round: WheelRound): WheelRoundView {
  const { number, status, closesAt, settlesAt, endsAt, pocket, seed } = round
  const times = { closesAt: closesAt.toISOString(), settlesAt: settlesAt.toISOString(), endsAt: endsAt.toISOString() }
  const ended = status === 'settled' || status === 'void'
  return { number, status, ...times, pocket, commit: commitOf(seed), seed: ended ? seed : null }
}

/** Returns the seeds of a player's round at the wheel, as far as they are revealed. */
export async function wheelFairness(query: Queries, round: Round): Promise<RoundView['fairness']> {
  const wheelRound = round.sharedRound === null ? null : await readWheelRound(query, round.sharedRound)
  if (!wheelRound) return null
  const { commit, seed, number } = wheelRoundView(wheelRound)
  return { commit, clientSeed: sharedSeed, nonce: number, serverSeed: seed }
}
