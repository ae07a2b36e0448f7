import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { takeOverJobs } from '../../base/testing/test-jobs.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { readWalletRow, settleGrantsJob, type WalletKey } from '../../money/wallet/index.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { listBonuses } from './list-bonuses.ts'
import { playedBonusesOf } from './played-bonus.ts'
import { redeemCode } from './redeem-code.ts'
import { settleGrantsWorker } from './settle-grants.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

let lastId = 3000
/** Writes a campaign whose code brings 20.00 to be wagered once, with these changes; returns its code. */
async function campaign(terms: object = {}, more: object = {}): Promise<string> {
  const id = (lastId += 1)
  const all = { promoAmount: '20.00', turnoverFactor: '1', ...terms }
  await writeTestCampaign(studio.house, { id, promoCode: `CODE${id}`, offeredAt: ['code'], terms: { EUR: all }, ...more })
  return `CODE${id}`
}

const walletOf = ({ shard, id: player, currency }: Playing): WalletKey => ({ shard, player, currency })

/** Brings a player what a code brings. */
async function redeem(player: Playing, code: string): Promise<void> {
  const done = await redeemCode(studio.house, { ...walletOf(player), country: player.country, code, reference: `${code}-${player.id}` })
  if (isRefused(done)) throw new Error(done.refused)
}

/** What the player's page is told; a login does not last for days. */
async function bonusesOf(player: Playing) {
  const { shard, player: id, currency } = walletOf(player)
  return listBonuses({ house: studio.house, player: { shard, player: id, currency }, language: 'en' } as unknown as PlayerContext, {}) // what it uses of them
}
const money = async (player: Playing) => {
  const row = await readWalletRow(studio.house.db, walletOf(player))
  return { cash: row?.cash, promo: row?.promo }
}

/** Does what is due for the player's bonuses now, as the work of the house does. */
async function whatIsDue(player: Playing): Promise<void> {
  const key = Object.values(walletOf(player)).join('/')
  await takeOverJobs(studio.house.db)
  const due = await studio.sql(
    `select 1 from job where kind = '${settleGrantsJob}' and key = '${key}' and due_at <= '${studio.clock.now().toISOString()}'`,
  )
  if (due.length > 0) await settleGrantsWorker(studio.house)({ id: 1n, kind: settleGrantsJob, key, payload: {}, tries: 1 })
}

/** Plays a round that is closed at once: a bet, and a win. */
async function round(player: Playing, amount: number, won: number) {
  const roundId = fresh('r')
  const placed = await bet(player, amount, { roundId })
  if (placed.code !== 'OK') return placed
  return player.wallet('win', { transactionId: fresh('t'), roundId, amount: String(won) })
}

test('own money is staked first, then the bonus; what is wagered becomes cash in the round that ends it, and the next in order becomes active', async () => {
  const player = await studio.playing(500n)
  await redeem(player, await campaign())
  await redeem(player, await campaign({ promoAmount: '7.00' }))
  expect(await bonusesOf(player)).toMatchObject({
    running: [
      { state: 'active', given: '20.00', money: '20.00', required: '20.00', left: '20.00', percent: 0 },
      { state: 'waiting', given: '7.00', money: '0.00' },
    ],
  })
  expect((await round(player, 800, 600)).balance).toEqual({ cash: '375', bonus: '1925', currency: 'EUR' })
  expect(await bonusesOf(player)).toMatchObject({ running: [{ left: '12.00', percent: 40 }, {}] })
  expect(await player.browser.must('GET /api/wallet', {})).toMatchObject({ totalTurnover: '20.00', currentTurnover: '12.00' })
  await round(player, 1200, 0)
  expect(await money(player)).toEqual({ cash: 1100n, promo: 0n })
  await whatIsDue(player)
  expect(await money(player)).toEqual({ cash: 1100n, promo: 700n })
  expect(await bonusesOf(player)).toMatchObject({
    running: [{ state: 'active', given: '7.00' }],
    ended: [{ state: 'completed', converted: '11.00', returned: '0.00', percent: 100 }],
  })
})

