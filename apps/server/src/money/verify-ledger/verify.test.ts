import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { chainEntries } from '../../base/audit/chain-entries.ts'
import { testClock } from '../../base/testing/test-clock.ts'
import { bringDeposits } from '../wallet/test-deposits.ts'
import { bet, betWin, openTestLedger, rollback, win, type TestLedger } from '../wallet/test-ledger.ts'
import { asOwner } from '../wallet/test-ledger.sql.ts'
import { freeRoundPlants, playFree } from './test-played-free.sql.ts'
import { filledJackpot } from './test-jackpot.sql.ts'
import { filledRace } from './test-race.sql.ts'
import { figurePlants, wager, wageringPlants } from './test-wagered.sql.ts'
import { checkpointsOf, openPlanting, refusedVisitor, type Planting } from './test-corruption.sql.ts'
import { bringCashback, cashbackPlants } from './test-cashback-books.sql.ts'
import { rollUp } from '../wallet/roll-up.ts'
import { verifyLedger, type LedgerVerdict, type StatementEntry } from './verify.ts'
import type { WalletKey } from '../wallet/posting.ts'

let played: TestLedger
/** A copy of what was played, in which no test leaves a trace. */
let ledger: TestLedger
let planting: Planting
let bonused: WalletKey
let one: WalletKey
let two: WalletKey

const limits = {
  deposit: { daily: 5000n, monthly: 9000n },
  loss: { daily: 2000n, weekly: 3000n },
  wager: { daily: 4000n, weekly: 8000n, monthly: 9000n },
}

/** Two days of play and money, in which every kind of thing happens that a check looks at. */
beforeAll(async () => {
  ledger = await openTestLedger('2026-11-16T10:00:00Z')
  one = await ledger.open(1000n, { limits, shard: 3 })
  two = await ledger.open(500n, { limits, shard: 4 })
  await bringDeposits(ledger, one, 'first')
  await play(one)
  ledger.clock.advance(86_400_000)
  await play(one)
  await play(two)
  ledger.clock.advance(86_400_000)
  await rollUp(ledger.database.db, ledger.clock)
  await bringDeposits(ledger, two, 'second')
  await play(two)
  for (const action of ['one', 'two', 'three'])
    await writeAudit(ledger.database.db, { at: ledger.clock.now(), actor: 'cli:test', action, details: { word: action } })
  await writeAccess(ledger.database.db, { at: ledger.clock.now(), actor: 'cli:test', of: one, fields: ['name'], purpose: 'reveal' })
  await chainEntries({ db: ledger.database.db, clock: ledger.clock })
  await asOwner(
    ledger.database.owner,
    `insert into inbox (provider, event_key, raw, received_at, processed_at) values ('test', 'old', '{}', '2026-11-16', '2026-11-16')`,
  )
  await asOwner(ledger.database.owner, ...filledJackpot)
  await asOwner(ledger.database.owner, ...filledRace())
  await asOwner(ledger.database.owner, refusedVisitor, checkpointsOf(one))
  await sendBack(two)
  bonused = await wager(ledger)
  await playFree(ledger, bonused)
  await bringCashback(ledger)
  const poor = await ledger.open(0n, { shard: 5 })
  await ledger.call({ op: 'take', wallet: poor, id: 'owed', kind: 'chargeback', reason: 'owed', amount: 5n, to: 'receivable:other' })
  await ledger.database.leave()
  played = ledger
  ledger = await copyOfPlayed()
  planting = await openPlanting(ledger.database.owner, ledger.clock)
})
afterAll(async () => {
  await planting.close()
  await ledger.close()
  await played.close()
})

/** A ledger of its own in which the same has happened. */
const copyOfPlayed = () => openTestLedger(played.clock.now(), played.database.name)

/** Money that waited in suspense and was sent back. */
async function sendBack(wallet: WalletKey): Promise<void> {
  const legs: [string, string, bigint] = ['receivable:other', 'suspense:other', 500n]
  const [from, to, amount] = legs
  const about = { op: 'move' as const, wallet, reason: 'nobodys' }
  await ledger.wallet.post({ ...about, id: 'suspense:other:one', kind: 'suspense', legs: [legs] })
  await ledger.wallet.post({ ...about, id: 'decided:suspense:other:one', kind: 'suspenseDecision', legs: [[to, from, amount]] })
  await asOwner(
    ledger.database.owner,
    `insert into suspense_decision (shard, arrival, player, currency, account, reference, kind, amount, reason, decided_by, decided_at)
     values (${wallet.shard}, 'suspense:other:one', ${wallet.player}, 'EUR', 'suspense:other', 'nobodys', 'return', 500, 'test', 'test', '2026-11-16')`,
  )
}

async function play(key: WalletKey): Promise<void> {
  const [open, lost, won, back] = [bet(key, 20n), bet(key, 30n), bet(key, 40n), bet(key, 50n)]
  for (const posting of [
    open,
    lost,
    won,
    back,
    win(key, lost.round, 0n),
    win(key, won.round, 70n),
    rollback(back),
    betWin(key, 10n, 15n),
    bet(key, 1_000_000n),
  ])
    await ledger.wallet.post(posting)
}

