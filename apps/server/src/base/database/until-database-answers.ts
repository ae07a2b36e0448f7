import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { ping } from './notify.sql.ts'

const longestWaitMs = 1000
const sayAgainMs = 30_000

/**
 * Waits until the database answers: it may be starting, recovering or moving. Throws what waiting cannot mend, such as
 * a wrong password.
 */
export async function untilDatabaseAnswers(db: Database, say: (sentence: string) => void): Promise<void> {
  let saidAt = -Infinity
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await ping(db)
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error
      if (performance.now() - saidAt > sayAgainMs) {
        say(`The server waits for its database: ${error.message}`)
        saidAt = performance.now()
      }
      await wait(waitMs)
    }
  }
}
