import type { Sql } from '../../base/database/database.ts'

/** What holds a session: a browser by its cookie, or the command line by its token. */
export type SessionKind = 'browser' | 'commandLine'
export type OfficeSessionRow = {
  id: string
  secret_hash: string
  staff: bigint
  browser: string
  started_at: Date
  last_seen_at: Date
  expires_at: Date
  locked_at: Date | null
  kind: SessionKind
}

export async function insertOfficeSession(sql: Sql, row: Omit<OfficeSessionRow, 'last_seen_at' | 'locked_at'>): Promise<void> {
  await sql.query({
    text: `insert into staff_session (id, secret_hash, staff, browser, started_at, last_seen_at, expires_at, kind)
           values ($1, $2, $3, $4, $5, $5, $6, $7)`,
    values: [row.id, row.secret_hash, row.staff, row.browser, row.started_at, row.expires_at, row.kind],
  })
}

/** Reads a session that has not ended, of somebody who has not left. */
export async function readOfficeSession(sql: Sql, id: string): Promise<OfficeSessionRow | undefined> {
  const { rows } = await sql.query<OfficeSessionRow>({
    name: 'staff_session_read',
    text: `select o.id, o.secret_hash, o.staff, o.browser, o.started_at, o.last_seen_at, o.expires_at, o.locked_at, o.kind
           from staff_session o join staff s on s.id = o.staff where o.id = $1 and o.ended_at is null and s.state = 'active'`,
    values: [id],
  })
  return rows[0]
}

/** Reads somebody's sessions that have not ended, the newest first. */
export async function listOfficeSessions(sql: Sql, staff: bigint, now: Date): Promise<OfficeSessionRow[]> {
  const { rows } = await sql.query<OfficeSessionRow>({
    text: `select id, secret_hash, staff, browser, started_at, last_seen_at, expires_at, locked_at, kind from staff_session
           where staff = $1 and ended_at is null and expires_at > $2 order by started_at desc, id`,
    values: [staff, now],
  })
  return rows
}

export async function writeOfficeSessionSeen(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update staff_session set last_seen_at = $2 where id = $1 and last_seen_at < $2', values: [id, at] })
}

export async function writeOfficeSessionLocked(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update staff_session set locked_at = $2 where id = $1 and locked_at is null', values: [id, at] })
}

export async function writeOfficeSessionUnlocked(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update staff_session set locked_at = null, last_seen_at = $2 where id = $1', values: [id, at] })
}

type Because = 'signOut' | 'left' | 'ended'

/** Ends one session of somebody; returns whether it was open. */
export async function endOfficeSession(sql: Sql, staff: bigint, id: string, at: Date, because: Because): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update staff_session set ended_at = $3, ended_because = $4 where staff = $1 and id = $2 and ended_at is null',
    values: [staff, id, at, because],
  })
  return rowCount === 1
}

/** Ends every session of somebody; returns how many were open. */
export async function endOfficeSessions(sql: Sql, staff: bigint, at: Date, because: Because): Promise<number> {
  const { rowCount } = await sql.query({
    text: 'update staff_session set ended_at = $2, ended_because = $3 where staff = $1 and ended_at is null and expires_at > $2',
    values: [staff, at, because],
  })
  return rowCount ?? 0
}
