import type { Queries } from '@fairhouse/process/database.ts'
import { chatCalls } from '../chat/chat-calls.ts'
import { forgetOldChat } from '../chat/forget-old.ts'
import type { PageCall } from '../game.ts'
import type { Studio } from '../studio.ts'
import type { Round } from '../rounds/round.ts'
import { tableGame } from '../shared/table-game.ts'
import { bingoCheckFields, bingoExtras, endedGamesOf } from './bingo-view.ts'
import { bingoTable, type Pace } from './bingo-table.ts'
import type { BingoMaths } from './room.ts'

/** How many purchases of a visitor are told. */
const ownPurchases = 24

/**
 * Makes a game's parts of a bingo room. Its page calls `bets` with `{ tickets, price }`, `ended` for the last games, and what
 * the chat of the room has.
 */
export function bingoGame(maths: BingoMaths, pace: Pace): ReturnType<typeof tableGame> {
  const room = { maths, pace }
  const made = tableGame(bingoTable(maths, pace), (studio, session, view) => bingoExtras(studio, room, session, view), {
    last: 0,
    mine: ownPurchases,
  })
  const ended: PageCall = async (studio) => ({ games: await endedGamesOf(studio, room) })
  const beat = async (studio: Studio) => {
    await made.beat(studio)
    await forgetOldChat(studio)
  }
  const shared = { ...made.shared, checkFieldsOf: (query: Queries, round: Round) => bingoCheckFields(room, query, round) }
  return { ...made, shared, beat, calls: { ...made.calls, ...chatCalls, ended } }
}
