import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bet, openTestLedger, type TestLedger } from './test-ledger.ts'
import { asOwner } from './test-ledger.sql.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { PostingResult, WalletKey } from './posting.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const outcomesOf = (results: PostingResult[]) => Object.groupBy(results, ({ outcome }) => outcome)

async function expectTenOfSixty(key: WalletKey, results: PostingResult[]): Promise<void> {
  const { posted = [], refused = [] } = outcomesOf(results)
  expect([posted.length, refused.length]).toEqual([10, 50])
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 0n, in_play_cash: 100n, seq: 11n })
  const rows = await asOwner(
    ledger.database.owner,
    `select outcome, count(*)::int as n, count(first_seq)::int as moved from posting where player = ${key.player} and kind = 'casino' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { outcome: 'posted', n: 10, moved: 10 },
    { outcome: 'refused', n: 50, moved: 0 },
  ])
  const chain = await asOwner(ledger.database.owner, `select seq, leg from transfer where player = ${key.player} order by seq, leg`)
  expect(chain).toEqual(Array.from({ length: 11 }, (_, index) => ({ seq: BigInt(index + 1), leg: 1 })))
}

describe('sixty parallel debits of 10 from 100', () => {
  test('give exactly ten, through the batcher', async () => {
    const key = await ledger.open(100n)
    const results = await Promise.all(Array.from({ length: 60 }, () => ledger.wallet.post(bet(key, 10n))))
    await expectTenOfSixty(key, results)
  })

  test('give exactly ten, each in a transaction of its own', async () => {
    const key = await ledger.open(100n)
    const one = async () => (await ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [bet(key, 10n)])))[0]!
    await expectTenOfSixty(key, await Promise.all(Array.from({ length: 60 }, one)))
  })

  test('give exactly ten, half through the batcher and half in transactions', async () => {
    const key = await ledger.open(100n)
    const inside = async () => (await ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [bet(key, 10n)])))[0]!
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post(bet(key, 10n)) : inside())),
    )
    await expectTenOfSixty(key, results)
  })
})

test('the same posting sent sixty times at once happens once', async () => {
  const key = await ledger.open(100n)
  const same = bet(key, 10n)
  const inside = async () => (await ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [same])))[0]!
  const results = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post(same) : inside())))
  expect(outcomesOf(results).posted).toHaveLength(60)
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 90n, seq: 2n })
})

test('an item that the database throws at takes no other item of its batch with it', async () => {
  const key = await ledger.open(100n)
  const broken = { ...bet(key, 10n), amount: -5n }
  const results = await Promise.allSettled([
    ledger.wallet.post(bet(key, 10n)),
    ledger.wallet.post(bet(key, 10n)),
    ledger.wallet.post(broken),
    ledger.wallet.post(bet(key, 10n)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 70n })
})

test('a refused item of a batch leaves the others alone', async () => {
  const [rich, poor] = [await ledger.open(100n), await ledger.open(5n)]
  const results = await ledger.call(bet(rich, 60n), bet(poor, 10n), bet(rich, 60n), bet(poor, 5n), bet(rich, 40n))
  expect(results.map(({ outcome }) => outcome)).toEqual(['posted', 'refused', 'refused', 'posted', 'posted'])
  expect(results.map(({ seq }) => seq)).toEqual([2n, null, null, 2n, 3n])
})
