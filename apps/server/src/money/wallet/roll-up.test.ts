import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../base/database/database.ts'
import { verifyLedger } from '../verify-ledger/index.ts'
import { bet, openTestLedger, win, type TestLedger } from './test-ledger.ts'
import { rollUp } from './roll-up.ts'

const dayMs = 86_400_000
let ledger: TestLedger
/** Two days of play on three shards, with one without any between them. */
beforeEach(async () => {
  ledger = await openTestLedger('2026-11-16T10:00:00Z')
  const players = await Promise.all([3, 4, 5].map((shard) => ledger.open(1000n, { shard })))
  for (const days of [2, 1]) {
    for (const player of players) {
      const staked = bet(player, 100n)
      await ledger.call(staked)
      await ledger.call(win(player, staked.round, 40n))
    }
    ledger.clock.advance(days * dayMs)
  }
})
afterEach(() => ledger.close())

const faults = async () => (await verifyLedger(ledger.database.db, ledger.clock)).flatMap((check) => check.faults)

/** The database, with something that happens before each day is rolled up. */
const watched = (before: (day: unknown) => Promise<void>): Database => ({
  ...ledger.database.db,
  query: async (config) => {
    if (config.text.includes('ledger_roll_up')) await before(config.values?.[0])
    return ledger.database.db.query(config)
  },
})

test('a day is read once for all its shards', async () => {
  const days: unknown[] = []
  const db = watched(async (day) => void days.push(day))
  await rollUp(db, ledger.clock)
  expect(days).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
  ledger.clock.advance(dayMs)
  await rollUp(db, ledger.clock)
  expect(days).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
  expect(await faults()).toEqual([])
})

test('whoever verifies while days are rolled up finds no fault', async () => {
  let looks = 0
  await rollUp(
    watched(async () => {
      looks += 1
      expect(await faults()).toEqual([])
    }),
    ledger.clock,
  )
  expect(looks).toBe(3)
  expect(await faults()).toEqual([])
})

test('a roll-up that was cut off between two days is made up for by the next', async () => {
  const cutOff = watched(async (day) => {
    if (day === '2026-11-17') throw new Error('cut off')
  })
  await expect(rollUp(cutOff, ledger.clock)).rejects.toThrow('cut off')
  await rollUp(ledger.database.db, ledger.clock)
  const { rows } = await ledger.database.db.query<{ day: string }>({
    text: `select distinct day::text as day from house_day where account = 'gaming:slots:test' order by day`,
  })
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-18'])
  expect(await faults()).toEqual([])
})
