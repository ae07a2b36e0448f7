import type { Sql } from '../../base/database/database.ts'

/** The statements that delete what has expired, by table: at most `$2` rows from before `$1`. */
const statements: Readonly<Record<string, string>> = {
  activation: 'delete from activation where code_hash in (select code_hash from activation where expires_at < $1 limit $2)',
  push_subscription: `delete from push_subscription where id in (
    select b.id from push_subscription b left join session s on s.id = b.session where coalesce(s.ended_at, s.expires_at, b.created_at) < $1 limit $2)`,
  session: `update session set sealed = null, ip = '', user_agent = '', device = null where id in (
    select id from session where coalesce(ended_at, expires_at) < $1 and (sealed is not null or ip <> '' or user_agent <> '' or device is not null) limit $2)`,
  deposit_attempt: `update deposit_attempt set fields = null where (shard, reference) in (
    select shard, reference from deposit_attempt where created_at < $1 and fields is not null
      and state in ('ok', 'failed', 'expired', 'cancelled') limit $2)`,
  inbox: `update inbox set raw = '' where (provider, event_key) in (
    select provider, event_key from inbox where received_at < $1 and raw <> '' and processed_at is not null limit $2)`,
  failed_notice: `update failed_notice set sealed_raw = null where id in (
    select id from failed_notice where received_at < $1 and sealed_raw is not null and state <> 'waiting' limit $2)`,
  kept_out: 'delete from kept_out where (kind, index) in (select kind, index from kept_out where until < $1 limit $2)',
}

export const tablesInTime: readonly string[] = Object.keys(statements)

/** Deletes at most so many rows older than a moment; returns how many. */
export async function eraseBefore(sql: Sql, table: string, before: Date, most: number): Promise<number> {
  if (table === 'document_file') {
    const { rows } = await sql.query<{ gone: number }>({ text: 'select forget_refused_files($1, $2) as gone', values: [before, most] })
    return rows[0]?.gone ?? 0
  }
  const { rowCount } = await sql.query({ text: statements[table]!, values: [before, most] }) // only called with tables of the list
  return rowCount ?? 0
}

/** Deletes keys of visitors whose deposit ended without an account. */
export async function deleteVisitorKeys(sql: Sql, most: number): Promise<number> {
  const { rowCount } = await sql.query({
    text: `delete from person_key where (shard, player) in (
      select k.shard, k.player from person_key k where not exists (select from player p where p.shard = k.shard and p.id = k.player)
        and not exists (select from visitor_deposit v where v.shard = k.shard and v.player = k.player and v.state = 'open') limit $1)`,
    values: [most],
  })
  return rowCount ?? 0
}

/** Reads sessions with an address in plain text, stored by an older release. */
export async function readPlainVisits(
  sql: Sql,
  most: number,
): Promise<{ id: string; shard: number; player: bigint; ip: string; user_agent: string; started_at: Date }[]> {
  const { rows } = await sql.query<{ id: string; shard: number; player: bigint; ip: string; user_agent: string; started_at: Date }>({
    text: `select id, shard, player, ip, user_agent, started_at from session where sealed is null and (ip <> '' or user_agent <> '') limit $1`,
    values: [most],
  })
  return rows
}

export async function writeVisitSealed(sql: Sql, id: string, sealed: Buffer): Promise<void> {
  await sql.query({ text: `update session set sealed = $2, ip = '', user_agent = '' where id = $1`, values: [id, sealed] })
}
