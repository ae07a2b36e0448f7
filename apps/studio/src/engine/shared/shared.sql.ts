import type { Queries } from '@fairhouse/process/database.ts'
import type { Round } from '../rounds/round.ts'
import { roundColumns } from '../rounds/round.sql.ts'
import type { Chain } from './chain.ts'
import type { SharedRound } from './shared-round.ts'

const columns = `game_id as "gameId", number, chain_id as "chainId", place, seed, client_seed as "clientSeed", opened_at as "openedAt",
  closes_at as "closesAt", settles_at as "settlesAt", ends_at as "endsAt", plan, result, status`
const one = `select ${columns} from shared_rounds where game_id = $1`

/** Reads a table's newest round. */
export async function readNewestSharedRound(query: Queries, gameId: string): Promise<SharedRound | null> {
  return (await query<SharedRound>(`${one} order by number desc limit 1`, [gameId]))[0] ?? null
}

/** Reads a table's rounds that have not ended, oldest first. */
export async function readSharedRoundsAtPlay(query: Queries, gameId: string): Promise<SharedRound[]> {
  return query<SharedRound>(`${one} and status in ('open', 'playing') order by number`, [gameId])
}

/** Reads a round. */
export async function readSharedRound(query: Queries, gameId: string, number: number): Promise<SharedRound | null> {
  return (await query<SharedRound>(`${one} and number = $2`, [gameId, number]))[0] ?? null
}

/**
 * Reads a round and keeps it from advancing until the transaction ends. Always locked before players' rounds and
 * sessions.
 */
export async function holdSharedRound(query: Queries, gameId: string, number: number): Promise<SharedRound | null> {
  return (await query<SharedRound>(`${one} and number = $2 for share`, [gameId, number]))[0] ?? null
}

/** Reads a round and locks it for an update, so that no bets are placed meanwhile. */
export async function lockSharedRound(query: Queries, gameId: string, number: number): Promise<SharedRound | null> {
  return (await query<SharedRound>(`${one} and number = $2 for update`, [gameId, number]))[0] ?? null
}

/** Reads a table's latest rounds whose result has been shown, newest first. */
export async function readSettledSharedRounds(query: Queries, gameId: string, limit: number): Promise<SharedRound[]> {
  return query<SharedRound>(`${one} and status = 'settled' order by number desc limit $2`, [gameId, limit])
}

/** Stores a new round; does nothing if another process has opened it. */
export async function insertSharedRound(query: Queries, round: SharedRound): Promise<void> {
  const { gameId, number, chainId, place, seed, clientSeed, openedAt, closesAt, settlesAt, endsAt, plan, status } = round
  await query(
    `insert into shared_rounds (game_id, number, chain_id, place, seed, client_seed, opened_at, closes_at, settles_at, ends_at, plan, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [gameId, number, chainId, place, seed, clientSeed, openedAt, closesAt, settlesAt, endsAt, jsonOf(plan), status],
  )
}

/** Stores the progress of a round. */
export async function updateSharedRound(query: Queries, round: SharedRound): Promise<void> {
  const { gameId, number, clientSeed, settlesAt, endsAt, result, status } = round
  await query(
    `update shared_rounds set client_seed = $3, settles_at = $4, ends_at = $5, result = $6, status = $7 where game_id = $1 and number = $2`,
    [gameId, number, clientSeed, settlesAt, endsAt, jsonOf(result), status],
  )
}

/** Lists would be sent as arrays of the database, and text as text. */
const jsonOf = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))

/** Reads a chain. */
export async function readChain(query: Queries, id: string): Promise<Chain | null> {
  const rows = await query<Chain>(
    `select id, game_id as "gameId", secret, length, created_at as "createdAt" from shared_chains where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Keeps a new chain. */
export async function insertChain(query: Queries, { id, gameId, secret, length, createdAt }: Chain): Promise<void> {
  await query(`insert into shared_chains (id, game_id, secret, length, created_at) values ($1, $2, $3, $4, $5)`, [
    id,
    gameId,
    secret,
    length,
    createdAt,
  ])
}

const inRound = `select ${roundColumns} from rounds where game_id = $1 and shared_round = $2`

/** Reads the bets of a round that wait for it, in the order of their ids, and locks them until the transaction ends. */
export async function lockBets(query: Queries, gameId: string, number: number): Promise<Round[]> {
  return query<Round>(`${inRound} and status = 'staked' order by id collate "C" for update`, [gameId, number])
}

/** Reads a player's bets in a round, unless they were refused or went back, oldest first. */
export async function readBetsIn(query: Queries, gameId: string, number: number, owner: string): Promise<Round[]> {
  return query<Round>(`${inRound} and owner = $3 and status not in ('refused', 'rolledBack') order by created_at, id`, [
    gameId,
    number,
    owner,
  ])
}

/** Reads a player's bets at a table, newest first. */
export async function readBetsOf(query: Queries, gameId: string, owner: string, limit: number): Promise<Round[]> {
  return query<Round>(
    `select ${roundColumns} from rounds where owner = $1 and game_id = $2 and shared_round is not null order by created_at desc, id limit $3`,
    [owner, gameId, limit],
  )
}

/** Lets a player lay one bet at a time in a round, until the transaction ends; taken after the round and the session. */
export async function lockPlayerAt(query: Queries, gameId: string, number: number, owner: string): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${gameId}/${number}/${owner}`])
}
