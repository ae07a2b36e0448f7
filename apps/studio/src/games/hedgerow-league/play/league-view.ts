import type { PageCall } from '../../../engine/game.ts'
import type { OpenSession } from '../../../engine/rounds/session.ts'
import { readSettledSharedRounds } from '../../../engine/shared/shared.sql.ts'
import { tableGame } from '../../../engine/shared/table-game.ts'
import type { Studio } from '../../../engine/studio.ts'
import { virtualCounts, virtualExtras } from '../../../engine/virtual/virtual-table.ts'
import { leagueTable } from './league-table.ts'
import { daysOfSeason, type Matchday, type Played } from './matchday.ts'
import { leagueGameId } from './maths.ts'
import { standingsOf, type Standing } from './standings.ts'

/** What the league's page shows besides what every virtual sport does: the table of the season that was played last. */
export type LeagueView = { standings: Standing[] }

const made = tableGame(leagueTable, virtualExtras, virtualCounts)

async function readStandings(studio: Studio): Promise<Standing[]> {
  const settled = await readSettledSharedRounds(studio.world.database.query, leagueGameId, daysOfSeason)
  const days = settled as unknown as { plan: Matchday; result: Played }[] // as the league has drawn them; settled ones have a result
  const season = days[0]?.plan.season
  return standingsOf(days.filter(({ plan }) => plan.season === season))
}

const view = async (studio: Studio, session: OpenSession) => ({
  ...(await made.view(studio, session)),
  standings: await readStandings(studio),
})

const bets: PageCall = async (studio, session, body) => {
  const answer = await made.calls['bets']?.(studio, session, body)
  const isTaken = typeof answer === 'object' && answer !== null && 'state' in answer
  return isTaken ? { ...answer, state: { ...(answer.state as object), standings: await readStandings(studio) } } : answer // a view
}

/** The league's parts of the game, with its table. */
export const leagueGame = { ...made, view, calls: { ...made.calls, bets } }
