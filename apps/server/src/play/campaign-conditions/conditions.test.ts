// The terms that a player reads are written from the campaign alone, and say everything of it that concerns them.
import { CampaignTerms } from '@fairhouse/contract'
import { createTexts } from '@fairhouse/messages'
import { conditionsText } from '@fairhouse/messages/campaign-conditions.ts'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { seedFirstMethods } from '../../cashier/methods/index.ts'
import { giveBonus } from '../bonuses/index.ts'
import { CampaignData, type CampaignSeed } from '../campaigns/campaign.ts'
import { CashbackWindows } from '../campaigns/cashback-windows.ts'
import { readBonusFacts } from '../campaigns/read-facts.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { Contributions, Wagering } from '../campaigns/wagering.ts'
import { conditionsOf } from './conditions.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await seedFirstMethods(at.house)
})
afterAll(() => at.close())

type Terms = CampaignSeed['terms'][string]
type Change = Partial<CampaignSeed> & { euro?: Terms }
const usual: CampaignSeed = { id: 1, names: { en: 'Half as much again' }, startsAt: '2026-01-01T00:00:00Z', terms: {} }
const promo: Terms = { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '10' }

/** Writes the terms of a campaign with these changes as one text. */
async function textOf({ euro = promo, ...change }: Change, language = 'en'): Promise<string> {
  const data = CampaignData.parse({ ...usual, terms: { EUR: euro }, ...change })
  const facts = await readBonusFacts(at.house, at.house.db, { country: 'MLT', currency: 'EUR' })
  const terms = await conditionsOf(at.house, data, facts, language, { version: 3, acceptedAt: null })
  if (!terms) throw new Error('It has terms in EUR.')
  const texts = createTexts(language, loadArea, {})
  await texts.load(['campaigns', 'bonuses'])
  const parts = conditionsText(terms, { t: texts.t, date: (moment) => moment.slice(0, 10), country: (code) => code })
  const shares = [terms.counting, terms.cashBackCounting].flatMap((one) => (one ? [JSON.stringify(one)] : []))
  return [
    terms.title,
    terms.about ?? '',
    ...parts.flatMap(({ title, lines, says }) => [title, ...lines.map(({ label, value }) => `${label}: ${value}`), ...says]),
    ...shares,
  ]
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
}

/** What of a campaign a player reads: a change, and what is read then. A sentence instead: why they read nothing of it. */
type Shown = Record<string, readonly [Change, RegExp] | string>

const ofCampaign: Shown = {
  id: 'the number of its address',
  names: [{ names: { en: 'Spring' } }, /^Spring$/m],
  about: [{ about: { en: 'For the first days of May' } }, /first days of May/],
  bannerUri: 'a picture',
  offeredAt: [{ offeredAt: ['code'], euro: { promoAmount: '5.00' } }, /without a deposit, by its code/],
  optIn: [{ optIn: false }, /by itself with a deposit/],
  promoCode: [{ promoCode: 'SPRING25' }, /promo code SPRING25/],
  listed: 'where it is shown',
  startsAt: [{ startsAt: '2026-02-03T00:00:00Z' }, /since 2026-02-03/],
  endsAt: [{ endsAt: '2026-12-24T00:00:00Z' }, /until 2026-12-24/],
  countries: [{ countries: ['MLT', 'SWE'] }, /live in: MLT, SWE/],
  excludedCountries: [{ excludedCountries: ['GBR'] }, /not for players who live in: GBR/],
  segment: [{ segment: 7 }, /players to whom we offer it/],
  methods: [{ methods: [1140001] }, /these ways to pay: \S+/],
  deposits: [{ deposits: [1, 3] }, /counted from your first: 1, 3/],
  timesPerPlayer: [{ timesPerPlayer: 1 }, /can have it once/],
  coolOffHours: [{ coolOffHours: 168 }, /at least 168 h/],
  validDays: [{ validDays: 30 }, /You have 30 days from the moment it becomes active/],
  gameProvider: [{ gameProvider: 'Orchard House' }, /Orchard House/],
  excludedGames: [{ excludedGames: ['lantern'] }, /"excludedGames":\["lantern"\]/],
  freeSpinGames: [{ euro: { freeSpinAmount: 20, freeSpinValue: '0.20' }, freeSpinGames: ['orchard'] }, /played in: orchard/i],
  minAge: [{ minAge: 25 }, /players of 25 years/],
  terms: 'currency by currency, below',
  wagering: 'field by field, below',
  cashback: 'field by field, below',
}
const spins: Terms = { freeSpinAmount: 20, freeSpinValue: '0.20', turnoverFactor: '5' }
const back: Terms = { cashBackPercentage: 1000 }
const windows: Change = { offeredAt: ['window'], optIn: false, cashback: { period: 'weekly' } }

