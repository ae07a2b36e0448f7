import type { Queries } from '@fairhouse/process/database.ts'
import { refusesAward, toldAnew, withoutRoundsOf } from '../free-rounds/free-rounds.ts'
import type { Round } from '../rounds/round.ts'
import { lockSession, writeFreeRounds } from '../rounds/session.sql.ts'
import type { WalletAnswer } from './call-wallet.ts'

/** Keeps what an answer about a free round says of its award: how many are left, or that it takes no more. */
export async function keepFreeRounds(query: Queries, { sessionId, freeAward }: Round, answer: WalletAnswer): Promise<void> {
  const session = freeAward === null ? null : await lockSession(query, sessionId)
  if (!session) return
  const told = answer.freeRound ? toldAnew(session.freeRounds, answer.freeRound) : session.freeRounds
  await writeFreeRounds(query, sessionId, refusesAward(answer.code) ? withoutRoundsOf(told, freeAward) : told)
}
