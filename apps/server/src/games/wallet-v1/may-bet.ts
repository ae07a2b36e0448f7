import type { WalletKey } from '../../wallet/index.ts'
import type { CallInput } from './calls.ts'
import type { OpenGame } from './open-games.ts'

/** A refusal before any money is asked for, as the protocol calls it. */
export type BetRefusal = { code: string; details?: Record<string, string> }

type Bet = CallInput<'bet'> | CallInput<'betWin'>
export const stakeOf = (bet: Bet): bigint => ('bet' in bet ? bet.bet.amount : bet.amount)

/** What forbids this bet whatever the wallet holds: the game, the stake, or the time since the last round began. */
export function refusalOf(bet: Bet, game: OpenGame | undefined, pace: Pace, wallet: WalletKey, at: Date): BetRefusal | undefined {
  if (!game) return { code: 'SESSION_EXPIRED' }
  if (bet.gameId !== game.studioGame) return { code: 'GAME_NOT_FOUND' }
  if (!game.enabled) return { code: 'GAME_DISABLED' }
  if (game.maxStake !== null && stakeOf(bet) > game.maxStake) return { code: 'STAKE_TOO_HIGH', details: { max: String(game.maxStake) } }
  return pace.isTooFast(wallet, bet.roundId, game.minRoundMs, at) ? { code: 'TOO_FAST' } : undefined
}

const mostKept = 20_000
// A call takes longer on its way than the next one: the studio keeps the exact time, we refuse what cannot be the way.
const onTheWayMs = 200

/** When each player's last round began, in the memory of this process: a restart forgives one round. */
export function openPace() {
  const last = new Map<string, { round: string; at: number }>()
  const nameOf = ({ shard, player, currency }: WalletKey) => `${shard}/${player}/${currency}`
  return {
    isTooFast(wallet: WalletKey, round: string, minRoundMs: number, at: Date): boolean {
      const before = last.get(nameOf(wallet))
      return before !== undefined && before.round !== round && at.getTime() - before.at < minRoundMs - onTheWayMs
    },
    /** A round begins; what it answers takes that back where the bet is refused. */
    begins(wallet: WalletKey, round: string, at: Date): () => void {
      const name = nameOf(wallet)
      const before = last.get(name)
      if (before?.round === round) return () => undefined
      last.delete(name)
      last.set(name, { round, at: at.getTime() })
      if (last.size > mostKept) last.delete(last.keys().next().value!) // it is not empty here
      return () => void (before ? last.set(name, before) : last.delete(name))
    },
  }
}
export type Pace = ReturnType<typeof openPace>
