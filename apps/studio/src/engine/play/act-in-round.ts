import type { Queries } from '@fairhouse/process/database.ts'
import { canonicalText } from '../fairness/canonical-text.ts'
import { gameOf } from '../game.ts'
import { stepRound, type Round } from '../rounds/round.ts'
import { lockRound, readRound, updateRound } from '../rounds/round.sql.ts'
import type { OpenSession } from '../rounds/session.ts'
import { addToBalance, lockSession } from '../rounds/session.sql.ts'
import type { Studio } from '../studio.ts'
import { playOn } from './decide-round.ts'
import { keepStage } from './keep-stage.ts'
import { placeBet } from './place-bet.ts'
import { takeAnswer } from './play-round.ts'

/** Why an act is not done: a code that the page has a sentence for. */
type ActRefusal = { code: string; details?: Record<string, unknown> }

/** An act as the page asks for it: the `at`-th of its round. */
type Asked = { roundId: string; at: number; act: unknown }

/**
 * Does what a player asks for in a round that waits for them, once however often it is asked for. Returns the round as
 * it stands then; one that has moved on meanwhile is not changed.
 */
export async function actInRound(studio: Studio, session: OpenSession, asked: Asked): Promise<Round | ActRefusal> {
  const { roundId } = asked
  // One act after the other; registered before the round says that a bet is under way.
  const before = studio.playing.get(roundId) ?? Promise.resolve()
  let refusal: ActRefusal | null = null
  const done = before
    .catch(() => undefined)
    .then(async () => {
      refusal = await act(studio, session, asked)
    })
    .finally(() => studio.playing.get(roundId) === done && studio.playing.delete(roundId))
  studio.playing.set(roundId, done)
  await done
  return refusal ?? (await readRound(studio.world.database.query, roundId)) ?? { code: 'ROUND_UNKNOWN' }
}

async function act(studio: Studio, session: OpenSession, asked: Asked): Promise<ActRefusal | null> {
  const { transaction } = studio.world.database
  const begun = await transaction((query) => begin(studio, query, session, asked))
  if (begun === null) await studio.outbox.deliver(asked.roundId)
  if (begun !== 'raises') return begun
  const round = await readRound(studio.world.database.query, asked.roundId)
  if (!round) return { code: 'ROUND_UNKNOWN' }
  const called = await placeBet(studio, round)
  await transaction((query) => takeAnswer(studio, query, round.id, called))
  await studio.outbox.deliver(round.id)
  if (called.kind === 'unknown' || called.answer.status === 'OK') return null
  return { code: called.answer.code, details: called.answer.details ?? {} }
}

/** Does an act that costs nothing, and one of a demonstration; `raises` if the wallet has to be asked first. */
async function begin(studio: Studio, query: Queries, { id, owner }: OpenSession, asked: Asked): Promise<ActRefusal | 'raises' | null> {
  const round = await lockRound(query, asked.roundId)
  const solo = round?.owner === owner ? gameOf(studio.games, round.gameId)?.solo : undefined
  if (!round || !solo?.steps) return { code: 'ROUND_UNKNOWN' }
  const session = await lockSession(query, id)
  if (!session || session.endedAt) return { code: 'SESSION_EXPIRED' }
  const { state, acts } = round
  if (asked.at < acts.length) return isSame(acts[asked.at], asked.act) ? null : { code: 'DUPLICATE_MISMATCH' }
  if (state.status !== 'playing') return null
  const known = asked.at === acts.length ? solo.steps.actOf(asked.act, state.seen, round.freeAward !== null) : null
  if (!known) return { code: 'ACT_UNKNOWN' }
  const { act: done, raise } = known
  const now = studio.world.clock.now()
  if (raise > 0n && round.type === 'real') return raiseStake(query, round, done, raise)
  if (raise > session.cash) return { code: 'INSUFFICIENT_FUNDS' }
  if (raise > 0n) await addToBalance(query, session.id, -raise)
  await keepStage(query, await playOn(query, solo, { ...round, acts: [...acts, done], raised: round.raised + raise, actedAt: now }), now)
  return null
}

async function raiseStake(query: Queries, round: Round, act: unknown, raise: bigint): Promise<'raises'> {
  const state = stepRound(round.state, { type: 'raised', act, raise: String(raise) })
  await updateRound(query, { ...round, raises: round.raises + 1, state })
  return 'raises'
}

const isSame = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other)
