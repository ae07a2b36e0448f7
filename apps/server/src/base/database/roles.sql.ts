import pg from 'pg'
import { isDistributed } from '../environment.ts'
import { moveStudio } from './move-studio.sql.ts'
import { functionRights, levels, monthFunctionsOf, roles, tableRights, type Role } from './rights.ts'

/** The passwords of the roles that log in. Without one for the sandbox or the studio there is none here. */
type RolePasswords = { app: string; office: string; sandbox?: string; studio?: string }

/** The names of the roles that log in. */
type RoleNames = Record<'app' | 'office' | 'sandbox' | 'studio', string>

/** Attributes that no role of ours may have, by catalogue column. */
const attributes = {
  rolsuper: 'superuser',
  rolcreatedb: 'createdb',
  rolcreaterole: 'createrole',
  rolreplication: 'replication',
  rolbypassrls: 'bypassrls',
}

/** Creates or updates the roles and grants exactly the rights in `rights.ts`; run by the owner after each migration. */
export async function grantRoles(ownerUrl: string, passwords: RolePasswords): Promise<RoleNames> {
  const names = await asOwner(ownerUrl, async (client, named) => {
    await makeRole(client, named.server, passwords.app)
    await makeRole(client, named.office, passwords.office)
    for (const role of ['functions', 'reports'] as const) await makeRole(client, named[role])
    // Inside a function nodes connect to each other as its owner. Without a password it comes in by their certificate only.
    if (isDistributed()) await client.query(`alter role ${quoted(named.functions)} login password null`)
    await client.query(`grant ${quoted(named.functions)} to current_user`)
    if (passwords.sandbox) {
      await makeRole(client, named.sandbox, passwords.sandbox)
      await makeSchema(client, 'sandbox', named.sandbox)
    }
    if (passwords.studio) {
      await makeRole(client, named.studio, passwords.studio)
      await makeSchema(client, 'studio', named.studio)
      await moveStudio(client, named.studio)
    }
    await grantRights(client, named)
    return named
  })
  return { app: names.server, office: names.office, sandbox: names.sandbox, studio: names.studio }
}

/** Grants existing roles their rights again, leaving passwords alone; for a migration outside a start. */
export async function renewRights(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, grantRights)
}

type Named = Readonly<Record<Role, string>>

/** Runs in one transaction, so that running processes never lack rights. */
async function asOwner<Result>(ownerUrl: string, work: (client: pg.Client, named: Named) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('migrate'))`)
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const result = await work(client, namesIn(rows[0]!.name)) // there is always a current database
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** Returns the names of a database's roles. */
export function namesIn(database: string): Named {
  const name = (role: Role) => `${database}_${roles[role].suffix}`
  return {
    server: name('server'),
    office: name('office'),
    functions: name('functions'),
    sandbox: name('sandbox'),
    studio: name('studio'),
    reports: name('reports'),
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** Creates or updates a role, removing attributes and memberships that it should not have. */
async function makeRole(client: pg.Client, role: string, password?: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${quoted(role)}`)
  const { rows } = await client.query<Record<string, boolean>>(
    `select ${Object.keys(attributes).join(', ')} from pg_roles where rolname = $1`,
    [role],
  )
  const excess = Object.entries(attributes).flatMap(([column, attribute]) => (rows[0]?.[column] ? [`no${attribute}`] : []))
  if (excess.length > 0) await takeAway(client, role, excess)
  await client.query(`alter role ${quoted(role)} ${password === undefined ? 'nologin' : `login password ${pg.escapeLiteral(password)}`}`)
  const groups = await client.query<{ name: string }>(
    'select g.rolname as name from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles r on r.oid = m.member where r.rolname = $1',
    [role],
  )
  for (const { name } of groups.rows) await client.query(`revoke ${quoted(name)} from ${quoted(role)}`)
}

async function takeAway(client: pg.Client, role: string, excess: string[]): Promise<void> {
  const statement = `alter role ${quoted(role)} ${excess.join(' ')}`
  try {
    await client.query(statement)
  } catch (error) {
    throw new Error(`the role ${role} may do more than it should. Run "${statement}" as a superuser and find out who gave it that`, {
      cause: error,
    })
  }
}

async function makeSchema(client: pg.Client, schema: 'sandbox' | 'studio', role: string): Promise<void> {
  await client.query(`grant ${quoted(role)} to current_user`)
  await client.query(`create schema if not exists ${quoted(schema)} authorization ${quoted(role)}`)
}

/**
 * Revokes everything, then grants what is listed. Tables and functions unknown to `rights.ts` stay with their owner.
 */
