import pg from 'pg'
import type { Sql } from '../../base/database/database.ts'
import { readExcess, readRightsHeld, writtenRights } from '../../base/database/held-rights.sql.ts'
import type { Role } from '../../base/database/rights.ts'

export async function readDatabaseTime(sql: Sql): Promise<Date> {
  const { rows } = await sql.query<{ at: Date }>({ text: 'select clock_timestamp() as at' })
  return rows[0]!.at // a select without a table returns one row
}

export async function readDatabaseBytes(sql: Sql): Promise<bigint> {
  const { rows } = await sql.query<{ bytes: bigint }>({ text: 'select pg_database_size(current_database()) as bytes' })
  return rows[0]!.bytes // a select without a table returns one row
}

export async function readDatabaseZone(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ zone: string }>({ text: `select current_setting('TimeZone') as zone` })
  return rows[0]!.zone // a select without a table returns one row
}

export async function readServerVersion(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ version: string }>({ text: `select current_setting('server_version_num') as version` })
  return Number(rows[0]!.version) // a select without a table returns one row
}

/** Whether the database archives its WAL, and with what success; `followers` counts replication slots. */
type Archiving = { archives: boolean; lastArchivedAt: Date | null; lastFailedAt: Date | null; followers: number; now: Date }

export async function readArchiving(sql: Sql): Promise<Archiving> {
  const { rows } = await sql.query<Archiving>({
    text: `select current_setting('archive_mode') <> 'off' as archives, a.last_archived_time as "lastArchivedAt",
             a.last_failed_time as "lastFailedAt", clock_timestamp() as now,
             (select count(*)::int from pg_replication_slots where active) as followers
           from pg_stat_archiver a`,
  })
  return rows[0]! // the view has one row
}

/** How a role differs from its definition. */
type RoleDifference = { name: string; more: string[]; less: string[]; excess: string[] }

/**
 * Compares each role with `rights.ts`; also returns the server's database user and whether the owner is a superuser.
 */
export async function heldBy(
  ownerUrl: string,
  app: Sql,
  named: Partial<Readonly<Record<Role, string>>>,
): Promise<{ roles: RoleDifference[]; user: string; ownerIsSuperuser: boolean }> {
  const user = (await app.query<{ user: string }>({ text: 'select current_user as user' })).rows[0]!.user // a select without a table returns one row
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user')
    const roles: RoleDifference[] = []
    for (const [role, name] of Object.entries(named) as [Role, string][]) roles.push(await differenceOf(client, role, name)) // the keys of a record of roles
    return { roles, user, ownerIsSuperuser: rows[0]!.super } // a connection has a user
  } finally {
    await client.end()
  }
}

async function differenceOf(client: pg.Client, role: Role, name: string): Promise<RoleDifference> {
  const excess = await readExcess(client, name)
  if (Object.keys(excess).length === 0) return { name, more: [], less: ['to be there at all'], excess: [] }
  const held = await readRightsHeld(client, name)
  const written = writtenRights(role)
  return {
    name,
    more: held.filter((right) => !written.includes(right)),
    less: written.filter((right) => !held.includes(right)),
    excess: Object.entries(excess).flatMap(([what, has]) => (has ? [what.replace(/^rol/, '')] : [])),
  }
}
