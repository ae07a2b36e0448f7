import type { Sql } from '../../base/database/database.ts'

/** Counts a failed try; the key is closed from the `most`th within the window on. Returns until when, if it is closed. */
export async function countStaffTry(
  sql: Sql,
  key: string,
  most: number,
  { windowStart, now, lockedUntil }: { windowStart: Date; now: Date; lockedUntil: Date },
): Promise<Date | null> {
  const { rows } = await sql.query<{ locked_until: Date | null }>({
    text: `insert into staff_try as t (key, failures, since) values ($1, 1, $3)
           on conflict (key) do update set
             failures = case when t.since < $4 or t.locked_until <= $3 then 1 else t.failures + 1 end,
             since = case when t.since < $4 or t.locked_until <= $3 then $3 else t.since end,
             locked_until = case when t.locked_until > $3 then t.locked_until
               when t.since < $4 or t.locked_until <= $3 then null
               when t.failures + 1 >= $2 then $5::timestamptz end
           returning locked_until`,
    values: [key, most, now, windowStart, lockedUntil],
  })
  return rows[0]?.locked_until ?? null
}

/** Reads until when any of these keys is closed; null if none is. */
export async function readStaffLock(sql: Sql, keys: readonly string[], now: Date): Promise<Date | null> {
  const { rows } = await sql.query<{ until: Date | null }>({
    text: 'select max(locked_until) as until from staff_try where key = any($1::text[]) and locked_until > $2',
    values: [keys, now],
  })
  return rows[0]?.until ?? null
}

export async function clearStaffTries(sql: Sql, key: string): Promise<void> {
  await sql.query({ text: 'delete from staff_try where key = $1', values: [key] })
}
