import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerContext } from '../../base/house.ts'
import { takeOverJobs } from '../../base/testing/test-jobs.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { settleGrantsJob, walletView } from '../../money/wallet/index.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { cancelGrant } from '../bonuses/cancel-grant.ts'
import { declineBonus, giveUpBonus } from '../bonuses/end-bonus.ts'
import { listBonuses } from '../bonuses/list-bonuses.ts'
import { settleBonus } from '../bonuses/settle-bonus.ts'
import { settleGrantsWorker } from '../bonuses/settle-grants.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { rollBackRound, settleByStudio } from '../round-settlement/index.ts'
import { listFreeRounds } from './list-free-rounds.ts'
import { redeemSpins, spinCampaign, wagered } from './test-spins.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

const dayMs = 86_400_000
const walletOf = ({ shard, id: player, currency }: Playing) => ({ shard, player, currency })
const contextOf = (player: Playing) => ({ house: studio.house, player: walletOf(player), language: 'en' }) as unknown as PlayerContext // what a list uses of them
const listOf = (player: Playing) => listFreeRounds(contextOf(player))
const countOf = async (player: Playing) => (await walletView(studio.house, walletOf(player))).freeSpins
async function playOne(player: Playing, award: string, won: number): Promise<void> {
  const roundId = fresh('r')
  expect(await bet(player, 20, { roundId, freeRound: { award } })).toMatchObject({ code: 'OK' })
  expect(await player.wallet('win', { transactionId: fresh('t'), roundId, amount: String(won), freeRound: { award } })).toMatchObject({
    code: 'OK',
  })
}

/** Does what is due for the player's bonuses now, as the work of the house does; fails where nothing was asked for. */
async function whatIsDue(player: Playing): Promise<void> {
  const key = Object.values(walletOf(player)).join('/')
  const now = studio.clock.now().toISOString()
  await takeOverJobs(studio.house.db)
  const due = await studio.sql(`select 1 from job where kind = '${settleGrantsJob}' and key = '${key}' and due_at <= '${now}'`)
  expect(due).toHaveLength(1)
  await settleGrantsWorker(studio.house)({ id: 1n, kind: settleGrantsJob, key, payload: {}, tries: 1 })
}

describe('free spins of a code', () => {
  test('are rounds of their value in their games, for the days of the campaign, and are counted in the balance', async () => {
    proves('SHL-231', 'CSH-198', 'SHL-385')
    const player = await studio.playing(0n)
    const award = await redeemSpins(studio, player, await spinCampaign(studio, { freeSpinMaxWinnings: '5.00' }))
    const { running, ended } = await listOf(player)
    expect([running.length, ended.length]).toEqual([1, 0])
    expect(running[0]).toMatchObject({
      id: award,
      state: 'active',
      waits: false,
      given: 3,
      left: 3,
      value: '0.20',
      won: '0.00',
      maxWon: '5.00',
      factor: null,
      games: [{ friendlyId: 'orchard', name: 'Orchard', group: 'slots' }],
      events: [{ kind: 'given' }],
    })
    expect(new Date(running[0]!.until!).getTime()).toBeGreaterThan(studio.clock.now().getTime() + 30 * dayMs)
    expect(await countOf(player)).toBe(3)
    await playOne(player, award, 45)
    expect(await countOf(player)).toBe(2)
    expect((await listOf(player)).running[0]).toMatchObject({
      left: 2,
      won: '0.45',
      events: [{ kind: 'given' }, { kind: 'won', amount: '0.45' }],
    })
  })

  test('whose campaign changes afterwards stay what they were when they were taken', async () => {
    const player = await studio.playing(0n)
    const code = await spinCampaign(studio)
    await redeemSpins(studio, player, code)
    const id = Number(code.slice(4))
    await writeTestCampaign(studio.house, {
      id,
      promoCode: code,
      offeredAt: ['code'],
      terms: { EUR: { freeSpinAmount: 9, freeSpinValue: '5.00' } },
    })
    expect((await listOf(player)).running[0]).toMatchObject({ given: 3, value: '0.20' })
  })

  test('of a campaign that says neither their value nor their games give nothing that could not be played', async () => {
    const player = await studio.playing(0n)
    const code = await spinCampaign(studio, { freeSpinValue: undefined }, { freeSpinGames: undefined, ...wagered })
    await redeemSpins(studio, player, code)
    expect(await listOf(player)).toEqual({ running: [], ended: [] })
    expect(await countOf(player)).toBe(0)
    expect((await listBonuses(contextOf(player), {})).running).toEqual([])
  })
})

