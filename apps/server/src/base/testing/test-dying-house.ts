import type { Database } from '../database/database.ts'
import type { House } from '../house.ts'
import { endThisConnection } from './test-dying-house.sql.ts'

/** A house whose connection ends before one step of an act: each statement is a step, and the answer of each commit. */
export type DyingHouse = { house: House; dieAt: (step: number | undefined) => void }

/** Wraps a house so that the connection in use ends before a chosen step. A step after a commit loses its answer alone. */
export function dyingHouse(alive: House): DyingHouse {
  let step = 0
  let last: number | undefined
  const isNow = () => (step += 1) === last
  const { db } = alive
  const dying: Database = {
    ...db,
    async query(config) {
      if (isNow()) await db.transaction((tx) => endThisConnection(tx))
      return db.query(config)
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
  return {
    house: { ...alive, db: dying },
    dieAt(next) {
      step = 0
      last = next
    },
  }
}
