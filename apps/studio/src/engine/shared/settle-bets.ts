import type { Queries } from '@fairhouse/process/database.ts'
import { stepRound, type Outcome, type Round } from '../rounds/round.ts'
import { updateRound } from '../rounds/round.sql.ts'
import { addToBalance } from '../rounds/session.sql.ts'
import { queueWin, undoBet } from '../wallet/after-bet.ts'
import type { SharedRound } from './shared-round.ts'
import type { Decided, SharedBet, SharedTable, Won } from './shared-table.ts'
import { holdSharedRound, lockBets } from './shared.sql.ts'

/** Returns a bet as its table knows it. */
export function betOf<Bet>({ id, owner, type, currency, stake, bets }: Round): SharedBet<Bet> {
  return { id, owner, type, currency, stake, bet: bets as Bet } // kept as the table has read it
}

/** Settles the bets of a round. Wins are sent through the outbox, even to players who have left. */
export async function settleBets<Bet, Plan, Result>(
  query: Queries,
  { settling }: SharedTable<Bet, Plan, Result>,
  round: Decided<Plan, Result>,
  now: Date,
): Promise<void> {
  const laid = await lockBets(query, round.gameId, round.number)
  const bets = laid.map((one) => betOf<Bet>(one))
  const won = settling.each ? bets.map((bet) => settling.each(bet, round)) : settling.all(bets, round)
  if (won.length !== laid.length) throw new Error(`Round ${round.number} of ${round.gameId} settles ${won.length} of ${laid.length} bets.`)
  for (const [at, one] of laid.entries()) await settle(query, one, won[at], now)
}

/** Returns the bets of a void round. */
export async function giveBackBets(query: Queries, { gameId, number }: SharedRound, now: Date, reason: string): Promise<void> {
  for (const bet of await lockBets(query, gameId, number)) await giveBack(query, bet, now, reason)
}

/**
 * Lays a bet on the table once the wallet has taken it. The round may have been faster: then the bet is settled at once,
 * or goes back where the list of bets has been closed.
 */
export async function takeBet<Bet, Plan, Result>(
  query: Queries,
  { settling }: SharedTable<Bet, Plan, Result>,
  bet: Round,
  now: Date,
): Promise<void> {
  const laid: Round = { ...bet, state: stepRound(bet.state, { type: 'betLaid' }) }
  await updateRound(query, laid)
  const held = bet.sharedRound === null ? null : await holdSharedRound(query, bet.gameId, bet.sharedRound)
  const round = held as SharedRound<Plan, Result> | null // kept as the table has drawn it
  if (round?.status === 'void') return giveBack(query, laid, now, 'the round is void')
  if (round && round.status !== 'open' && settling.all) return giveBack(query, laid, now, 'the wallet answered after betting had closed')
  if (round?.status === 'settled' && round.result !== null && settling.each)
    await settle(query, laid, settling.each(betOf<Bet>(laid), { ...round, result: round.result }), now)
}

async function settle(query: Queries, bet: Round, won: Won | undefined, now: Date): Promise<void> {
  if (!won) throw new Error(`The bet ${bet.id} has no outcome.`)
  const { win } = won
  const outcome: Outcome = { ...won.outcome, win: String(win) }
  if (bet.type === 'demo') {
    await updateRound(query, { ...bet, win, state: { status: 'closed', outcome } })
    return addToBalance(query, bet.sessionId, win)
  }
  const decided: Round = { ...bet, win, state: stepRound(bet.state, { type: 'decided', outcome }) }
  await updateRound(query, decided)
  await queueWin(query, decided, now)
}

async function giveBack(query: Queries, bet: Round, now: Date, reason: string): Promise<void> {
  if (bet.type === 'real') return undoBet(query, bet, now, reason)
  await updateRound(query, { ...bet, state: { status: 'rolledBack', reason } })
  await addToBalance(query, bet.sessionId, bet.stake)
}
