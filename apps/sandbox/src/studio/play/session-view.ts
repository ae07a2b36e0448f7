import { readSeeds } from '../fairness/seeds.sql.ts'
import { commitOf } from '../fairness/seeds.ts'
import { doneOf, nextOf, type FreeRounds } from '../free-rounds/free-rounds.ts'
import { mathsHash } from '../orchard/maths-hash.ts'
import type { Studio } from '../studio.ts'
import { seedsAtPlay } from './decide-round.ts'
import { readNet, readOpenRound, readUnshownRound } from '../rounds/round.sql.ts'
import { roundView, seedIdsOf, type RoundView } from '../rounds/round-view.ts'
import type { OpenSession } from '../rounds/session.ts'
import { decimalsOf, stakesOf } from '../rounds/stakes.ts'

/** The part of a visit that every page shows: its money, its time, and whether it has ended. */
export type VisitView = {
  type: 'real' | 'demo'
  currency: string
  decimals: number
  startedAt: string
  now: string
  balance: { cash: string; bonus: string }
  net: string
  rounds: string
  ended: string | null
}

/** Everything that the machine's page shows of a session besides texts. */
export type SessionView = VisitView & {
  stakes: string[]
  minRoundMs: number
  mathsHash: string
  fairness: { commit: string; clientSeed: string; nonce: number }
  /** The award whose rounds are played next, without a stake. */
  freeRounds: FreeRounds | null
  /** The last award of which no round is left. */
  freeDone: FreeRounds | null
  /** The open round, else the last one that no page has shown yet. */
  round: RoundView | null
}

/** Tells a visit as it is now. */
export async function visitView(studio: Studio, session: OpenSession): Promise<VisitView> {
  const { net, rounds } = await readNet(studio.world.database.query, session.id)
  return {
    type: session.type,
    currency: session.currency,
    decimals: decimalsOf(session.currency),
    startedAt: session.openedAt.toISOString(),
    now: studio.world.clock.now().toISOString(),
    balance: { cash: String(session.cash), bonus: String(session.bonus) },
    net: String(net),
    rounds: String(rounds),
    ended: session.endCode,
  }
}

/** Tells a session at the machine as it is now. */
export async function sessionView(studio: Studio, session: OpenSession): Promise<SessionView> {
  const { query } = studio.world.database
  const seeds = await seedsAtPlay(query, session.owner, studio.world.clock.now())
  const round = (await readOpenRound(query, session.owner)) ?? (await readUnshownRound(query, session.owner))
  const decidedBy = round ? await readSeeds(query, seedIdsOf([round])) : []
  return {
    ...(await visitView(studio, session)),
    stakes: stakesOf(session.currency, session.maxStake).map(String),
    minRoundMs: session.minRoundMs,
    mathsHash,
    fairness: { commit: commitOf(seeds.serverSeed), clientSeed: seeds.clientSeed, nonce: seeds.nonce },
    freeRounds: nextOf(session.freeRounds),
    freeDone: doneOf(session.freeRounds),
    round: round ? roundView(round, decidedBy) : null,
  }
}
