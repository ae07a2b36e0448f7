import type { Sql } from '../database/database.ts'

/** Ends the connection that asks, as a killed server or a broken network does; throws. */
export async function endThisConnection(sql: Sql): Promise<void> {
  await sql.query({ text: 'select pg_terminate_backend(pg_backend_pid())' })
}
