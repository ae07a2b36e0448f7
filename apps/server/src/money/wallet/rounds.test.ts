import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bet, betWin, deposit, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { Posting, WalletKey } from './posting.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const balanceOf = (key: WalletKey) => readWalletRow(ledger.database.db, key)

test('players of one shard who share the studio’s name of a round have rounds of their own', async () => {
  const [one, two] = [await ledger.open(100n, { shard: 5 }), await ledger.open(100n, { shard: 5 })]
  await ledger.call(bet(one, 10n, { round: 'table' }), bet(two, 40n, { round: 'table' }))
  await ledger.call(win(one, 'table', 100n))
  expect([await balanceOf(one), await balanceOf(two)]).toMatchObject([
    { cash: 190n, in_play_cash: 0n },
    { cash: 60n, in_play_cash: 40n },
  ])
  expect(await ledger.call(win(two, 'table', 5n))).toMatchObject([{ outcome: 'posted' }])
  expect(await balanceOf(two)).toMatchObject({ cash: 65n, in_play_cash: 0n })
})

describe('a max balance', () => {
  test('sweeps what a win brings above it into the reserve', async () => {
    const key = await ledger.open(100n, { gates: { maxBalance: 120n } })
    const staked = bet(key, 30n)
    await ledger.call(staked, win(key, staked.round, 80n))
    expect(await balanceOf(key)).toMatchObject({ cash: 120n, reserve: 30n, in_play_cash: 0n })
    await ledger.call(betWin(key, 20n, 50n))
    expect(await balanceOf(key)).toMatchObject({ cash: 120n, reserve: 60n })
  })

  test('below what is there already sends the whole win to the reserve and takes nothing', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 10n)
    await ledger.call(staked)
    await ledger.limit(key, {}, { maxBalance: 50n })
    await ledger.call(win(key, staked.round, 80n))
    expect(await balanceOf(key)).toMatchObject({ cash: 90n, reserve: 80n })
  })
})

