import type { Actor } from '../base/actor.ts'
import type { Sql } from '../base/database/database.ts'

/** A value that a setting had or has. */
export type SettingVersion = { version: number; value: unknown; changed_at: Date; changed_by: string }

/** Reads the versions of a setting before one, the newest first. */
export async function readSettingVersions(sql: Sql, name: string, before: number | undefined, most: number): Promise<SettingVersion[]> {
  const { rows } = await sql.query<SettingVersion>({
    text: `select version, value, changed_at, changed_by from setting_version
           where name = $1 and ($2::integer is null or version < $2) order by version desc limit $3`,
    values: [name, before ?? null, most],
  })
  return rows
}

/** Since when a setting has its value, if it was ever set, and how many changes of it are planned. */
export type SettingStanding = { name: string; changed_at: Date | null; planned: bigint }

/** Reads how every setting stands that was ever set or is planned to be. */
export async function readSettingStandings(sql: Sql): Promise<SettingStanding[]> {
  const { rows } = await sql.query<SettingStanding>({
    text: `select name, s.changed_at, coalesce(p.planned, 0) as planned from setting s
           full join (select name, count(*) as planned from setting_plan where state = 'waiting' group by name) p using (name)`,
  })
  return rows
}

/** A change of a setting that waits for its moment, or did. */
export type SettingPlan = {
  id: bigint
  name: string
  value: unknown
  due_at: Date
  planned_at: Date
  planned_by: string
  state: 'waiting' | 'done' | 'withdrawn' | 'failed'
  failure: string | null
}

const columns = 'id, name, value, due_at, planned_at, planned_by, state, failure'

/** Reads the plans of a setting, the newest first. */
export async function readSettingPlans(sql: Sql, name: string, most: number): Promise<SettingPlan[]> {
  const { rows } = await sql.query<SettingPlan>({
    text: `select ${columns} from setting_plan where name = $1 order by id desc limit $2`,
    values: [name, most],
  })
  return rows
}

/** Reads one plan and locks it. */
export async function lockSettingPlan(sql: Sql, id: bigint): Promise<SettingPlan | undefined> {
  const { rows } = await sql.query<SettingPlan>({
    text: `select ${columns} from setting_plan where id = $1 for update`,
    values: [id],
  })
  return rows[0]
}

type Planned = { name: string; value: unknown; dueAt: Date; at: Date; by: Actor }

/** Writes a plan; returns its number. */
export async function writeSettingPlan(sql: Sql, { name, value, dueAt, at, by }: Planned): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into setting_plan (name, value, due_at, planned_at, planned_by) values ($1, $2, $3, $4, $5) returning id',
    values: [name, JSON.stringify(value), dueAt, at, by],
  })
  return rows[0]!.id // an insert returns its row
}

type Ended = { state: 'done' | 'withdrawn' | 'failed'; at: Date; by: Actor; failure?: string }

/** Writes what became of a plan. */
export async function endSettingPlan(sql: Sql, id: bigint, { state, at, by, failure }: Ended): Promise<void> {
  await sql.query({
    text: 'update setting_plan set state = $2, ended_at = $3, ended_by = $4, failure = $5 where id = $1',
    values: [id, state, at, by, failure ?? null],
  })
}
