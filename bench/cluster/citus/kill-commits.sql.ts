import type pg from 'pg'
import type { Sql } from '../../../apps/server/src/base/database/database.ts'

/** Makes a table on the coordinator in which each transaction leaves a mark besides what it posts on the nodes. */
export async function makeMarks(client: pg.Client, app: string): Promise<void> {
  await client.query(`create table bench_mark (id text primary key); grant select, insert on bench_mark to "${app}"`)
}

/** Leaves a mark. */
export async function writeMark(sql: Sql, id: string): Promise<void> {
  await sql.query({ text: 'insert into bench_mark (id) values ($1)', values: [id] })
}

/** Where a commit over several nodes can be: the coordinator's own, what prepares it on a worker, and what ends it there. */
export const phases = { coordinator: '^commit', prepare: '^PREPARE TRANSACTION', end: '^COMMIT PREPARED' } as const

/** Reads which backend of a node is in a phase of a commit now; undefined if none is. */
export async function readCommitting(client: pg.Client, phase: keyof typeof phases): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query ~ $1 limit 1`,
    [phases[phase]],
  )
  return rows[0]?.pid
}

/** Counts what waits on a node, prepared, for its end. */
export async function readPrepared(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from pg_prepared_xacts')
  return rows[0]!.n // an aggregate has one row
}

/** Ends what is prepared on the nodes as the coordinator has noted; nobody is under way. */
export async function recover(client: pg.Client): Promise<void> {
  await client.query('select recover_prepared_transactions()')
}

/** Reads the marks, and how many postings stand of each. */
export async function readWhole(client: pg.Client): Promise<{ marks: Set<string>; postings: Map<string, number> }> {
  const marks = await client.query<{ id: string }>('select id from bench_mark')
  const postings = await client.query<{ id: string; n: number }>(
    `select split_part(id, '/', 1) as id, count(*)::integer as n from posting where id like 'kill:%' and id not like '%:win' and outcome = 'posted' group by 1`,
  )
  return { marks: new Set(marks.rows.map(({ id }) => id)), postings: new Map(postings.rows.map(({ id, n }) => [id, n])) }
}