describe('a stake from cash and bonus', () => {
  test('comes back in its split when it wins', async () => {
    const key = await ledger.open(60n)
    const bonus = await ledger.grant(key, { promo: 100n }, { required: 1_000n })
    const staked = bet(key, 100n, { bonus })
    await ledger.call(staked)
    expect(await balanceOf(key)).toMatchObject({ cash: 0n, promo: 60n, in_play_cash: 60n, in_play_bonus: 40n })
    await ledger.call(win(key, staked.round, 200n))
    expect(await balanceOf(key)).toMatchObject({ cash: 120n, promo: 140n, in_play_cash: 0n, in_play_bonus: 0n })
  })

  test('is restored exactly by a rollback, each part to where it came from', async () => {
    const key = await ledger.open(60n)
    const bonus = await ledger.grant(key, { promo: 30n, live_bonus: 50n }, { required: 1_000n })
    const before = await balanceOf(key)
    const live = { ...bonus, bucket: 'live_bonus' } as const
    const [first, second] = [bet(key, 80n, { bonus: live, round: 'mixed' }), bet(key, 30n, { bonus: live, round: 'mixed' })]
    await ledger.call(first, second)
    expect(await balanceOf(key)).toMatchObject({ cash: 0n, promo: 30n, live_bonus: 0n, in_play_cash: 60n, in_play_bonus: 50n })
    expect((await ledger.call(rollback(second), rollback(first))).map(({ outcome }) => outcome)).toEqual(['posted', 'posted'])
    expect(await balanceOf(key)).toEqual({ ...before, seq: before!.seq + 4n })
  })

  test('is refused where the bucket is none of the player’s or has too little', async () => {
    const key = await ledger.open(60n)
    const bonus = await ledger.grant(key, { live_bonus: 50n })
    const invented = bet(key, 100n, { bonus: { ...bonus, bucket: 'invented' as never } })
    const results = await ledger.call(invented, bet(key, 100n, { bonus }), bet(key, 100n, { bonus: { ...bonus, bucket: undefined } }))
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
    expect(await balanceOf(key)).toMatchObject({ cash: 60n, in_play_bonus: 0n })
  })

  test('never loses or makes a minor unit, whatever the amounts (property)', async () => {
    const amount = fc.bigInt({ min: 1n, max: 10_000n })
    await fc.assert(
      fc.asyncProperty(amount, amount, amount, fc.bigInt({ min: 0n, max: 100_000n }), async (cash, bonus, stake, prize) => {
        const key = await ledger.open(cash)
        const staked = bet(key, stake, { bonus: await ledger.grant(key, { promo: bonus }, { required: 10n ** 9n }) })
        const [first] = await ledger.call(staked)
        expect(first!.outcome).toBe(stake <= cash + bonus ? 'posted' : 'refused')
        if (first!.outcome !== 'posted') return
        const [second] = await ledger.call(win(key, staked.round, prize))
        const { balances } = second!
        expect(balances.cash + balances.promo).toBe(cash + bonus - stake + prize)
        expect([balances.in_play_cash, balances.in_play_bonus]).toEqual([0n, 0n])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a bet decided at once', () => {
  test('has a round of its own: one that is open or over refuses it', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 10n)
    await ledger.call(staked)
    const other = { ...betWin(key, 10n, 50n), round: staked.round, reason: staked.round }
    expect(await ledger.call(other)).toMatchObject([{ outcome: 'refused', refusal: { reason: 'roundClosed' } }])
    expect(await balanceOf(key)).toMatchObject({ cash: 90n, in_play_cash: 10n })
  })
})

test('a session that is not the wallet’s refuses a bet, and lets a win through', async () => {
  const key = await ledger.open(100n)
  const staked = bet(key, 10n)
  await ledger.call(staked)
  expect(await ledger.call(bet(key, 10n, { session: 'old' }))).toMatchObject([{ refusal: { reason: 'sessionEnded' } }])
  expect(await ledger.call(win(key, staked.round, 5n))).toMatchObject([{ outcome: 'posted' }])
})

describe('a hold', () => {
  test('can be opened once and closed once', async () => {
    const key = await ledger.open(100n)
    const open = (id: string): Posting => ({
      op: 'move',
      wallet: key,
      id,
      kind: 'withdrawal',
      reason: id,
      legs: [['cash', 'pending_withdrawal', 40n]],
      hold: { id: 'w:1', kind: 'withdrawal', action: 'open', amount: 40n, owner: 'w:1' },
    })
    const close = (id: string): Posting => ({
      op: 'move',
      wallet: key,
      id,
      kind: 'withdrawalCancelled',
      reason: id,
      legs: [['pending_withdrawal', 'cash', 40n]],
      hold: { id: 'w:1', kind: 'withdrawal', action: 'close', owner: 'w:1' },
    })
    const results = await ledger.call(open('a'), open('b'), close('c'), close('d'), open('e'))
    expect(results.map((result) => ('refusal' in result ? result.refusal.reason : result.outcome))).toEqual([
      'posted',
      'holdKnown',
      'posted',
      'holdClosed',
      'holdKnown',
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 100n, pending_withdrawal: 0n })
  })
})

test('what the wallet cannot cover of a chargeback is taken from the reserve and then owed', async () => {
  const key = await ledger.open(30n)
  await ledger.call({ op: 'move', wallet: key, id: 'reserve', kind: 'correction', reason: 'r', legs: [['float:test', 'reserve', 20n]] })
  await ledger.call({ op: 'take', wallet: key, id: 'chargeback', kind: 'chargeback', reason: 'd', amount: 80n, to: 'receivable:test' })
  expect(await balanceOf(key)).toMatchObject({ cash: 0n, reserve: 0n })
  expect(await ledger.call(deposit(key, 5n))).toMatchObject([{ outcome: 'posted' }])
})
