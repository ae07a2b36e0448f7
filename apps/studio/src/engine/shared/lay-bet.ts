import type { Queries } from '@fairhouse/process/database.ts'
import { canonicalText } from '../fairness/canonical-text.ts'
import { playOnce, type Begun } from '../play/start-round.ts'
import { undecided, type Round } from '../rounds/round.ts'
import { insertRound, readRoundOfSpin } from '../rounds/round.sql.ts'
import type { OpenSession } from '../rounds/session.ts'
import { addToBalance, lockSession } from '../rounds/session.sql.ts'
import type { Studio } from '../studio.ts'
import { betOf } from './settle-bets.ts'
import type { SharedRound } from './shared-round.ts'
import type { SharedTable } from './shared-table.ts'
import { holdSharedRound, lockPlayerAt, readBetsIn } from './shared.sql.ts'

/** What a page asks for: a bet in a round, under a key of its own. */
export type AskedBet = { key: string; round: number; bet: unknown }

/** Why a bet is refused: a code for which the page has a sentence. */
type BetRefusal = { code: string }

/** Lays a player's bet in a round: one debit, however often it is asked for. */
export function layBet<Bet, Plan, Result>(
  studio: Studio,
  table: SharedTable<Bet, Plan, Result>,
  session: OpenSession,
  asked: AskedBet,
): Promise<Round | BetRefusal> {
  const bet = canonicalText(table.read(asked.bet))
  return playOnce<BetRefusal>(studio, session, {
    key: asked.key,
    isSame: (round) => round.sharedRound === asked.round && canonicalText(round.bets) === bet,
    begin: (id) => studio.world.database.transaction((query) => begin(studio, table, query, session.id, asked, id)),
  })
}

async function begin<Bet, Plan, Result>(
  studio: Studio,
  table: SharedTable<Bet, Plan, Result>,
  query: Queries,
  sessionId: string,
  { key, round: number, bet: asked }: AskedBet,
  id: string,
): Promise<Begun<BetRefusal>> {
  const { gameId, onceEach } = table
  const now = studio.world.clock.now()
  const held = await holdSharedRound(query, gameId, number)
  const session = await lockSession(query, sessionId)
  if (!session?.owner || session.endedAt || session.gameId !== gameId) return { code: 'SESSION_EXPIRED' }
  if (await readRoundOfSpin(query, sessionId, key)) return 'again'
  if (held?.status !== 'open' || held.closesAt <= now) return { code: 'BETS_CLOSED' }
  const { owner, type, currency, maxStake } = session
  // Two visits of one player would each see the bets without the other's.
  if (!onceEach) await lockPlayerAt(query, gameId, number, owner)
  const before = await readBetsIn(query, gameId, number, owner)
  if (onceEach && before.length > 0) return { code: 'BETS_PLACED' }
  const bet = table.read(asked)
  if (bet === null) return { code: 'STAKE_UNKNOWN' }
  const round = held as SharedRound<Plan, unknown> // kept as the table has planned it
  const fault = table.faultOf(bet, { currency, maxStake, round, before: before.map((one) => betOf<Bet>(one)) })
  if (fault) return { code: fault }
  const stake = table.stakeOf(bet)
  const demo = type === 'demo'
  if (demo && session.cash < stake) return { code: 'INSUFFICIENT_FUNDS' }
  const about = { id, sessionId, gameId, owner, spinKey: key, type, currency, stake }
  const laid = { sharedRound: number, bets: bet, freeAward: null, choice: null }
  const state: Round['state'] = { status: demo ? 'staked' : 'betting' }
  if (!(await insertRound(query, { ...about, ...laid, ...undecided, state, createdAt: now }, onceEach))) return { code: 'BETS_PLACED' }
  if (demo) await addToBalance(query, sessionId, -stake)
  return null
}
