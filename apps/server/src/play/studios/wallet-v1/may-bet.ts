import type { House } from '../../../base/house.ts'
import type { WalletKey } from '../../../money/wallet/index.ts'
import { beginRound, undoRound } from '../../game-sessions/pace.sql.ts'
import type { CallInput } from './calls.ts'
import type { OpenGame } from './open-games.ts'

/** A refusal before any money moves, in the protocol's terms. */
type BetRefusal = { code: string; details?: Record<string, string> }

type Bet = CallInput<'bet'> | CallInput<'betWin'>
const stakeOf = (bet: Bet): bigint => ('bet' in bet ? bet.bet.amount : bet.amount)

/** Returns why this bet is refused whatever the wallet holds: its game or its stake. */
export function refusalOf({ stops }: House, studio: string, bet: Bet, game: OpenGame | undefined): BetRefusal | undefined {
  if (!game) return { code: 'SESSION_EXPIRED' }
  if (bet.gameId !== game.studioGame) return { code: 'GAME_NOT_FOUND' }
  const about = { country: game.country, targets: [`studio:${studio}`, `game:${game.gameId}`] }
  if (!game.enabled || stops.find(['site', 'play'], about)) return { code: 'GAME_DISABLED' }
  if (game.maxStake !== null && stakeOf(bet) > game.maxStake) return { code: 'STAKE_TOO_HIGH', details: { max: String(game.maxStake) } }
  return undefined
}

// Network delays vary: the studio keeps the exact pace, and we refuse only what delay cannot explain.
const onTheWayMs = 200

/**
 * Begins a round if enough time has passed since the player's last one; the returned function undoes that if the bet is
 * refused.
 */
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
