// What the rules of countries have against bonuses (field `bonus` of a rule set).
import { ruleSetAt } from '@fairhouse/country-rules'
import { describe, expect, test } from 'vitest'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { refusalOf, unlawfulIn, type BonusFacts } from './eligibility.ts'

const at = new Date('2026-11-22T12:00:00Z')
const facts = (country: string, currency: string, more: Partial<BonusFacts> = {}): BonusFacts => ({
  at,
  country,
  currency,
  rules: ruleSetAt(country, at),
  rateFrom: () => '0.134',
  isBarred: false,
  isInPlay: false,
  isBlocked: false,
  had: [],
  deposit: 1,
  ...more,
})
const row = (more: Partial<CampaignSeed> = {}, currency = 'EUR', terms: CampaignSeed['terms'][string] = { promoAmount: '10.00' }) => ({
  id: 7,
  version: 1,
  enabled: true,
  data: CampaignData.parse({ id: 7, names: { en: 'Seven' }, startsAt: '2026-01-01T00:00:00Z', terms: { [currency]: terms }, ...more }),
})
const why = (country: string, currency: string, one: ReturnType<typeof row>, more: Partial<BonusFacts> = {}) =>
  refusalOf(one, facts(country, currency, more))?.refused
const had = (times: number, cashbackOnly = 0) => [
  { campaign: 1, times, last: new Date(0), promo: 0n, cash: 0n, cashback_only: cashbackOnly },
]

test('a campaign whose limits of promo and cash are used up cannot be had; one that gives something else as well can', () => {
  const bounded = { promoAmount: '10.00', maxPromoLimit: '30.00' }
  const after = (promo: bigint) => ({ had: [{ campaign: 7, times: 3, last: new Date(0), promo, cash: 0n, cashback_only: 0 }] })
  expect(why('MLT', 'EUR', row({}, 'EUR', bounded), after(2999n))).toBeUndefined()
  expect(why('MLT', 'EUR', row({}, 'EUR', bounded), after(3000n))).toBe('campaignMaxBonuses')
  expect(why('MLT', 'EUR', row({}, 'EUR', { ...bounded, cashAmount: '5.00' }), after(3000n))).toBeUndefined()
  expect(why('MLT', 'EUR', row({}, 'EUR', { ...bounded, freeSpinAmount: 5 }), after(3000n))).toBeUndefined()
})

describe('the rules of a country', () => {
  test('forbid every bonus', () => {
    expect([why('BEL', 'EUR', row()), why('MLT', 'EUR', row())]).toEqual(['campaignNotEligible', undefined])
  })

  test('bound what is to be wagered', () => {
    const factor = (turnoverFactor: string) => row({}, 'GBP', { promoAmount: '10.00', turnoverFactor })
    expect([why('GBR', 'GBP', factor('10')), why('GBR', 'GBP', factor('10.5'))]).toEqual([undefined, 'campaignNotEligible'])
    expect(why('MLT', 'EUR', row({}, 'EUR', { promoAmount: '10.00', turnoverFactor: '40' }))).toBeUndefined()
  })

  test('keep one bonus to one kind of gambling', () => {
    const mixed = row({}, 'GBP', { promoAmount: '10.00', bettingBonusAmount: '10.00' })
    expect(unlawfulIn(mixed.data, facts('GBR', 'GBP'))).toEqual(['for more than one product: casino, betting'])
  })

  test('allow one in a whole life, cashback included', () => {
    const sek = row({ validDays: 60 }, 'SEK')
    expect([why('SWE', 'SEK', sek), why('SWE', 'SEK', sek, { had: had(1) }), why('SWE', 'SEK', sek, { had: had(1, 1) })]).toEqual([
      undefined,
      'campaignMaxBonuses',
      'campaignMaxBonuses',
    ])
  })

  test('give time to use it, and bound its worth', () => {
    expect([why('SWE', 'SEK', row({ validDays: 59 }, 'SEK')), why('DNK', 'DKK', row({ validDays: 60 }, 'DKK'))]).toEqual([
      'campaignNotEligible',
      undefined,
    ])
    const worth = (promoAmount: string) => row({ validDays: 60 }, 'DKK', { promoAmount })
    expect([why('DNK', 'DKK', worth('1000.00')), why('DNK', 'DKK', worth('1000.01'))]).toEqual([undefined, 'campaignNotEligible'])
    expect(why('DNK', 'DKK', row({ validDays: 60 }, 'DKK', { promoAmount: '50', promoAmountType: 'percentage' }))).toBe(
      'campaignNotEligible',
    )
    expect(why('DNK', 'EUR', row({ validDays: 60 }, 'EUR', { promoAmount: '134.00' }))).toBeUndefined()
    expect(why('DNK', 'EUR', row({ validDays: 60 }, 'EUR', { promoAmount: '134.01' }))).toBe('campaignNotEligible')
  })

  test('offer nothing during play or while somebody is kept out', () => {
    expect([why('NLD', 'EUR', row()), why('NLD', 'EUR', row(), { isInPlay: true }), why('NLD', 'EUR', row(), { isBlocked: true })]).toEqual(
      [undefined, 'campaignNotEligible', 'campaignNotEligible'],
    )
    expect(why('MLT', 'EUR', row(), { isInPlay: true })).toBeUndefined()
  })
})

describe('a campaign with a least age', () => {
  const adult = row({ minAge: 25 })
  test.each([
    ['somebody younger', { birthDate: '2001-11-23' }, 'textRefused'],
    ['somebody on the birthday that makes it', { birthDate: '2001-11-22' }, undefined],
    ['somebody older', { birthDate: '1990-05-05' }, undefined],
    ['whom an operator has marked as possibly under age', { birthDate: '1990-05-05', isPotentialMinor: true }, 'textRefused'],
    ['somebody whose age is not known yet', {}, undefined],
  ])('for %s', (_, who, refused) => {
    expect(why('MLT', 'EUR', adult, who)).toBe(refused)
  })

  test('says that it is about promotions, and without one nobody is too young', () => {
    expect(refusalOf(adult, facts('MLT', 'EUR', { birthDate: '2005-01-01' }))).toMatchObject({ details: { reason: 'promotions' } })
    expect(why('MLT', 'EUR', row(), { birthDate: '2005-01-01', isPotentialMinor: true })).toBeUndefined()
  })
})
