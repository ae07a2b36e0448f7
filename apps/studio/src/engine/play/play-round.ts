import type { Queries } from '@fairhouse/process/database.ts'
import { gameOf } from '../game.ts'
import type { Studio } from '../studio.ts'
import { callWallet, type Called } from '../wallet/call-wallet.ts'
import { endsSession, raisesAlarm } from '../wallet/codes.ts'
import { queueWin, undoBet } from '../wallet/after-bet.ts'
import { keepFreeRounds } from '../wallet/keep-free-rounds.ts'
import { decideRound } from './decide-round.ts'
import { stepRound, transactionOf, type Round, type RoundEvent } from '../rounds/round.ts'
import { lockRound, readBettingRounds, readRound, updateRound } from '../rounds/round.sql.ts'
import { endSession, lockSession, writeBalance } from '../rounds/session.sql.ts'

/**
 * Plays a round for money: bet, then what chance decides, then the win; every step is written before the next begins.
 */
export async function playRound(studio: Studio, id: string): Promise<void> {
  const round = await readRound(studio.world.database.query, id)
  if (!round) return
  const called = await bet(studio, round)
  await studio.world.database.transaction((query) => takeAnswer(studio, query, id, called))
  await studio.outbox.deliver(id)
}

/**
 * Undoes the bets that no living process is making: their answer is not known, so they are rolled back until that is
 * sure.
 */
export async function undoLostBets(studio: Studio): Promise<void> {
  const { query, transaction } = studio.world.database
  for (const id of await readBettingRounds(query)) {
    if (studio.playing.has(id) || studio.closing.aborted) continue
    await transaction((inner) => takeAnswer(studio, inner, id, { kind: 'unknown', reason: 'the studio was interrupted' }))
  }
}

async function bet(studio: Studio, round: Round): Promise<Called> {
  const { world, closing } = studio
  const session = await lockSession(world.database.query, round.sessionId)
  const fields = {
    playerRef: round.owner,
    sessionToken: session?.walletToken,
    transactionId: transactionOf(round.id, 'bet'),
    roundId: round.id,
    gameId: round.gameId,
    amount: String(round.stake),
    currency: round.currency,
    roundStart: true,
    ...(round.freeAward === null ? {} : { freeRound: { award: round.freeAward } }),
  }
  return callWallet(world, 'bet', fields, closing)
}

/** Writes what follows from the bet's answer: the outcome and its win, the refusal, or the rollback. */
async function takeAnswer(studio: Studio, query: Queries, id: string, called: Called): Promise<void> {
  const asked = await readRound(query, id)
  const game = asked && gameOf(studio.games, asked.gameId)
  if (asked) await game?.shared?.hold(query, asked)
  const round = await lockRound(query, id)
  if (round?.state.status !== 'betting') return
  const now = studio.world.clock.now()
  const balance = called.kind === 'answered' && called.answer.balance
  if (balance) await writeBalance(query, round.owner, BigInt(balance.cash), BigInt(balance.bonus))
  if (called.kind === 'answered') await keepFreeRounds(query, round, called.answer)
  if (called.kind === 'unknown') return undoBet(query, round, now, called.reason)
  const { status, code, details } = called.answer
  if (status === 'OK') return taken(studio, query, round, now)
  if (code === 'TRY_LATER') return undoBet(query, round, now, code)
  const event: RoundEvent = raisesAlarm(code) ? { type: 'alarmed', code } : { type: 'betRefused', code, details: details ?? {} }
  await updateRound(query, { ...round, state: stepRound(round.state, event) })
  if (endsSession(code)) await endSession(query, round.sessionId, now, code)
}

/** Applies an accepted bet: who plays alone is decided about at once, bets at a table wait for it. */
async function taken(studio: Studio, query: Queries, round: Round, now: Date): Promise<void> {
  const game = gameOf(studio.games, round.gameId)
  if (game?.shared) return game.shared.taken(query, round, now)
  if (!game?.solo) throw new Error(`The round ${round.id} is of ${round.gameId}, which is no game any more.`)
  const { outcome, decided } = await decideRound(query, game.solo, round, now)
  const paying: Round = { ...decided, state: stepRound(round.state, { type: 'betTaken', outcome }) }
  await updateRound(query, paying)
  await queueWin(query, paying, now)
}