const faultsOf = (verdicts: LedgerVerdict[]) =>
  Object.fromEntries(verdicts.filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults]))

test('a clean ledger has no fault, and every check looked at something', async () => {
  const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
  expect(faultsOf(verdicts)).toEqual({})
  // No month of this ledger was dropped: launch/archive/dropped-month.test.ts has some.
  expect(verdicts.filter(({ looked }) => looked === 0).map(({ check }) => check)).toEqual(['archived months'])
  expect(verdicts.map(({ check }) => check)).toHaveLength(42)
})

const bonusOwner = () => `shard = ${bonused.shard} and player = ${bonused.player}`
const where = () => `shard = ${one.shard} and player = ${one.player}`

describe('one corruption is found by the check that looks for it:', () => {
  const plants: [check: string, what: string, statement: () => string][] = [
    ...wageringPlants(bonusOwner),
    ...freeRoundPlants(bonusOwner),
    ...figurePlants(bonusOwner),
    ...cashbackPlants,
    ['checkpoints', 'a sum of a checkpoint that no round made', () => `update wallet_checkpoint set staked = staked + 1 where ${where()}`],
    [
      'checkpoints',
      'a balance of a checkpoint that no transfer made',
      () => `update wallet_checkpoint set balances[1] = balances[1] + 1 where ${where()}`,
    ],
    [
      'checkpoints',
      'a moment of a checkpoint that does not part its transfers',
      () => `update wallet_checkpoint set at = at - interval '2 days' where ${where()}`,
    ],
    [
      'checkpoints',
      'a round that is left out of checkpoints and began at another time',
      () => `update round_left_open set opened_at = opened_at - interval '1 day' where ${where()}`,
    ],
    ['wallets', 'a balance that no transfer made', () => `update wallet set cash = cash + 1 where ${where()}`],
    ['wallets', 'a wallet that is gone while its transfers are there', () => `delete from wallet where ${where()}`],
    [
      'chain',
      'a balance after a leg that does not follow',
      () => `update transfer set credit_after = credit_after + 1 where ${where()} and seq = 3 and leg = 1`,
    ],
    ['chain', 'a number that no transfer has', () => `update wallet set seq = seq + 1 where ${where()}`],
    ['postings', 'a transfer whose posting is gone', () => `delete from posting where ${where()} and kind = 'correction'`],
    [
      'postings',
      'a posting that says it moved money and did not',
      () =>
        `insert into posting select shard, 'invented', player, currency, kind, reason_ref, request_hash, outcome, refusal, booked_at, happened_at, 999 from posting where ${where()} and kind = 'correction'`,
    ],
    [
      'house accounts',
      'a day that does not add up',
      () => `update house_day set debit = debit + 1 where shard = 3 and account = 'float:test'`,
    ],
    [
      'house accounts',
      'a day’s account that is missing',
      () => `delete from house_day where shard = 3 and account = 'gaming:slots:test' and day = '2026-11-16'`,
    ],
    [
      'one shard',
      'a transaction that is booked on two shards',
      () =>
        `insert into posting select 200, id, 1, currency, kind, reason_ref, request_hash, 'refused', '{}', booked_at, happened_at, null from posting where ${where()} and id = 'allow:first-ok'`,
    ],
    ['audit', 'an entry that was changed', () => `update audit set action = 'four' where action = 'two'`],
    ['audit', 'an entry that was taken out', () => `delete from audit where action = 'two'`],
    ['audit', 'a link that was taken out', () => `delete from audit_link where log = 'audit' and place = 2`],
    ['access log', 'a look that was changed', () => `update access_log set actor = 'cli:other'`],
    [
      'pending withdrawals',
      'a request that ended while its money stayed pending',
      () => `update withdrawal set state = 'cancelled' where ${where()} and state = 'pending'`,
    ],
    [
      'pending withdrawals',
      'a request of another amount than its hold',
      () => `update hold set amount = amount + 1 where ${where()} and kind = 'withdrawal' and state = 'open'`,
    ],
    [
      'in play',
      'a round that holds more than was staked',
      () => `update hold set cash = cash + 1, amount = amount + 1 where ${where()} and kind = 'round' and state = 'open'`,
    ],
    [
      'in play',
      'a round that ended with money in it',
      () => `update hold set cash = 1 where ${where()} and kind = 'round' and state = 'closed'`,
    ],
    ['holds', 'a promise that is not of its attempt', () => `update wallet set deposit_reserved = deposit_reserved + 1 where ${where()}`],
    ['holds', 'a promise that outlived its attempt', () => `update deposit_attempt set state = 'cancelled' where reference = 'first-open'`],
    ['caps', 'a usage that no transfer made', () => `update wallet set loss_used[1] = loss_used[1] + 1 where ${where()}`],
    ['caps', 'a usage that was forgotten', () => `update wallet set wager_used[3] = 0 where ${where()}`],
    ['caps', 'a deposit that was not counted', () => `update wallet set deposit_used[3] = deposit_used[3] - 1 where ${where()}`],
    [
      'captured deposits',
      'money that was captured and never credited',
      () =>
        `insert into fact select shard, 'first-failed', 'late', kind, 50, currency, details, happened_at, observed_at from fact where reference = 'first-ok'`,
    ],
    ['captured deposits', 'money that was credited and never captured', () => `delete from fact where reference = 'first-ok'`],
    [
      'suspense',
      'money that came once more and is in no book',
      () =>
        `insert into fact select shard, reference, 'again', kind, amount, currency, details, happened_at, observed_at from fact where reference = 'first-ok'`,
    ],
    ['suspense decisions', 'money that left suspense undecided', () => `delete from suspense_decision`],
    ['suspense decisions', 'a decision about more than has left', () => `update suspense_decision set amount = amount + 1`],
    [
      'suspense decisions',
      'money that was decided to be a player’s and is not',
      () => `update suspense_decision set kind = 'credit', owner_shard = shard, owner = player`,
    ],
    ['next checks', 'an open deposit that nobody asks about', () => `delete from job where key like '%first-open'`],
    ['next checks', 'a payout that nobody asks about', () => `delete from job where key like '%first-sent'`],
    [
      'visitors',
      'money that came for a visitor and is not booked',
      () =>
        `insert into fact (shard, reference, event_key, kind, amount, currency, happened_at, observed_at) values (7, '07refusedvisitor0000', 'e', 'received', 2000, 'EUR', '2026-11-16', '2026-11-16')`,
    ],
    ['inbox', 'a notice that waits', () => `update inbox set processed_at = null`],
    ['bonus', 'a grant whose money nobody was given', () => `${grantOf('granted')}; ${awardOf(10, 0)}`],
    ['bonus', 'a grant that is undone and holds money', () => `${grantOf('undone')}; ${awardOf(10, 0)}`],
  ]

  // With triggers off nothing asks for the campaign.
  const grantOf = (state: string) =>
    `insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, granted_at) values (7, 'planted', 1, 'EUR', 1, 1, false, '${state}', '2026-11-16')`
  const awardOf = (held: number, lost: number) =>
    `insert into bonus_award (shard, deposit, kind, given, held, lost) values (7, 'planted', 'promo', 10, ${held}, ${lost})`

  test.each(plants)('%s: %s', async (check, _, statement) => {
    expect(Object.keys(faultsOf((await planting.verdictsWith(statement())) ?? []))).toContain(check)
  })

  test('bonus: bonus money that no grant stands for', async () => {
    const own = await copyOfPlayed()
    onTestFinished(own.close)
    await own.call({ op: 'move', wallet: one, id: 'grant', kind: 'bonus', reason: 'grant', legs: [['bonus:test', 'promo', 10n]] })
    expect(Object.keys(faultsOf(await verifyLedger(own.database.db, own.clock)))).toEqual(['bonus'])
  })
})

