import pg from 'pg'
import { asOwner } from '../../base/database/as-owner.sql.ts'

/** A house as it was at one moment: the rows of each table as JSON, and the state of its sequences. */
export type HouseCopy = { at: Date; tables: ReadonlyMap<string, string>; sequences: ReadonlyMap<string, string | null> }

const kept = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migration' order by 1`

/** Copies a running house as of one moment, which nobody has to leave for it. */
export async function copyHouse(ownerUrl: string): Promise<HouseCopy> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ name: string }>(kept)
    const at = (await client.query<{ at: Date }>('select now() as at')).rows[0]!.at // one row
    const tables = new Map<string, string>()
    for (const { name } of rows) {
      const read = await client.query<{ rows: string }>(
        `select coalesce(json_agg(t), '[]')::text as rows from ${pg.escapeIdentifier(name)} t`,
      )
      tables.set(name, read.rows[0]!.rows) // an aggregate has one row
    }
    const sequences = await client.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    )
    await client.query('commit')
    return { at, tables, sequences: new Map(sequences.rows.map(({ name, last }) => [name, last])) }
  })
}

/** Puts a copy in the place of what a database has. */
export async function putBack(ownerUrl: string, { tables, sequences }: HouseCopy): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin')
    // No trigger and no foreign key looks at rows that have been looked at before.
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${[...tables.keys()].map((name) => pg.escapeIdentifier(name)).join(', ')}`)
    for (const [name, rows] of tables) await fill(client, name, rows)
    for (const [name, last] of sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [`public.${pg.escapeIdentifier(name)}`, last])
    await client.query('commit')
  })
}

async function fill(client: pg.Client, name: string, rows: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${pg.escapeIdentifier(name)}`],
  )
  const list = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  const table = `public.${pg.escapeIdentifier(name)}`
  await client.query(
    `insert into ${table} (${list}) overriding system value select ${list} from json_populate_recordset(null::${table}, $1::json)`,
    [rows],
  )
}

/** Reads the next number of every sequence, without taking it. */
export async function readSequences(ownerUrl: string): Promise<Map<string, bigint>> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    )
    return new Map(rows.map(({ name, last }) => [name, BigInt(last ?? '0')]))
  })
}

/** Counts what the studio has under way: rounds that are not over, and calls that have not arrived. */
export async function readUnsettled(ownerUrl: string): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ open: string }>(
      `select (select count(*) from studio.outbox where outcome <> 'done') + (select count(*) from studio.rounds where status <> all('{closed,rolledBack}')) as open`,
    )
    return Number(rows[0]?.open)
  })
}

/** Has the sandbox's acquirer forget who paid. */
export const forgetsPayer = (reference: string): string => `update sandbox.payments set payer = null where reference = '${reference}'`
/** Reads the refunds of a deposit. */
export const readsRefunds = (reference: string): string => `select from fact where reference = '${reference}' and kind = 'refunded'`
/** Reads how far a payout is. */
export const readsPayout = (reference: string): string => `select state from withdrawal where reference = '${reference}'`
