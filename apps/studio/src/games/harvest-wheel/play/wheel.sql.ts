import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from '../../../engine/rounds/round.ts'
import { roundColumns } from '../../../engine/rounds/round.sql.ts'
import type { Chain } from './chain.ts'
import type { WheelRound } from './wheel-round.ts'

const columns = `number, chain_id as "chainId", place, seed, opened_at as "openedAt", closes_at as "closesAt", settles_at as "settlesAt",
  ends_at as "endsAt", pocket, status`

/** Reads the newest round of the wheel. */
export async function readNewestWheelRound(query: Queries): Promise<WheelRound | null> {
  return (await query<WheelRound>(`select ${columns} from wheel_rounds order by number desc limit 1`))[0] ?? null
}

/** Reads a round of the wheel. */
export async function readWheelRound(query: Queries, number: number): Promise<WheelRound | null> {
  return (await query<WheelRound>(`select ${columns} from wheel_rounds where number = $1`, [number]))[0] ?? null
}

/**
 * Reads a round of the wheel and keeps it from advancing until the transaction ends. Always locked before players'
 * rounds and sessions.
 */
export async function holdWheelRound(query: Queries, number: number): Promise<WheelRound | null> {
  return (await query<WheelRound>(`select ${columns} from wheel_rounds where number = $1 for share`, [number]))[0] ?? null
}

/** Reads a round of the wheel and locks it for an update, so that no bets are placed meanwhile. */
export async function lockWheelRound(query: Queries, number: number): Promise<WheelRound | null> {
  return (await query<WheelRound>(`select ${columns} from wheel_rounds where number = $1 for update`, [number]))[0] ?? null
}

/** Reads the latest rounds whose pocket has been shown. */
export async function readSettledWheelRounds(query: Queries, limit: number): Promise<WheelRound[]> {
  return query<WheelRound>(`select ${columns} from wheel_rounds where status = 'settled' order by number desc limit $1`, [limit])
}

/** Stores a new round; does nothing if another was opened concurrently. */
export async function insertWheelRound(query: Queries, round: WheelRound): Promise<void> {
  const { number, chainId, place, seed, openedAt, closesAt, settlesAt, endsAt, status } = round
  await query(
    `insert into wheel_rounds (number, chain_id, place, seed, opened_at, closes_at, settles_at, ends_at, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [number, chainId, place, seed, openedAt, closesAt, settlesAt, endsAt, status],
  )
}

/** Stores the progress of a round. */
export async function updateWheelRound(query: Queries, { number, pocket, status }: WheelRound): Promise<void> {
  await query(`update wheel_rounds set pocket = $2, status = $3 where number = $1`, [number, pocket, status])
}

/** Reads a chain. */
export async function readChain(query: Queries, id: string): Promise<Chain | null> {
  return (await query<Chain>(`select id, secret, length, created_at as "createdAt" from wheel_chains where id = $1`, [id]))[0] ?? null
}

/** Keeps a new chain. */
export async function insertChain(query: Queries, { id, secret, length, createdAt }: Chain): Promise<void> {
  await query(`insert into wheel_chains (id, secret, length, created_at) values ($1, $2, $3, $4)`, [id, secret, length, createdAt])
}

/** Reads the stakes of a round, and locks them until the transaction ends. */
export async function lockStakes(query: Queries, wheelRound: number): Promise<Round[]> {
  return query<Round>(`select ${roundColumns} from rounds where shared_round = $1 and status = 'staked' order by id for update`, [
    wheelRound,
  ])
}

/** Reads a player's stakes at the table, newest first. */
export async function readStakesOf(query: Queries, owner: string, limit: number): Promise<Round[]> {
  return query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and shared_round is not null order by created_at desc, id limit $2`,
    [owner, limit],
  )
}

/** Reads a player's stake in a round, unless it was refused or returned. */
export async function readStakeAt(query: Queries, owner: string, wheelRound: number): Promise<Round | null> {
  const rows = await query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and shared_round = $2 and status not in ('refused', 'rolledBack')`,
    [owner, wheelRound],
  )
  return rows[0] ?? null
}
