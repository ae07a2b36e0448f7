import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringDeposits } from './test-deposits.ts'
import { bet, betWin, openTestLedger, type TestLedger } from './test-ledger.ts'
import { readStatement } from './statement.sql.ts'
import type { WalletKey } from './posting.ts'

let ledger: TestLedger
let key: WalletKey
/** Rounds and deposits, many of them at the same moment. */
beforeAll(async () => {
  ledger = await openTestLedger()
  key = await ledger.open(1000n)
  await bringDeposits(ledger, key, 'one')
  for (let moment = 0; moment < 4; moment += 1) {
    for (let n = 0; n < 5; n += 1) await ledger.call(betWin(key, 10n, 5n))
    await ledger.call(bet(key, 10n))
    ledger.clock.advance(1)
  }
})
afterAll(() => ledger.close())

const page = (size: number, before?: string, more: Partial<Parameters<typeof readStatement>[2]> = {}) =>
  readStatement(ledger.database.db, key, { type: 'all', pendingOnly: false, language: 'en', before, ...more }, size)

test('pages of any size show each line once, newest first, also where many lines have one moment', async () => {
  const all = await page(100)
  expect(all.filter(({ kind }) => kind === 'game')).toHaveLength(24)
  expect(all.some(({ kind }) => kind === 'deposit')).toBe(true)
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => b - a))
  for (const size of [1, 4, 7]) {
    const seen: string[] = []
    for (let rows = await page(size); rows.length > 0; rows = await page(size, rows.at(-1)?.cursor))
      seen.push(...rows.map(({ cursor }) => cursor))
    expect(seen).toEqual(all.map(({ cursor }) => cursor))
  }
})

test('what is pending is what is open of it', async () => {
  const pending = await page(100, undefined, { type: 'game', pendingOnly: true })
  expect(pending.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open'])
  expect(await page(2, pending[1]?.cursor, { type: 'game', pendingOnly: true })).toEqual(pending.slice(2))
})

test.each(['', 'x', '99999999999999999999', '20260230000000000000abc', 'round:1'])(
  'nothing comes after the cursor “%s”, which is none',
  async (cursor) => {
    expect(await page(10, cursor)).toEqual([])
  },
)
