import type { Queries } from '../../base/database.ts'
import { takeFault, readFaults } from '../faults/faults.sql.ts'
import type { Studio } from '../studio.ts'
import { callWallet, type Called } from '../wallet/call-wallet.ts'
import { endsSession, raisesAlarm } from '../wallet/codes.ts'
import { insertSending } from '../wallet/outbox.sql.ts'
import { decideRound } from './decide-round.ts'
import { stepRound, transactionOf, type Round, type RoundEvent } from './round.ts'
import { lockRound, readBettingRounds, readRound, updateRound } from './round.sql.ts'
import { endSession, lockSession, writeBalance } from './session.sql.ts'

/** Plays a round for money: bet, then what chance decides, then the win; every step is written before the next begins. */
export async function playRound(studio: Studio, id: string): Promise<void> {
  const round = await readRound(studio.world.database.query, id)
  if (!round) return
  const called = await bet(studio, round)
  await studio.world.database.transaction((query) => takeAnswer(studio, query, id, called))
  studio.world.changes.say('studio')
  await studio.outbox.deliver(id)
}

/** Undoes the bets that no living process is making: their answer is not known, so they are rolled back until that is sure. */
export async function undoLostBets(studio: Studio): Promise<void> {
  const { query, transaction } = studio.world.database
  for (const id of await readBettingRounds(query)) {
    if (studio.playing.has(id) || studio.closing.aborted) continue
    await transaction((inner) => takeAnswer(studio, inner, id, { kind: 'unknown', reason: 'the studio was interrupted' }))
    studio.world.changes.say('studio')
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
    gameId: session?.gameId,
    amount: String(round.stake),
    currency: round.currency,
    roundStart: true,
  }
  if (await takeFault(world.database.query, 'rollbackBeforeBet'))
    await callWallet(world, 'rollback', rollbackOf(round, 'asked for'), closing)
  const copies = (await takeFault(world.database.query, 'betTwice')) ? 2 : 1
  const answers = await Promise.all(Array.from({ length: copies }, () => callWallet(world, 'bet', fields, closing)))
  const taken = answers.find((called) => called.kind === 'answered' && called.answer.status === 'OK')
  return taken ?? answers.find((called) => called.kind === 'unknown') ?? answers[0] ?? { kind: 'unknown', reason: 'nothing was sent' }
}

/** Writes what follows from the bet's answer: the outcome and its win, the refusal, or the rollback. */
async function takeAnswer(studio: Studio, query: Queries, id: string, called: Called): Promise<void> {
  const round = await lockRound(query, id)
  if (round?.state.status !== 'betting') return
  const now = studio.world.clock.now()
  const balance = called.kind === 'answered' && called.answer.balance
  if (balance) await writeBalance(query, round.owner, BigInt(balance.cash), BigInt(balance.bonus))
  if (called.kind === 'unknown') return undo(query, round, now, called.reason)
  const { status, code, details } = called.answer
  if (status === 'OK') {
    return (await takeFault(query, 'rollbackBet')) ? undo(query, round, now, 'asked for in the control room') : pay(query, round, now)
  }
  if (code === 'TRY_LATER') return undo(query, round, now, code)
  const event: RoundEvent = raisesAlarm(code) ? { type: 'alarmed', code } : { type: 'betRefused', code, details: details ?? {} }
  await updateRound(query, { ...round, state: stepRound(round.state, event) })
  if (endsSession(code)) await endSession(query, round.sessionId, now, code)
}

async function undo(query: Queries, round: Round, now: Date, reason: string): Promise<void> {
  await updateRound(query, { ...round, state: stepRound(round.state, { type: 'betUndone', reason }) })
  const body = rollbackOf(round, reason)
  await insertSending(query, { transactionId: body.transactionId, roundId: round.id, call: 'rollback', body, createdAt: now, nextAt: now })
}

async function pay(query: Queries, round: Round, now: Date): Promise<void> {
  const { outcome, decided } = await decideRound(query, round, now)
  await updateRound(query, { ...decided, state: stepRound(round.state, { type: 'betTaken', outcome }) })
  const about = { playerRef: round.owner, roundId: round.id }
  const gameId = (await lockSession(query, round.sessionId))?.gameId
  if (outcome.win === '0' && (await takeFault(query, 'closeWithoutWin'))) {
    const transactionId = transactionOf(round.id, 'close')
    const body = { ...about, transactionId }
    return insertSending(query, { transactionId, roundId: round.id, call: 'roundClose', body, createdAt: now, nextAt: now })
  }
  const transactionId = transactionOf(round.id, 'win')
  const delayMs = (await takeFault(query, 'delayWin')) ? (await readFaults(query)).delayWinSeconds * 1000 : 0
  const betTransactionId = transactionOf(round.id, 'bet')
  const { currency } = round
  const body = { ...about, transactionId, gameId, betTransactionId, amount: outcome.win, currency, roundClosed: true }
  await insertSending(query, {
    transactionId,
    roundId: round.id,
    call: 'win',
    body,
    createdAt: now,
    nextAt: new Date(now.getTime() + delayMs),
  })
}

function rollbackOf(round: Round, reason: string) {
  const { id, owner } = round
  return {
    playerRef: owner,
    transactionId: transactionOf(id, 'rollback'),
    targetTransactionId: transactionOf(id, 'bet'),
    roundId: id,
    reason,
  }
}
