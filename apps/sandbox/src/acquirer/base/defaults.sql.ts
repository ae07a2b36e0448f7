import type { Queries } from '@fairhouse/process/database.ts'
import { defaultsSchema, type Defaults, type DefaultsCounter } from './defaults.ts'

/** Reads the acquirer's current behaviour; unset values have their default. */
export async function readDefaults(query: Queries): Promise<Defaults> {
  const rows = await query<{ settings: unknown }>(`select settings from defaults`)
  return defaultsSchema.parse(rows[0]?.settings ?? {})
}

/** Sets what is given and leaves the rest; null brings everything back to the usual. */
export async function writeDefaults(query: Queries, changes: Partial<Defaults> | null): Promise<Defaults> {
  await query(`update defaults set settings = case when $1::jsonb is null then '{}' else settings || $1::jsonb end`, [
    changes && JSON.stringify(changes),
  ])
  return readDefaults(query)
}

/** Consumes one of a counter. Returns whether one was left. */
export async function takeDefault(query: Queries, counter: DefaultsCounter): Promise<boolean> {
  const rows = await query(
    `update defaults set settings = jsonb_set(settings, array[$1::text], to_jsonb((settings ->> $1::text)::bigint - 1))
     where (settings ->> $1::text)::bigint > 0 returning true`,
    [counter],
  )
  return rows.length === 1
}
