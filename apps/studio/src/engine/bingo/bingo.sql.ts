import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from '../rounds/round.ts'
import { roundColumns } from '../rounds/round.sql.ts'

/** Tickets of a game: all of real and of play money that are paid for, and those of one player. */
export type Sold = { number: number; real: number; demo: number; mine: number }

/** Reads how many tickets of some games are sold, and how many of them a player has bought or is buying. */
export async function readSold(query: Queries, gameId: string, numbers: readonly number[], owner: string): Promise<Sold[]> {
  return query<Sold>(
    `select shared_round as number,
       coalesce(sum((bets ->> 'tickets')::int) filter (where type = 'real' and status <> 'betting'), 0)::int as real,
       coalesce(sum((bets ->> 'tickets')::int) filter (where type = 'demo'), 0)::int as demo,
       coalesce(sum((bets ->> 'tickets')::int) filter (where owner = $3), 0)::int as mine
     from rounds where game_id = $1 and shared_round = any($2) and status not in ('refused', 'rollingBack', 'rolledBack')
     group by shared_round`,
    [gameId, numbers, owner],
  )
}

/** Reads the purchases of a game's closed list by their ids, in the order of the list. */
export async function readPurchases(query: Queries, ids: readonly string[]): Promise<Round[]> {
  return query<Round>(`select ${roundColumns} from rounds where id = any($1) order by id`, [ids])
}

/**
 * Reads the number of a room's newest game that is closed to buyers and was called or voided; null if none has closed since
 * a time. A game without tickets does not take the place of the one before it.
 */
export async function readNewestClosed(query: Queries, gameId: string, since: Date): Promise<number | null> {
  const rows = await query<{ number: number }>(
    `select number from shared_rounds
     where game_id = $1 and closes_at > $2 and (status = 'void' or (result ->> 'calls')::int > 0) order by number desc limit 1`,
    [gameId, since],
  )
  return rows[0]?.number ?? null
}
