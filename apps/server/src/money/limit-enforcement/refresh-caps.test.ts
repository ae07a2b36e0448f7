import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shardOf } from '../../base/ids.ts'
import { testClock, type TestClock } from '../../base/testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../base/testing/test-database.ts'
import { bet, deposit, win } from '../wallet/test-ledger.ts'
import { openWallet } from '../wallet/wallet.ts'
import { openWallets, type Wallet } from '../wallet/wallet.ts'
import type { PostingResult, WalletKey } from '../wallet/posting.ts'
import { readGate } from './gate.sql.ts'
import { readCaps, readUsage, writeExclusion, writeLimitChange, type CappedType } from '../limits/limits.sql.ts'
import type { LimitSource } from '../limits/limit-state.ts'
import type { LimitContext } from '../limits/read-facts.ts'
import { refreshCapsInside } from './refresh-caps.ts'
import type { LimitPeriodName } from '@fairhouse/country-rules'

let database: TestDatabase
let clock: TestClock
let wallet: Wallet
let needLimit = false
const settings: Record<string, unknown> = {
  'country.appliedRules': {},
  'be.sessionIdleMinutes': 30,
  'be.gameSessionExpirationTimeMinutes': 5,
}
const house = (): LimitContext => ({
  clock,
  settings: {
    get: (name: string) => (name === 'requireLimitBeforeDeposit' ? (needLimit ? ['deposit'] : []) : settings[name]),
  } as LimitContext['settings'], // the settings that limits ask for
})
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  needLimit = false
  clock = testClock('2026-11-18T10:00:00Z')
  wallet = openWallets(
    database.db,
    clock,
    async (sql, key) => void (await refreshCapsInside(house(), sql, key)),
    () => undefined,
  )
})

let players = 5000n
async function player(country: string, cash = 10_000n): Promise<WalletKey> {
  players += 1n
  const key = { shard: shardOf(players), player: players, currency: 'EUR' }
  await database.db.query({
    text: `insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at) values ($1, $2, 'active', $3, 'EUR', 'en', '1990-01-01', '', $4)`,
    values: [key.shard, key.player, country, clock.now()],
  })
  await openWallet(database.db, key)
  if (cash > 0n) await wallet.post(deposit(key, cash, `opening:${players}`))
  return key
}

async function set(
  key: WalletKey,
  type: CappedType,
  amounts: Partial<Record<LimitPeriodName, bigint | null>>,
  source: LimitSource = 'player',
  effectiveAt = clock.now(),
): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const [period, amount] of Object.entries(amounts) as [LimitPeriodName, bigint | null][])
      await writeLimitChange(tx, key, { type, period, amount, source, actor: 'cli:test', requestedAt: clock.now(), effectiveAt })
    await refreshCapsInside(house(), tx, key)
  })
}

const told = (result: PostingResult) => ('refusal' in result ? result.refusal.reason : result.outcome)
const stake = async (key: WalletKey, amount: bigint) => told(await wallet.post(bet(key, amount)))
const usedOf = async (key: WalletKey, type: CappedType) => (await readCaps(database.db, key)).find((cap) => cap.type === type)?.used
const swedish = { daily: 1000n, weekly: 2000n, monthly: 3000n }

describe('a wallet whose limits are not known yet', () => {
  test('learns them with its first bet: a Swede without a deposit limit may not play', async () => {
    const key = await player('SWE')
    expect(await stake(key, 10n)).toBe('notSet')
    await set(key, 'deposit', { daily: 1000n, weekly: 2000n })
    expect(await stake(key, 10n)).toBe('notSet')
    await set(key, 'deposit', { monthly: 3000n })
    expect(await stake(key, 10n)).toBe('posted')
  })

  test.each(['GBR', 'MLT'])('may play in %s, where none must be set', async (country) => {
    expect(await stake(await player(country), 10n)).toBe('posted')
  })

  test('may not take a deposit where the setting asks for a limit first', async () => {
    needLimit = true
    const key = await player('SWE')
    await set(key, 'loss', { daily: 100n })
    expect(await readGate(database.db, key)).toMatchObject({ bet: 'notSet', deposit: 'notSet' })
  })
})

