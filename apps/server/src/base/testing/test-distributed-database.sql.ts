import type pg from 'pg'
import { asOwnerInOne, asOwner } from '../database/as-owner.sql.ts'
import type { Role } from '../database/rights.ts'

/** Everything that keeps rows, beside what Citus and the copies of the first rows keep. */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name, format('baseline.%I', n.nspname || '_' || c.relname) as kept,
    p.partmethod = 'h' as "byShard", p.logicalrelid is not null as apart,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_dist_partition p on p.logicalrelid = c.oid
  where n.nspname in ('public', 'distributed') and c.relkind in ('r', 'p') and not c.relispartition order by 1`

type Table = { name: string; kept: string; byShard: boolean | null; apart: boolean; columns: string }

const inUse = new Set<string>()

/**
 * Gives a database of a cluster that no other test has open, emptied to what it held when it was made: a cluster's database cannot be
 * copied. `make` migrates a new one and grants its roles. Returns its address.
 */
export async function takeDistributedDatabase(owner: string, make: (url: string) => Promise<void>): Promise<string> {
  const first = nameIn(owner)
  const name = Array.from({ length: inUse.size + 1 }, (_, n) => (n === 0 ? first : `${first}_${n + 1}`)).find((one) => !inUse.has(one))!
  inUse.add(name)
  if (name !== first) await makeOnEachNode(owner, name)
  const url = addressed(owner, { name })
  const { rowCount } = await asOwner(url, (client) => client.query(`select from pg_namespace where nspname = 'baseline'`))
  if (rowCount === 0) {
    await make(url)
    await asOwnerInOne(url, keepFirstRows)
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
}

/** Not in one transaction: the nodes agree on each statement anyway, and nobody else is there. */
async function putFirstRowsBack(client: pg.Client): Promise<void> {
  await client.query('set client_min_messages to warning')
  // What a test that failed has left behind would be waited for.
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and not starts_with(application_name, 'citus')`,
  )
  const { rows } = await client.query<Table>(tables)
  const changed = await changedOf(
    client,
    rows.filter(({ name }) => name !== 'public.migration'),
  )
  // Our triggers would refuse it.
  await client.query('set session_replication_role to replica')
  for (const { name } of changed) await client.query(`delete from ${name}`)
  for (const { name, kept, columns } of changed)
    await client.query(`insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`)
  await client.query('select setval(name::regclass, coalesce(at, 1), at is not null) from baseline.sequences')
  await dropOthersTables(client)
}

/** The tables that do not hold what they held at first. */
async function changedOf(client: pg.Client, all: readonly Table[]): Promise<Table[]> {
  const differs = ({ name, kept, columns }: Table) => {
    const rowsOf = (table: string) => `select row_to_json(r)::text from (select ${columns} from ${table}) r`
    return `exists ((${rowsOf(name)} except all ${rowsOf(kept)}) union all (${rowsOf(kept)} except all ${rowsOf(name)}))`
  }
  const here = all.filter(({ apart }) => !apart)
  const { rows } = await client.query<{ differ: boolean[] }>(`select array[${here.map(differs).join()}] as differ`)
  const changed = here.filter((_, place) => rows[0]?.differ[place])
  for (const table of all.filter(({ apart }) => apart)) {
    const { rows } = await client.query<{ is: boolean }>(
      `select ${table.byShard ? `exists (select 1 from ${table.name})` : differs(table)} as is`,
    )
    if (rows[0]?.is) changed.push(table)
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
