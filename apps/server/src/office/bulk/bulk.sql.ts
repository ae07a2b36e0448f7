import type { Sql } from '../../base/database/database.ts'

export type BulkRow = {
  id: string
  call: string
  sealed_input: Buffer
  sealed_reason: Buffer
  made_by: bigint
  made_at: Date
  starts_at: Date
  rows: number
  state: 'cooling' | 'running' | 'done' | 'undone'
}
export type RowState = 'waiting' | 'done' | 'refused'
export type BulkItem = { place: number; subject: string; state: RowState; refusal: string | null; message: string | null }
/** A bulk with who made it, and how far it is. */
export type SeenBulk = BulkRow & { by_name: string; done: number; refused: number }

const columns = 'b.id, b.call, b.sealed_input, b.sealed_reason, b.made_by, b.made_at, b.starts_at, b.rows, b.state'
const seen = `${columns}, s.name as by_name,
  (select count(*)::integer from bulk_row r where r.bulk = b.id and r.state = 'done') as done,
  (select count(*)::integer from bulk_row r where r.bulk = b.id and r.state = 'refused') as refused`

export async function insertBulk(sql: Sql, row: Omit<BulkRow, 'state' | 'rows'>, subjects: readonly string[]): Promise<void> {
  await sql.query({
    text: `with b as (insert into bulk (id, call, sealed_input, sealed_reason, made_by, made_at, starts_at, rows)
             values ($1, $2, $3, $4, $5, $6, $7, cardinality($8::text[])) returning id)
           insert into bulk_row (bulk, place, subject) select b.id, w.place, w.subject from b, unnest($8::text[]) with ordinality w (subject, place)`,
    values: [row.id, row.call, row.sealed_input, row.sealed_reason, row.made_by, row.made_at, row.starts_at, subjects],
  })
}

export async function readBulkRow(sql: Sql, id: string): Promise<BulkRow | undefined> {
  const { rows } = await sql.query<BulkRow>({ text: `select ${columns} from bulk b where b.id = $1`, values: [id] })
  return rows[0]
}

/** Moves a bulk on; returns whether it stood where it was to be moved from. */
export async function moveBulk(sql: Sql, id: string, from: BulkRow['state'], to: BulkRow['state'], endedAt: Date | null): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update bulk set state = $3, ended_at = $4 where id = $1 and state = $2',
    values: [id, from, to, endedAt],
  })
  return rowCount === 1
}

export async function readSeenBulk(sql: Sql, id: string): Promise<SeenBulk | undefined> {
  const { rows } = await sql.query<SeenBulk>({
    text: `select ${seen} from bulk b join staff s on s.id = b.made_by where b.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Reads the newest bulks of some calls. */
export async function readSeenBulks(
  sql: Sql,
  calls: readonly string[],
  after: { at: Date; id: string } | undefined,
  most: number,
): Promise<SeenBulk[]> {
  const { rows } = await sql.query<SeenBulk>({
    text: `select ${seen} from bulk b join staff s on s.id = b.made_by
           where b.call = any($1) and (b.made_at, b.id) < ($2::timestamptz, $3) order by b.made_at desc, b.id desc limit $4`,
    values: [calls, after?.at ?? 'infinity', after?.id ?? '', most],
  })
  return rows
}

/** Reads what became of the things of a bulk, in their order. */
export async function readBulkItems(sql: Sql, bulk: string, state: RowState | undefined, after: number, most: number): Promise<BulkItem[]> {
  const { rows } = await sql.query<BulkItem>({
    text: `select place, subject, state, refusal, message from bulk_row
           where bulk = $1 and place > $2 and ($3::text is null or state = $3) order by place limit $4`,
    values: [bulk, after, state ?? null, most],
  })
  return rows
}

/** Keeps what became of one thing; returns whether it still waited. */
export async function writeBulkItem(
  sql: Sql,
  bulk: string,
  place: number,
  outcome: { state: 'done' | 'refused'; refusal: string | null; message: string | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update bulk_row set state = $3, refusal = $4, message = $5, done_at = $6 where bulk = $1 and place = $2 and state = 'waiting'`,
    values: [bulk, place, outcome.state, outcome.refusal, outcome.message, outcome.at],
  })
  return rowCount === 1
}
