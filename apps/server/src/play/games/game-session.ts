import { formatAmount } from '@fairhouse/money'
import type { RequestContext, PlayerContext } from '../../base/house.ts'
import { readBalancesAt, readPlayTotals } from '../../money/wallet/index.ts'
import { endPlayersGames } from '../game-sessions/end-session.ts'
import { gameAs } from './game-as.ts'
import { readGame } from './game.sql.ts'
import { readPendingRounds } from '../game-sessions/round.sql.ts'
import { readGameSession, readLastSession, writeProlonged } from '../game-sessions/session.sql.ts'

/**
 * Prolongs the player's open game session, of which there is at most one, and returns it; the page calls this while a
 * game is open.
 */
export async function prolongGameSession({ house, player }: PlayerContext) {
  const row =
    (await writeProlonged(house.db, player.shard, player.player, house.clock.now())) ??
    (await readLastSession(house.db, player.shard, player.player))
  return { open: row?.ended_at === null, gameSessionId: row?.id ?? null, reason: row?.ended_because ?? null }
}

/** Ends a game session. Anybody who knows its id may, so that a page closing after a logout still can. */
export async function closeGameSession(
  { house }: RequestContext,
  input: { gameSessionId: string; reason: 'exit' | 'unload' | 'timeout' },
): Promise<Record<string, never>> {
  const row = await readGameSession(house.db, input.gameSessionId)
  if (row && row.ended_at === null) await endPlayersGames(house, row, input.reason, row.id)
  return {}
}

/** Returns stakes and wins since this login, and what the wallet held at its start. */
export async function sessionSummary({ house, player }: PlayerContext) {
  const since = player.startedAt
  const [{ staked, won, bonus_staked: bonusStaked, bonus_won: bonusWon }, opening] = await Promise.all([
    readPlayTotals(house.db, player, since, house.clock.now()),
    readBalancesAt(house.db, player, since),
  ])
  const show = (minor: bigint) => formatAmount(minor, player.currency)
  return {
    openCashBalance: show(opening.cash + opening.reserve),
    openPromoBalance: show(opening.promo),
    totalCashBetAmount: show(staked),
    totalCashWinAmount: show(won),
    totalPromoBetAmount: show(bonusStaked),
    totalPromoWinAmount: show(bonusWon),
    since: since.toISOString(),
  }
}

/** Returns interrupted rounds, whose stake is still in play. */
export async function pendingRounds({ house, player }: PlayerContext) {
  const rows = await readPendingRounds(house.db, player)
  const rounds = await Promise.all(
    rows.map(async ({ id, owner_ref: owner, amount, opened_at: openedAt }) => {
      const game = await readGame(house.db, owner.replace(/^game:/, ''))
      return game
        ? [
            {
              roundId: id,
              game: gameAs(house, game, player.country),
              stake: formatAmount(amount, player.currency),
              openedAt: openedAt.toISOString(),
            },
          ]
        : []
    }),
  )
  return { rounds: rounds.flat() }
}
