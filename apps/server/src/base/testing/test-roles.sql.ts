import type { Role } from '../database/rights.ts'
import type pg from 'pg'

export type Table = { name: string; column: string }

/** Reads the product's tables, each with one of its columns. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attidentity = '' and a.attgenerated = '' order by a.attnum limit 1) as column
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  return rows
}

export type Routine = { name: string; signature: string; definition: string; owner: string; definer: boolean; config: string[] | null }

/** Reads the product's functions. */
export async function readFunctions(client: pg.Client): Promise<Routine[]> {
  const { rows } = await client.query<Routine>(
    `select p.proname as name, p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, r.rolname as owner,
       p.prosecdef as definer, p.proconfig as config
     from pg_proc p join pg_roles r on r.oid = p.proowner where p.pronamespace = 'public'::regnamespace order by 1`,
  )
  return rows
}

/** Tries a statement and rolls it back; returns "done" or the error's code. */
export async function tried(client: pg.Client, statement: string): Promise<string> {
  await client.query('begin')
  const code = await client.query(statement).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code ?? 'no code',
  )
  await client.query('rollback')
  return code
}

const refused = '42501'
/** To a role that does not see the house's schema, its tables and functions are not there by their names alone. */
const unseen = ['42P01', '42883', '42704']

/** Returns whether a code of PostgreSQL means that a role may not do something. */
export const refusedTo = (role: Role, code: string): boolean => code === refused || (role === 'studio' && unseen.includes(code))
