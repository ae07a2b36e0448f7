import { messageOf } from '../message-of.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Sql } from './database.ts'

/**
 * `migrations/`: numbered files, each run once. `functions/`: one file per function, named after it and applied again when changed.
 */
export const databaseFolder = join(import.meta.dirname, '../../../../../database')

/** Lists this release's numbered migrations in order. */
export const migrationsHere = (folder = databaseFolder): string[] =>
  readdirSync(join(folder, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/**
 * Returns the migrations unknown to this release: a newer one has been here. Functions are ignored, as they come and
 * go.
 */
export const newerThanHere = (applied: readonly string[], folder = databaseFolder): string[] => {
  const here = new Set(migrationsHere(folder))
  return applied.filter((name) => !name.startsWith('functions/') && !here.has(name))
}

/** Describes newer migrations for the operator. */
export const newerSentence = (newer: readonly string[]): string =>
  `This database was migrated by a newer release (${newer.join(', ')}), which this one would damage. Start that release or a newer one.`

/** Reads the migrations applied to a database. */
export async function readMigrations(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>({ text: 'select name from migration order by name' })
  return rows.map(({ name }) => name)
}

/** Reads the applied migrations as the owner; none for a new database. */
export async function readMigrationsAsOwner(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`)
    return rows[0]?.there ? await readMigrations({ query: (config) => client.query(config) }) : []
  } finally {
    await client.end()
  }
}

/**
 * Brings the database to the latest migration and its functions to their files, as its owner. Returns the names applied
 * now. Refuses if an applied migration was changed. Tests pass another `folder`.
 */
export async function migrate(ownerUrl: string, folder = databaseFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`)
    await client.query(
      `create table if not exists migration (name text primary key, digest text not null, applied_at timestamptz not null default clock_timestamp())`,
    )
    const known = new Map(
      (await client.query<{ name: string; digest: string }>('select name, digest from migration')).rows.map((row) => [
        row.name,
        row.digest,
      ]),
    )
    const newer = newerThanHere([...known.keys()], folder)
    if (newer.length > 0) throw new Error(newerSentence(newer))
    const applied: string[] = []
    for (const file of filesIn(join(folder, 'migrations'))) {
      if (known.get(file.name) === file.digest) continue
      if (known.has(file.name))
        throw new Error(`The migration ${file.name} was changed after it had been applied. Restore it and add a new one.`)
      await applyOne(client, 'migration', file)
      applied.push(file.name)
    }
    const there = await readFunctionNames(client)
    for (const file of filesIn(join(folder, 'functions'))) {
      const name = `functions/${file.name}`
      if (known.get(name) === file.digest && there.has(file.name.replace(/\.sql$/, ''))) continue
      await applyOne(client, 'function', { ...file, name })
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

type File = { name: string; text: string; digest: string }

function filesIn(folder: string): File[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Reads the functions that exist: a migration that changes a signature drops the function first, and its file then
 * recreates it.
 */
async function readFunctionNames(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`)
  return new Set(rows.map(({ name }) => name))
}

async function applyOne(client: pg.Client, what: 'migration' | 'function', { name, text, digest }: File): Promise<void> {
  try {
    await client.query('begin')
    // A function may refer to one created after it.
    if (what === 'function') await client.query('set local check_function_bodies = off')
    await client.query(text)
    await client.query(
      `insert into migration as m (name, digest) values ($1, $2)
       on conflict (name) do update set digest = excluded.digest, applied_at = clock_timestamp()`,
      [name, digest],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The ${what} ${name} failed: ${messageOf(error)}`, { cause: error })
  }
}
