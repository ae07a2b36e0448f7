import { virtualTable } from '../../../engine/virtual/virtual-table.ts'
import { leaguePrice, leagueWins } from './bets.ts'
import { matchdayOf, playMatchday, type Matchday, type Played } from './matchday.ts'
import { leagueGameId } from './maths.ts'

/** The league's matchdays: one every three minutes, ninety minutes of play in one of the clock. */
export const leagueTable = virtualTable<Matchday, Played>({
  gameId: leagueGameId,
  everyMs: 180_000,
  offsetMs: 90_000,
  ahead: 2,
  playMs: 63_000,
  showMs: 25_000,
  planOf: (_, number) => Promise.resolve(matchdayOf(number)),
  decide: playMatchday,
  priceOf: leaguePrice,
  winsBy: (_, result, id) => leagueWins(result, id),
})