const money = (terms: Terms, read: RegExp): [Change, RegExp] => [{ euro: terms }, read]
const ofTerms: Record<keyof typeof CampaignTerms.shape, Shown[string]> = {
  promoAmount: money({ promoAmount: '7.00' }, /Bonus money: € 7\.00/),
  promoAmountType: money(promo, /50% of your deposit/),
  cashAmount: money({ cashAmount: '7.00' }, /Cash bonus: € 7\.00/),
  cashAmountType: money({ cashAmount: '10', cashAmountType: 'percentage' }, /Cash bonus: 10%/),
  bettingBonusAmount: money({ bettingBonusAmount: '7.00' }, /Betting bonus: € 7\.00/),
  bettingBonusAmountType: money({ bettingBonusAmount: '10', bettingBonusAmountType: 'percentage' }, /Betting bonus: 10%/),
  bettingBonusMaxWinnings: money({ bettingBonusAmount: '7.00', bettingBonusMaxWinnings: '70.00' }, /betting bonus: € 70\.00/),
  liveCasinoBonusAmount: money({ liveCasinoBonusAmount: '7.00' }, /Live casino bonus: € 7\.00/),
  liveCasinoBonusAmountType: money({ liveCasinoBonusAmount: '10', liveCasinoBonusAmountType: 'percentage' }, /Live casino bonus: 10%/),
  liveCasinoBonusMaxWinnings: money({ liveCasinoBonusAmount: '7.00', liveCasinoBonusMaxWinnings: '70.00' }, /live casino bonus: € 70\.00/),
  biaCashAmount: money({ biaCashAmount: '7.00' }, /in advance: € 7\.00/),
  biaCashAmountType: money({ biaCashAmount: '10', biaCashAmountType: 'percentage' }, /in advance: 10%/),
  scashAmount: money({ scashAmount: '7.00' }, /Saving cash: € 7\.00/),
  scashAmountType: money({ scashAmount: '10', scashAmountType: 'percentage' }, /Saving cash: 10%/),
  cashBackAmount: money({ cashBackAmount: '7.00' }, /Cashback: € 7\.00/),
  cashBackAmountType: money({ cashBackAmount: '10', cashBackAmountType: 'percentage' }, /Cashback: 10%/),
  cashBackPercentage: [{ ...windows, euro: back }, /10% of what you lost, week by week/],
  cashBackValidity: [{ ...windows, euro: { ...back, cashBackValidity: 7 } }, /not taken within 7 days/],
  cashBackMaxAmount: [{ ...windows, euro: { ...back, cashBackMaxAmount: '50.00' } }, /Cashback at most: € 50\.00/],
  cashBackMinBase: [{ ...windows, euro: { ...back, cashBackMinBase: '10.00' } }, /from a loss of: € 10\.00/],
  freeSpinAmount: money(spins, /Free spins: 20/),
  freeSpinValue: [{ euro: spins, freeSpinGames: ['orchard'] }, /is worth: € 0\.20/],
  freeSpinMaxWinnings: money({ ...spins, freeSpinMaxWinnings: '50.00' }, /free spins: € 50\.00/),
  pokerBonus: money(
    { pokerBonus: { provider: 'River', bonusType: 'tokens', initialAmount: '40.00', amountType: 'fixed' } },
    /Poker at: River/,
  ),
  minBetAmount: money({ ...promo, minBetAmount: '0.20' }, /below € 0\.20 does not count/),
  maxBetAmount: money({ ...promo, maxBetAmount: '5.00' }, /above € 5\.00 in which bonus money would be used is refused/),
  minDepositAmount: money({ ...promo, minDepositAmount: '20.00' }, /Deposit at least: € 20\.00/),
  maxDepositAmount: money(
    { ...promo, maxDepositAmount: '80.00' },
    /a deposit of € 80\.00 brings € 40\.00\. Then € 400\.00 is to be wagered, about 800 rounds/,
  ),
  maxAmountCapEnabled: money({ ...promo, maxDepositAmount: '80.00', maxAmountCapEnabled: true }, /Counted up to a deposit of: € 80\.00/),
  maxPromoLimit: money({ ...promo, maxPromoLimit: '30.00' }, /€ 30\.00 of € 30\.00/),
  maxCashLimit: money({ cashAmount: '10', cashAmountType: 'percentage', maxCashLimit: '20.00' }, /€ 20\.00 of € 20\.00/),
  turnoverFactor: money(promo, /10 times the bonus/),
  includeDepositAmountToTurnover: money({ ...promo, includeDepositAmountToTurnover: true }, /10 times your deposit and bonus/),
  includeBettingBonusToTurnover: money(
    { bettingBonusAmount: '7.00', turnoverFactor: '10', includeBettingBonusToTurnover: true },
    /€ 70\.00 is to be wagered/,
  ),
}
const ofWagering: Shown = {
  counts: [{ wagering: { counts: 'bonus' } }, /"wholeStake":false/],
  order: 'own money is first in every country',
  contributions: 'by its scopes, below',
  maxConversion: [{ wagering: { maxConversion: { EUR: '100.00' } } }, /at most € 100\.00 becomes yours/],
  onWithdrawal: [{ wagering: { onWithdrawal: 'forfeit' } }, /Before a withdrawal it has to be given up/],
  winnings: [{ euro: spins, wagering: { winnings: { to: 'promo' } } }, /a win of € 2\.00 makes € 10\.00 more to be wagered/],
  preWager: [{ wagering: { preWager: true } }, /with your own money first/],
}
const scope = (contributions: object, read: RegExp): [Change, RegExp] => [{ wagering: { contributions } }, read]
const ofContributions: Shown = {
  default: scope({ default: 2500 }, /"default":"25"/),
  products: scope({ products: { live: 1000 } }, /"product","name":"live","percent":"10"/),
  groups: scope({ groups: { roulette: 500 } }, /"group","name":"roulette","percent":"5"/),
  providers: scope({ providers: { 12: 0 } }, /"provider","name":"[^"]+","percent":"0"/),
  games: scope({ games: { lantern: 0 } }, /"game","name":"[^"]+","percent":"0"/),
}
const ofCashback: Shown = {
  period: [{ ...windows, euro: back, cashback: { period: 'daily' } }, /day by day/],
  base: [{ ...windows, euro: back, cashback: { period: 'weekly', base: 'netDeposits' } }, /What you paid in, less/],
  games: [
    { ...windows, euro: back, cashback: { period: 'weekly', games: { products: { live: 0 } } } },
    /"product","name":"live","percent":"0"/,
  ],
}

