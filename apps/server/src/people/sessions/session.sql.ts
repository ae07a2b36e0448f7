import type { Sql } from '../../base/database/database.ts'

type SessionRow = {
  id: string
  secret_hash: string
  shard: number
  player: bigint
  started_at: Date
  last_seen_at: Date
  expires_at: Date
  currency: string
  country: string
  language: string
  status: string
}

/** Reads an open session, with what every call needs of its player. */
export async function readSession(sql: Sql, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql.query<SessionRow>({
    name: 'session_read',
    text: `select s.id, s.secret_hash, s.shard, s.player, s.started_at, s.last_seen_at, s.expires_at, p.currency, p.country, p.language, p.status
           from session s join player p on p.shard = s.shard and p.id = s.player where s.id = $1 and s.ended_at is null`,
    values: [id],
  })
  return rows[0]
}

type NewSession = {
  id: string
  secretHash: string
  shard: number
  player: bigint
  device: string
  /** Address and browser, sealed. */
  sealed: Buffer
  at: Date
  expiresAt: Date
  provenAt: Date | null
}

export async function writeSession(sql: Sql, session: NewSession): Promise<void> {
  await sql.query({
    text: `insert into session (id, secret_hash, shard, player, device, ip, user_agent, sealed, started_at, last_seen_at, expires_at, proven_at)
           values ($1, $2, $3, $4, $5, '', '', $6, $7, $7, $8, $9)`,
    values: [
      session.id,
      session.secretHash,
      session.shard,
      session.player,
      session.device,
      session.sealed,
      session.at,
      session.expiresAt,
      session.provenAt,
    ],
  })
}

/** Reads when somebody last proved who they are in a session. */
export async function readSessionProven(sql: Sql, id: string): Promise<Date | null> {
  const { rows } = await sql.query<{ proven_at: Date | null }>({ text: 'select proven_at from session where id = $1', values: [id] })
  return rows[0]?.proven_at ?? null
}

export async function writeSessionProven(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update session set proven_at = greatest(proven_at, $2) where id = $1 and ended_at is null', values: [id, at] })
}

export async function writeSessionSeen(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query({ text: 'update session set last_seen_at = $2 where id = $1', values: [id, at] })
}

export async function endSession(sql: Sql, id: string, at: Date, because: string): Promise<void> {
  await sql.query({
    text: 'update session set ended_at = $2, ended_because = $3 where id = $1 and ended_at is null',
    values: [id, at, because],
  })
}

export async function writeSessionsEnded(sql: Sql, shard: number, player: bigint, at: Date, because: string): Promise<void> {
  await sql.query({
    text: 'update session set ended_at = $3, ended_because = $4 where shard = $1 and player = $2 and ended_at is null',
    values: [shard, player, at, because],
  })
}

/** Ends every session of a player except the caller's. */
export async function endOtherSessions(
  sql: Sql,
  { shard, player, sessionId }: { shard: number; player: bigint; sessionId: string },
  at: Date,
  because: string,
): Promise<void> {
  await sql.query({
    text: 'update session set ended_at = $4, ended_because = $5 where shard = $1 and player = $2 and id <> $3 and ended_at is null',
    values: [shard, player, sessionId, at, because],
  })
}

/** Gives a session a new id and secret, which invalidates its old cookie. */
export async function writeSessionSecret(sql: Sql, id: string, next: { id: string; secretHash: string }): Promise<void> {
  await sql.query({ text: 'update session set id = $2, secret_hash = $3 where id = $1', values: [id, next.id, next.secretHash] })
}

/** Reads the ids of a player's open sessions. */
export async function readOpenSessions(sql: Sql, shard: number, player: bigint): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    text: 'select id from session where shard = $1 and player = $2 and ended_at is null',
    values: [shard, player],
  })
  return rows.map(({ id }) => id)
}

/** Returns which of these sessions have neither ended nor expired and belong to an open account. */
export async function readOpenAmong(
  sql: Sql,
  ids: readonly string[],
  { now, idleSince, keptOut }: { now: Date; idleSince: Date; keptOut: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    text: `select s.id from session s join player p on p.shard = s.shard and p.id = s.player
           where s.id = any($1) and s.ended_at is null and s.expires_at > $2 and s.last_seen_at >= $3 and not p.status = any($4)`,
    values: [ids, now, idleSince, keptOut],
  })
  return rows.map(({ id }) => id)
}

export type VisitRow = {
  id: string
  shard: number
  player: bigint
  /** Address and browser as an older release stored them; empty if sealed. */
  ip: string
  user_agent: string
  sealed: Buffer | null
  person_key: Buffer | null
  started_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  ended_because: string | null
}

const visitColumns = `id, shard, player, ip, user_agent, sealed, started_at, last_seen_at, expires_at, ended_at, ended_because,
  (select k.sealed from person_key k where k.shard = s.shard and k.player = s.player) as person_key`

/** Reads a player's sessions, open ones first, newest first. */
export async function readVisits(sql: Sql, shard: number, player: bigint, most: number): Promise<VisitRow[]> {
  const { rows } = await sql.query<VisitRow>({
    text: `select ${visitColumns}
           from session s where shard = $1 and player = $2 order by ended_at is not null, started_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

/** Reads a player's sessions begun by a moment, newest first. */
export async function readVisitsUntil(sql: Sql, shard: number, player: bigint, until: Date, most: number): Promise<VisitRow[]> {
  const { rows } = await sql.query<VisitRow>({
    text: `select ${visitColumns}
           from session s where shard = $1 and player = $2 and started_at <= $3 order by started_at desc, id limit $4`,
    values: [shard, player, until, most],
  })
  return rows
}
