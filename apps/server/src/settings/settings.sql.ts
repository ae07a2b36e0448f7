import type { Actor } from '../base/actor.ts'
import type { Sql } from '../base/database/database.ts'

/** Reads every setting that differs from its default. */
export async function readSettingRows(sql: Sql): Promise<{ name: string; value: unknown }[]> {
  const { rows } = await sql.query<{ name: string; value: unknown }>({ text: 'select name, value from setting' })
  return rows
}

export async function writeSettingRow(sql: Sql, name: string, value: unknown, at: Date, by: Actor): Promise<void> {
  await sql.query({
    text: `insert into setting (name, value, changed_at, changed_by) values ($1, $2, $3, $4)
           on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    values: [name, JSON.stringify(value), at, by],
  })
}

/** Inserts a setting unless it was ever set. */
export async function insertSettingRow(sql: Sql, name: string, value: unknown, at: Date, by: Actor): Promise<void> {
  await sql.query({
    text: 'insert into setting (name, value, changed_at, changed_by) values ($1, $2, $3, $4) on conflict do nothing',
    values: [name, JSON.stringify(value), at, by],
  })
}
