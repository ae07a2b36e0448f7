import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFolder, migrate } from '../apps/server/src/base/database/migrate.sql.ts'
import { readSchema } from '../apps/server/src/base/database/schema.sql.ts'
import { ensureDatabase } from './databases.ts'
import { startPostgres } from './postgres.ts'

// Writes database/schema.sql from the migrations and functions, so that a change of the database shows up in review.
const cache = join(import.meta.dirname, '../.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'schema-'))
try {
  const server = await startPostgres(join(folder, 'postgres'), 'schema', { fsync: 'off' })
  try {
    const owner = await ensureDatabase(server.url, 'schema')
    await migrate(owner)
    writeFileSync(process.argv[2] ?? join(databaseFolder, 'schema.sql'), await readSchema(owner))
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
