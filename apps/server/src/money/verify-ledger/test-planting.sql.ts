import pg from 'pg'
import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import { verifyLedger, type LedgerVerdict } from './verify.ts'

/** Plants corruption, one at a time, and asks the check what it finds. */
export type Planting = {
  /**
   * Returns what the check finds while the corruption stands, which is gone afterwards; undefined if the database itself
   * refuses it. Throws if nothing was corrupted by it.
   */
  verdictsWith: (corruption: string) => Promise<LedgerVerdict[] | undefined>
  close: () => Promise<void>
}

/** Opens a superuser's connection with triggers off on which the check's statements are planned once, however often it is made. */
export async function openPlanting(owner: string, clock: Clock): Promise<Planting> {
  const superuser = new pg.Client({ connectionString: owner })
  await superuser.connect()
  // Once for the connection: setting it discards all plans.
  await superuser.query('set session_replication_role = replica; set plan_cache_mode = force_generic_plan')
  const names = new Map<string, string>()
  const nameOf = (text: string) => names.get(text) ?? names.set(text, `check${names.size}`).get(text)
  const db = { query: (config: pg.QueryConfig) => superuser.query({ name: nameOf(config.text), ...config }) } as unknown as Database // all that the check asks of it
  return {
    async verdictsWith(corruption) {
      await superuser.query('begin')
      try {
        const results: unknown = await superuser.query(corruption)
        const each = [results].flat() as pg.QueryResult[] // the library answers one for each statement
        for (const { command, rowCount } of each)
          if (rowCount === 0 && command !== 'SET') throw new Error(`Nothing was corrupted by: ${corruption}`)
        return await verifyLedger(db, clock)
      } catch (error) {
        // What the database itself refuses needs no finding.
        if (/^23/.test((error as pg.DatabaseError).code ?? '')) return undefined // an error of the server has a code
        throw error
      } finally {
        await superuser.query('rollback')
      }
    },
    close: () => superuser.end(),
  }
}
