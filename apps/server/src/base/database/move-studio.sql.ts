import pg from 'pg'

/** The tables of the studio, as they were named while it stood in the sandbox. */
const tables = ['studio_seeds', 'studio_sessions', 'studio_rounds', 'studio_outbox', 'studio_wheel_chains', 'studio_wheel_rounds']

/** The migrations that made them there, and what the studio calls the same ones. */
const migrations = {
  '0003-studio.sql': '0001-studio.sql',
  '0070-wheel.sql': '0002-wheel.sql',
  '0382-free-rounds.sql': '0003-free-rounds.sql',
}

/**
 * Moves the studio of an older release out of the sandbox's schema, with its rounds, seeds and everything else: the
 * tables themselves move, so no row is written anew. Does nothing once the studio has begun in its own schema.
 */
export async function moveStudio(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('sandbox.studio_rounds') is not null and to_regclass('studio.migrations') is null as there`,
  )
  if (!rows[0]?.there) return
  const owner = pg.escapeIdentifier(role)
  for (const table of tables) {
    await client.query(`alter table if exists sandbox.${pg.escapeIdentifier(table)} set schema studio`)
    await client.query(`alter table if exists studio.${pg.escapeIdentifier(table)} owner to ${owner}`)
  }
  await client.query(`create table studio.migrations (name text primary key, applied_at timestamptz not null default now())`)
  await client.query(`alter table studio.migrations owner to ${owner}`)
  const named = Object.entries(migrations).map(([old, name]) => `(${pg.escapeLiteral(old)}, ${pg.escapeLiteral(name)})`)
  await client.query(
    `insert into studio.migrations (name, applied_at)
     select given.name, there.applied_at from sandbox.migrations there join (values ${named.join(', ')}) as given (old, name) on given.old = there.name`,
  )
}
