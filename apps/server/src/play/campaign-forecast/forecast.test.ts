import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit, allow } from '../../money/wallet/test-deposits.ts'
import { writeTestAttempt } from '../../money/wallet/test-deposits.sql.ts'
import { betWin } from '../../money/wallet/test-ledger.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { CampaignData, type CampaignSeed } from '../campaigns/index.ts'
import { openTestStudio, type TestStudio } from '../games/test-studio.ts'
import { depositDaysWorker, forecastCampaign, gameDaysWorker } from './index.ts'

let studio: TestStudio
let wallets: WalletKey[]
let game: { id: number; name: string; account: string }

/** Two players of a day: rounds of 1.00 that pay nothing, once 3.00, and deposits of 20.00 and 60.00. */
beforeAll(async () => {
  studio = await openTestStudio()
  await gameDaysWorker(studio.house)()
  const players = [await studio.playing(5000n), await studio.playing(5000n)]
  wallets = players.map(({ shard, id: player, currency }) => ({ shard, player, currency }))
  const [row] = await studio.sql(
    `select g.id, g.friendly_id, 'gaming:' || g.product || ':' || g.studio as account from game g order by g.id limit 1`,
  )
  game = { id: Number(row!['id']), name: String(row!['friendly_id']), account: String(row!['account']) }
  for (const [index, won] of [0n, 0n, 300n, 0n].entries()) {
    const played = betWin(wallets[index % 2]!, 100n, won, `forecast:${index}`)
    await studio.house.wallet.post({ ...played, owner: `game:${game.id}`, account: game.account })
  }
  for (const [index, amount] of [2000n, 6000n, 6000n].entries()) await deposit(wallets[index % 2]!, `forecast-${index}`, amount)
  studio.clock.advance(2 * 86_400_000)
  await gameDaysWorker(studio.house)()
  await gameDaysWorker(studio.house)()
  await depositDaysWorker(studio.house)()
  await depositDaysWorker(studio.house)()
})
afterAll(() => studio.close())

async function deposit(wallet: WalletKey, reference: string, amount: bigint): Promise<void> {
  await writeTestAttempt(studio.house.db, wallet, { reference, state: 'ok', amount, received: true }, studio.clock.now())
  studio.clock.advance(1000)
  for (const posting of [allow(wallet, reference, amount), credit(wallet, reference, amount)]) await studio.house.wallet.post(posting)
}

const campaign = (terms: object, more: Partial<CampaignSeed> = {}) =>
  CampaignData.parse({ id: 1, names: { en: 'One' }, startsAt: '2026-01-01T00:00:00Z', terms: { EUR: terms }, ...more })
const forecast = (data: CampaignData, amountMinor = 5000n, stakeMinor?: bigint) =>
  forecastCampaign(studio.house, data, { currency: 'EUR', amountMinor, stakeMinor })
const match = { promoAmount: '100', promoAmountType: 'percentage', turnoverFactor: '10', minDepositAmount: '50.00', maxPromoLimit: '55.00' }

test('says what one deposit gets, what it is to stake, and what that costs by the play of the last days', async () => {
  const found = await forecast(campaign(match))
  expect(found).toMatchObject({
    requiredMinor: 50_000n,
    stakeMinor: 50n,
    play: { rounds: 4n, games: 1, counts: 1, returns: 0.75 },
    lossMinor: 12_500n,
  })
  expect(found?.awards.promo).toBe(5000n)
  expect(found?.simulated).toMatchObject({ lives: 1000 })
})

test('spreads the requirement by what a stake counts', async () => {
  const half = await forecast(campaign(match, { wagering: { contributions: { games: { [game.name]: 5000 } } } }))
  expect(half).toMatchObject({ play: { counts: 0.5 }, lossMinor: 25_000n })
})

test('takes no play from games in which the bonus may not be used', async () => {
  const none = await forecast(campaign(match, { excludedGames: [game.name] }))
  expect([none?.play, none?.lossMinor, none?.simulated]).toEqual([undefined, undefined, undefined])
})

test('counts the deposits that would have met its conditions, with what each would have been given', async () => {
  // Two of 60.00, each to 55.00; that of 20.00 is too small.
  expect((await forecast(campaign(match)))?.deposits).toEqual({ deposits: 2, givenMinor: 11_000n, freeSpins: 0n })
  const first = campaign({ ...match, minDepositAmount: '10.00', freeSpinAmount: 5 }, { deposits: [1] })
  // The two players' first ones: of 20.00 and of 60.00.
  expect((await forecast(first))?.deposits).toEqual({ deposits: 2, givenMinor: 7500n, freeSpins: 10n })
  expect((await forecast(campaign(match, { countries: ['ZZZ'] })))?.deposits.deposits).toBe(0)
  expect((await forecast(campaign(match, { methods: [77] })))?.deposits.deposits).toBe(0)
})

test('keeps a day’s counts as they are when they are made once more', async () => {
  const rows = await studio.sql(
    `select (select sum(deposits) from deposit_day) as deposits, (select sum(n) from game_day, unnest(rounds) n) as rounds`,
  )
  expect(rows).toEqual([{ deposits: 3n, rounds: '4' }])
})

test('has nothing to say in a currency without terms', async () => {
  expect(await forecastCampaign(studio.house, campaign(match), { currency: 'SEK', amountMinor: 1n })).toBeUndefined()
})
