import { readSeeds } from '../fairness/seeds.sql.ts'
import { commitOf } from '../fairness/seeds.ts'
import { doneOf, nextOf, type FreeRounds } from '../free-rounds/free-rounds.ts'
import { gameOf, machineOf } from '../game.ts'
import type { Studio } from '../studio.ts'
import { seedsAtPlay } from './decide-round.ts'
import { readNet, readRoundToShow } from '../rounds/round.sql.ts'
import { roundView, seedIdsOf, type RoundView } from '../rounds/round-view.ts'
import type { Outcome } from '../rounds/round.ts'
import type { OpenSession } from '../rounds/session.ts'
import { decimalsOf } from '../rounds/stakes.ts'

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

/** Everything that the page of a game played alone shows of a session besides texts. */
export type SessionView<Decided extends Outcome = Outcome> = VisitView & {
  stakes: string[]
  /** The greatest stake that the rules of the player's country allow, if they name one. */
  maxStake: string | null
  minRoundMs: number
  mathsHash: string
  fairness: { commit: string; clientSeed: string; nonce: number }
  /** The award whose rounds are played next, without a stake. */
  freeRounds: FreeRounds | null
  /** The last award of which no round is left. */
  freeDone: FreeRounds | null
  /** The open round, else the last one that no page has shown yet. */
  round: RoundView<Decided> | null
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

/** Tells a session of a game that is played alone as it is now. */
export async function sessionView(studio: Studio, session: OpenSession): Promise<SessionView> {
  const { query } = studio.world.database
  const game = gameOf(studio.games, session.gameId)
  const solo = game?.solo
  const seeds = await seedsAtPlay(query, session.owner, studio.world.clock.now())
  const round = await readRoundToShow(query, session.owner, machineOf(session.gameId))
  const decidedBy = round ? await readSeeds(query, seedIdsOf([round])) : []
  return {
    ...(await visitView(studio, session)),
    stakes: (solo?.stakesOf(session.currency, session.maxStake) ?? []).map(String),
    maxStake: session.maxStake === null ? null : String(session.maxStake),
    minRoundMs: session.minRoundMs,
    mathsHash: game?.listing?.mathsHash ?? '',
    fairness: { commit: commitOf(seeds.serverSeed), clientSeed: seeds.clientSeed, nonce: seeds.nonce },
    freeRounds: nextOf(session.freeRounds, solo?.stakeUnit ?? 1n),
    freeDone: doneOf(session.freeRounds),
    round: round ? roundView(round, decidedBy) : null,
  }
}
