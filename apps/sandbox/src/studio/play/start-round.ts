import { newId } from '../../base/ids.ts'
import type { Queries } from '../../base/database.ts'
import type { Studio } from '../studio.ts'
import { decideRound } from './decide-round.ts'
import { playRound } from './play-round.ts'
import type { Round } from './round.ts'
import { insertRound, readOpenRound, readRound, readRoundOfSpin, readRoundsOf, updateRound } from './round.sql.ts'
import type { OpenSession } from './session.ts'
import { lockSession, writeBalance } from './session.sql.ts'
import { stakesOf } from './stakes.ts'

/** Why a spin does not begin: a code that the page has a sentence for. */
export type SpinRefusal = {
  code: 'SESSION_EXPIRED' | 'ROUND_OPEN' | 'TOO_FAST' | 'STAKE_UNKNOWN' | 'INSUFFICIENT_FUNDS' | 'DUPLICATE_MISMATCH'
  waitMs?: number
}

/** Plays a round once, however often its spin is asked for; answers it as far as it came within the wallet's patience. */
export async function startRound(studio: Studio, session: OpenSession, spin: { key: string; stake: bigint }): Promise<Round | SpinRefusal> {
  const { query } = studio.world.database
  const before = await readRoundOfSpin(query, session.id, spin.key)
  if (before) return before.stake === spin.stake ? follow(studio, before) : { code: 'DUPLICATE_MISMATCH' }
  const id = newId('rnd')
  // Noted before the row is there: whoever finds the row without the note knows that its process has died.
  const begun = begin(studio, session, spin, id)
  const play = begun.then((refusal) => (refusal === null && session.type === 'real' ? playRound(studio, id) : undefined))
  const noted = play.finally(() => studio.playing.delete(id))
  studio.playing.set(id, noted)
  await noted
  const refusal = await begun
  studio.world.changes.say('studio')
  if (refusal === 'again') return startRound(studio, session, spin)
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

/** Writes the round before any money moves; in demo play the whole of it happens in this one transaction. */
function begin(
  studio: Studio,
  { id: sessionId }: OpenSession,
  spin: { key: string; stake: bigint },
  id: string,
): Promise<SpinRefusal | 'again' | null> {
  return studio.world.database.transaction(async (query) => {
    const session = await lockSession(query, sessionId)
    if (!session?.owner || session.endedAt) return { code: 'SESSION_EXPIRED' }
    const { owner, type, currency } = session
    if (await readRoundOfSpin(query, sessionId, spin.key)) return 'again'
    if (await readOpenRound(query, owner)) return { code: 'ROUND_OPEN' }
    if (!stakesOf(currency, session.maxStake).includes(spin.stake)) return { code: 'STAKE_UNKNOWN' }
    const now = studio.world.clock.now()
    const [last] = await readRoundsOf(query, owner, 1)
    const waitMs = last && last.state.status !== 'refused' ? last.createdAt.getTime() + session.minRoundMs - now.getTime() : 0
    if (waitMs > 0) return { code: 'TOO_FAST', waitMs }
    if (type === 'demo' && session.cash < spin.stake) return { code: 'INSUFFICIENT_FUNDS' }
    const round: Round = {
      id,
      sessionId,
      owner,
      spinKey: spin.key,
      type,
      currency,
      stake: spin.stake,
      win: null,
      seedId: null,
      clientSeed: null,
      nonce: null,
      state: { status: 'betting' },
      createdAt: now,
    }
    if (!(await insertRound(query, round))) return { code: 'ROUND_OPEN' }
    if (type === 'demo') await playForFun(query, round, session.cash, now)
    return null
  })
}

async function playForFun(query: Queries, round: Round, cash: bigint, now: Date): Promise<void> {
  const { outcome, decided } = await decideRound(query, round, now)
  await updateRound(query, { ...decided, state: { status: 'closed', outcome } })
  await writeBalance(query, round.owner, cash - round.stake + BigInt(outcome.win), 0n)
}
