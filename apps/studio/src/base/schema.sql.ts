import type { Queries } from '@fairhouse/process/database.ts'

/**
 * Makes the studio's schema in a database of its own. Where an installation has made it, its role may not make any, and
 * is not asked to.
 */
export async function ensureSchema(query: Queries): Promise<void> {
  const rows = await query(`select from pg_namespace where nspname = 'studio'`)
  if (rows.length === 0) await query(`create schema if not exists studio`)
}

/** Asks the database for nothing but an answer. */
export async function askDatabase(query: Queries): Promise<void> {
  await query(`select 1`)
}
