import type { Queries } from '@fairhouse/process/database.ts'
import { gameOf } from '../game.ts'
import type { Studio } from '../studio.ts'
import type { Called } from '../wallet/call-wallet.ts'
import { endsSession, raisesAlarm } from '../wallet/codes.ts'
import { undoBet } from '../wallet/after-bet.ts'
import { keepFreeRounds } from '../wallet/keep-free-rounds.ts'
import { decideRound, playOn } from './decide-round.ts'
import { keepStage } from './keep-stage.ts'
import { placeBet } from './place-bet.ts'
import { stepRound, type Round, type RoundEvent } from '../rounds/round.ts'
import { keepFurtherBet, lockRound, readBettingRounds, readRound, updateRound } from '../rounds/round.sql.ts'
import { endSession, writeBalance } from '../rounds/session.sql.ts'

/**
 * Plays a round for money: bet, then what chance decides, then the win; every step is written before the next begins.
 */
export async function playRound(studio: Studio, id: string): Promise<void> {
  const round = await readRound(studio.world.database.query, id)
  if (!round) return
  const called = await placeBet(studio, round)
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

/** Writes what follows from a bet's answer: the outcome and its win, the next step, the refusal, or the rollback. */
export async function takeAnswer(studio: Studio, query: Queries, id: string, called: Called): Promise<void> {
  const asked = await readRound(query, id)
  const game = asked && gameOf(studio.games, asked.gameId)
  if (asked) await game?.shared?.hold(query, asked)
  const round = await lockRound(query, id)
  if (round?.state.status !== 'betting' && round?.state.status !== 'raising') return
  const now = studio.world.clock.now()
  const balance = called.kind === 'answered' && called.answer.balance
  if (balance) await writeBalance(query, round.owner, BigInt(balance.cash), BigInt(balance.bonus))
  if (called.kind === 'answered') await keepFreeRounds(query, round, called.answer)
  if (called.kind === 'unknown') return undoBet(query, round, now, called.reason)
  const { status, code, details } = called.answer
  if (status === 'OK') return taken(studio, query, round, now)
  if (code === 'TRY_LATER') return undoBet(query, round, now, code)
  await updateRound(query, { ...round, state: stepRound(round.state, refusalOf(round, code, details ?? {})) })
  if (endsSession(code)) await endSession(query, round.sessionId, now, code)
}

function refusalOf({ state }: Round, code: string, details: Record<string, unknown>): RoundEvent {
  if (raisesAlarm(code)) return { type: 'alarmed', code }
  return state.status === 'raising' ? { type: 'raiseRefused' } : { type: 'betRefused', code, details }
}

/** Applies an accepted bet: who plays alone is decided about at once, bets at a table wait for it. */
async function taken(studio: Studio, query: Queries, round: Round, now: Date): Promise<void> {
  const game = gameOf(studio.games, round.gameId)
  if (game?.shared) return game.shared.taken(query, round, now)
  if (!game?.solo) throw new Error(`The round ${round.id} is of ${round.gameId}, which is no game any more.`)
  const { state } = round
  if (state.status === 'raising') await keepFurtherBet(query, round.id, { n: round.raises, amount: state.raise, at: now })
  const next =
    state.status === 'raising'
      ? await playOn(query, game.solo, {
          ...round,
          acts: [...round.acts, state.act],
          raised: round.raised + BigInt(state.raise),
          actedAt: now,
        })
      : await decideRound(query, game.solo, round, now)
  await keepStage(query, next, now)
}
