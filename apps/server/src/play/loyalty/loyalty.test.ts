import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerContext } from '../../base/house.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { listTransactions, walletView, type WalletKey } from '../../money/wallet/index.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { openTestCashback, type TestCashback } from '../cashback/test-cashback.ts'
import { exchangePoints, levelBonusWorker, loyaltyLevelsWorker, readLoyaltyPage } from './index.ts'

let at: TestCashback
const levels = [
  { names: { en: 'Bronze' }, points: { EUR: 100, SEK: 100 }, benefits: [{ kind: 'contact', text: { en: 'Support answers you first' } }] },
  { names: { en: 'Silver' }, points: { EUR: 500 }, benefits: [] },
]
beforeAll(async () => {
  at = await openTestCashback()
  await at.set('fe.loyalty.enabled', true)
  await at.set('be.loyalty.weights', { default: 10_000, 'game:orchard': 3333 })
  await at.set('be.loyalty.levels', levels)
})
afterAll(() => at.close())
afterEach(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
})

type Player = WalletKey & { country: string }
const contextOf = ({ shard, player, currency, country }: Player) =>
  ({ house: at.house, player: { shard, player, currency, country }, language: 'en' }) as unknown as PlayerContext // what it uses of them
const page = async (player: Player) => {
  const answer = await readLoyaltyPage(contextOf(player))
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
const exchange = (player: Player, thousands: number) => exchangePoints(contextOf(player), { thousands })
const orchard = async () => Number((await at.sql(`select id from game where friendly_id = 'orchard'`))[0]?.id)

describe('points', () => {
  test('are earned by own money in closed rounds, exactly, by what the game counts', async () => {
    const player = await at.playing()
    await at.round(player, 1234n, 9000n, 77)
    for (let n = 0; n < 3; n += 1) await at.round(player, 1n, 0n, await orchard())
    await at.readRounds()
    // 12.34, and three times 0.01 × 0.3333: 12.349999, of which the last digits are not shown.
    expect(await page(player)).toMatchObject({ points: '12.349', recent: '12.349', level: 0, takesPart: true })
    for (let n = 0; n < 10_000; n += 1000) await at.round(player, 1000n, 1000n, await orchard())
    await at.readRounds()
    expect((await page(player)).points).toBe('45.679')
    expect(await walletView(at.house, player)).toMatchObject({ awardPoints: 45 })
  })

  test('are not earned by whoever is marked, wants no bonuses, or is a young Dutch', async () => {
    const marked = await at.playing()
    await markPlayer(at.house, marked, true, { actor: 'cli:test', reason: 'signs of harm' })
    const unwilling = await at.playing()
    await at.sql(
      `insert into bonus_bar (shard, player, decided_by, at, barred) values (${unwilling.shard}, ${unwilling.player}, 'player', now(), true)`,
    )
    const young = await at.playing(100_000n, { country: 'NLD', birthDate: '2004-01-01' })
    const grown = await at.playing(100_000n, { country: 'NLD', birthDate: '1990-01-01' })
    for (const player of [marked, unwilling, young, grown]) await at.round(player, 1000n, 0n)
    await at.readRounds()
    for (const player of [marked, unwilling, young])
      expect(await page(player)).toMatchObject({ points: '0.000', takesPart: false, levels: [] })
    expect(await page(grown)).toMatchObject({ points: '10.000', takesPart: true })
  })

  test('become cash by thousands, once, and no more than there are', async () => {
    const player = await at.playing(500_000n)
    await at.round(player, 250_000n, 250_000n, 77)
    await at.readRounds()
    expect((await page(player)).exchange).toEqual({ amount: '1.00', most: 2 })
    const done = await Promise.all([exchange(player, 2), exchange(player, 2), exchange(player, 1)])
    expect(done.filter((one) => !('refused' in one))).toHaveLength(1)
    const left = done.find((one) => 'points' in one)
    expect(['500.000', '1500.000']).toContain(left && 'points' in left ? left.points : '')
  })

  test('and what became of them stand in the statement', async () => {
    const player = await at.playing(500_000n)
    await at.round(player, 100_000n, 100_000n, 77)
    await at.readRounds()
    await exchange(player, 1)
    const { transactions } = await listTransactions(contextOf(player), { type: 'loyalty', size: 20 })
    expect(transactions.map(({ kind, about, points, amount }) => ({ kind, about, points, amount }))).toEqual(
      expect.arrayContaining([
        { kind: 'loyalty', about: 'my.loyaltyExchanged', points: '-1000.000', amount: '1.00' },
        { kind: 'loyalty', about: 'my.loyaltyEarned', points: '1000.000', amount: '0.00' },
        { kind: 'loyalty', about: 'my.loyaltyRose', points: undefined, amount: '0.00' },
      ]),
    )
  })
})

test('a Swede exchanges points as the one bonus of their life, and takes no part after it', async () => {
  const swede = await at.playing(1_000_000n, { country: 'SWE', currency: 'SEK' })
  await at.round(swede, 200_000n, 200_000n)
  await at.readRounds()
  expect(await exchange(swede, 1)).toMatchObject({ amount: '1.00', points: '1000.000' })
  expect(await page(swede)).toMatchObject({ takesPart: false })
  expect(await exchange(swede, 1)).toMatchObject({ refused: 'campaignBlocked' })
})

describe('levels', () => {
  test('rise at once with the points of the last 90 days, and bring their bonus once', async () => {
    await writeTestCampaign(at.house, { id: 7001, offeredAt: ['level'], terms: { EUR: { cashAmount: '5.00' } } })
    await at.set('be.loyalty.levels', [{ ...levels[0], campaign: 7001 }, levels[1]])
    const player = await at.playing()
    await at.round(player, 10_000n, 10_000n, 77)
    await at.readRounds()
    expect(await page(player)).toMatchObject({ level: 1, levels: [{ name: 'Bronze', points: '100.000' }, { name: 'Silver' }] })
    const [due] = await at.sql(`select key from job where kind = 'level-bonus'`)
    const job = { id: 1n, kind: 'level-bonus', key: String(due?.key), payload: {}, tries: 1 }
    for (let n = 0; n < 2; n += 1) await levelBonusWorker(at.house)(job)
    expect(await at.money(player)).toEqual({ cash: 100_500n, cashback: 0n })
    await at.set('be.loyalty.levels', levels)
  })

  test('fall by one at most in a month, and not while a player takes no part', async () => {
    const [idle, marked] = [await at.playing(), await at.playing()]
    for (const player of [idle, marked]) await at.round(player, 50_000n, 50_000n, 77)
    await at.readRounds()
    await markPlayer(at.house, marked, true, { actor: 'cli:test', reason: 'signs of harm' })
    const look = loyaltyLevelsWorker(at.house)
    const levelOf = async ({ player }: Player) => (await at.sql(`select level from loyalty where player = ${player}`))[0]?.level
    const days = async (count: number) => {
      at.clock.advance(count * 86_400_000)
      await look({ id: 1n, kind: 'loyalty-levels', key: 'all', payload: {}, tries: 1 })
      return [await levelOf(idle), await levelOf(marked)]
    }
    expect(await days(89)).toEqual([2, 2])
    expect(await days(2)).toEqual([1, 2])
    expect(await days(29)).toEqual([1, 2])
    expect(await days(2)).toEqual([0, 2])
  })
})

describe('ledger verify finds', () => {
  test.each([
    ['points that no round earned', 'update loyalty set earned = earned + 1'],
    ['a level that nothing led to', 'update loyalty set level = level + 1'],
    ['an exchange that brought more', `update loyalty_event set amount = amount + 1 where kind = 'exchanged'`],
    ['a weight that was changed', 'update play_day set weight = weight + 1 where weight > 0'],
  ])('%s', async (_, plant) => {
    await at.sql(
      `create table kept as select * from loyalty; create table kept_event as select * from loyalty_event; create table kept_day as select * from play_day`,
    )
    await at.sql(`set session_replication_role = replica; ${plant}`)
    const found = await verifyLedger(at.house.db, at.clock)
    expect(
      found.filter(({ check, faults }) => ['play days', 'exchanged points'].includes(check) && faults.length > 0).length,
    ).toBeGreaterThan(0)
    await at.sql(`set session_replication_role = replica; delete from loyalty_event; delete from loyalty; delete from play_day;
      insert into loyalty select * from kept; insert into loyalty_event select * from kept_event; insert into play_day select * from kept_day;
      drop table kept; drop table kept_event; drop table kept_day`)
  })
})
