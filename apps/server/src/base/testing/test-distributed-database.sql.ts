import type pg from 'pg'
import { asOwnerInOne, asOwner } from '../database/as-owner.sql.ts'
import type { Role } from '../database/rights.ts'

/** Everything that keeps rows, beside what Citus and the copies of the first rows keep. */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name, format('baseline.%I', n.nspname || '_' || c.relname) as kept,
    exists (select from pg_dist_partition p where p.logicalrelid = c.oid) as apart,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'distributed') and c.relkind in ('r', 'p') order by 1`

type Table = { name: string; kept: string; apart: boolean; columns: string }

/**
 * Gives the one database of a cluster, emptied to what it held when it was made: a cluster's database cannot be copied.
 * `make` migrates it and grants the roles of which `urlOf` makes addresses.
 */
export async function emptyDistributedDatabase(owner: string, make: () => Promise<void>): Promise<void> {
  const { rowCount } = await asOwner(owner, (client) => client.query(`select from pg_namespace where nspname = 'baseline'`))
  if (rowCount === 0) {
    await make()
    return asOwnerInOne(owner, keepFirstRows)
  }
  await asOwner(owner, putFirstRowsBack)
}

async function keepFirstRows(client: pg.Client): Promise<void> {
  await client.query('create schema baseline')
  const { rows } = await client.query<Table>(tables)
  for (const { name, kept, columns } of rows) await client.query(`create table ${kept} as select ${columns} from ${name}`)
}

/** Not in one transaction: the nodes agree on each statement anyway, and nobody else is there. */
async function putFirstRowsBack(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Table>(tables)
  const held = rows.filter(({ name }) => name !== 'public.migration')
  const empty = (which: boolean) =>
    client.query(
      `truncate ${held
        .filter(({ apart }) => apart === which)
        .map(({ name }) => name)
        .join(', ')} restart identity`,
    )
  await client.query('set client_min_messages to warning')
  // What a test that failed has left behind would be waited for.
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and not starts_with(application_name, 'citus')`,
  )
  // Citus empties the nodes by a trigger; ours refuse it.
  await empty(true)
  await client.query('set session_replication_role to replica')
  await empty(false)
  for (const { name, kept, columns } of held)
    await client.query(`insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`)
}

/** The address of a role in the database of a cluster. */
export function urlInCluster(owner: string, role: Role, names: Readonly<Record<Role, string>>, password: string): string {
  return Object.assign(new URL(owner), { username: names[role], password }).href
}