test('a stake above the largest is refused where bonus money would be in it, and told before it is lost; own money may be staked freely', async () => {
  const player = await studio.playing(1000n)
  await redeem(player, await campaign({ maxBetAmount: '5.00', turnoverFactor: '10' }))
  expect((await round(player, 900, 0)).code).toBe('OK')
  expect(await bonusesOf(player)).toMatchObject({ running: [{ left: '195.00', maxStake: '5.00' }] })
  expect(await round(player, 600, 0)).toMatchObject({ code: 'STAKE_TOO_HIGH', details: { maxBet: '500', shown: '5.00' } })
  expect((await round(player, 500, 0)).code).toBe('OK')
  expect(await money(player)).toEqual({ cash: 0n, promo: 1600n })
})

test('a game that does not count, or is ruled out, leaves progress alone; what counts in part counts exactly', async () => {
  const player = await studio.playing(0n)
  await redeem(player, await campaign({}, { wagering: { contributions: { games: { orchard: 1250 } } } }))
  await round(player, 100, 0)
  expect(await bonusesOf(player)).toMatchObject({
    running: [{ left: '19.88', counting: { default: '100', exceptions: [{ scope: 'game', percent: '12.5' }] } }],
  })
  const other = await studio.playing(50n)
  await redeem(other, await campaign({}, { excludedGames: ['orchard'] }))
  expect((await round(other, 100, 0)).code).toBe('INSUFFICIENT_FUNDS')
  expect((await round(other, 50, 0)).code).toBe('OK')
  expect(await bonusesOf(other)).toMatchObject({ running: [{ left: '20.00' }] })
})

describe('the player', () => {
  test('gives a bonus up by one press: its money goes back, own money stays, the next becomes active', async () => {
    const player = await studio.playing(300n)
    await redeem(player, await campaign())
    await redeem(player, await campaign({ promoAmount: '3.00' }))
    const [active, waiting] = (await bonusesOf(player)).running
    expect(await player.browser.must('POST /api/bonuses/give-up', { bonus: active?.id ?? '' })).toEqual({
      returned: '20.00',
      currency: 'EUR',
    })
    expect(await money(player)).toEqual({ cash: 300n, promo: 300n })
    expect((await player.browser.ask('POST /api/bonuses/give-up', { bonus: active?.id ?? '' })).error?.error).toBe('campaignInactive')
    expect((await bonusesOf(player)).running).toMatchObject([{ id: waiting?.id, state: 'active' }])
  })

  test('puts those that wait in order, and declines one; of somebody else’s nothing can be done', async () => {
    const player = await studio.playing(0n)
    for (const amount of ['20.00', '5.00', '6.00', '8.00']) await redeem(player, await campaign({ promoAmount: amount }))
    const [active, five, six, eight] = (await bonusesOf(player)).running.map(({ id }) => id)
    await player.browser.must('POST /api/bonuses/order', { bonuses: [eight, five, six].map(String) })
    await player.browser.must('POST /api/bonuses/decline', { bonus: String(five) })
    expect((await player.browser.ask('POST /api/bonuses/order', { bonuses: [String(five)] })).error?.error).toBe('campaignInactive')
    expect((await bonusesOf(player)).running.map(({ id }) => id)).toEqual([active, eight, six])
    const stranger = await studio.playing(0n)
    expect((await stranger.browser.ask('POST /api/bonuses/give-up', { bonus: String(active) })).error?.error).toBe('campaignNotFound')
    await player.browser.must('POST /api/bonuses/give-up', { bonus: String(active) })
    expect(await money(player)).toEqual({ cash: 0n, promo: 800n })
  })
})

