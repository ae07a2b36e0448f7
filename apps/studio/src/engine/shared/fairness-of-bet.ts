import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from '../rounds/round.ts'
import type { RoundView } from '../rounds/round-view.ts'
import type { SharedTable } from './shared-table.ts'
import { readSharedRound, readSharedRoundsAtPlay } from './shared.sql.ts'
import { tellSharedRound } from './table-view.ts'

/** Returns the seeds of a player's bet, as far as they are revealed. */
export async function fairnessOfBet<Plan, Result>(
  query: Queries,
  table: Pick<SharedTable<never, Plan, Result>, 'fingerprint'>,
  bet: Round,
): Promise<RoundView['fairness']> {
  const round = bet.sharedRound === null ? null : await readSharedRound(query, bet.gameId, bet.sharedRound)
  if (!round) return null
  const [oldest] = await readSharedRoundsAtPlay(query, bet.gameId)
  const { commit, seed, clientSeed, number } = tellSharedRound<unknown, unknown>(table, round, oldest?.number ?? null)
  return { commit, clientSeed, nonce: number, serverSeed: seed }
}
