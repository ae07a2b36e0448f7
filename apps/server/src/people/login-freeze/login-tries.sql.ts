import type { Sql } from '../../base/database/database.ts'

type Tries = { failures: number; frozenUntil: Date | null }

/**
 * Counts a try in one statement before the password is checked, so that parallel tries cannot evade the freeze. A
 * frozen key stays frozen and counts no further; after the window or freeze the count restarts.
 */
export async function countTry(
  sql: Sql,
  key: string,
  most: number,
  windowStart: Date,
  now: Date,
  freezeUntil: Date,
): Promise<Tries & { wasFrozen: boolean }> {
  const { rows } = await sql.query<{ failures: number; frozen_until: Date | null; was_frozen: boolean }>({
    text: `insert into login_try as t (key, failures, since, frozen_until) values ($1, 1, $4, case when $2 <= 1 then $5::timestamptz end)
           on conflict (key) do update set
             failures = case when t.frozen_until > $4 then t.failures + 1 when t.frozen_until <= $4 or t.since < $3 then 1 else t.failures + 1 end,
             since = case when t.frozen_until <= $4 or (t.frozen_until is null and t.since < $3) then $4 else t.since end,
             frozen_until = case when t.frozen_until > $4 then t.frozen_until
               when t.frozen_until <= $4 or t.since < $3 then null
               when t.failures + 1 >= $2 then $5::timestamptz end
           returning failures, frozen_until, failures > $2 and frozen_until is not null as was_frozen`,
    values: [key, most, windowStart, now, freezeUntil],
  })
  const row = rows[0]! // the statement always returns its row
  return { failures: row.failures, frozenUntil: row.frozen_until, wasFrozen: row.was_frozen }
}

/** Forgives everything counted under a key. */
export async function clearTries(sql: Sql, key: string): Promise<void> {
  await sql.query({ text: 'delete from login_try where key = $1', values: [key] })
}

/** Takes one try back, and the freeze if this try caused it. */
export async function forgiveTry(sql: Sql, key: string, most: number): Promise<void> {
  await sql.query({
    text: `update login_try set failures = greatest(failures - 1, 0), frozen_until = case when failures - 1 < $2 then null else frozen_until end where key = $1`,
    values: [key, most],
  })
}

/** Returns whether the account was ever opened on any device. */
export async function hasKnownDevices(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from known_device where shard = $1 and player = $2 limit 1',
    values: [shard, player],
  })
  return rowCount === 1
}

export async function isKnownDevice(sql: Sql, shard: number, player: bigint, deviceHash: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from known_device where shard = $1 and player = $2 and device_hash = $3',
    values: [shard, player, deviceHash],
  })
  return rowCount === 1
}

export async function writeKnownDevice(sql: Sql, shard: number, player: bigint, deviceHash: string, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into known_device (shard, player, device_hash, first_seen_at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [shard, player, deviceHash, at],
  })
}

/** Returns the highest count under any of these keys since a moment. */
export async function readFailures(sql: Sql, keys: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql.query<{ most: number }>({
    text: 'select coalesce(max(failures), 0)::int as most from login_try where key = any($1::text[]) and since >= $2',
    values: [keys, since],
  })
  return rows[0]!.most // an aggregate always returns a row
}

/** Reads until when failed tries freeze a login on any device; null if they do not. */
export async function readFrozenUntil(sql: Sql, loginIndex: string, now: Date): Promise<Date | null> {
  const { rows } = await sql.query<{ until: Date | null }>({
    text: `select max(frozen_until) as until from login_try
           where frozen_until > $2 and (key = 'login:' || $1 or (key like 'device:%' and right(key, length($1) + 1) = ':' || $1))`,
    values: [loginIndex, now],
  })
  return rows[0]!.until // an aggregate always returns a row
}

/** Forgives everything counted for a login, on every device. */
export async function unfreeze(sql: Sql, loginIndex: string): Promise<void> {
  await sql.query({
    text: `delete from login_try where key = 'login:' || $1 or (key like 'device:%' and right(key, length($1) + 1) = ':' || $1)`,
    values: [loginIndex],
  })
}
