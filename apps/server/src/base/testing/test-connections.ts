import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'

/**
 * Wraps a database so that asking for a second connection inside a transaction throws. Under load all connections can
 * be in transactions, each waiting for another's end.
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
