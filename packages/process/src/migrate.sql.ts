import type { Queries } from './database.ts'

/** Serialises migrations of two processes in one schema, then makes the table that remembers what has run. */
export async function prepareMigrations(query: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext(current_schema() || '.migrations'))`)
  await query(`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`)
}

/** Names of the migrations that have run. */
export async function readMigrations(query: Queries): Promise<Set<string>> {
  const rows = await query<{ name: string }>(`select name from migrations`)
  return new Set(rows.map((row) => row.name))
}

/** Remembers that a migration has run. */
export async function writeMigration(query: Queries, name: string): Promise<void> {
  await query(`insert into migrations (name) values ($1)`, [name])
}
