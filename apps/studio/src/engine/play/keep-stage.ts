import type { Queries } from '@fairhouse/process/database.ts'
import { stepRound, type Round } from '../rounds/round.ts'
import { updateRound } from '../rounds/round.sql.ts'
import { addToBalance } from '../rounds/session.sql.ts'
import { queueWin } from '../wallet/after-bet.ts'

/**
 * Keeps how far a round has come. One that is decided is paid with it: by a call of the wallet that must arrive, or in
 * play money at once.
 */
export async function keepStage(query: Queries, round: Round, now: Date): Promise<void> {
  if (round.state.status !== 'paying') return updateRound(query, round)
  if (round.type === 'real') {
    await updateRound(query, round)
    return queueWin(query, round, now)
  }
  await updateRound(query, { ...round, state: stepRound(round.state, { type: 'paid' }) })
  await addToBalance(query, round.sessionId, round.win ?? 0n)
}
