import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bet, betWin, deposit, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { asOwner } from './test-ledger.sql.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { WalletKey } from './posting.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const balanceOf = (key: WalletKey) => readWalletRow(ledger.database.db, key)
const countOf = async (key: WalletKey) =>
  (await asOwner(ledger.database.owner, `select count(*)::int as n from posting where player = ${key.player}`))[0]!.n

describe('a posting that comes again', () => {
  test('answers the same and moves nothing', async () => {
    const key = await ledger.open(100n)
    const posting = bet(key, 30n)
    const [first] = await ledger.call(posting)
    const [again] = await ledger.call(posting)
    expect(first).toMatchObject({ outcome: 'posted', replayed: false, seq: 2n })
    expect(again).toEqual({ ...first, replayed: true })
    expect(await balanceOf(key)).toMatchObject({ cash: 70n, seq: 2n })
  })

  test('is a mismatch with another amount, round, player or operation, and changes nothing', async () => {
    const key = await ledger.open(100n, { shard: 7 })
    const other = await ledger.open(100n, { shard: 7 })
    const posting = bet(key, 30n)
    await ledger.call(posting)
    const results = await ledger.call(
      { ...posting, amount: 31n },
      bet(key, 30n, { id: posting.id, round: 'another' }),
      { ...posting, wallet: other },
      deposit(key, 30n, posting.id),
    )
    expect(results.map(({ outcome }) => outcome)).toEqual(['mismatch', 'mismatch', 'mismatch', 'mismatch'])
    expect([await balanceOf(key), await balanceOf(other)]).toMatchObject([{ cash: 70n }, { cash: 100n }])
  })

  test('stays refused though there is money now', async () => {
    const key = await ledger.open(5n)
    const posting = bet(key, 30n)
    const [first] = await ledger.call(posting)
    await ledger.call(deposit(key, 100n))
    const [again] = await ledger.call(posting)
    expect(first).toMatchObject({ outcome: 'refused', refusal: { reason: 'insufficientFunds', available: '5' } })
    expect(again).toMatchObject({ outcome: 'refused', replayed: true, refusal: { reason: 'insufficientFunds', available: '5' } })
    expect(await balanceOf(key)).toMatchObject({ cash: 105n })
  })

  test('comes twice in one batch and happens once', async () => {
    const key = await ledger.open(100n)
    const posting = bet(key, 30n)
    const results = await ledger.call(posting, posting)
    expect(results).toMatchObject([
      { replayed: false, seq: 2n },
      { replayed: true, seq: 2n },
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 70n })
  })

  test('of a bet decided at once answers for the bet; its win by itself, or both under one id, is a mismatch', async () => {
    const key = await ledger.open(100n)
    const posting = betWin(key, 30n, 50n, 'spin:1')
    const results = await ledger.call(
      posting,
      posting,
      win(key, 'round:spin:1', 50n, true, 'spin:1:win'),
      betWin(key, 10n, 5n, 'spin:2', 'spin:2'),
    )
    expect(results.map(({ outcome, replayed }) => [outcome, replayed])).toEqual([
      ['posted', false],
      ['posted', true],
      ['mismatch', false],
      ['mismatch', false],
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 120n })
  })
})

