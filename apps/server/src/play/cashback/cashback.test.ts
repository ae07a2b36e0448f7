import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerContext } from '../../base/house.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { callPost } from '../../money/wallet/post.sql.ts'
import { bet, betWin, win } from '../../money/wallet/test-ledger.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { redeemCode, takeCashback } from '../bonuses/index.ts'
import { enableCampaign } from '../campaigns/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { cashbackWorker, readCashback } from './index.ts'
import { deposit, openTestCashback, undone, withdrawal, type TestCashback } from './test-cashback.ts'

let at: TestCashback
let day = 1
let lastId = 5000
beforeAll(async () => {
  at = await openTestCashback()
})
afterAll(() => at.close())
afterEach(async () => {
  const found = await faults()
  // What a test offers ends with it.
  for (let id = 5001; id <= lastId; id += 1) await enableCampaign(at.house, id, false, 'cli:test')
  await tomorrow()
  expect(found).toEqual([])
})

const faults = async () => (await verifyLedger(at.house.db, at.clock)).flatMap(({ faults: found }) => found)
/** Goes to an hour after the next midnight of Malta, and does what is due. */
const tomorrow = async (days = 1) => at.moveTo(`${new Date(Date.UTC(2027, 0, (day += days))).toISOString().slice(0, 10)}T00:30:00Z`)
const contextOf = ({ shard, player, currency, country }: WalletKey & { country: string }) =>
  ({ house: at.house, player: { shard, player, currency, country }, language: 'en' }) as unknown as PlayerContext // what it uses of them
const take = (player: WalletKey & { country: string }) => takeCashback(contextOf(player))

/** Offers cashback of 10 % for all, day by day, with these changes. */
async function offer(terms: object = {}, more: object = {}): Promise<number> {
  lastId += 1
  const euro = { cashBackPercentage: 1000, cashBackValidity: 7, ...terms }
  const usual = { optIn: false, offeredAt: ['window' as const], cashback: { period: 'daily' as const }, terms: { EUR: euro } }
  await writeTestCampaign(at.house, { id: lastId, ...usual, ...more })
  return lastId
}