describe.each([
  ['a campaign', CampaignData.shape, ofCampaign],
  ['its terms', CampaignTerms.shape, ofTerms as Shown],
  ['its wagering', Wagering.shape, ofWagering],
  ['its contributions', Contributions.shape, ofContributions],
  ['its cashback', CashbackWindows.shape, ofCashback],
])('%s', (_, shape, shown) => {
  test('has no field that players read nothing of without a reason', () => {
    expect(Object.keys(shape).filter((field) => shown[field] === undefined)).toEqual([])
  })
  const read = Object.entries(shown).flatMap(([field, one]) => (typeof one === 'string' ? [] : [[field, ...one] as const]))
  test.each(read)('%s is told', async (__, change, expected) => {
    expect(await textOf(change)).toMatch(expected)
  })
})

test('nothing of it is told where nothing is to be wagered, and in every language it is whole', async () => {
  expect(await textOf({ euro: { cashAmount: '5.00' } })).not.toMatch(/give it up|shared/)
  const full: Change = { euro: { ...promo, maxBetAmount: '5.00' }, validDays: 30, wagering: { maxConversion: { EUR: '100.00' } } }
  const texts = await Promise.all(['en', 'de', 'fi', 'sv', 'nl', 'et', 'ar'].map((language) => textOf(full, language)))
  const lines = texts.map((text) => text.split('\n').length)
  expect(new Set(lines).size).toBe(1)
  expect(texts.filter((text) => /bonuses\.terms|campaigns\./.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(7)
})

describe('who reads them', () => {
  const startsAt = new Date(0).toISOString()
  const read = async (browser: Awaited<ReturnType<typeof at.player>>['browser'], campaign: string) => {
    const { status, value } = await browser.ask('GET /api/campaigns/terms', { campaign })
    return status === 200 ? value.title : status
  }

  test('an offer is read by anybody whom it is for, by its number or its code; one that needs its code, not by its number', async () => {
    await writeTestCampaign(at.house, { id: 9001, startsAt, names: { en: 'Open' }, terms: { EUR: promo } })
    await writeTestCampaign(at.house, {
      id: 9002,
      startsAt,
      names: { en: 'By code' },
      listed: false,
      promoCode: 'HUSH',
      terms: { EUR: promo },
    })
    await writeTestCampaign(at.house, { id: 9003, startsAt, names: { en: 'Swedish' }, countries: ['SWE'], terms: { EUR: promo } })
    await writeTestCampaign(at.house, { id: 9004, startsAt, endsAt: startsAt, terms: { EUR: promo } })
    await writeTestCampaign(at.house, { id: 9005, startsAt, offeredAt: ['operator'], terms: { EUR: { promoAmount: '5.00' } } })
    const browser = at.browser()
    const all = ['9001', '9002', 'hush', '9003', '9004', '9005', '9999', 'NOBODY']
    expect(await Promise.all(all.map((one) => read(browser, one)))).toEqual(['Open', 404, 'By code', 404, 404, 404, 404, 404])
  })

  test('a bonus is read by its player alone, as it was accepted, though its campaign was edited since', async () => {
    const offer = { id: 9010, startsAt, offeredAt: ['operator' as const], names: { en: 'For you' } }
    await writeTestCampaign(at.house, { ...offer, terms: { EUR: { promoAmount: '5.00', turnoverFactor: '10' } } })
    const player = await at.player()
    const { shard, id, country, currency } = player
    await giveBonus(at.house, { shard, player: id, country, currency, campaign: 9010, reference: `operator:${id}` })
    await writeTestCampaign(at.house, { ...offer, terms: { EUR: { promoAmount: '1.00', turnoverFactor: '50' } } })
    const terms = await player.browser.must('GET /api/bonuses/terms', { bonus: `operator:${id}` })
    expect(terms).toMatchObject({
      title: 'For you',
      version: 1,
      promoAmount: '5.00',
      turnoverFactor: '10',
      worked: { wager: '50.00', deposit: null },
    })
    expect(terms.acceptedAt).toBe(at.clock.now().toISOString())
    const other = await at.player()
    expect((await other.browser.ask('GET /api/bonuses/terms', { bonus: `operator:${id}` })).status).toBe(404)
  })
})
