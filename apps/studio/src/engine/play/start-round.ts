import { newId } from '@fairhouse/process/ids.ts'
import type { Studio } from '../studio.ts'
import { nextOf } from '../free-rounds/free-rounds.ts'
import { canonicalText } from '../fairness/canonical-text.ts'
import { gameOf, machineOf, type SoloPlay } from '../game.ts'
import { decideRound } from './decide-round.ts'
import { keepStage } from './keep-stage.ts'
import { playRound } from './play-round.ts'
import { undecided, type Round } from '../rounds/round.ts'
import { insertRound, readNewestRound, readRound, readRoundInTheWay, readRoundOfSpin } from '../rounds/round.sql.ts'
import type { OpenSession, Session } from '../rounds/session.ts'
import { addToBalance, lockSession } from '../rounds/session.sql.ts'

/** Why a spin does not begin: a code that the page has a sentence for. */
type SpinRefusal = {
  code:
    | 'SESSION_EXPIRED'
    | 'ROUND_OPEN'
    | 'TOO_FAST'
    | 'CHOICE_UNKNOWN'
    | 'STAKE_UNKNOWN'
    | 'STAKE_TOO_HIGH'
    | 'FREE_ROUNDS_OVER'
    | 'INSUFFICIENT_FUNDS'
    | 'DUPLICATE_MISMATCH'
  waitMs?: number
}

/**
 * The outcome of starting a round: a refusal, `again` if the same one was started concurrently, or null for success.
 */
export type Begun<Refusal> = Refusal | 'again' | null

/** What a spin is played for, and on what; `free` is the award that it takes a round from instead of a stake. */
type Spin = { key: string; stake: bigint; choice?: unknown; free?: string | undefined }

/** Plays a round alone. Returns it as far as it came before the wallet's time-out. */
export function startRound(studio: Studio, session: OpenSession, spin: Spin): Promise<Round | SpinRefusal> {
  const { choosing } = gameOf(studio.games, session.gameId)?.solo ?? {}
  const choice = choosing ? canonicalText(choosing.read(spin.choice)) : 'null'
  const isSame = (round: Round) =>
    round.stake === spin.stake && round.freeAward === (spin.free ?? null) && canonicalText(round.choice) === choice
  return playOnce<SpinRefusal>(studio, session, { key: spin.key, isSame, begin: (id) => begin(studio, session, spin, id) })
}

type Play<Refusal> = { key: string; isSame: (round: Round) => boolean; begin: (id: string) => Promise<Begun<Refusal>> }

/** Plays a round once per key. Refuses another round with the same key. */
export async function playOnce<Refusal extends { code: string }>(
  studio: Studio,
  session: OpenSession,
  play: Play<Refusal>,
): Promise<Round | Refusal | { code: 'DUPLICATE_MISMATCH' }> {
  const before = await readRoundOfSpin(studio.world.database.query, session.id, play.key)
  if (before) return play.isSame(before) ? follow(studio, before) : { code: 'DUPLICATE_MISMATCH' }
  const id = newId('rnd')
  // Registered before the row exists: a row without a registration means that its process has died.
  const begun = play.begin(id)
  const played = begun.then((refusal) => (refusal === null && session.type === 'real' ? playRound(studio, id) : undefined))
  const noted = played.finally(() => studio.playing.delete(id))
  studio.playing.set(id, noted)
  await noted
  const refusal = await begun
  if (refusal === 'again') return playOnce(studio, session, play)
  return refusal ?? reread(studio, id)
}

async function follow(studio: Studio, round: Round): Promise<Round> {
  await studio.playing.get(round.id)
  return reread(studio, round.id)
}

async function reread(studio: Studio, id: string): Promise<Round> {
  const round = await readRound(studio.world.database.query, id)
  if (!round) throw new Error(`The round ${id} is not there.`)
  return round
}

/** A stake that goes with the choice, or the value of the free rounds of an award, as they are played next. */
function stakeRefusal(solo: SoloPlay, session: Session, { stake, free }: Spin, choice: unknown): SpinRefusal['code'] | undefined {
  const { currency, maxStake, freeRounds } = session
  if (solo.choosing && choice === null) return 'CHOICE_UNKNOWN'
  const next = free === undefined ? null : nextOf(freeRounds, solo.stakeUnit)
  if (free !== undefined && (next?.award !== free || BigInt(next.value) !== stake)) return 'FREE_ROUNDS_OVER'
  if (solo.choosing?.faultOf) return solo.choosing.faultOf(choice, stake, { currency, maxStake, free: free !== undefined }) ?? undefined
  return next || solo.stakesOf(currency, maxStake).includes(stake) ? undefined : 'STAKE_UNKNOWN'
}

/** Writes the round before any money moves; in demo play the whole of it happens in this one transaction. */
function begin(studio: Studio, { id: sessionId }: OpenSession, spin: Spin, id: string): Promise<Begun<SpinRefusal>> {
  return studio.world.database.transaction(async (query) => {
    const session = await lockSession(query, sessionId)
    const solo = session && gameOf(studio.games, session.gameId)?.solo
    if (!session?.owner || session.endedAt || !solo) return { code: 'SESSION_EXPIRED' }
    const { owner, type, currency } = session
    if (await readRoundOfSpin(query, sessionId, spin.key)) return 'again'
    if (await readRoundInTheWay(query, owner, machineOf(session.gameId))) return { code: 'ROUND_OPEN' }
    const choice = solo.choosing?.read(spin.choice) ?? null
    const unknown = stakeRefusal(solo, session, spin, choice)
    if (unknown) return { code: unknown }
    const now = studio.world.clock.now()
    const last = await readNewestRound(query, owner)
    const waitMs = last && last.state.status !== 'refused' ? last.createdAt.getTime() + session.minRoundMs - now.getTime() : 0
    if (waitMs > 0) return { code: 'TOO_FAST', waitMs }
    if (type === 'demo' && session.cash < spin.stake) return { code: 'INSUFFICIENT_FUNDS' }
    const round: Round = {
      id,
      sessionId,
      gameId: session.gameId,
      owner,
      spinKey: spin.key,
      type,
      currency,
      stake: spin.stake,
      ...undecided,
      sharedRound: null,
      bets: null,
      freeAward: spin.free ?? null,
      choice,
      state: { status: 'betting' },
      createdAt: now,
    }
    if (!(await insertRound(query, round))) return { code: 'ROUND_OPEN' }
    if (type === 'real') return null
    await addToBalance(query, sessionId, -spin.stake)
    await keepStage(query, await decideRound(query, solo, round, now), now)
    return null
  })
}
