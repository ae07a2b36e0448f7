import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPost } from '../wallet/post.sql.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { rollUp } from '../wallet/roll-up.ts'
import { bringDeposits } from '../wallet/test-deposits.ts'
import { bet, betWin, openTestLedger, rollback, win, type TestLedger } from '../wallet/test-ledger.ts'
import { corrupt } from '../wallet/test-ledger.sql.ts'
import { verifyDaily, verifyInFull, verifyLedger, type LedgerVerdict } from './verify.ts'
import { readVerifiedUpTo } from './verify.sql.ts'

const dayMs = 86_400_000
let played: TestLedger
let ledger: TestLedger
let busy: WalletKey
let resting: WalletKey

/** Four days of play; verified on the third of them, and nothing of the first is new to the daily check. One player rests since then. */
beforeAll(async () => {
  ledger = await openTestLedger('2026-11-16T10:00:00Z')
  busy = await ledger.open(1000n, { shard: 3 })
  resting = await ledger.open(700n, { shard: 3 })
  await bringDeposits(ledger, resting, 'old')
  for (const key of [busy, resting]) await play(key)
  ledger.clock.advance(dayMs)
  await play(busy)
  ledger.clock.advance(dayMs)
  await rollUp(ledger.database.db, ledger.clock)
  expect(faultsOf(await verifyInFull(ledger.database.db, ledger.clock))).toEqual({})
  await play(busy)
  await bringDeposits(ledger, busy, 'new')
  ledger.clock.advance(dayMs)
  await rollUp(ledger.database.db, ledger.clock)
  await play(busy)
  await ledger.database.leave()
  played = ledger
})
afterAll(() => played.close())
beforeEach(async () => {
  ledger = await openTestLedger(played.clock.now(), played.database.name)
})
afterEach(() => ledger.close())

async function play(key: WalletKey): Promise<void> {
  const [open, lost, won, back] = [bet(key, 20n), bet(key, 30n), bet(key, 40n), bet(key, 50n)]
  for (const posting of [open, lost, won, back, win(key, lost.round, 0n), win(key, won.round, 70n), rollback(back), betWin(key, 10n, 15n)])
    await ledger.wallet.post(posting)
}

const daily = () => verifyDaily(ledger.database.db, ledger.clock)
const faultsOf = (verdicts: LedgerVerdict[]) =>
  Object.fromEntries(verdicts.filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults]))
const upTo = async () => (await readVerifiedUpTo(ledger.database.db))?.toISOString()
const of = ({ shard, player }: WalletKey) => `shard = ${shard} and player = ${player}`
const isNew = `booked_at >= '2026-11-18'`
const isOld = `booked_at < '2026-11-17'`

describe('the daily check', () => {
  test('finds nothing where nothing is wrong, looks at what is new alone, and goes on from there', async () => {
    expect(await upTo()).toBe('2026-11-18T09:00:00.000Z')
    const first = await daily()
    expect(faultsOf(first)).toEqual({})
    expect(first.filter(({ looked }) => looked === 0).map(({ check }) => check)).toEqual([])
    expect(await upTo()).toBe('2026-11-19T09:00:00.000Z')
    ledger.clock.advance(5 * dayMs)
    expect(faultsOf(await daily())).toEqual({})
    // The next one looks back to two days of which none was played on.
    const later = await daily()
    const ofMovements = ['chain', 'postings', 'legs', 'rounds', 'captured deposits', 'one shard']
    expect(later.filter(({ check }) => ofMovements.includes(check)).map(({ check, looked }) => [check, looked])).toEqual(
      ['chain', 'postings', 'one shard', 'legs', 'rounds', 'captured deposits'].map((check) => [check, 0]),
    )
    expect(faultsOf(await verifyLedger(ledger.database.db, ledger.clock))).toEqual({})
  })

  test('asks for a full walk before the first', async () => {
    await corrupt(ledger.database.owner, 'delete from ledger_verified')
    expect(
      Object.values(faultsOf(await daily()))
        .flat()
        .join(),
    ).toContain('run fairhouse ledger verify once')
  })

  test('goes on from a full walk of a house where nothing had moved yet, and finds what is wrong since', async () => {
    const young = await openTestLedger('2026-11-16T10:00:00Z')
    try {
      const { db } = young.database
      const one = await young.open(1000n, { shard: 3 })
      await young.wallet.post(betWin(one, 10n, 15n))
      expect(faultsOf(await verifyInFull(db, young.clock))).toEqual({})
      expect(faultsOf(await verifyDaily(db, young.clock))).toEqual({})
      young.clock.advance(dayMs)
      await rollUp(db, young.clock)
      expect(faultsOf(await verifyDaily(db, young.clock))).toEqual({})
      await corrupt(young.database.owner, `update wallet set cash = cash + 1 where ${of(one)}`)
      expect(Object.keys(faultsOf(await verifyDaily(db, young.clock)))).toContain('wallets')
    } finally {
      await young.close()
    }
  })

  test('does not go on from a ledger that is wrong, and neither does the full walk', async () => {
    await corrupt(ledger.database.owner, `update wallet set cash = cash + 1 where ${of(busy)}`)
    await daily()
    await verifyInFull(ledger.database.db, ledger.clock)
    expect(await upTo()).toBe('2026-11-18T09:00:00.000Z')
  })

  test('is not misled by a node whose clock is behind where what is new begins', async () => {
    const midnight = Date.parse('2026-11-21T00:00:00Z')
    ledger.clock.advance(midnight - ledger.clock.now().getTime())
    for (const ms of [-30, 20, -10, 40]) await callPost(ledger.database.db, [betWin(busy, 5n, 2n)], new Date(midnight + ms))
    ledger.clock.advance(1.5 * dayMs)
    // The second looks back to that midnight.
    for (const looks of [1, 2]) expect([looks, faultsOf(await daily())]).toEqual([looks, {}])
    expect(await upTo()).toBe('2026-11-22T11:00:00.000Z')
  })
})

