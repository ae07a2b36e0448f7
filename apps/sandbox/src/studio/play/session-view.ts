import { readSeeds } from '../fairness/seeds.sql.ts'
import { commitOf } from '../fairness/seeds.ts'
import { mathsHash } from '../orchard/maths-hash.ts'
import type { Studio } from '../studio.ts'
import { seedsAtPlay } from './decide-round.ts'
import { readNet, readOpenRound, readUnshownRound } from './round.sql.ts'
import { roundView, seedIdsOf, type RoundView } from './round-view.ts'
import type { OpenSession } from './session.ts'
import { decimalsOf, stakesOf } from './stakes.ts'

/** Everything that the page shows of a session besides its words. */
export type SessionView = {
  type: 'real' | 'demo'
  currency: string
  decimals: number
  stakes: string[]
  minRoundMs: number
  startedAt: string
  now: string
  balance: { cash: string; bonus: string }
  net: string
  rounds: string
  ended: string | null
  mathsHash: string
  fairness: { commit: string; clientSeed: string; nonce: number }
  /** The round that is open, or else the last one that no page has shown yet. */
  round: RoundView | null
}

/** Tells a session as it is now. */
export async function sessionView(studio: Studio, session: OpenSession): Promise<SessionView> {
  const { query } = studio.world.database
  const now = studio.world.clock.now()
  const seeds = await seedsAtPlay(query, session.owner, now)
  const round = (await readOpenRound(query, session.owner)) ?? (await readUnshownRound(query, session.owner))
  const decidedBy = round ? await readSeeds(query, seedIdsOf([round])) : []
  const { net, rounds } = await readNet(query, session.id)
  return {
    type: session.type,
    currency: session.currency,
    decimals: decimalsOf(session.currency),
    stakes: stakesOf(session.currency, session.maxStake).map(String),
    minRoundMs: session.minRoundMs,
    startedAt: session.openedAt.toISOString(),
    now: now.toISOString(),
    balance: { cash: String(session.cash), bonus: String(session.bonus) },
    net: String(net),
    rounds: String(rounds),
    ended: session.endCode,
    mathsHash,
    fairness: { commit: commitOf(seeds.serverSeed), clientSeed: seeds.clientSeed, nonce: seeds.nonce },
    round: round ? roundView(round, decidedBy) : null,
  }
}
