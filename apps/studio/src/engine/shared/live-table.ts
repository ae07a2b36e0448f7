import type { LiveTable, Mark } from '../game.ts'
import type { Studio } from '../studio.ts'
import { playersAt } from './presence.ts'
import { readNewestSharedRound, readSettledSharedRounds, readSharedRoundsAtPlay } from './shared.sql.ts'

const lastResults = 10

/** Tells what goes on at a table now. */
export async function liveTable<Result>(
  studio: Studio,
  { gameId }: { gameId: string },
  markOf: (result: Result) => Mark,
): Promise<LiveTable> {
  const { database, clock } = studio.world
  const now = clock.now()
  const [[oldest], newest, settled] = await Promise.all([
    readSharedRoundsAtPlay(database.query, gameId),
    readNewestSharedRound(database.query, gameId),
    readSettledSharedRounds(database.query, gameId, lastResults),
  ])
  const round = oldest ?? newest
  const leftMs = round?.status === 'open' ? Math.max(0, round.closesAt.getTime() - now.getTime()) : 0
  return {
    players: playersAt(studio, gameId, now),
    betsMs: round ? round.closesAt.getTime() - round.openedAt.getTime() : 0,
    leftMs,
    last: settled.map(({ result }) => markOf(result as Result)), // as the table has drawn it
  }
}
