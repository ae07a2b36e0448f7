import type pg from 'pg'
import { functionRights, levels, monthFunctionsOf, tableRights, type Role } from './rights.ts'

/** A right that a role holds: kind and name of the object, and the privilege. */
type Held = { thing: string; privilege: string }

const tablePrivileges = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

/** Reads a role's rights on our tables, columns, sequences and functions from the catalogue of the running database. */
export async function readRightsHeld(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<Held>(
    `select 'table ' || c.relname as thing, v.privilege from pg_class c, unnest($2::text[]) as v (privilege)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and (has_table_privilege($1, c.oid, v.privilege)
           or v.privilege in ('select', 'insert', 'update', 'references') and has_any_column_privilege($1, c.oid, v.privilege))
     union all
     select 'sequence ' || c.relname, v.privilege from pg_class c, unnest(array['usage', 'select', 'update']) as v (privilege)
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and has_sequence_privilege($1, c.oid, v.privilege)
     union all
     select 'function ' || p.proname, 'execute' from pg_proc p
       where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute')
     union all
     select 'part ' || c.relname, v.privilege from pg_class c, unnest($2::text[]) as v (privilege)
       where c.relnamespace = 'months'::regnamespace and c.relkind in ('r', 'p')
         and (has_table_privilege($1, c.oid, v.privilege)
           or v.privilege in ('select', 'insert', 'update', 'references') and has_any_column_privilege($1, c.oid, v.privilege))
     union all
     select 'function months.' || p.proname, 'execute' from pg_proc p
       where p.pronamespace = 'months'::regnamespace and has_function_privilege($1, p.oid, 'execute')
     union all
     select 'schema ' || n.nspname, v.privilege from pg_namespace n, unnest(array['create', 'usage']) as v (privilege)
       where n.nspname !~ '^(pg_|information_schema)' and has_schema_privilege($1, n.oid, v.privilege)
     union all
     select 'database', v.privilege from unnest(array['create', 'temporary', 'connect']) as v (privilege)
       where has_database_privilege($1, current_database(), v.privilege)
     order by 1, 2`,
    [role, tablePrivileges],
  )
  return rows.map(({ thing, privilege }) => `${thing}: ${privilege}`)
}

/** Reads attributes, memberships and objects that none of our roles should have. */
export async function readExcess(client: pg.Client, role: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select r.rolsuper, r.rolcreatedb, r.rolcreaterole, r.rolreplication, r.rolbypassrls,
       (select count(*)::int from pg_auth_members m where m.member = r.oid) as groups,
       (select count(*)::int from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as tables
     from pg_roles r where r.rolname = $1`,
    [role],
  )
  return rows[0] ?? {}
}

/** Lists a role's rights by `rights.ts`, in the wording and order of {@link readRightsHeld}. */
export function writtenRights(role: Role): string[] {
  return [
    ...Object.entries(tableRights).flatMap(([table, of]) => levels[of[role] ?? 'none'].map((privilege) => `table ${table}: ${privilege}`)),
    ...Object.entries(functionRights).flatMap(([name, callers]) =>
      callers.includes(role) || role === 'functions' ? [`function ${name}: execute`] : [],
    ),
    ...monthFunctionsOf(role).map((name) => `function months.${name}: execute`),
    ...(monthFunctionsOf(role).length > 0 ? ['schema months: usage'] : []),
    ...(role === 'studio' ? [] : ['schema public: usage']),
    ...(role === 'sandbox' || role === 'studio' ? [`schema ${role}: create`, `schema ${role}: usage`] : []),
    'database: connect',
  ].toSorted()
}
