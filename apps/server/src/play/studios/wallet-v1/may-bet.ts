import type { House } from '../../../base/house.ts'
import type { WalletKey } from '../../../money/wallet/index.ts'
import { beginRound, undoRound } from '../../game-sessions/pace.sql.ts'
import type { CallInput } from './calls.ts'
import type { OpenGame } from './open-games.ts'

/** A refusal before any money is asked for, as the protocol calls it. */
type BetRefusal = { code: string; details?: Record<string, string> }

type Bet = CallInput<'bet'> | CallInput<'betWin'>
const stakeOf = (bet: Bet): bigint => ('bet' in bet ? bet.bet.amount : bet.amount)

/** What forbids this bet whatever the wallet holds and whenever it is made: the game or the stake. */
export function refusalOf(bet: Bet, game: OpenGame | undefined): BetRefusal | undefined {
  if (!game) return { code: 'SESSION_EXPIRED' }
  if (bet.gameId !== game.studioGame) return { code: 'GAME_NOT_FOUND' }
  if (!game.enabled) return { code: 'GAME_DISABLED' }
  if (game.maxStake !== null && stakeOf(bet) > game.maxStake) return { code: 'STAKE_TOO_HIGH', details: { max: String(game.maxStake) } }
  return undefined
}

// A call takes longer on its way than the next one: the studio keeps the exact time, we refuse what cannot be the way.
const onTheWayMs = 200

/** A round begins, as far as the time since the player's last one allows; what it answers takes that back where the bet is refused. */
export async function beginAtPace(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  wallet: WalletKey,
  round: string,
  { minRoundMs }: OpenGame,
): Promise<BetRefusal | (() => Promise<void>) | undefined> {
  if (minRoundMs === 0) return undefined
  const { begins, before } = await beginRound(db, wallet, round, clock.now(), minRoundMs - onTheWayMs)
  if (!begins) return { code: 'TOO_FAST' }
  return before?.round === round ? undefined : () => undoRound(db, wallet, round, before)
}