test('a free round that its studio never closes is closed by what the studio says of it', async () => {
  const player = await studio.playing(0n)
  const award = await redeemSpins(studio, player, await spinCampaign(studio))
  const roundId = fresh('r')
  await bet(player, 20, { roundId, freeRound: { award } })
  const round = `orchard:round:${roundId}`
  const now = studio.clock.now().toISOString()
  await studio.sql(
    `insert into pending_round (shard, player, currency, round, opened_at, asked_at, says, says_staked, says_won)
     values (${player.shard}, ${player.id}, '${player.currency}', '${round}', '${now}', '${now}', 'settled', 0, 0)`,
  )
  expect(await settleByStudio(studio.house, walletOf(player), round, 'cli:test')).toEqual({ paid: 0n, givenBack: 0n })
  expect((await listOf(player)).running[0]).toMatchObject({ left: 2, won: '0.00' })
})

test('a free round that its studio does not know is given back by a person: it can be played again, and a late win finds it closed', async () => {
  const player = await studio.playing(0n)
  const award = await redeemSpins(studio, player, await spinCampaign(studio))
  const roundId = fresh('r')
  await bet(player, 20, { roundId, freeRound: { award } })
  const round = `orchard:round:${roundId}`
  await studio.sql(
    `insert into pending_round (shard, player, currency, round, opened_at, asked_at, says)
     select shard, player, currency, id, opened_at, opened_at, 'unknown' from hold where id = '${round}'`,
  )
  expect(await countOf(player)).toBe(2)
  expect(await settleByStudio(studio.house, walletOf(player), round, 'cli:test')).toMatch(/can be given back/)
  expect(await rollBackRound(studio.house, walletOf(player), round, 'cli:test')).toEqual({ paid: 0n, givenBack: 0n })
  expect((await listOf(player)).running[0]).toMatchObject({ left: 3, won: '0.00' })
  expect(await rollBackRound(studio.house, walletOf(player), round, 'cli:test')).toBe('The round is not in play any more.')
  expect((await player.wallet('win', { transactionId: fresh('t'), roundId, amount: '45' })).code).toBe('ROUND_CLOSED')
  await playOne(player, award, 45)
  expect((await listOf(player)).running[0]).toMatchObject({ left: 2, won: '0.45' })
})

describe('their time', () => {
  test('runs out by the work of the house, which takes nothing but what is left', async () => {
    const player = await studio.playing(0n)
    const award = await redeemSpins(studio, player, await spinCampaign(studio))
    await playOne(player, award, 45)
    studio.clock.advance(32 * dayMs)
    expect(await countOf(player)).toBe(0)
    await whatIsDue(player)
    expect((await listOf(player)).ended[0]).toMatchObject({ state: 'expired', left: 2, won: '0.45' })
    expect((await walletView(studio.house, walletOf(player))).cash).toBe('0.45')
  })

  test('stands still while their player is marked, who plays none meanwhile', async () => {
    const player = await studio.playing(0n)
    const award = await redeemSpins(studio, player, await spinCampaign(studio))
    const until = (await listOf(player)).running[0]!.until!
    const mark = (on: boolean) =>
      markPlayer(studio.house, { shard: player.shard, player: player.id }, on, { actor: 'cli:test', reason: 'test' })
    await mark(true)
    await whatIsDue(player)
    expect(await countOf(player)).toBe(0)
    expect((await bet(player, 20, { freeRound: { award } })).code).toBe('FREE_ROUNDS_PAUSED')
    studio.clock.advance(5 * dayMs)
    await mark(false)
    await whatIsDue(player)
    const [running] = (await listOf(player)).running
    expect(running).toMatchObject({ state: 'active', left: 3, events: [{ kind: 'given' }, { kind: 'paused' }, { kind: 'resumed' }] })
    expect(new Date(running!.until!).getTime() - new Date(until).getTime()).toBe(5 * dayMs)
  })
})

