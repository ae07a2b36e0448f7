import { z } from 'zod'
import type { Game, PageCall } from '../game.ts'
import { lockSession } from '../rounds/session.sql.ts'
import { isOpened, type OpenSession } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { layBet } from './lay-bet.ts'
import { liveTable } from './live-table.ts'
import { runTable, voidSharedRound } from './run-table.ts'
import { takeBet } from './settle-bets.ts'
import type { SharedTable } from './shared-table.ts'
import { holdSharedRound } from './shared.sql.ts'
import { fairnessOfBet } from './fairness-of-bet.ts'
import { atTable, betView, tableView, type TableView } from './table-view.ts'

const placing = z.object({ key: z.string().regex(/^[\w-]{8,100}$/), round: z.int().min(1), bet: z.unknown() })

/** What a game's page shows besides what every table tells. */
type Extras<Bet, Plan, Result> = (studio: Studio, session: OpenSession, view: TableView<Bet, Plan, Result>) => object | Promise<object>

/** The parts of a game that a shared table makes: its play, view, calls, work by the clock and act at the desk. */
type TableGame = Required<Pick<Game, 'shared' | 'view' | 'calls' | 'beat' | 'deskActs'>> & Pick<Game, 'live'>

/**
 * Makes a game's parts of its table. `extras` adds to the view. The page's call `bets` asks `{ key, round, bet }` and
 * answers `{ round, state }`.
 */
export function tableGame<Bet, Plan, Result>(
  table: SharedTable<Bet, Plan, Result>,
  extras: Extras<Bet, Plan, Result> = () => ({}),
  counts?: Parameters<typeof tableView>[3],
): TableGame {
  const view = async (studio: Studio, session: OpenSession) => {
    const told = await tableView(studio, table, session, counts)
    return { ...told, ...(await extras(studio, session, told)) }
  }
  const bets: PageCall = async (studio, session, body) => {
    const { key, round: number, bet } = placing.parse(body)
    const round = await layBet(studio, table, session, { key, round: number, bet })
    if (!('id' in round)) return round
    const now = await lockSession(studio.world.database.query, session.id)
    return { round: betView(round), state: await view(studio, now && isOpened(now) ? now : session) }
  }
  const { markOf } = table
  return {
    ...(markOf && { live: (studio: Studio) => liveTable(studio, table, markOf) }),
    shared: {
      hold: async (query, { gameId, sharedRound }) => void (sharedRound !== null && (await holdSharedRound(query, gameId, sharedRound))),
      taken: (query, round, now) => takeBet(query, table, round, now),
      fairnessOf: (query, round) => fairnessOfBet(query, table, round),
      tell: (round) => ({ table: atTable(round) }),
    },
    view,
    calls: { bets },
    beat: (studio) => runTable(studio, table),
    deskActs: { void: voiding(table.gameId) },
  }
}

const voiding = (gameId: string): TableGame['deskActs'][string] => ({
  label: 'Void the table’s round',
  run: async (studio) => {
    const voided = await voidSharedRound(studio, gameId, 'void, as asked for at the desk')
    if (!voided) return { done: false, sentence: 'No round of the table is at play now.' }
    return { done: true, sentence: `Round ${voided.number} is void: every stake goes back.` }
  },
})