describe('a rollback', () => {
  test('gives the stake back once, however often it comes', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 30n)
    await ledger.call(staked)
    const results = await ledger.call(rollback(staked), rollback(staked))
    expect(results).toMatchObject([
      { outcome: 'posted', replayed: false, seq: 3n },
      { outcome: 'posted', replayed: true, seq: 3n },
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 100n, in_play_cash: 0n, seq: 3n })
  })

  test('in one batch with its bet takes it back', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 30n)
    const results = await ledger.call(staked, rollback(staked))
    expect(results.map(({ outcome }) => outcome)).toEqual(['posted', 'posted'])
    expect(await balanceOf(key)).toMatchObject({ cash: 100n, in_play_cash: 0n, seq: 3n })
  })

  test('that comes before its bet makes sure that the bet is refused', async () => {
    const key = await ledger.open(100n)
    const late = bet(key, 30n)
    const results = [...(await ledger.call(rollback(late))), ...(await ledger.call(late, rollback(late)))]
    expect(results).toMatchObject([
      { outcome: 'posted', seq: null },
      { outcome: 'refused', replayed: true, refusal: { reason: 'cancelledBefore' } },
      { outcome: 'posted', replayed: true },
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 100n, seq: 1n })
  })

  test('of a refused bet changes nothing', async () => {
    const key = await ledger.open(5n)
    const refused = bet(key, 30n)
    const results = await ledger.call(refused, rollback(refused))
    expect(results).toMatchObject([{ outcome: 'refused' }, { outcome: 'posted', seq: null }])
    expect(await balanceOf(key)).toMatchObject({ cash: 5n })
  })

  test('of a bet that was answered by a win is refused and stays refused', async () => {
    const key = await ledger.open(100n)
    const [open, closed] = [bet(key, 30n), bet(key, 20n)]
    await ledger.call(open, closed, win(key, open.round, 10n, false), win(key, closed.round, 0n))
    const results = await ledger.call(rollback(open), rollback(closed), rollback(open))
    expect(results.map((result) => ('refusal' in result ? [result.refusal.reason, result.replayed] : result.outcome))).toEqual([
      ['notReversible', false],
      ['notReversible', false],
      ['notReversible', true],
    ])
    expect(await balanceOf(key)).toMatchObject({ cash: 60n, in_play_cash: 30n })
  })

  test('of another player’s bet is refused also within one batch', async () => {
    const [key, other] = [await ledger.open(100n, { shard: 9 }), await ledger.open(100n, { shard: 9 })]
    const theirs = bet(other, 30n)
    const results = await ledger.call(bet(key, 30n, { round: theirs.round }), theirs, {
      ...rollback({ ...theirs, wallet: key }),
      id: 'wrong:3',
    })
    expect(results).toMatchObject([{ outcome: 'posted' }, { outcome: 'posted' }, { outcome: 'mismatch' }])
    expect(await balanceOf(key)).toMatchObject({ cash: 70n, in_play_cash: 30n })
  })

  test('under the name of another round, or of another player, is refused', async () => {
    const [key, other] = [await ledger.open(100n, { shard: 9 }), await ledger.open(100n, { shard: 9 })]
    const [one, two] = [bet(key, 30n), bet(key, 40n)]
    await ledger.call(one, two, bet(other, 50n, { round: one.round }))
    const results = await ledger.call(
      { ...rollback({ ...one, round: two.round }), id: 'wrong:1' },
      { ...rollback({ ...one, wallet: other }), id: 'wrong:2' },
    )
    expect(results).toMatchObject([{ refusal: { reason: 'notReversible' } }, { outcome: 'mismatch' }])
    expect([await balanceOf(key), await balanceOf(other)]).toMatchObject([
      { cash: 30n, in_play_cash: 70n },
      { cash: 50n, in_play_cash: 50n },
    ])
  })
})

describe('a win', () => {
  test('of a round that is closed is refused', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 30n)
    await ledger.call(staked, win(key, staked.round, 10n))
    expect(await ledger.call(win(key, staked.round, 10n))).toMatchObject([{ outcome: 'refused', refusal: { reason: 'roundClosed' } }])
    expect(await balanceOf(key)).toMatchObject({ cash: 80n, in_play_cash: 0n })
  })

  test('of a round that is not known is not kept, so that it can come again after its bet', async () => {
    const key = await ledger.open(100n)
    const staked = bet(key, 30n)
    const early = win(key, staked.round, 50n, true, 'early')
    const before = await countOf(key)
    expect(await ledger.call(early)).toMatchObject([{ outcome: 'unknown', refusal: { reason: 'round' } }])
    expect(await countOf(key)).toBe(before)
    expect(await ledger.call(staked, early)).toMatchObject([{ outcome: 'posted' }, { outcome: 'posted', replayed: false }])
    expect(await balanceOf(key)).toMatchObject({ cash: 120n })
  })

  test('of nobody is not kept', async () => {
    const nobody = { shard: 3, player: 3n, currency: 'EUR' }
    expect(await ledger.call(win(nobody, 'no round', 5n))).toMatchObject([{ outcome: 'unknown', refusal: { reason: 'wallet' } }])
    expect(await countOf(nobody)).toBe(0)
  })
})
