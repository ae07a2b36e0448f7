import type { Queries } from '../../base/database.ts'
import { commitOf } from '../fairness/seeds.ts'
import type { Round } from '../rounds/round.ts'
import { roundView, type RoundView } from '../rounds/round-view.ts'
import type { OpenSession } from '../rounds/session.ts'
import { visitView, type VisitView } from '../play/session-view.ts'
import type { Studio } from '../studio.ts'
import { sharedSeed } from '../wheel/chain.ts'
import { chipsOf, highestStake } from '../wheel/chips.ts'
import { playersAtTable, sitDown } from '../wheel/table.ts'
import { readNewestWheelRound, readSettledWheelRounds, readStakesOf, readWheelRound } from '../wheel/wheel.sql.ts'
import type { WheelRound } from '../wheel/wheel-round.ts'

const lastRounds = 12
const ownRounds = 12

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
  mine: RoundView[]
}

/** Tells the table as a session sees it now, and notes that the session is there. */
export async function wheelView(studio: Studio, session: OpenSession): Promise<WheelView> {
  const { database, clock, ticker } = studio.world
  const { query } = database
  const now = clock.now()
  const alone = playersAtTable(studio.table, now) === 0
  if (!session.endedAt) sitDown(studio.table, session.id, now)
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
    players: playersAtTable(studio.table, now),
    round: newest && wheelRoundView(newest),
    last: settled.map(wheelRoundView),
    mine: mine.map((round) => roundView(round, [])),
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
  const wheelRound = round.wheelRound === null ? null : await readWheelRound(query, round.wheelRound)
  if (!wheelRound) return null
  const { commit, seed, number } = wheelRoundView(wheelRound)
  return { commit, clientSeed: sharedSeed, nonce: number, serverSeed: seed }
}