describe('cashback of net loss', () => {
  beforeAll(async () => tomorrow())

  test('is a share of own stakes less own wins, rounded down, and becomes cash by one press', async () => {
    await offer()
    const [lost, won] = [await at.playing(), await at.playing()]
    await at.round(lost, 10_000n, 2_345n)
    await at.post(...undone(lost, 500n))
    await at.round(won, 1000n, 5000n)
    await tomorrow()
    expect(await at.money(lost)).toEqual({ cash: 92_345n, cashback: 765n })
    expect(await at.money(won)).toMatchObject({ cashback: 0n })
    expect(await readCashback(contextOf(lost))).toMatchObject({
      amount: '7.65',
      open: [{ amount: '7.65' }],
      lines: [{ base: '76.55', percent: '10', amount: '7.65', state: 'open', parts: { staked: '100.00', won: '23.45' } }],
      running: [{ percent: '10', period: 'daily', allGames: true, validity: 7 }],
    })
    expect(await take(lost)).toEqual({ taken: '7.65', currency: 'EUR' })
    expect(await at.money(lost)).toEqual({ cash: 93_110n, cashback: 0n })
    expect(await take(lost)).toMatchObject({ refused: 'campaignInactive' })
  })

  test('looks at a round in the window in which it closes, and at each window once, whoever works on it', async () => {
    await offer()
    const player = await at.playing()
    const open = bet(player, 4000n)
    await at.post(open)
    await tomorrow()
    expect(await at.money(player)).toMatchObject({ cashback: 0n })
    await at.post(win(player, open.round, 0n))
    await tomorrow()
    const job = { id: 1n, kind: 'cashback', key: 'all', payload: {}, tries: 1 }
    await Promise.all([1, 2, 3].map(() => cashbackWorker(at.house)(job)))
    expect(await at.money(player)).toMatchObject({ cashback: 400n })
    const given = await at.sql(`select count(*) as n from posting where kind = 'bonus' and player = ${player.player}`)
    expect(given).toEqual([{ n: 1n }])
  })

  test('looks at a round that is told after its window was final in the next one', async () => {
    await offer()
    const player = await at.playing()
    await tomorrow()
    const before = new Date(at.clock.now().getTime() - 6 * 3_600_000)
    const [booked] = await callPost(at.house.db, [betWin(player, 1000n, 0n)], before)
    expect(booked).toMatchObject({ outcome: 'posted' })
    await tomorrow()
    expect(await at.money(player)).toMatchObject({ cashback: 100n })
    const days = await at.sql(`select day::text, staked from play_day where player = ${player.player}`)
    expect(days).toEqual([{ day: new Date(Date.UTC(2027, 0, day - 1)).toISOString().slice(0, 10), staked: 1000n }])
  })

  test('goes on where it was broken off between reckoning and giving', async () => {
    await offer()
    const [one, two] = [await at.playing(), await at.playing()]
    for (const player of [one, two]) await at.round(player, 1000n, 0n)
    const { postInside } = at.house.wallet
    let calls = 0
    at.house.wallet.postInside = (tx, postings) => ((calls += 1) === 2 ? Promise.reject(new Error('broken off')) : postInside(tx, postings))
    try {
      await expect(tomorrow()).rejects.toThrow('broken off')
    } finally {
      at.house.wallet.postInside = postInside
    }
    const job = { id: 1n, kind: 'cashback', key: 'all', payload: {}, tries: 1 }
    await cashbackWorker(at.house)(job)
    expect([(await at.money(one)).cashback, (await at.money(two)).cashback]).toEqual([100n, 100n])
  })

  test('keeps to its most and its least base, and to its games', async () => {
    const orchard = Number((await at.sql(`select id from game where friendly_id = 'orchard'`))[0]?.id)
    await offer(
      { cashBackMaxAmount: '5.00', cashBackMinBase: '20.00' },
      {
        cashback: { period: 'daily', games: { default: 0, games: { orchard: 10_000 } } },
      },
    )
    const [some, few, many] = [await at.playing(), await at.playing(), await at.playing()]
    await at.round(some, 3000n, 0n, orchard)
    await at.round(some, 9000n, 0n, orchard + 1)
    await at.round(few, 1999n, 0n, orchard)
    await at.round(many, 50_000n, 0n, orchard)
    await tomorrow()
    expect([(await at.money(some)).cashback, (await at.money(few)).cashback, (await at.money(many)).cashback]).toEqual([300n, 0n, 500n])
  })

  test('gives back once what two campaigns look at', async () => {
    await offer()
    await offer({ cashBackPercentage: 5000 })
    const player = await at.playing()
    await at.round(player, 1000n, 0n)
    await tomorrow()
    // 10 % of 10.00, and half of the 9.00 that are left of the loss.
    expect(await at.money(player)).toMatchObject({ cashback: 100n + 450n })
  })

  test('that nobody takes in time goes back to the house', async () => {
    await offer({ cashBackValidity: 1 })
    const player = await at.playing()
    await at.round(player, 1000n, 0n)
    await tomorrow()
    expect(await at.money(player)).toMatchObject({ cashback: 100n })
    await tomorrow()
    expect(await at.money(player)).toMatchObject({ cashback: 100n })
    await tomorrow()
    expect(await at.money(player)).toMatchObject({ cash: 99_000n, cashback: 0n })
    expect(await readCashback(contextOf(player))).toMatchObject({ amount: '0.00', lines: [{ state: 'returned' }] })
  })
})

describe('whom the law or their state keeps out', () => {
  test('get nothing and are offered nothing: marked, excluded, Dutch', async () => {
    await offer({}, { timesPerPlayer: 5 })
    const marked = await at.playing()
    const excluded = await at.playing()
    const dutch = await at.playing(100_000n, { country: 'NLD' })
    for (const player of [marked, excluded, dutch]) await at.round(player, 1000n, 0n)
    await markPlayer(at.house, marked, true, { actor: 'cli:test', reason: 'signs of harm' })
    await exclude(excluded)
    await tomorrow()
    for (const player of [marked, excluded, dutch]) {
      expect(await at.money(player)).toMatchObject({ cashback: 0n })
      expect((await readCashback(contextOf(player))).running).toEqual([])
    }
  })

  test('whoever is marked later cannot take what lies there, and its time stands still', async () => {
    await offer({ cashBackValidity: 2 })
    const player = await at.playing()
    await at.round(player, 1000n, 0n)
    await tomorrow()
    await markPlayer(at.house, player, true, { actor: 'cli:test', reason: 'signs of harm' })
    await tomorrow()
    expect(await take(player)).toMatchObject({ refused: 'campaignBlocked' })
    expect(await readCashback(contextOf(player))).toMatchObject({ paused: true, amount: '0.00', running: [] })
    await tomorrow(10)
    await markPlayer(at.house, player, false, { actor: 'cli:test', reason: 'talked with them' })
    await tomorrow()
    expect(await take(player)).toMatchObject({ taken: '1.00' })
  })

  test('a Swede has cashback once in their life, as the one bonus', async () => {
    await offer({}, { terms: { SEK: { cashBackPercentage: 1000, cashBackValidity: 60 } } })
    const swede = await at.playing(100_000n, { country: 'SWE', currency: 'SEK' })
    await at.round(swede, 1000n, 0n)
    await tomorrow()
    expect(await at.money(swede)).toMatchObject({ cashback: 100n })
    await at.round(swede, 1000n, 0n)
    await tomorrow()
    expect(await at.money(swede)).toMatchObject({ cashback: 100n })
  })
})

