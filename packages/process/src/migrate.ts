import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { prepareMigrations, readMigrations, writeMigration } from './migrate.sql.ts'

/** Applies the numbered SQL files of a folder that have not run yet, all in one transaction; answers their names. */
export function migrate(database: Database, folder: string): Promise<string[]> {
  return database.transaction(async (query) => {
    await prepareMigrations(query)
    const done = await readMigrations(query)
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !done.has(name))
    for (const name of names.sort()) {
      await query(readFileSync(join(folder, name), 'utf8'))
      await writeMigration(query, name)
    }
    return names
  })
}
