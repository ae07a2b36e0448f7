import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betWin, deposit, openTestLedger, rollback, win, bet, type TestLedger } from './test-ledger.ts'
import { allow, release } from './test-deposits.ts'
import { asOwner } from './test-ledger.sql.ts'
import { verifyLedger } from '../verify-ledger/verify.ts'
import type { Posting, PostingResult, WalletKey } from './posting.ts'

const runs = process.env.TEST_ALL ? 1000 : 50

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

/** What happens to one of three wallets; ids and rounds are few, so that postings meet. */
type Act = {
  op: 'bet' | 'win' | 'winOpen' | 'rollback' | 'betWin' | 'deposit' | 'take' | 'allow' | 'release' | 'hold' | 'unhold'
  who: number
  which: number
  round: number
  amount: bigint
  bonus: boolean
}
const act: fc.Arbitrary<Act> = fc.record({
  op: fc.constantFrom(
    'bet',
    'bet',
    'bet',
    'win',
    'winOpen',
    'rollback',
    'rollback',
    'betWin',
    'deposit',
    'take',
    'allow',
    'release',
    'hold',
    'unhold',
  ),
  who: fc.nat(2),
  which: fc.nat(5),
  round: fc.nat(3),
  amount: fc.bigInt({ min: 1n, max: 60n }),
  bonus: fc.boolean(),
})

/** The same acts about other wallets: ids carry the world's name, so that two worlds never meet. */
function postingOf({ op, who, which, round, amount, bonus }: Act, wallets: WalletKey[], world: string): Posting {
  const wallet = wallets[who]!
  const id = `${world}:${which}`
  const inRound = `${world}:r${round}`
  const hold = { id: `${world}:h${which}`, kind: 'withdrawal' as const, owner: id }
  switch (op) {
    case 'bet':
      return bet(wallet, amount, { id: `${id}:bet`, round: inRound, ...(bonus ? { bucket: 'promo' as const } : {}) })
    case 'win':
      return win(wallet, inRound, amount, true, `${id}:win`)
    case 'winOpen':
      return win(wallet, inRound, amount, false, `${id}:part`)
    case 'rollback':
      return rollback({ wallet, id: `${id}:bet`, round: inRound })
    case 'betWin':
      return betWin(wallet, amount, amount / 2n, `${id}:spin`)
    case 'deposit':
      return deposit(wallet, amount, `${id}:deposit`)
    case 'take':
      return { op: 'take', wallet, id: `${id}:take`, kind: 'refund', reason: id, amount, to: 'receivable:test' }
    case 'allow':
      return allow(wallet, id, amount)
    case 'release':
      return release(wallet, id)
    case 'hold':
      return {
        op: 'move',
        wallet,
        id: `${id}:hold`,
        kind: 'withdrawal',
        reason: id,
        legs: [['cash', 'pending_withdrawal', amount]],
        hold: { ...hold, action: 'open', amount },
      }
    case 'unhold':
      return {
        op: 'move',
        wallet,
        id: `${id}:unhold`,
        kind: 'withdrawalCancelled',
        reason: id,
        legs: [['pending_withdrawal', 'cash', amount]],
        hold: { ...hold, action: 'close' },
      }
  }
}

/** The shard of all, so that ids of different players can meet. */
const shared = 11

let worlds = 0
async function newWorld(): Promise<{ name: string; wallets: WalletKey[] }> {
  const limits = { loss: { daily: 100n, monthly: 150n }, wager: { weekly: 200n }, deposit: { daily: 120n } }
  const name = `w${(worlds += 1)}`
  const wallets: WalletKey[] = []
  // One has limits, one a max balance.
  for (const [index, more] of [{ limits }, { gates: { maxBalance: 130n } }, {}].entries()) {
    const wallet = await ledger.open(100n, { ...more, shard: shared })
    await ledger.call({
      op: 'move',
      wallet,
      id: `${name}:grant${index}`,
      kind: 'bonus',
      reason: name,
      legs: [['bonus:test', 'promo', 50n]],
    })
    wallets.push(wallet)
  }
  return { name, wallets }
}

/** Everything stored of a world, without the names that tell two worlds apart. */
async function storedOf({ name, wallets }: { name: string; wallets: WalletKey[] }): Promise<unknown> {
  const players = wallets.map(({ player }) => String(player)).join(', ')
  const tables = ['wallet', 'posting', 'transfer', 'hold', 'cap'].map(
    (table) =>
      `(select '${table}' as what, to_jsonb(t) - 'request_hash' as row from ${table} t where shard = ${shared} and player in (${players}))`,
  )
  const rows = await asOwner(ledger.database.owner, `${tables.join(' union all ')}`)
  const text = rows
    .map((row) => JSON.stringify(row))
    .map((line) =>
      wallets
        .reduce((known, { player }, index) => known.replaceAll(String(player), `player${index}`), line)
        .replaceAll(`${name}:`, '')
        .replaceAll(`"${name}"`, '""'),
    )
  return text.filter((line) => !line.includes('opening:')).toSorted()
}

const plain = (result: PostingResult, name: string): unknown =>
  JSON.parse(
    JSON.stringify(result, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).replaceAll(`${name}:`, ''),
  ) as unknown

test('a batch does what its postings do one by one, whatever they are (property)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      const [whole, single] = [await newWorld(), await newWorld()]
      const batched = await ledger.call(...acts.map((one) => postingOf(one, whole.wallets, whole.name)))
      const singly: PostingResult[] = []
      for (const one of acts) singly.push(...(await ledger.call(postingOf(one, single.wallets, single.name))))
      expect(batched.map((result) => plain(result, whole.name))).toEqual(singly.map((result) => plain(result, single.name)))
      expect(await storedOf(whole)).toEqual(await storedOf(single))
    }),
    { numRuns: runs },
  )
}, 900_000)

/** Two players under one id at the very same moment: one call is thrown out whole by the primary key; sent again it is a mismatch. */
const once = (work: () => Promise<PostingResult>): Promise<PostingResult> =>
  work().catch((error: { code?: string }) => (error.code === '23505' ? once(work) : Promise.reject(error as Error)))

test('random postings by parallel callers, through both doors, leave a ledger without a fault (property)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 10, maxLength: 60 }),
      fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      async (acts, doors) => {
        const world = await newWorld()
        const results = await Promise.all(
          acts.map((one, index) => {
            const posting = postingOf(one, world.wallets, world.name)
            return once(() =>
              doors[index]
                ? ledger.wallet.post(posting)
                : ledger.database.db.transaction(async (tx) => (await ledger.wallet.postInside(tx, [posting]))[0]!),
            )
          }),
        )
        // Each id answers everybody who asked the same thing the same way.
        const again = await Promise.all(acts.map((one) => ledger.wallet.post(postingOf(one, world.wallets, world.name))))
        results.forEach((result, index) => {
          if (result.outcome !== 'unknown') expect([again[index]!.outcome, again[index]!.seq]).toEqual([result.outcome, result.seq])
        })
      },
    ),
    { numRuns: runs / 2 },
  )
  const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
  // These worlds have promo money, promises and requests without the features that own them; everything else must be right.
  const owned = new Set(['bonus', 'holds', 'pending withdrawals', 'withdrawals', 'counted deposits'])
  expect(verdicts.filter(({ check, faults }) => faults.length > 0 && !owned.has(check))).toEqual([])
}, 300_000)
