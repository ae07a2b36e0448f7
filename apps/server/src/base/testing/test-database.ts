import { openDatabase, type Database } from '../database/database.ts'
import type { Role } from '../database/rights.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.sql.ts'

/**
 * A migrated database for one test file: `db` connects as the server's role, `owner` is the superuser’s URL, `office`,
 * `sandbox` and `studio` are those of their roles, `roles` the role names. After `leave` it has no connections and can be copied.
 */
export type TestDatabase = {
  db: Database
  name: string
  owner: string
  app: string
  office: string
  sandbox: string
  studio: string
  roles: Readonly<Record<Role, string>>
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a test database on the server that `npm test` started: a fresh one, or a copy of one without connections. */
export async function openTestDatabase(connections = 12, from?: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. Run the tests by `npm test`, or set it to a superuser of a PostgreSQL that tests may fill.',
    )
  const { name, ...urls } = await createTestDatabase(server, from)
  const db = openDatabase(urls.app, { connections })
  let left: Promise<void> | undefined
  const leave = () => (left ??= db.close())
  return {
    ...urls,
    name,
    db,
    leave,
    async close() {
      await leave()
      await dropTestDatabase(server, name)
    },
  }
}
