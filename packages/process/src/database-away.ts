import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import { ask } from './session.sql.ts'

/** Lost connections, no resources left, shutdown and recovery, a read-only server, a disk that fails. */
const states = /^(08...|53...|57P0[1-5]|25006|58030)$/
const network = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN)$/
/** The driver and its pool identify these errors by their message only. */
const words = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (expired|exceeded))/

/**
 * Returns whether an error means that the database is temporarily unavailable, rather than that a statement or the
 * login is wrong.
 */
export function isAway({ code, message }: { code?: string; message: string }): boolean {
  return code === undefined ? words.test(message) : states.test(code) || network.test(code)
}

/** Thrown instead of reconnecting shortly after a failed attempt. */
export const awayAMomentAgo = (): Error => Object.assign(new Error('The database was away a moment ago'), { code: 'ECONNREFUSED' })

/** Waits until the database answers, and logs that it waits. Rethrows errors that waiting does not cure. */
export async function untilDatabaseAnswers(database: Database, process: string, say: (sentence: string) => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await database.query(ask)
      return
    } catch (error) {
      if (!isAway(error as Error)) throw error // the driver throws errors
      if (tries === 0) say(`The ${process} waits for its database: ${(error as Error).message}`) // what is thrown here is an Error
      await wait(Math.min(100 * 2 ** tries, 1000))
    }
  }
}
