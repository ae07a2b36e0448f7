import type { Queries } from '@fairhouse/process/database.ts'
import { insertSending } from './outbox.sql.ts'
import { outcomeOf, stepRound, transactionOf, type Round } from '../rounds/round.ts'
import { updateRound } from '../rounds/round.sql.ts'

/**
 * Sends what a decided round pays, in the transaction that decides it; a round that pays nothing is closed by it too.
 */
export async function queueWin(query: Queries, round: Round, now: Date): Promise<void> {
  const { id: roundId, owner, gameId, currency, win } = round
  const transactionId = transactionOf(roundId, 'win')
  const free = round.freeAward === null ? {} : { freeRound: { award: round.freeAward } }
  const outcome = outcomeOf(round)?.jackpot
  const jackpot = outcome === undefined ? {} : { jackpot: { outcome } }
  const about = { playerRef: owner, roundId, transactionId, gameId, betTransactionId: transactionOf(roundId, 'bet') }
  const body = { ...about, amount: String(win ?? 0n), currency, roundClosed: true, ...free, ...jackpot }
  await insertSending(query, { transactionId, roundId, call: 'win', body, createdAt: now, nextAt: now })
}

/** Rolls a bet back until that is sure: the further one that is under way, else the first. */
export async function undoBet(query: Queries, round: Round, now: Date, reason: string): Promise<void> {
  await updateRound(query, { ...round, state: stepRound(round.state, { type: 'betUndone', reason }) })
  const body = rollbackOf(round, round.state.status === 'raising' ? round.raises : 0, reason)
  await insertSending(query, { transactionId: body.transactionId, roundId: round.id, call: 'rollback', body, createdAt: now, nextAt: now })
}

/** Returns the body of a rollback of one of a round's bets. */
function rollbackOf({ id, owner }: Round, further: number, reason: string) {
  return {
    playerRef: owner,
    transactionId: transactionOf(id, 'rollback', further),
    targetTransactionId: transactionOf(id, 'bet', further),
    roundId: id,
    reason,
  }
}
