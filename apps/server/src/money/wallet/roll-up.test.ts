import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database, Transaction } from '../../base/database/database.ts'
import { verifyLedger } from '../verify-ledger/index.ts'
import { bet, openTestLedger, win, type TestLedger } from './test-ledger.ts'
import { rollUp } from './roll-up.ts'

const shards = [3, 4, 5] as const
let ledger: TestLedger
beforeEach(async () => {
  ledger = await openTestLedger('2026-11-16T10:00:00Z')
  for (const shard of shards) {
    const player = await ledger.open(1000n, { shard })
    const staked = bet(player, 100n)
    await ledger.call(staked)
    await ledger.call(win(player, staked.round, 40n))
  }
  ledger.clock.advance(86_400_000)
})
afterEach(() => ledger.close())

const faults = async () => (await verifyLedger(ledger.database.db, ledger.clock)).flatMap((check) => check.faults)

/** The database, with something that happens before each shard of a day is rolled up, by its place from 0 on. */
const watched = (before: (place: number) => Promise<void>): Database => ({
  ...ledger.database.db,
  transaction: (work) => {
    let place = 0
    return ledger.database.db.transaction((tx) => {
      const query: Transaction['query'] = async (config) => {
        if (config.text.includes('ledger_roll_up')) await before(place++)
        return tx.query(config)
      }
      return work({ ...tx, query })
    })
  },
})

test('whoever verifies while a day is rolled up finds no fault', async () => {
  let looks = 0
  await rollUp(
    watched(async (place) => {
      if (place === 0) return
      looks += 1
      expect(await faults()).toEqual([])
    }),
    ledger.clock,
  )
  expect(looks).toBe(shards.length - 1)
  expect(await faults()).toEqual([])
})

test('a day whose roll-up was cut off between two shards is rolled up whole by the next', async () => {
  const cutOff = watched(async (place) => {
    if (place === 1) throw new Error('cut off')
  })
  await expect(rollUp(cutOff, ledger.clock)).rejects.toThrow('cut off')
  await rollUp(ledger.database.db, ledger.clock)
  expect(await faults()).toEqual([])
})
