import { messageOf } from '../message-of.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { boundLocks, isWithoutLock, untilLocked, usualPatience } from './bounded-locks.sql.ts'
import type { Sql } from './database.ts'
import { distribute } from './distribute.sql.ts'
import { isDistributed } from '../environment.ts'

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

/** A migration of a database, and the one that a release has to know to run beside it. */
export type AppliedMigration = { name: string; needs: string | null }

/**
 * Returns the migrations that make this release too old for a database. One that is unknown here does not, if it was made
 * for the release after this one: nodes of both run at once while they are upgraded.
 */
export const tooNewForHere = (applied: readonly AppliedMigration[], folder = databaseFolder): string[] => {
  const newer = new Set(
    newerThanHere(
      applied.map(({ name }) => name),
      folder,
    ),
  )
  const here = new Set(migrationsHere(folder))
  return applied.flatMap(({ name, needs }) => (newer.has(name) && !here.has(needs ?? '') ? [name] : []))
}

/** Reads what was applied to a database, which may not say yet what it needs. */
export async function readApplied(sql: Sql): Promise<AppliedMigration[]> {
  const { rows } = await sql.query<AppliedMigration>({
    text: `select name, to_jsonb(m) ->> 'needs' as needs from migration m order by name`,
  })
  return rows
}

/** The newest migration of the release before this one; null without one. */
function newestOfPrevious(folder: string): string | null {
  const path = join(folder, 'previous-release/release.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { newest: string }).newest : null // we have written it
}

/** Reads the migrations applied to a database. */
async function readMigrations(sql: Sql): Promise<string[]> {
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
 * now. Refuses if an applied migration was changed. Waits for locks in short turns, so that nobody waits long behind it.
 * Tests pass another `folder`.
 */
export async function migrate(ownerUrl: string, folder = databaseFolder, patience = usualPatience): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`)
    await boundLocks(client, patience)
    await makeTable(client)
    const needs = newestOfPrevious(folder)
    const apply = (what: 'migration' | 'function', file: File) =>
      untilLocked(client, `The ${what} ${file.name}`, patience, () => applyOne(client, what, { ...file, needs }))
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
      await apply('migration', file)
      applied.push(file.name)
    }
    const there = await readFunctionNames(client)
    for (const file of filesIn(join(folder, 'functions'))) {
      const name = `functions/${file.name}`
      if (known.get(name) === file.digest && there.has(file.name.replace(/\.sql$/, ''))) continue
      await apply('function', { ...file, name })
      applied.push(name)
    }
    await makeMonths(client)
    if (isDistributed()) await distribute(client, databaseFolder, applied.length > 0)
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
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = any(array[to_regnamespace('public'), to_regnamespace('months')])`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Makes the parts of tables that have months for the house's running month and those ahead. */
async function makeMonths(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regprocedure('months.months_ahead(timestamptz)') is not null as there`)
  if (rows[0]?.there)
    await client.query(
      `select months.months_ahead(clock_timestamp() + (select coalesce(max(offset_ms), 0) from clock) * interval '1 millisecond')`,
    )
}

/** Makes the table that remembers what was applied. */
async function makeTable(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists migration (name text primary key, digest text not null, applied_at timestamptz not null default clock_timestamp(), needs text)`,
  )
  const { rowCount } = await client.query(`select from pg_attribute where attrelid = 'migration'::regclass and attname = 'needs'`)
  if (rowCount === 0) await client.query('alter table migration add column needs text')
}

async function applyOne(
  client: pg.Client,
  what: 'migration' | 'function',
  { name, text, digest, needs }: File & { needs: string | null },
): Promise<void> {
  try {
    await client.query('begin')
    // A function may refer to one created after it.
    if (what === 'function') await client.query('set local check_function_bodies = off')
    await client.query(text)
    await client.query(
      `insert into migration as m (name, digest, needs) values ($1, $2, $3)
       on conflict (name) do update set digest = excluded.digest, applied_at = clock_timestamp(), needs = excluded.needs`,
      [name, digest, needs],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (isWithoutLock(error)) throw error
    throw new Error(`The ${what} ${name} failed: ${messageOf(error)}`, { cause: error })
  }
}
