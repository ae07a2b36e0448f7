import type { Queries } from '../../base/database.ts'
import { readFaults, takeFault } from '../faults/faults.sql.ts'
import { insertSending } from '../wallet/outbox.sql.ts'
import { stepRound, transactionOf, type Round } from '../rounds/round.ts'
import { updateRound } from '../rounds/round.sql.ts'

/**
 * Sends what a decided round pays, in the transaction that decides it; a round that pays nothing is closed by it too.
 */
export async function queueWin(query: Queries, round: Round, gameId: string | undefined, now: Date): Promise<void> {
  const { id: roundId, owner, currency, win } = round
  const about = { playerRef: owner, roundId }
  if (win === 0n && (await takeFault(query, 'closeWithoutWin'))) {
    const transactionId = transactionOf(roundId, 'close')
    return insertSending(query, {
      transactionId,
      roundId,
      call: 'roundClose',
      body: { ...about, transactionId },
      createdAt: now,
      nextAt: now,
    })
  }
  const transactionId = transactionOf(roundId, 'win')
  const delayMs = (await takeFault(query, 'delayWin')) ? (await readFaults(query)).delayWinSeconds * 1000 : 0
  const free = round.freeAward === null ? {} : { freeRound: { award: round.freeAward } }
  const betTransactionId = transactionOf(roundId, 'bet')
  const body = { ...about, transactionId, gameId, betTransactionId, amount: String(win ?? 0n), currency, roundClosed: true, ...free }
  await insertSending(query, { transactionId, roundId, call: 'win', body, createdAt: now, nextAt: new Date(now.getTime() + delayMs) })
}

/** Rolls a bet back until that is sure. */
export async function undoBet(query: Queries, round: Round, now: Date, reason: string): Promise<void> {
  await updateRound(query, { ...round, state: stepRound(round.state, { type: 'betUndone', reason }) })
  const body = rollbackOf(round, reason)
  await insertSending(query, { transactionId: body.transactionId, roundId: round.id, call: 'rollback', body, createdAt: now, nextAt: now })
}

/** Returns the body of a rollback of a round's bet. */
export function rollbackOf({ id, owner }: Round, reason: string) {
  return {
    playerRef: owner,
    transactionId: transactionOf(id, 'rollback'),
    targetTransactionId: transactionOf(id, 'bet'),
    roundId: id,
    reason,
  }
}
