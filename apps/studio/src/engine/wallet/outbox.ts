import type { World } from '../studio.ts'
import { stepRound, type RoundEvent } from '../rounds/round.ts'
import { lockRound, updateRound } from '../rounds/round.sql.ts'
import { writeBalance } from '../rounds/session.sql.ts'
import { callWallet, type Called } from './call-wallet.ts'
import { keepFreeRounds } from './keep-free-rounds.ts'
import { judgeAnswer, type Verdict } from './judge-answer.ts'
import { readDueSendings, updateSending, type Sending } from './outbox.sql.ts'

/** Makes the calls that must arrive and repeats them until they do; the queue is in the database. */
export type Outbox = {
  beat: () => Promise<void>
  /** Makes the calls of a round that are due now, and answers when each has been tried. */
  deliver: (roundId: string) => Promise<void>
  /** Answers when nothing is under way any more. */
  rest: () => Promise<void>
}

/** Opens the outbox; `closing` ends it. */
export function openOutbox(world: World, closing: AbortSignal): Outbox {
  const underWay = new Map<string, Promise<void>>()
  /** For each read of due calls in progress: the calls tried since it began. */
  const readings = new Set<Set<string>>()
  const end = (transactionId: string) => {
    underWay.delete(transactionId)
    for (const tried of readings) tried.add(transactionId)
  }
  const send = (sending: Sending): Promise<void> => {
    const already = underWay.get(sending.transactionId)
    if (already) return already
    const attempt = attemptSending(world, sending, closing)
      .catch((error: unknown) => void (closing.aborted || world.log.error(error, 'a call of the wallet could not be kept')))
      .finally(() => end(sending.transactionId))
    underWay.set(sending.transactionId, attempt)
    return attempt
  }
  const due = async (): Promise<Sending[]> => {
    if (closing.aborted) return []
    const tried = new Set<string>()
    readings.add(tried)
    const found = await readDueSendings(world.database.query, world.clock.now()).finally(() => readings.delete(tried))
    // A call that was tried since is not in the state in which it was read.
    return found.filter(({ transactionId }) => !tried.has(transactionId))
  }
  return {
    beat: async () => {
      for (const sending of await due()) void send(sending)
    },
    deliver: async (roundId) => {
      await Promise.all((await due()).filter((sending) => sending.roundId === roundId).map(send))
    },
    rest: async () => {
      await Promise.all(underWay.values())
    },
  }
}

async function attemptSending(world: World, sending: Sending, closing: AbortSignal): Promise<void> {
  const called = await callWallet(world, sending.call, sending.body, closing)
  const verdict = judgeAnswer(sending, called, world.clock.now())
  await keep(world, sending, called, verdict)
  const { transactionId, call } = sending
  world.log.info(
    { transactionId, call, attempts: sending.attempts + 1, outcome: verdict.outcome, answer: verdict.lastAnswer },
    'wallet called',
  )
  if (!verdict.alarm) return
  world.metrics.alarms.inc({ code: verdict.alarm })
  world.log.error({ transactionId, call, code: verdict.alarm }, 'a call of the wallet needs a person: see the studio’s desk')
}

function keep(world: World, sending: Sending, called: Called, verdict: Verdict): Promise<void> {
  const { outcome, nextAt, lastAnswer } = verdict
  return world.database.transaction(async (query) => {
    await updateSending(query, { ...sending, attempts: sending.attempts + 1, outcome, nextAt, lastAnswer }, world.clock.now())
    const round = await lockRound(query, sending.roundId)
    const event = eventOf(sending, verdict)
    if (!round) return
    if (event) await updateRound(query, { ...round, state: stepRound(round.state, event) })
    const balance = called.kind === 'answered' && called.answer.balance
    if (balance) await writeBalance(query, round.owner, BigInt(balance.cash), BigInt(balance.bonus))
    if (called.kind === 'answered') await keepFreeRounds(query, round, called.answer)
  })
}

function eventOf(sending: Sending, verdict: Verdict): RoundEvent | null {
  if (verdict.alarm) return { type: 'alarmed', code: verdict.alarm }
  if (verdict.outcome !== 'done') return null
  return { type: sending.call === 'rollback' ? 'rolledBack' : 'paid' }
}
