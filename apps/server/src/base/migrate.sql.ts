import { messageOf } from './message-of.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Sql } from './database.ts'

const folder = join(import.meta.dirname, '../../../../migrations')

/** The numbered migrations of this release, in their order. */
export const migrationsHere = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/** Those that this release does not know: a newer one has been here. */
export const newerThanHere = (applied: readonly string[]): string[] => {
  const here = new Set(migrationsHere())
  return applied.filter((name) => !here.has(name))
}

/** What is said about them. */
export const newerSentence = (newer: readonly string[]): string =>
  `This database was migrated by a newer release (${newer.join(', ')}), which this one would damage. Start that release or a newer one.`

/** The migrations that a database has seen. */
export async function readMigrations(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>({ text: 'select name from migration order by name' })
  return rows.map(({ name }) => name)
}

/** The same, read by the owner; none where the database is new. */
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

/** Brings the database to the newest numbered migration, as its owner. Answers the names of those applied now. A migration that was changed after it had been applied is refused. */
export async function migrate(ownerUrl: string): Promise<string[]> {
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
    const newer = newerThanHere([...known.keys()])
    if (newer.length > 0) throw new Error(newerSentence(newer))
    const applied: string[] = []
    for (const name of migrationsHere()) {
      const text = readFileSync(join(folder, name), 'utf8')
      const digest = createHash('sha256').update(text).digest('hex')
      if (known.get(name) === digest) continue
      if (known.has(name)) throw new Error(`The migration ${name} was changed after it had been applied. Restore it and add a new one.`)
      await applyOne(client, name, text, digest)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string, text: string, digest: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${messageOf(error)}`, { cause: error })
  }
}