describe('what a provider owes is held against its statement:', () => {
  const lines: StatementEntry[] = [
    ['first-ok', 507n, '2026-11-16T10:00:00Z'],
    ['first-held', 300n, '2026-11-16T10:00:00Z'],
    ['second-ok', 507n, '2026-11-18T10:00:00Z'],
    ['second-held', 300n, '2026-11-18T10:00:00Z'],
  ].map(([reference, amount, at]) => ({
    type: 'payment',
    reference: reference as string,
    money: { amount: amount as bigint, currency: 'EUR' },
    at: new Date(at as string),
  }))

  const verdictWith = async (given: StatementEntry[], laterMs = 0) => {
    const read = async (from: Date, to: Date) => given.filter(({ at }) => at >= from && at < to)
    const clock = testClock(new Date(ledger.clock.now().getTime() + laterMs))
    return (await verifyLedger(ledger.database.db, clock, { statements: [{ provider: 'test', read }] })).at(-1)
  }

  test('nothing is wrong where both say the same', async () => {
    expect(await verdictWith([...lines, { ...lines[0]!, type: 'payout' }], 600_000)).toEqual({
      check: 'statement of test',
      of: 'references',
      looked: 4,
      faults: [],
    })
  })

  test('a payment that we do not know, one that it does not know, and another amount are found', async () => {
    const wrong = [
      ...lines.slice(1, 3),
      { ...lines[0]!, reference: 'stranger' },
      { ...lines[3]!, money: { amount: 299n, currency: 'EUR' } },
    ]
    expect((await verdictWith(wrong, 600_000))?.faults.toSorted()).toEqual([
      'test owes 0 EUR for stranger by our books, 507 by its statement',
      'test owes 300 EUR for second-held by our books, 299 by its statement',
      'test owes 507 EUR for first-ok by our books, 0 by its statement',
    ])
  })

  test('what moved a moment ago may still be on its way', async () => {
    expect((await verdictWith(lines.slice(0, 2)))?.faults).toEqual([])
  })
})