const exclude = ({ shard, player, currency }: WalletKey) =>
  at.house.db.transaction((tx) =>
    excludePlayer(
      at.house,
      tx,
      { shard, player, currency },
      {
        kind: 'timeOut',
        source: 'player',
        reason: '',
        startsAt: at.clock.now(),
        endsAt: new Date(at.clock.now().getTime() + 5 * 86_400_000),
      },
      { actor: 'cli:test', action: 'player.time-out', details: {} },
    ),
  )

test('cashback of net deposits is a share of what came in less what was paid out and what is still there', async () => {
  await tomorrow()
  await offer({}, { cashback: { period: 'daily', base: 'netDeposits' } })
  const player = await at.playing(5000n)
  await at.post(deposit(player, 10_000n))
  await at.round(player, 9000n, 1500n)
  const open = bet(player, 500n)
  await at.post(open, ...withdrawal(player, 2000n))
  await tomorrow()
  // What is lost is what was staked and not won; what is in play or paid out is not.
  expect(await readCashback(contextOf(player))).toMatchObject({ lines: [{ kind: 'netDeposits', base: '75.00', amount: '7.50' }] })
  await at.post(win(player, open.round, 0n))
})

test('whoever has a bonus that promises cashback has it from that day on, as a part of it', async () => {
  await tomorrow()
  const id = await offer({}, { offeredAt: ['code'], optIn: true, promoCode: 'BACK' })
  const [with_, without] = [await at.playing(), await at.playing()]
  await at.sql(`insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, source, state, granted_at)
    values (${with_.shard}, 'code:back', ${with_.player}, 'EUR', ${id}, 1, false, 'code', 'granted', '${at.clock.now().toISOString()}')`)
  for (const player of [with_, without]) await at.round(player, 1000n, 0n)
  await tomorrow()
  expect([(await at.money(with_)).cashback, (await at.money(without)).cashback]).toEqual([100n, 0n])
})

test('bonus money in a stake or a win does not count, and what of a bonus became cash is taken off', async () => {
  await tomorrow()
  await offer()
  const id = (lastId += 1)
  const bonus = { id, promoCode: 'PLAY', offeredAt: ['code' as const], wagering: { maxConversion: { EUR: '5.00' } } }
  await writeTestCampaign(at.house, { ...bonus, terms: { EUR: { promoAmount: '20.00', turnoverFactor: '1' } } })
  const player = await at.playing(1000n)
  await redeemCode(at.house, { ...player, code: 'PLAY', reference: 'code:play' })
  const played = { bonus: { grant: 'code:play', weight: 10_000, counts: 'all' as const, bucket: 'promo' as const } }
  // 10.00 of their own and 5.00 of the bonus; of the 6.00, 2.00 are the bonus's. Then 4.00 and 1.00, and 5.00 of the bonus become cash.
  const [mixed, last] = [bet(player, 1500n, played), bet(player, 500n, played)]
  await at.post(mixed, win(player, mixed.round, 600n), last, win(player, last.round, 0n))
  await tomorrow()
  const [line] = (await readCashback(contextOf(player))).lines
  expect(line).toMatchObject({ base: '5.00', amount: '0.50', parts: { staked: '14.00', won: '4.00', converted: '5.00' } })
})

describe('ledger verify finds', () => {
  test.each([
    ['a day that says more than its rounds', 'update play_day set staked = staked + 1'],
    ['a line with another base', `update cashback_line set base = base + 1 where state = 'given'`],
    ['a line that brings more than its share', `update cashback_line set amount = amount + 1 where state = 'given'`],
    ['cashback that is said to be taken', `update cashback_claim set state = 'taken' where state = 'open'`],
    ['cashback without a line', `delete from cashback_line where state = 'given'`],
  ])('%s', async (_, plant) => {
    await offer()
    const player = await at.playing()
    await at.round(player, 1000n, 0n)
    await tomorrow()
    await at.sql(
      `create table kept_line as select * from cashback_line; create table kept_day as select * from play_day; create table kept_claim as select * from cashback_claim`,
    )
    await at.sql(`set session_replication_role = replica; ${plant}`)
    const found = await verifyLedger(at.house.db, at.clock)
    const own = ['play days', 'cashback lines', 'cashback to take']
    expect(found.filter(({ check, faults: said }) => own.includes(check) && said.length > 0).length).toBeGreaterThan(0)
    await at.sql(`set session_replication_role = replica; delete from cashback_line; delete from play_day; delete from cashback_claim;
      insert into cashback_line select * from kept_line; insert into play_day select * from kept_day; insert into cashback_claim select * from kept_claim;
      drop table kept_line; drop table kept_day; drop table kept_claim`)
  })
})
