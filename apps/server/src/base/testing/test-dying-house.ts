import type pg from 'pg'
import { refreshCapsInside } from '../../money/limit-enforcement/index.ts'
import { openWallets, type WalletKey } from '../../money/wallet/index.ts'
import type { Database, Sql } from '../database/database.ts'
import type { House } from '../house.ts'
import { endThisConnection } from './test-dying-house.sql.ts'

/** A house whose connection ends before one step of an act: each statement is a step, and so is what comes back of it or of a commit. */
export type DyingHouse = { house: House; dieAt: (step: number | undefined) => void }

/** Wraps a house so that the connection in use ends before a chosen step. A step after the work is done loses its answer alone. */
export function dyingHouse(alive: House): DyingHouse {
  let step = 0
  let last: number | undefined
  const isNow = () => (step += 1) === last
  const { db } = alive
  const dying: Database = {
    ...db,
    async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig) {
      if (isNow()) await db.transaction((tx) => endThisConnection(tx))
      const answer = await db.query<Row>(config)
      // By itself a statement is a transaction, too.
      if (isNow()) throw new Error('The answer to a statement was lost.')
      return answer
    },
    async transaction(work) {
      const result = await db.transaction((tx) =>
        work({
          inTransaction: true,
          async query(config) {
            if (isNow()) await endThisConnection(tx)
            return tx.query(config)
          },
        }),
      )
      if (isNow()) throw new Error('The answer to the commit was lost.')
      return result
    },
  }
  const { clock, settings, wallet } = alive
  const refreshCaps = async (sql: Sql, key: WalletKey) => void (await refreshCapsInside({ clock, settings }, sql, key))
  return {
    // Postings go this way, too.
    house: { ...alive, db: dying, wallet: openWallets(dying, clock, refreshCaps, wallet.changed) },
    dieAt(next) {
      step = 0
      last = next
    },
  }
}