describe('the daily check finds', () => {
  test.each<[check: string, what: string, statement: () => string]>([
    ['wallets', 'a balance that no transfer made', () => `update wallet set cash = cash + 1 where ${of(busy)}`],
    ['wallets', 'a balance of a player who has rested since', () => `update wallet set cash = cash + 1 where ${of(resting)}`],
    [
      'wallets',
      'money that went from one wallet to another past the ledger',
      () => `update wallet set cash = cash + case when ${of(resting)} then -100 else 100 end where ${of(resting)} or ${of(busy)}`,
    ],
    [
      'wallets',
      'money that went from one bucket to another past the ledger',
      () => `update wallet set cash = cash - 1, reserve = reserve + 1 where ${of(resting)}`,
    ],
    ['wallets', 'a wallet that is gone', () => `delete from wallet where ${of(resting)}`],
    ['wallets', 'a number of a wallet that rests', () => `update wallet set seq = seq - 1 where ${of(resting)}`],
    [
      'wallets',
      'a new transfer that is gone with its posting',
      () => `delete from transfer where ${isNew} and seq = (select max(seq) from transfer where ${of(busy)})`,
    ],
    [
      'chain',
      'a new balance after a leg that does not follow',
      () => `update transfer set debit_after = debit_after + 1 where ${isNew} and debit = 'cash'`,
    ],
    ['chain', 'a number that no transfer has', () => `update wallet set seq = seq + 1 where ${of(busy)}`],
    ['chain', 'a new transfer that is gone', () => `delete from transfer where ${isNew} and credit = 'in_play_cash' and amount = 20`],
    ['postings', 'a new transfer whose posting is gone', () => `delete from posting where ${isNew} and kind = 'casino'`],
    [
      'postings',
      'a new posting that says it moved money and did not',
      () =>
        `insert into posting select shard, 'planted', player, currency, kind, reason_ref, 'other', outcome, refusal, booked_at, happened_at, first_seq + 1000, weighted from posting where ${isNew} and first_seq is not null limit 1`,
    ],
    [
      'one shard',
      'a new posting on two shards',
      () =>
        `insert into posting select 9, id, player, currency, kind, reason_ref, request_hash, outcome, refusal, booked_at, happened_at, null, weighted from posting where ${isNew} limit 1`,
    ],
    [
      'legs',
      'a new leg between accounts that nothing moves between',
      () => `update transfer set credit = 'fees' where ${isNew} and credit = 'in_play_cash'`,
    ],
    [
      'rounds',
      'a win of a new round that no transfer paid',
      () => `update hold set won = won + 1 where opened_at >= '2026-11-18' and kind = 'round' and state = 'closed'`,
    ],
    ['rounds', 'a new round that is gone', () => `delete from hold where opened_at >= '2026-11-18' and kind = 'round' and staked = 30`],
    [
      'house accounts',
      'a turnover of a new day that no transfer made',
      () => `update house_day set credit = credit + 1 where day = '2026-11-18' and account = 'gaming:slots:test'`,
    ],
    [
      'captured deposits',
      'a new credit that does not fit its attempt',
      () => `update deposit_attempt set asked = asked + 1 where reference = 'new-ok'`,
    ],
    ['accounts', 'an account of no kind', () => `update account set code = 'fees:other' where code = 'fees'`],
    ['triggers', 'a trigger that was switched off', () => 'alter table transfer disable trigger transfer_is_append_only'],
  ])('%s: %s', async (check, _, statement) => {
    await corrupt(ledger.database.owner, statement())
    expect(Object.keys(faultsOf(await daily()))).toContain(check)
  })
})

describe('only the full walk finds', () => {
  test.each([
    [
      'an amount of an old transfer',
      () => `update transfer set amount = amount + 1 where ${isOld} and ${of(resting)} and credit = 'in_play_cash'`,
    ],
    ['a win of an old round', () => `update hold set won = won + 1 where opened_at < '2026-11-17' and kind = 'round' and state = 'closed'`],
    ['a turnover of an old day', () => `update house_day set credit = credit + 1 where day = '2026-11-16'`],
  ])('%s', async (_, statement) => {
    await corrupt(ledger.database.owner, statement())
    expect(faultsOf(await daily())).toEqual({})
    expect(Object.keys(faultsOf(await verifyLedger(ledger.database.db, ledger.clock)))).not.toEqual([])
  })
})