describe('time', () => {
  const week = { validDays: 7 }

  test('ends a bonus whose days are over, to the end of the day; own money stays', async () => {
    const player = await studio.playing(200n)
    await redeem(player, await campaign({}, week))
    studio.clock.advance(7 * 86_400_000)
    await whatIsDue(player)
    expect(await bonusesOf(player)).toMatchObject({ running: [{ state: 'active' }] })
    studio.clock.advance(86_400_000)
    await whatIsDue(player)
    expect(await money(player)).toEqual({ cash: 200n, promo: 0n })
    expect(await bonusesOf(player)).toMatchObject({ running: [], ended: [{ state: 'expired', returned: '20.00' }] })
  })

  test('waits for a round that is open with bonus money in it, and takes no more of it meanwhile', async () => {
    const player = await studio.playing(0n)
    await redeem(player, await campaign({}, week))
    const roundId = fresh('r')
    await bet(player, 500, { roundId })
    studio.clock.advance(8 * 86_400_000)
    await whatIsDue(player)
    const wallet = walletOf(player)
    const bonus = await playedBonusesOf(studio.house).of(wallet, {
      game: 'orchard',
      provider: 1,
      providerName: 'Orchard',
      group: null,
      product: 'slots',
    })
    expect(bonus).toMatchObject({ weight: 0 })
    const id = fresh('late')
    const late = {
      op: 'bet',
      wallet,
      id,
      kind: 'casino',
      reason: id,
      round: id,
      amount: 100n,
      owner: 'game:1',
      account: 'gaming:slots:orchard',
    } as const
    expect(await studio.house.wallet.post({ ...late, bonus })).toMatchObject({
      outcome: 'refused',
      refusal: { reason: 'insufficientFunds' },
    })
    expect(await bonusesOf(player)).toMatchObject({ running: [{ state: 'active', money: '20.00' }] })
    await player.wallet('win', { transactionId: fresh('t'), roundId, amount: '900' })
    expect(await money(player)).toEqual({ cash: 0n, promo: 0n })
    expect(await bonusesOf(player)).toMatchObject({ running: [], ended: [{ state: 'expired', returned: '24.00' }] })
  })

  test('stands still while a player is kept out or marked, and a bonus comes back with all its days', async () => {
    const player = await studio.playing(0n)
    await redeem(player, await campaign({}, week))
    const before = (await bonusesOf(player)).running[0]?.until
    const { house, clock } = studio
    await house.db.transaction((tx) =>
      excludePlayer(
        house,
        tx,
        walletOf(player),
        { kind: 'timeOut', source: 'player', reason: '', startsAt: clock.now(), endsAt: new Date(clock.now().getTime() + 86_400_000) },
        { actor: `player:${player.id}`, action: 'player.time-out', details: {} },
      ),
    )
    await whatIsDue(player)
    expect(await bonusesOf(player)).toMatchObject({ running: [{ state: 'paused', money: '20.00' }] })
    clock.advance(86_400_000)
    await whatIsDue(player)
    const after = (await bonusesOf(player)).running[0]
    expect(after).toMatchObject({ state: 'active' })
    expect(Date.parse(after?.until ?? '') - Date.parse(before ?? '')).toBe(86_400_000)
    await markPlayer(house, { shard: player.shard, player: player.id }, true, { actor: 'staff:1', reason: 'signs of harm' })
    await whatIsDue(player)
    expect(await bonusesOf(player)).toMatchObject({ running: [{ state: 'paused' }] })
    await markPlayer(house, { shard: player.shard, player: player.id }, false, { actor: 'staff:1', reason: 'looked at' })
    await whatIsDue(player)
    expect(await bonusesOf(player)).toMatchObject({
      running: [
        {
          state: 'active',
          events: [
            { kind: 'granted' },
            { kind: 'activated' },
            { kind: 'paused' },
            { kind: 'resumed' },
            { kind: 'paused' },
            { kind: 'resumed' },
          ],
        },
      ],
    })
  })

  test('an exclusion for good takes the bonus and leaves own money', async () => {
    const player = await studio.playing(400n)
    await redeem(player, await campaign())
    await studio.house.db.transaction((tx) =>
      excludePlayer(
        studio.house,
        tx,
        walletOf(player),
        { kind: 'excluded', source: 'player', reason: '', startsAt: studio.clock.now(), endsAt: null },
        { actor: `player:${player.id}`, action: 'player.excluded', details: {} },
      ),
    )
    await whatIsDue(player)
    expect(await money(player)).toEqual({ cash: 400n, promo: 0n })
  })
})

test('with own money wagered first the award comes at the end, as cash', async () => {
  const player = await studio.playing(3000n)
  await redeem(player, await campaign({}, { wagering: { preWager: true } }))
  expect(await bonusesOf(player)).toMatchObject({ running: [{ state: 'active', required: '20.00', money: '0.00' }] })
  await round(player, 1500, 0)
  expect(await money(player)).toEqual({ cash: 1500n, promo: 0n })
  await round(player, 500, 0)
  expect(await money(player)).toEqual({ cash: 3000n, promo: 0n })
  expect(await bonusesOf(player)).toMatchObject({ running: [], ended: [{ state: 'completed', given: '20.00' }] })
})
