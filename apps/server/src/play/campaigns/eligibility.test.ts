// What the rules of countries have against bonuses (field `bonus` of a rule set).
import { ruleSetAt } from '@fairhouse/country-rules'
import { describe, expect, test } from 'vitest'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { refusalOf, type BonusFacts } from './eligibility.ts'

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
  isMarked: false,
  isVisitor: false,
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
    const whole = { promoAmount: '100', promoAmountType: 'percentage' as const, maxDepositAmount: '50.00', maxPromoLimit: '50.00' }
    const both = row({}, 'GBP', { ...whole, minDepositAmount: '10.00', turnoverFactor: '5', includeDepositAmountToTurnover: true })
    const after = (promo: bigint) => ({ had: [{ campaign: 7, times: 1, last: new Date(0), promo, cash: 0n, cashback_only: 0 }] })
    // What is left of the limit is little beside the deposit: what was ten times the bonus is more for them.
    expect([why('GBR', 'GBP', both), why('GBR', 'GBP', both, after(4500n))]).toEqual([undefined, 'campaignNotEligible'])
    expect(why('MLT', 'EUR', row({}, 'EUR', { promoAmount: '10.00', turnoverFactor: '40' }))).toBeUndefined()
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
    expect([why('NLD', 'EUR', row()), why('NLD', 'EUR', row(), { isInPlay: true })]).toEqual([undefined, 'campaignNotEligible'])
    expect(why('MLT', 'EUR', row(), { isInPlay: true })).toBeUndefined()
  })

  test.each(['MLT', 'SWE', 'GBR', 'NLD', 'DNK', 'EST', 'DEU', 'ESP', 'FIN', 'ROU', 'CAN'])(
    'give nothing in %s to somebody who is excluded, pauses or is marked',
    (country) => {
      const { currency } = ruleSetAt(country, at)
      const lawful = row({ validDays: 60 }, currency)
      const who = [{}, { isBlocked: true }, { isMarked: true }]
      expect(who.map((one) => why(country, currency, lawful, one))).toEqual([undefined, 'campaignBlocked', 'campaignBlocked'])
    },
  )

  test('show nothing to whoever has no account where advertising it to everybody is forbidden', () => {
    const seen = (country: string, currency: string, isVisitor: boolean) => why(country, currency, row({}, currency), { isVisitor })
    expect([seen('CAN', 'CAD', true), seen('CAN', 'CAD', false), seen('MLT', 'EUR', true)]).toEqual([
      'campaignNotEligible',
      undefined,
      undefined,
    ])
  })

  test('keep bonuses from people under 24 in the Netherlands, whatever the campaign says', () => {
    const born = (birthDate: string, minAge?: number) => why('NLD', 'EUR', row(minAge ? { minAge } : {}), { birthDate })
    expect([born('2002-11-23'), born('2002-11-22'), born('2002-11-22', 21), born('2002-11-22', 25)]).toEqual([
      'textRefused',
      undefined,
      undefined,
      'textRefused',
    ])
    expect(why('MLT', 'EUR', row(), { birthDate: '2008-01-01' })).toBeUndefined()
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