describe('free spins whose wins are wagered', () => {
  test('are a bonus that waits its turn, and are played when it is the active one', async () => {
    const player = await studio.playing(0n)
    const first = await redeemSpins(studio, player, await spinCampaign(studio, { freeSpinAmount: 1 }, wagered))
    const second = await redeemSpins(studio, player, await spinCampaign(studio, {}, wagered))
    expect((await listOf(player)).running.map(({ id, waits, factor }) => [id, waits, factor])).toEqual(
      expect.arrayContaining([
        [first, false, '5'],
        [second, true, '5'],
      ]),
    )
    expect(await countOf(player)).toBe(1)
    await playOne(player, first, 0)
    await whatIsDue(player)
    expect(await countOf(player)).toBe(3)
    await playOne(player, second, 30)
    const [bonus] = (await listBonuses(contextOf(player), {})).running
    expect(bonus).toMatchObject({ state: 'active', given: '0.00', money: '0.30', required: '1.50', freeRounds: 2 })
    expect(bonus?.events.at(-1)).toMatchObject({ kind: 'freeWin', given: '0.30', required: '1.50' })
  })

  test('go when it is given up, and when it is declined', async () => {
    const player = await studio.playing(0n)
    const first = await redeemSpins(studio, player, await spinCampaign(studio, {}, wagered))
    const second = await redeemSpins(studio, player, await spinCampaign(studio, {}, wagered))
    await declineBonus(contextOf(player), { bonus: second.slice('free:'.length) })
    await giveUpBonus(contextOf(player), { bonus: first.slice('free:'.length) })
    expect((await listOf(player)).ended.map(({ id, state, left }) => [id, state, left])).toEqual(
      expect.arrayContaining([
        [first, 'forfeited', 3],
        [second, 'declined', 3],
      ]),
    )
    expect(await countOf(player)).toBe(0)
  })
})

describe('free spins of a deposit', () => {
  /** What a deposit of 20.00 brings, of which `left` is left. */
  async function credited(player: Playing, id: number, left = 2000n): Promise<string> {
    const reference = `test${id}`
    const about = { ...walletOf(player), reference, campaign: id, version: 1, automatic: false, amountMinor: 2000n, includedFeeMinor: 0n }
    await studio.house.db.transaction((tx) => settleBonus(studio.house, tx, { ...about, leftMinor: left }))
    return `free:${reference}`
  }
  const campaign = (id: number, more: object = {}) =>
    writeTestCampaign(studio.house, {
      id,
      freeSpinGames: ['orchard'],
      terms: { EUR: { freeSpinAmount: 3, freeSpinValue: '0.20', minDepositAmount: '10.00' } },
      ...more,
    })

  test('that goes back are taken back as far as they are not played; what they won stays', async () => {
    const player = await studio.playing(0n)
    await campaign(7501)
    const award = await credited(player, 7501)
    await playOne(player, award, 45)
    await credited(player, 7501, 0n)
    expect((await listOf(player)).ended[0]).toMatchObject({ state: 'undone', left: 2, won: '0.45' })
    expect((await bet(player, 20, { freeRound: { award } })).code).toBe('FREE_ROUNDS_OVER')
    await credited(player, 7501)
    expect((await listOf(player)).running[0]).toMatchObject({ state: 'active', left: 2 })
    await playOne(player, award, 0)
  })

  test('whose wins are wagered end for good with it', async () => {
    const player = await studio.playing(0n)
    await campaign(7502, wagered)
    const award = await credited(player, 7502)
    await playOne(player, award, 45)
    await credited(player, 7502, 0n)
    await credited(player, 7502)
    expect(await listOf(player)).toMatchObject({ running: [], ended: [{ state: 'undone', left: 2 }] })
  })

  test('end when an operator ends the bonuses of their campaign', async () => {
    const player = await studio.playing(0n)
    await campaign(7503)
    const award = await credited(player, 7503)
    await studio.house.db.transaction((tx) => cancelGrant(studio.house, tx, { ...walletOf(player), deposit: award.slice(5) }, 'cli:test'))
    expect((await listOf(player)).ended[0]).toMatchObject({ state: 'cancelled', left: 3 })
  })
})
