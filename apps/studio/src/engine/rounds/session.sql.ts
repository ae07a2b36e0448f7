import type { Queries } from '@fairhouse/process/database.ts'
import type { FreeRounds } from '../free-rounds/free-rounds.ts'
import type { OpenSession, Session } from './session.ts'

const columns = `id, page_hash as "pageHash", key_hash as "keyHash", type, game_id as "gameId", launch_token as "launchToken", owner,
  wallet_token as "walletToken", currency, country, language, lobby_url as "lobbyUrl", parent_origin as "parentOrigin", max_stake as "maxStake",
  min_round_ms as "minRoundMs", cash, bonus, free_rounds as "freeRounds", jackpots, created_at as "createdAt", page_expires_at as "pageExpiresAt", opened_at as "openedAt",
  ended_at as "endedAt", end_code as "endCode"`
const one = `select ${columns} from sessions`

/** Keeps a session that has been launched. */
export async function insertSession(query: Queries, session: Session): Promise<void> {
  await query(
    `insert into sessions (id, page_hash, type, game_id, launch_token, owner, currency, country, language, lobby_url, parent_origin, cash,
       created_at, page_expires_at, free_rounds, jackpots)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      session.id,
      session.pageHash,
      session.type,
      session.gameId,
      session.launchToken,
      session.owner,
      session.currency,
      session.country,
      session.language,
      session.lobbyUrl,
      session.parentOrigin,
      session.cash,
      session.createdAt,
      session.pageExpiresAt,
      JSON.stringify(session.freeRounds),
      JSON.stringify(session.jackpots),
    ],
  )
}

/** Reads the session of a page token by its hash. */
export async function readSessionByPage(query: Queries, pageHash: string): Promise<Session | null> {
  return (await query<Session>(`${one} where page_hash = $1`, [pageHash]))[0] ?? null
}

/** Reads the session of a page's key by its hash. */
export async function readSessionByKey(query: Queries, keyHash: string): Promise<Session | null> {
  return (await query<Session>(`${one} where key_hash = $1`, [keyHash]))[0] ?? null
}

/** Reads a session, and locks it until the transaction ends. */
export async function lockSession(query: Queries, id: string): Promise<Session | null> {
  return (await query<Session>(`${one} where id = $1 for update`, [id]))[0] ?? null
}

/** Reads the newest sessions. */
export async function readSessions(query: Queries, limit: number): Promise<Session[]> {
  return query<Session>(`${one} order by created_at desc, id limit $1`, [limit])
}

/**
 * Consumes a page token for the given key. Returns the session; null if another key was first or the token has expired.
 */
export async function takePage(query: Queries, pageHash: string, keyHash: string, now: Date): Promise<Session | null> {
  const rows = await query<Session>(
    `update sessions set key_hash = $2 where page_hash = $1 and (key_hash = $2 or key_hash is null and page_expires_at > $3) returning ${columns}`,
    [pageHash, keyHash, now],
  )
  return rows[0] ?? null
}

/** Keeps what the platform said when the session was opened. */
export async function openSession(query: Queries, session: OpenSession): Promise<void> {
  const { id, owner, walletToken, currency, country, language, maxStake, minRoundMs, cash, bonus, openedAt } = session
  await query(
    `update sessions set owner = $2, wallet_token = $3, currency = $4, country = $5, language = $6, max_stake = $7, min_round_ms = $8,
       cash = $9, bonus = $10, opened_at = $11, launch_token = null where id = $1`,
    [id, owner, walletToken, currency, country, language, maxStake, minRoundMs, cash, bonus, openedAt],
  )
}

/** Stores a player's last known balance in all their open sessions. */
export async function writeBalance(query: Queries, owner: string, cash: bigint, bonus: bigint): Promise<void> {
  await query(`update sessions set cash = $2, bonus = $3 where owner = $1 and ended_at is null`, [owner, cash, bonus])
}

/** Keeps what the platform has told of a visit's free rounds. */
export async function writeFreeRounds(query: Queries, id: string, freeRounds: readonly FreeRounds[]): Promise<void> {
  await query(`update sessions set free_rounds = $2 where id = $1`, [id, JSON.stringify(freeRounds)])
}

/** Adds to the play money of one session. */
export async function addToBalance(query: Queries, id: string, amount: bigint): Promise<void> {
  await query(`update sessions set cash = cash + $2 where id = $1`, [id, amount])
}

/** Ends a session, once. */
export async function endSession(query: Queries, id: string, now: Date, code: string): Promise<void> {
  await query(`update sessions set ended_at = $2, end_code = $3 where id = $1 and ended_at is null`, [id, now, code])
}

/** Ends the session that the platform knows by this token. */
export async function endSessionByToken(query: Queries, walletToken: string, now: Date, code: string): Promise<void> {
  await query(`update sessions set ended_at = $2, end_code = $3 where wallet_token = $1 and ended_at is null`, [walletToken, now, code])
}