describe('a limit', () => {
  test('that is lowered binds the next bet, whatever has been used already', async () => {
    const key = await player('MLT')
    await set(key, 'wager', { daily: 500n })
    expect(await stake(key, 300n)).toBe('posted')
    await set(key, 'wager', { daily: 200n })
    expect(await stake(key, 1n)).toBe('limit')
    expect(await usedOf(key, 'wager')).toEqual([300n, null, null])
  })

  test('of the operator binds though the player’s own is higher, and stops binding when it is taken away', async () => {
    const key = await player('MLT')
    await set(key, 'wager', { daily: 500n })
    await set(key, 'wager', { daily: 100n }, 'operator')
    expect(await stake(key, 101n)).toBe('limit')
    await set(key, 'wager', { daily: null }, 'operator')
    expect(await stake(key, 101n)).toBe('posted')
  })

  test('that begins later binds from that moment on, without anybody looking', async () => {
    const key = await player('MLT')
    await set(key, 'wager', { daily: 100n }, 'operator', new Date('2026-11-18T11:00:00Z'))
    clock.set('2026-11-18T10:59:59.999Z')
    expect(await stake(key, 90n)).toBe('posted')
    clock.set('2026-11-18T11:00:00Z')
    expect([await stake(key, 11n), await stake(key, 10n)]).toEqual(['limit', 'posted'])
  })

  test('set in the middle of its window counts what was played in it before', async () => {
    const key = await player('MLT')
    const staked = bet(key, 300n)
    await wallet.post(staked)
    await wallet.post(win(key, staked.round, 120n))
    await set(key, 'wager', { weekly: 400n })
    await set(key, 'loss', { daily: 250n })
    expect([await usedOf(key, 'wager'), await usedOf(key, 'loss')]).toEqual([
      [null, 300n, null],
      [180n, null, null],
    ])
    expect([await stake(key, 71n), await stake(key, 70n), await stake(key, 1n)]).toEqual(['limit', 'posted', 'limit'])
  })
})

describe('windows', () => {
  test('turn at midnight of the country, each by itself', async () => {
    clock.set('2026-11-18T22:59:59.999Z')
    const key = await player('SWE')
    await set(key, 'deposit', swedish)
    await set(key, 'wager', { daily: 100n, weekly: 150n })
    expect([await stake(key, 100n), await stake(key, 1n)]).toEqual(['posted', 'limit'])
    clock.set('2026-11-18T23:00:00Z')
    expect([await stake(key, 50n), await stake(key, 1n)]).toEqual(['posted', 'limit'])
    expect(await usedOf(key, 'wager')).toEqual([50n, 150n, null])
    clock.set('2026-11-22T23:00:00Z')
    expect(await stake(key, 100n)).toBe('posted')
    expect(await usedOf(key, 'wager')).toEqual([100n, 100n, null])
  })

  test.each([
    ['shorter by an hour', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['longer by an hour', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('of a day that is %s hold from its first moment to its last', async (_, __, first, next) => {
    clock.set(new Date(new Date(first).getTime() - 1))
    const key = await player('SWE')
    await set(key, 'deposit', swedish)
    await set(key, 'wager', { daily: 100n })
    expect(await stake(key, 100n)).toBe('posted')
    clock.set(first)
    expect(await stake(key, 60n)).toBe('posted')
    clock.set(new Date(new Date(next).getTime() - 1))
    expect([await stake(key, 41n), await stake(key, 40n)]).toEqual(['limit', 'posted'])
    clock.set(next)
    expect(await stake(key, 100n)).toBe('posted')
    expect(await readUsage(database.db, key, [{ type: 'wager', start: new Date(first), end: new Date(next) }])).toEqual([100n])
  })

  test('that turn under parallel bets lose and double no use', async () => {
    clock.set('2026-11-19T22:00:00Z')
    const key = await player('SWE')
    await set(key, 'deposit', swedish)
    await set(key, 'loss', { daily: 200n, weekly: 5000n })
    await stake(key, 200n)
    clock.set('2026-11-19T23:00:00Z')
    const results = await Promise.all(Array.from({ length: 50 }, () => stake(key, 10n)))
    expect(results.filter((outcome) => outcome === 'posted')).toHaveLength(20)
    expect(await usedOf(key, 'loss')).toEqual([200n, 400n, null])
  })
})

describe('an exclusion', () => {
  test('that was entered beforehand begins and ends by itself, at the moment', async () => {
    const key = await player('MLT')
    await writeExclusion(database.db, key.shard, key.player, {
      kind: 'timeOut',
      source: 'player',
      reason: '',
      startsAt: new Date('2026-11-18T12:00:00Z'),
      endsAt: new Date('2026-11-19T12:00:00Z'),
    })
    await database.db.transaction((tx) => refreshCapsInside(house(), tx, key))
    clock.set('2026-11-18T11:59:59.999Z')
    expect(await stake(key, 1n)).toBe('posted')
    clock.set('2026-11-18T12:00:00Z')
    expect(await stake(key, 1n)).toBe('timeOut')
    clock.set('2026-11-19T12:00:00Z')
    expect(await stake(key, 1n)).toBe('posted')
  })

  test('under parallel bets: none is posted after the exclusion was committed', async () => {
    const key = await player('MLT')
    await stake(key, 1n)
    let excluded = false
    const exclude = database.db
      .transaction(async (tx) => {
        await writeExclusion(tx, key.shard, key.player, {
          kind: 'excluded',
          source: 'player',
          reason: '',
          startsAt: clock.now(),
          endsAt: null,
        })
        await refreshCapsInside(house(), tx, key)
      })
      .then(() => (excluded = true))
    const late: string[] = []
    await Promise.all([
      exclude,
      ...Array.from({ length: 80 }, async () => {
        const begunAfter = excluded
        const outcome = await stake(key, 1n)
        if (begunAfter) late.push(outcome)
      }),
    ])
    late.push(await stake(key, 1n))
    expect(new Set(late)).toEqual(new Set(['excluded']))
  })
})
