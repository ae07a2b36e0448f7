import type pg from 'pg'
import { asOwnerInOne, asOwner } from '../database/as-owner.sql.ts'
import type { Role } from '../database/rights.ts'

/** Everything that keeps rows, beside what Citus and the copies of the first rows keep, and how often rows of it were written. */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name, format('baseline.%I', n.nspname || '_' || c.relname) as kept,
    case p.partmethod when 'h' then 'by shard' when 'n' then 'everywhere' else 'here' end as place,
    (select sum(pg_stat_get_tuples_inserted(o) + pg_stat_get_tuples_updated(o) + pg_stat_get_tuples_deleted(o))
      from (select c.oid union select relid from pg_partition_tree(c.oid)) t (o))::text as written,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_dist_partition p on p.logicalrelid = c.oid
  where n.nspname in ('public', 'distributed') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration' order by 1`

type Table = { name: string; kept: string; place: 'by shard' | 'everywhere' | 'here'; written: string; columns: string }

const inUse = new Set<string>()

/**
 * Gives a database of a cluster that no other test has open, emptied to what it held when it was made: a cluster's database cannot be
 * copied. `make` migrates a new one and grants its roles. Returns its address.
 */
export async function takeDistributedDatabase(owner: string, make: (url: string) => Promise<void>): Promise<string> {
  const first = nameIn(owner)
  const name = Array.from({ length: inUse.size + 1 }, (_, n) => (n === 0 ? first : `${first}_${n + 1}`)).find((one) => !inUse.has(one))! // one more than are in use
  inUse.add(name)
  if (name !== first) await makeOnEachNode(owner, name)
  const url = addressed(owner, { name })
  const { rowCount } = await asOwner(url, (client) => client.query(`select from pg_namespace where nspname = 'baseline'`))
  if (rowCount === 0) {
    await make(url)
    await asOwnerInOne(url, keepFirstRows)
    await asOwner(url, noteWritten)
  } else await asOwner(url, putFirstRowsBack)
  return url
}

/** Whoever opens the next one may have it. */
export const giveDistributedDatabaseBack = (name: string): void => void inUse.delete(name)

/** Makes a further database on the nodes of the first one, unless it is there. */
async function makeOnEachNode(owner: string, name: string): Promise<void> {
  const { rows: nodes } = await asOwner(owner, (client) =>
    client.query<{ port: number; there: boolean }>(
      `select nodeport as port, exists (select from pg_database where datname = $1) as there from pg_dist_node order by groupid`,
      [name],
    ),
  )
  if (nodes.some(({ there }) => there)) return
  for (const { port } of nodes) {
    await asOwner(addressed(owner, { port }), (client) => client.query(`create database ${name}`))
    await asOwner(addressed(owner, { port, name }), (client) => client.query('create extension citus'))
  }
  const [coordinator, ...workers] = nodes
  await asOwner(addressed(owner, { name }), async (client) => {
    await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator?.port])
    for (const { port } of workers) await client.query(`select citus_add_node('127.0.0.1', $1)`, [port])
  })
}

async function keepFirstRows(client: pg.Client): Promise<void> {
  await client.query('create schema baseline')
  const { rows } = await client.query<Table>(tables)
  for (const { name, kept, columns } of rows) await client.query(`create table ${kept} as select ${columns} from ${name}`)
  await client.query(`create table baseline.sequences as
    select format('%I.%I', schemaname, sequencename) as name, last_value as at from pg_sequences where schemaname = 'public'`)
  await client.query('create table baseline.written (name text primary key, written text not null)')
}

/** Notes how often rows of each table were written up to here: what is still so when it is emptied holds what it held. */
async function noteWritten(client: pg.Client): Promise<void> {
  await client.query('select pg_stat_force_next_flush()')
  await client.query('delete from baseline.written')
  await client.query(`insert into baseline.written select name, written from (${tables}) t`)
}

/** Not in one transaction: the nodes agree on each statement anyway, and nobody else is there. */
async function putFirstRowsBack(client: pg.Client): Promise<void> {
  await client.query('set client_min_messages to warning')
  // What a test that failed has left behind would be waited for.
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and not starts_with(application_name, 'citus')`,
  )
  const changed = await changedOf(client)
  // Our triggers would refuse it.
  await client.query('set session_replication_role to replica')
  for (const { name } of changed) await client.query(`delete from ${name}`)
  for (const { name, kept, columns } of changed)
    await client.query(`insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`)
  await client.query('select setval(name::regclass, coalesce(at, 1), at is not null) from baseline.sequences')
  await dropOthersTables(client)
  await noteWritten(client)
}

/** The tables that may hold something else than at first. */
async function changedOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { before: string | null }>(
    `select t.*, w.written as before from (${tables}) t left join baseline.written w using (name)`,
  )
  const changed: Table[] = []
  for (const { before, ...table } of rows) {
    const { name, kept, place, columns, written } = table
    const isSo = async (condition: string) => (await client.query<{ is: boolean }>(`select ${condition} as is`)).rows[0]?.is
    const all = (of: string) => `select row_to_json(r)::text from (select ${columns} from ${of}) r`
    const differ = `exists ((${all(name)} except all ${all(kept)}) union all (${all(kept)} except all ${all(name)}))`
    const hasChanged = place === 'here' ? written !== before : await isSo(place === 'by shard' ? `exists (select 1 from ${name})` : differ)
    if (hasChanged) changed.push(table)
  }
  return changed
}

/** Sandbox and studio migrate their own schemas when they are opened. */
async function dropOthersTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; role: string }>(
    `select n.nspname as schema, pg_get_userbyid(n.nspowner) as role from pg_namespace n
     where n.nspname in ('sandbox', 'studio') and exists (select from pg_class c where c.relnamespace = n.oid)`,
  )
  for (const { schema, role } of rows) {
    await client.query(`drop schema ${schema} cascade`)
    await client.query(`create schema ${schema} authorization "${role}"`)
  }
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

function addressed(owner: string, { name = nameIn(owner), port }: { name?: string; port?: number }): string {
  const url = new URL(owner)
  url.pathname = `/${name}`
  if (port !== undefined) url.port = String(port)
  return url.href
}

/** The address of a role in the database of a cluster. */
export function urlInCluster(owner: string, role: Role, names: Readonly<Record<Role, string>>, password: string): string {
  return Object.assign(new URL(owner), { username: names[role], password }).href
}
