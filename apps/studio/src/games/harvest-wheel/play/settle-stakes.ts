import type { Queries } from '@fairhouse/process/database.ts'
import { queueWin, undoBet } from '../../../engine/wallet/after-bet.ts'
import { stepRound, type Round } from '../../../engine/rounds/round.ts'
import { updateRound } from '../../../engine/rounds/round.sql.ts'
import { addToBalance } from '../../../engine/rounds/session.sql.ts'
import type { WheelOutcome } from './wheel-view.ts'
import { winOf } from './maths.ts'
import { holdWheelRound, lockStakes } from './wheel.sql.ts'

/**
 * Settles the stakes of a round whose pocket is known. Wins are sent through the outbox, even to players who have left.
 */
export async function settleStakes(query: Queries, wheelRound: number, pocket: number, now: Date): Promise<void> {
  for (const stake of await lockStakes(query, wheelRound)) await settleStake(query, stake, pocket, now)
}

/** Returns the stakes of a void round. */
export async function giveBackStakes(query: Queries, wheelRound: number, now: Date, reason: string): Promise<void> {
  for (const stake of await lockStakes(query, wheelRound)) await giveBack(query, stake, now, reason)
}

/**
 * Puts a stake on the table once the wallet has taken it. The wheel may have been faster: then it is settled at once.
 */
export async function layStake(query: Queries, round: Round, now: Date): Promise<void> {
  const laid: Round = { ...round, state: stepRound(round.state, { type: 'betLaid' }) }
  await updateRound(query, laid)
  const wheelRound = round.sharedRound === null ? null : await holdWheelRound(query, round.sharedRound)
  if (wheelRound?.status === 'void') return giveBack(query, laid, now, 'the round of the wheel is void')
  if (wheelRound?.status === 'settled' && wheelRound.pocket !== null) await settleStake(query, laid, wheelRound.pocket, now)
}

async function settleStake(query: Queries, round: Round, pocket: number, now: Date): Promise<void> {
  const win = winOf(round.bets ?? {}, pocket)
  const outcome: WheelOutcome = { pocket, win: String(win) }
  if (round.type === 'demo') {
    await updateRound(query, { ...round, win, state: { status: 'closed', outcome } })
    return addToBalance(query, round.sessionId, win)
  }
  const decided: Round = { ...round, win, state: stepRound(round.state, { type: 'decided', outcome }) }
  await updateRound(query, decided)
  await queueWin(query, decided, now)
}

async function giveBack(query: Queries, round: Round, now: Date, reason: string): Promise<void> {
  if (round.type === 'real') return undoBet(query, round, now, reason)
  await updateRound(query, { ...round, state: { status: 'rolledBack', reason } })
  await addToBalance(query, round.sessionId, round.stake)
}
