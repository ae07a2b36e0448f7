import { formatAmount } from '@fairhouse/money'
import type { Asking, PlayerAsking } from '../base/context.ts'
import { readPlayTotals, walletView } from '../wallet/index.ts'
import { endPlayersGames } from './end-session.ts'
import { gameView } from './game.ts'
import { readGame } from './game.sql.ts'
import { readPendingRounds } from './round.sql.ts'
import { connectedStudios } from './studio.ts'
import { readGameSession, writeProlonged } from './session.sql.ts'

/** The page says that the game is still open; it learns whether the session is. */
export async function prolongGameSession(
  { house, player }: PlayerAsking,
  input: { gameSessionId: string },
): Promise<{ open: boolean; reason: string | null }> {
  const row = await writeProlonged(house.db, input.gameSessionId, player.player, house.clock.now())
  return { open: row !== undefined && row.ended_at === null, reason: row?.ended_because ?? null }
}

/** Ends a game session; whoever knows its id may, so that a page that goes away after a logout can still say so. */
export async function closeGameSession(
  { house }: Asking,
  input: { gameSessionId: string; reason: 'exit' | 'unload' | 'timeout' },
): Promise<Record<string, never>> {
  const row = await readGameSession(house.db, input.gameSessionId)
  if (row && row.ended_at === null) await endPlayersGames(house, row, input.reason, row.id)
  return {}
}

/** Stakes and wins since this login. */
export async function sessionSummary({ house, player }: PlayerAsking) {
  const { staked, won } = await readPlayTotals(house.db, player, player.startedAt)
  const wallet = await walletView(house, player)
  const zero = formatAmount(0n, player.currency)
  return {
    openCashBalance: wallet.cash,
    openPromoBalance: wallet.promo,
    totalCashBetAmount: formatAmount(staked, player.currency),
    totalCashWinAmount: formatAmount(won, player.currency),
    totalPromoBetAmount: zero,
    totalPromoWinAmount: zero,
    since: player.startedAt.toISOString(),
  }
}

/** Rounds that were interrupted: their stake is still in play. */
export async function pendingRounds({ house, player }: PlayerAsking) {
  const rows = await readPendingRounds(house.db, player)
  const rounds = await Promise.all(
    rows.map(async ({ id, owner_ref: owner, amount, opened_at: openedAt }) => {
      const game = await readGame(house.db, owner.replace(/^game:/, ''))
      return game
        ? [
            {
              roundId: id,
              game: gameView(game, connectedStudios(house)),
              stake: formatAmount(amount, player.currency),
              openedAt: openedAt.toISOString(),
            },
          ]
        : []
    }),
  )
  return { rounds: rounds.flat() }
}
