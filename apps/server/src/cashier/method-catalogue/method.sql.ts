import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { MethodData } from './method.ts'

type MethodRow = { id: number; position: number; enabled: boolean; data: MethodData }

/** Reads the enabled methods in order, or all of them. */
export async function readMethods(sql: Sql, all = false): Promise<MethodRow[]> {
  const { rows } = await sql.query<MethodRow>({
    text: 'select id, position, enabled, data from payment_method where enabled or $1 order by position, id',
    values: [all],
  })
  return rows
}

export async function readMethod(sql: Sql, id: number): Promise<MethodRow | undefined> {
  const { rows } = await sql.query<MethodRow>({
    text: 'select id, position, enabled, data from payment_method where id = $1',
    values: [id],
  })
  return rows[0]
}

/** Inserts missing methods, enabled or not; an operator's changes stay. */
export async function seedMethods(sql: Sql, methods: MethodData[], enabled = true): Promise<void> {
  for (const [position, data] of methods.entries())
    await sql.query({
      text: 'insert into payment_method (id, position, data, enabled) values ($1, $2, $3, $4) on conflict do nothing',
      values: [data.id, position, JSON.stringify(data), enabled],
    })
}

/** Who changes a method, and when; kept with the version that comes of it. */
type Changed = { at: Date; by: Actor }

/** Inserts or updates a method; a new one comes last. */
export async function writeMethod(sql: Sql, data: MethodData, { at, by }: Changed): Promise<void> {
  await sql.query({
    text: `insert into payment_method (id, position, data, changed_at, changed_by)
           values ($1, (select coalesce(max(position), 0) + 1 from payment_method), $2, $3, $4)
           on conflict (id) do update set data = excluded.data, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    values: [data.id, JSON.stringify(data), at, by],
  })
}

export async function writeMethodEnabled(sql: Sql, id: number, enabled: boolean, { at, by }: Changed): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update payment_method set enabled = $2, changed_at = $3, changed_by = $4 where id = $1',
    values: [id, enabled, at, by],
  })
  return rowCount === 1
}

/** What a method was. Without moment and name it came with the installation. */
export type MethodVersion = { version: number; data: MethodData; enabled: boolean; changed_at: Date | null; changed_by: string | null }

/** Reads the versions of a method before one, the newest first. */
export async function readMethodVersions(sql: Sql, id: number, before: number | undefined, most: number): Promise<MethodVersion[]> {
  const { rows } = await sql.query<MethodVersion>({
    text: `select version, data, enabled, changed_at, changed_by from method_version
           where id = $1 and ($2::integer is null or version < $2) order by version desc limit $3`,
    values: [id, before ?? null, most],
  })
  return rows
}

/** Stores the order of methods. */
export async function writeMethodOrder(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query({
    text: 'update payment_method m set position = o.place from unnest($1::integer[]) with ordinality as o (id, place) where m.id = o.id',
    values: [ids],
  })
}
