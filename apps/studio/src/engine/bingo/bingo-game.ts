import type { PageCall } from '../game.ts'
import { tableGame } from '../shared/table-game.ts'
import { bingoExtras, endedGamesOf } from './bingo-view.ts'
import { bingoTable, type Pace } from './bingo-table.ts'
import type { BingoMaths } from './room.ts'

/** How many purchases of a visitor are told. */
const ownPurchases = 24

/** Makes a game's parts of a bingo room. Its page calls `bets` with `{ tickets, price }`, and `ended` for the last games. */
export function bingoGame(maths: BingoMaths, pace: Pace): ReturnType<typeof tableGame> {
  const room = { maths, pace }
  const made = tableGame(bingoTable(maths, pace), (studio, session, view) => bingoExtras(studio, room, session, view), {
    last: 0,
    mine: ownPurchases,
  })
  const ended: PageCall = async (studio) => ({ games: await endedGamesOf(studio, room) })
  return { ...made, calls: { ...made.calls, ended } }
}
