import { calendarWindow } from '@fairhouse/country-rules'
import { shardOf } from '../../base/ids.ts'
import { testClock, type TestClock } from '../../base/testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../base/testing/test-database.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Leg, PlayedBonus, Posting, PostingResult, WalletKey } from './posting.ts'
import { callPost } from './post.sql.ts'
import { writeTestAwards, writeTestCaps, writeTestGrant, type TestCap, type TestGates, type TestGrant } from './test-ledger.sql.ts'
import { openWallets, type Wallet } from './wallet.ts'
import { openAccounts, openWallet } from './wallet.ts'

type Limits = Partial<Record<'deposit' | 'loss' | 'wager', Partial<Record<'daily' | 'weekly' | 'monthly', bigint>>>>

/** A ledger for tests: its own database, a frozen clock, both ways to post, and wallets whose limits the test sets. */
export type TestLedger = {
  database: TestDatabase
  clock: TestClock
  wallet: Wallet
  /** Opens a wallet with this much cash; pass `shard` to put two wallets on one. */
  open: (cash?: bigint, more?: { limits?: Limits; gates?: TestGates; shard?: number }) => Promise<WalletKey>
  /** Sets limits and gates at once, as a decrease does. */
  limit: (key: WalletKey, limits: Limits, gates?: TestGates) => Promise<void>
  /** Gives a bonus and activates it; returns how a bet names it, on slots that count in full. */
  grant: (
    key: WalletKey,
    given: Partial<Record<'promo' | 'betting_bonus' | 'live_bonus', bigint>>,
    more?: TestGrant,
  ) => Promise<PlayedBonus>
  /** Calls the posting function once, without the batcher and without recomputing caps. */
  call: (...postings: Posting[]) => Promise<PostingResult[]>
  close: () => Promise<void>
}

let players = 1000n

/** Opens a ledger on the test server. */
export async function openTestLedger(start: string | Date = '2026-11-18T10:00:00Z', from?: string): Promise<TestLedger> {
  const database = await openTestDatabase(24, from)
  const clock = testClock(start)
  const known = new Map<string, { limits: Limits; gates: TestGates }>()
  const refresh = async (sql: Sql, key: WalletKey) => {
    const { limits, gates } = known.get(nameOf(key)) ?? { limits: {}, gates: {} }
    await writeTestCaps(sql, key, capsOf(limits, clock.now()), gates)
  }
  const wallet = openWallets(database.db, clock, refresh, () => undefined)
  const ledger: TestLedger = {
    database,
    clock,
    wallet,
    async open(cash = 0n, { limits = {}, gates = {}, shard } = {}) {
      players += 1n
      const player = shard === undefined ? players : players * 256n + BigInt(shard)
      const key = { shard: shardOf(player), player, currency: 'EUR' }
      await openWallet(database.db, key)
      await ledger.limit(key, limits, gates)
      if (cash > 0n) await ledger.call(deposit(key, cash))
      return key
    },
    async limit(key, limits, gates = {}) {
      known.set(nameOf(key), { limits, gates })
      await refresh(database.db, key)
    },
    async grant(key, given, more = {}) {
      const id = fresh('code:test')
      await openAccounts(database.db, ['bonus:promo', 'bonus:bettingBonus', 'bonus:liveCasinoBonus'])
      await writeTestGrant(database.db, key, id, more, clock.now())
      const legs = Object.entries(given).map(([bucket, amount]): Leg => ['bonus:test', bucket, amount])
      await ledger.call(grantAct(key, id, { action: 'activate', legs }))
      await writeTestAwards(database.db, key, id, given)
      return { grant: id, weight: 10_000, counts: 'all', bucket: 'promo' }
    },
    call: (...postings) => callPost(database.db, postings, clock.now()),
    close: database.close,
  }
  return ledger
}

const nameOf = ({ shard, player, currency }: WalletKey) => `${shard}/${player}/${currency}`

function capsOf(limits: Limits, at: Date): TestCap[] {
  return (['deposit', 'loss', 'wager'] as const).flatMap((type): TestCap[] => {
    const limit = limits[type]
    if (!limit) return []
    const periods = (['daily', 'weekly', 'monthly'] as const).map((period) =>
      limit[period] === undefined ? undefined : { amount: limit[period], ...calendarWindow(period, at, 'UTC') },
    )
    const ends = periods.flatMap((period) => period?.end ?? []).toSorted((a, b) => a.getTime() - b.getTime())
    return [
      {
        type,
        amount: periods.map((period) => period?.amount ?? null),
        start: periods.map((period) => period?.start ?? null),
        ends: periods.map((period) => period?.end ?? null),
        valid: ends[0] ?? 'infinity',
      },
    ]
  })
}

let count = 0
const fresh = (what: string) => `${what}:${(count += 1)}`

/** Funds a test's wallet. */
export const deposit = (wallet: WalletKey, amount: bigint, id = fresh('opening')): Posting => ({
  op: 'move',
  wallet,
  id,
  kind: 'correction',
  reason: id,
  legs: [['float:test', 'cash', amount]],
})

type BetMore = Partial<Extract<Posting, { op: 'bet' }>>

/** A bet, in a round of its own by default. */
export function bet(wallet: WalletKey, amount: bigint, more: BetMore = {}): Extract<Posting, { op: 'bet' }> {
  const id = more.id ?? fresh('bet')
  const round = more.round ?? `round:${id}`
  return { op: 'bet', wallet, kind: 'casino', owner: 'game:1', account: 'gaming:slots:test', amount, ...more, id, round, reason: round }
}

/** A win in a round, closing the round by default. */
export const win = (wallet: WalletKey, round: string, amount: bigint, close = true, id = fresh('win')): Posting => ({
  op: 'win',
  wallet,
  id,
  kind: 'casino',
  reason: round,
  round,
  amount,
  close,
})

/** Reverses a bet. */
export const rollback = ({ wallet, id, round }: { wallet: WalletKey; id: string; round: string }): Posting => ({
  op: 'rollback',
  wallet,
  id: `${id}:rollback`,
  kind: 'casino',
  reason: round,
  round,
  target: id,
})

/** A bet that is settled at once. */
export const betWin = (
  wallet: WalletKey,
  amount: bigint,
  won: bigint,
  id = fresh('betWin'),
  winId = `${id}:win`,
  bonus?: PlayedBonus,
): Extract<Posting, { op: 'betWin' }> => ({
  op: 'betWin',
  wallet,
  id,
  winId,
  kind: 'casino',
  reason: `round:${id}`,
  round: `round:${id}`,
  owner: 'game:1',
  account: 'gaming:slots:test',
  amount,
  win: won,
  bonus,
})

type GrantAct = Pick<Extract<Posting, { op: 'grant' }>, 'action' | 'as' | 'legs' | 'required' | 'happenedAt'>

/** What happens to a grant other than by play. */
export const grantAct = (wallet: WalletKey, grant: string, act: GrantAct): Posting => ({
  op: 'grant',
  wallet,
  id: fresh(grant),
  kind: 'bonus',
  reason: grant,
  grant,
  actor: 'job:test',
  ...act,
})
