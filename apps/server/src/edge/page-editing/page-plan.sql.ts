import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** A page that waits for its moment, or did. */
export type PagePlan = {
  id: bigint
  name: string
  language: string
  title: string
  description: string
  body: string
  due_at: Date
  planned_by: string
  state: 'waiting' | 'done' | 'withdrawn' | 'failed'
  failure: string | null
}

const columns = 'id, name, language, title, description, body, due_at, planned_by, state, failure'

/** Reads the plans of a page in a language, the newest first. */
export async function readPagePlans(sql: Sql, name: string, language: string, most: number): Promise<PagePlan[]> {
  const { rows } = await sql.query<PagePlan>({
    text: `select ${columns} from page_plan where name = $1 and language = $2 order by id desc limit $3`,
    values: [name, language, most],
  })
  return rows
}

/** Reads how many plans wait, for each page and language that has one. */
export async function readPlannedPages(sql: Sql): Promise<{ name: string; language: string; planned: number }[]> {
  const { rows } = await sql.query<{ name: string; language: string; planned: number }>({
    text: `select name, language, count(*)::integer as planned from page_plan where state = 'waiting' group by name, language`,
  })
  return rows
}

/** Reads one plan and locks it. */
export async function lockPagePlan(sql: Sql, id: bigint): Promise<PagePlan | undefined> {
  const { rows } = await sql.query<PagePlan>({ text: `select ${columns} from page_plan where id = $1 for update`, values: [id] })
  return rows[0]
}

type Planned = Pick<PagePlan, 'name' | 'language' | 'title' | 'description' | 'body'> & { dueAt: Date; at: Date; by: Actor }

/** Writes a plan; returns its number. */
export async function writePagePlan(sql: Sql, { name, language, title, description, body, dueAt, at, by }: Planned): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into page_plan (name, language, title, description, body, due_at, planned_at, planned_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    values: [name, language, title, description, body, dueAt, at, by],
  })
  return rows[0]!.id // an insert returns its row
}

type Ended = { state: 'done' | 'withdrawn' | 'failed'; at: Date; by: Actor; failure?: string }

/** Writes what became of a plan. */
export async function endPagePlan(sql: Sql, id: bigint, { state, at, by, failure }: Ended): Promise<void> {
  await sql.query({
    text: 'update page_plan set state = $2, ended_at = $3, ended_by = $4, failure = $5 where id = $1',
    values: [id, state, at, by, failure ?? null],
  })
}