async function grantRights(client: pg.Client, named: Named): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [Object.values(named)])
  const there = (Object.keys(named) as Role[]).filter((role) => rows.some(({ rolname }) => rolname === named[role])) // the keys of a record of roles
  const everybody = ['public', ...there.map((role) => quoted(named[role]))].join(', ')
  await client.query(databaseRights(named, there))
  await client.query(`
    revoke all on schema public from ${everybody};
    revoke all on all tables in schema public from ${everybody};
    revoke all on all sequences in schema public from ${everybody};
    revoke all on all functions in schema public from ${everybody};
    revoke all on schema months from ${everybody};
    revoke all on all tables in schema months from ${everybody};
    revoke all on all functions in schema months from ${everybody};
  `)
  if (there.includes('functions')) await ownFunctions(client, named.functions)
  for (const role of there) await client.query(grantsOf(role, named[role]))
  if (isDistributed()) await client.query(distributedRights(named))
}

/** The rights on what distribution adds. The coordinator runs functions as those who call them do there. */
const distributedRights = ({ functions, office, server }: Named) => `
  revoke all on all functions in schema distributed, ordinary from public;
  revoke all on schema distributed, ordinary from public;
  grant usage on schema distributed to ${quoted(functions)}, ${quoted(server)};
  grant usage on schema ordinary to ${quoted(functions)};
  grant execute on all functions in schema ordinary to ${quoted(functions)};
  grant execute on function distributed.room, distributed.is_here, distributed.stop_here to ${quoted(functions)};
  grant execute on function distributed.ledger_post, distributed.running_here to ${quoted(server)};
  grant select, insert, update on distributed.node_mark to ${quoted(server)};
  -- The accounts of games are opened as this one, too: nodes are told of one transaction by one role.
  grant select, insert, delete on distributed.game to ${quoted(functions)};
  grant select, insert, update, delete on distributed.withdrawal, distributed.job, distributed.witness to ${quoted(server)};
  grant usage on schema distributed to ${quoted(office)};
  grant select, delete on distributed.two_phases to ${quoted(server)}, ${quoted(office)};
  grant create on schema distributed, ordinary to ${quoted(functions)};
  do $$ declare called regprocedure; begin
    for called in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'ordinary' or n.nspname = 'distributed' and p.proname in ('ledger_post', 'stop_here', 'running_here', 'copy_game')
    loop execute format('alter function %s owner to %I', called, ${pg.escapeLiteral(functions)}); end loop;
  end $$;
  revoke create on schema distributed, ordinary from ${quoted(functions)};`

/**
 * Returns the grants on the database itself, which a copy does not inherit: nobody may create temporary objects,
 * schemas or extensions.
 */
export function databaseRights(named: Named, there: readonly Role[], database = named.server.slice(0, -'_app'.length)): string {
  const everybody = ['public', ...there.map((role) => quoted(named[role]))].join(', ')
  const entering = there.filter((role) => roles[role].login || role === 'reports').map((role) => quoted(named[role]))
  return `
    revoke create, temporary on database ${quoted(database)} from ${everybody};
    grant connect on database ${quoted(database)} to ${entering.join(', ')};
  `
}

/** Gives the functions to a role with few other rights, which may create objects only during the handover. */
async function ownFunctions(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_roles r on r.oid = p.proowner
     where p.pronamespace = 'public'::regnamespace and r.rolname <> $1
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    [role],
  )
  await client.query(`grant create on schema public to ${quoted(role)}`)
  for (const { signature } of rows) await client.query(`alter function ${signature} owner to ${quoted(role)}`)
  await client.query(`revoke create on schema public from ${quoted(role)}`)
  // Functions call each other.
  await client.query(`grant execute on all functions in schema public to ${quoted(role)}`)
}

function grantsOf(role: Role, name: string): string {
  // The studio stands outside the house, even where it shares its database.
  if (role === 'studio') return ''
  const tables = Object.entries(tableRights).flatMap(([table, of]) => {
    const privileges = levels[of[role] ?? 'none']
    return privileges.length > 0 ? [`grant ${privileges.join(', ')} on public.${quoted(table)} to ${quoted(name)};`] : []
  })
  const functions = Object.entries(functionRights)
    .filter(([, callers]) => callers.includes(role))
    .map(([called]) => `grant execute on function public.${quoted(called)} to ${quoted(name)};`)
  const months = monthFunctionsOf(role).map((called) => `grant execute on function months.${quoted(called)} to ${quoted(name)};`)
  if (months.length > 0) months.push(`grant usage on schema months to ${quoted(name)};`)
  return [`grant usage on schema public to ${quoted(name)};`, ...tables, ...functions, ...months].join('\n')
}
