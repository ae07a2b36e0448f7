import { openDatabase, type Database } from './database.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.sql.ts'

/** A fresh, migrated database of one test file: `db` enters as the server's role, `owner` is the superuser's address, `sandbox` the sandbox's. */
export type TestDatabase = { db: Database; owner: string; app: string; sandbox: string; close: () => Promise<void> }

/** Opens a database for a test on the server that `npm test` started. */
export async function openTestDatabase(connections = 12): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. Run the tests by `npm test`, or set it to a superuser of a PostgreSQL that tests may fill.',
    )
  const { name, ...urls } = await createTestDatabase(server)
  const db = openDatabase(urls.app, connections)
  return {
    ...urls,
    db,
    async close() {
      await db.close()
      await dropTestDatabase(server, name)
    },
  }
}
