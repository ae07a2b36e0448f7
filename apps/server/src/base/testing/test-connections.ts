import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'

/**
 * A database that throws where somebody who is in a transaction asks for a second connection. At load all connections are in transactions,
 * and each would wait for another's end.
 */
export function oneConnectionAtATime(db: Database): Database {
  const inside = new AsyncLocalStorage<true>()
  const expectOutside = (wanted: string) => {
    if (inside.getStore()) throw new Error(`Inside a transaction a second connection was asked for: ${wanted}`)
  }
  return {
    ...db,
    query: (config) => (expectOutside(config.text), db.query(config)),
    transaction: (work) => (expectOutside('a transaction'), db.transaction((tx) => inside.run(true, () => work(tx)))),
  }
}
