import type { Game } from '@fairhouse/contract'
import { JackpotOnTile } from '../../jackpots/index.ts'
import { LiveOnTile } from '../../live-tables/index.ts'

/** What lies over a game's picture: what goes on at a live table, whose tile is wide, else what is in its jackpot. */
export function OnTile({ game: { friendlyId, jackpot }, wide }: { game: Game; wide?: boolean }) {
  if (wide) return <LiveOnTile game={friendlyId} />
  return jackpot === undefined ? null : <JackpotOnTile id={jackpot} />
}
