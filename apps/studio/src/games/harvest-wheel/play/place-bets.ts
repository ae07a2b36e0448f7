import type { Queries } from '@fairhouse/process/database.ts'
import { undecided, type Bets, type Round } from '../../../engine/rounds/round.ts'
import { insertRound, readRoundOfSpin } from '../../../engine/rounds/round.sql.ts'
import type { OpenSession } from '../../../engine/rounds/session.ts'
import { addToBalance, lockSession } from '../../../engine/rounds/session.sql.ts'
import { playOnce, type Begun } from '../../../engine/play/start-round.ts'
import type { Studio } from '../../../engine/studio.ts'
import { faultOfBets, stakeOf } from '../../../engine/rounds/chips.ts'
import { spotOf, wheelGameId } from './maths.ts'
import { holdWheelRound, readStakeAt } from './wheel.sql.ts'

/** Why chips are refused: a code for which the page has a sentence. */
type BetRefusal = {
  code: 'SESSION_EXPIRED' | 'BETS_CLOSED' | 'BETS_PLACED' | 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | 'INSUFFICIENT_FUNDS' | 'DUPLICATE_MISMATCH'
}

type Asked = { key: string; round: number; bets: Bets }

/** Places a player's chips for one round of the wheel: one debit, however often it is asked for. */
export function placeBets(studio: Studio, session: OpenSession, asked: Asked): Promise<Round | BetRefusal> {
  return playOnce<BetRefusal>(studio, session, {
    key: asked.key,
    isSame: (round) => round.sharedRound === asked.round && sameBets(round.bets ?? {}, asked.bets),
    begin: (id) => studio.world.database.transaction((query) => begin(studio, query, session.id, asked, id)),
  })
}

async function begin(studio: Studio, query: Queries, sessionId: string, asked: Asked, id: string): Promise<Begun<BetRefusal>> {
  const now = studio.world.clock.now()
  const wheelRound = await holdWheelRound(query, asked.round)
  const session = await lockSession(query, sessionId)
  if (!session?.owner || session.endedAt || session.gameId !== wheelGameId) return { code: 'SESSION_EXPIRED' }
  if (await readRoundOfSpin(query, sessionId, asked.key)) return 'again'
  if (wheelRound?.status !== 'open' || wheelRound.closesAt <= now) return { code: 'BETS_CLOSED' }
  const { owner, type, currency } = session
  if (await readStakeAt(query, owner, asked.round)) return { code: 'BETS_PLACED' }
  const fault = faultOfBets(asked.bets, (id) => spotOf(id) !== undefined, currency, session.maxStake)
  if (fault) return { code: fault }
  const stake = stakeOf(asked.bets)
  const demo = type === 'demo'
  if (demo && session.cash < stake) return { code: 'INSUFFICIENT_FUNDS' }
  const about = {
    id,
    sessionId,
    gameId: wheelGameId,
    owner,
    spinKey: asked.key,
    type,
    currency,
    stake,
    sharedRound: asked.round,
    bets: asked.bets,
    freeAward: null,
    choice: null,
  }
  const round: Round = { ...about, ...undecided, state: { status: demo ? 'staked' : 'betting' }, createdAt: now }
  if (!(await insertRound(query, round))) return { code: 'BETS_PLACED' }
  if (demo) await addToBalance(query, sessionId, -stake)
  return null
}

function sameBets(one: Bets, other: Bets): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
