import type { Database } from './database.ts'

/**
 * Does work that only one process may do at a time; others wait for it. The lock lives on a connection of its own and
 * goes with it, so that a process that dies holds up nobody.
 */
export async function oneProcessAtATime(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  const client = await db.connect()
  try {
    await client.query({ text: 'select pg_advisory_lock(hashtext($1))', values: [name] })
    await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
