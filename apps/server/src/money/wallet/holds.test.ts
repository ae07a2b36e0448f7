import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Posting, WalletKey } from './posting.ts'
import { bet, openTestLedger, type TestLedger } from './test-ledger.ts'
import { readWalletRow } from './wallet.sql.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const hold = (wallet: WalletKey, id: string): Posting => ({
  op: 'move',
  wallet,
  id: `open:${id}`,
  kind: 'withdrawal',
  reason: id,
  legs: [['cash', 'pending_withdrawal', 1000n]],
  hold: { id, kind: 'withdrawal', action: 'open', amount: 1000n, owner: id },
})
const release = (wallet: WalletKey, id: string): Posting => ({
  op: 'move',
  wallet,
  id: `close:${id}`,
  kind: 'withdrawal',
  reason: id,
  legs: [['pending_withdrawal', 'payouts:test', 1000n]],
  hold: { id, kind: 'withdrawal', action: 'close', owner: id },
})
const inside = async (posting: Posting) => (await ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [posting])))[0]!

test('six holds of 1,000 on 5,000, at once: what is held counts as gone, and the sixth is refused', async () => {
  const key = await ledger.open(5000n)
  const names = Array.from({ length: 6 }, (_, n) => `w${key.player}-${n}`)
  const results = await Promise.all(names.map((name) => inside(hold(key, name))))
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['posted', 'posted', 'posted', 'posted', 'posted', 'refused'])
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 0n, pending_withdrawal: 5000n })
})

test('a hold that was refused is refused for ever: money that comes later does not open it, and nothing can be taken by it', async () => {
  const key = await ledger.open(999n)
  const name = `w${key.player}`
  expect(await inside(hold(key, name))).toMatchObject({ outcome: 'refused' })
  expect(await inside(release(key, name))).toMatchObject({ outcome: 'refused' })
  const richer: Posting = {
    op: 'move',
    wallet: key,
    id: `more:${name}`,
    kind: 'deposit',
    reason: name,
    legs: [['receivable:test', 'cash', 5000n]],
  }
  expect(await inside(richer)).toMatchObject({ outcome: 'posted' })
  expect(await inside(hold(key, name))).toMatchObject({ outcome: 'refused', replayed: true })
  expect(await inside(release(key, name))).toMatchObject({ outcome: 'refused' })
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 5999n, pending_withdrawal: 0n })
})

test('each wallet has a chain of its own: while one is held by a transaction, another one on its shard goes on', async () => {
  const one = await ledger.open(100n)
  const other = await ledger.open(100n, { shard: one.shard })
  const order: string[] = []
  await ledger.database.db.transaction(async (tx) => {
    await ledger.wallet.postInside(tx, [bet(one, 10n)])
    await inside(bet(other, 10n))
    order.push('the other')
  })
  order.push('the one')
  expect(order).toEqual(['the other', 'the one'])
  expect((await readWalletRow(ledger.database.db, other))?.seq).toBe(2n)
})
