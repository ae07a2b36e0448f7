import type pg from 'pg'

/** What a role of the catalogue may do: kind and name of a thing, then the privilege. */
export type Held = { thing: string; privilege: string }

const tablePrivileges = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

/** Everything that a role may do with tables, columns, sequences and functions of ours, as the catalogue of the running database says. */
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

export type Table = { name: string; column: string }

/** The tables of the product, each with one of its columns. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attidentity = '' and a.attgenerated = '' order by a.attnum limit 1) as column
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  return rows
}

export type Routine = { name: string; signature: string; definition: string; owner: string; definer: boolean; config: string[] | null }

/** The functions of the product. */
export async function readFunctions(client: pg.Client): Promise<Routine[]> {
  const { rows } = await client.query<Routine>(
    `select p.proname as name, p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, r.rolname as owner,
       p.prosecdef as definer, p.proconfig as config
     from pg_proc p join pg_roles r on r.oid = p.proowner where p.pronamespace = 'public'::regnamespace order by 1`,
  )
  return rows
}

/** Tries one statement and leaves no trace of it; answers "done" or the code of the error. */
export async function tried(client: pg.Client, statement: string): Promise<string> {
  await client.query('begin')
  const code = await client.query(statement).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code ?? 'no code',
  )
  await client.query('rollback')
  return code
}

/** What a role has of the attributes, memberships and objects that none of ours has. */
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
