// What the rules of countries have against a campaign as it is written, each with its numbers.
import { ruleSetAt } from '@fairhouse/country-rules'
import { describe, expect, test } from 'vitest'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { brokenLaws } from './law.ts'

const at = new Date('2026-11-22T12:00:00Z')
type Terms = CampaignSeed['terms'][string]
type More = Partial<CampaignSeed>
const lawfulTerms: Terms = { promoAmount: '100', promoAmountType: 'percentage', minDepositAmount: '10.00', maxDepositAmount: '50.00' }

/** What a country says of a campaign: the kind of each sentence with the sentence. */
function saidIn(country: string, terms: Terms = {}, more: More = {}): Record<string, string> {
  const rules = ruleSetAt(country, at)
  const { currency } = rules
  const data = CampaignData.parse({
    id: 7,
    names: { en: 'Seven' },
    startsAt: '2026-01-01T00:00:00Z',
    validDays: 60,
    terms: { [currency]: { ...lawfulTerms, ...terms } },
    ...more,
  })
  return Object.fromEntries(brokenLaws(data, { rules, currency, rateFrom: () => '0.134' }).map(({ kind, says }) => [kind, says]))
}
const countries = ['MLT', 'SWE', 'GBR', 'EST', 'NLD', 'DEU', 'DNK', 'ESP', 'FIN', 'ROU', 'CAN']
/** The countries that forbid something, of all that allow the same campaign without it. */
const forbiddenIn = (kind: string, terms: Terms = {}, more: More = {}) => countries.filter((country) => saidIn(country, terms, more)[kind])

test('nothing is against a campaign that matches the deposit, is open to all and asks for little; Belgium allows none', () => {
  for (const country of countries) expect([country, saidIn(country, { turnoverFactor: '5' })]).toEqual([country, {}])
  expect(saidIn('BEL')).toEqual({ allowed: 'bonuses are not allowed' })
})

describe('wagering', () => {
  test('is compared per unit of bonus: a British factor of ten that counts the deposit asks for twenty times', () => {
    expect(saidIn('GBR', { turnoverFactor: '10' })).toEqual({})
    expect(saidIn('GBR', { turnoverFactor: '10', includeDepositAmountToTurnover: true })).toEqual({
      maxWagering: 'a deposit of 50.00 asks for 1000.00: 20 times the bonus of 50.00, above 10',
    })
  })

  test('is compared with bonus and deposit in Denmark', () => {
    expect(saidIn('DNK', { turnoverFactor: '10', includeDepositAmountToTurnover: true })).toEqual({})
    expect(saidIn('DNK', { turnoverFactor: '10.2', includeDepositAmountToTurnover: true })).toEqual({
      maxWagering: 'a deposit of 50.00 asks for 1020.00: 10.2 times bonus and deposit of 100.00, above 10',
    })
  })

  test('says where larger deposits ask for ever more', () => {
    const capped = { maxAmountCapEnabled: true, turnoverFactor: '5', includeDepositAmountToTurnover: true }
    expect(saidIn('GBR', capped)).toEqual({
      maxWagering: 'a deposit of 50.01 asks for 500.05, and larger deposits for ever more: 10.01 times the bonus of 50.00, above 10',
    })
  })

  test('with own money before the award is outside the British bound, and no other', () => {
    const before = { wagering: { preWager: true } }
    expect([saidIn('GBR', { turnoverFactor: '35' }, before), Object.keys(saidIn('DNK', { turnoverFactor: '35' }, before))]).toEqual([
      {},
      ['maxWagering'],
    ])
  })

  const spins = (more: CampaignSeed['wagering'], turnoverFactor?: string) =>
    [{ freeSpinAmount: 10, ...(turnoverFactor ? { turnoverFactor } : {}) }, { wagering: more }] as const

  test('of winnings of free spins is bound like that of bonuses, and forbidden in Denmark', () => {
    expect(forbiddenIn('maxWageringOfWinnings', ...spins({ winnings: { to: 'promo', factor: '11' } }))).toEqual(['GBR', 'DNK'])
    expect(forbiddenIn('maxWageringOfWinnings', ...spins({ winnings: { to: 'promo', factor: '10' } }))).toEqual([])
    expect(saidIn('GBR', ...spins({ winnings: { to: 'promo', factor: '11' } }))['maxWageringOfWinnings']).toBe(
      'winnings of free spins are wagered 11 times, above 10',
    )
    expect(forbiddenIn('wageringOnWinnings', ...spins({ winnings: { to: 'promo', factor: '1' } }))).toEqual(['DNK'])
    expect(forbiddenIn('wageringOnWinnings', ...spins({ winnings: { to: 'promo' } }, '1'))).toEqual(['DNK'])
    expect(forbiddenIn('wageringOnWinnings', ...spins({ winnings: { to: 'promo' } }))).toEqual([])
    expect(forbiddenIn('wageringOnWinnings', ...spins({}, '1'))).toEqual([])
  })

  test('counts stakes whole or not at all in Denmark', () => {
    const partly = { wagering: { contributions: { default: 0, products: { live: 1000 }, games: { orchard: 10_000, wheel: 250 } } } }
    expect(forbiddenIn('contributions', {}, partly)).toEqual(['DNK'])
    expect(saidIn('DNK', {}, partly)).toEqual({ contributions: 'stakes count in part: live 10 %, wheel 2.5 %' })
    expect(saidIn('DNK', {}, { wagering: { contributions: { default: 0, games: { orchard: 10_000 } } } })).toEqual({})
    expect(saidIn('DNK', {}, { wagering: { counts: 'bonus' } })).toEqual({
      contributions: 'stakes count in part: bonus money alone counts',
    })
  })

  test('never takes bonus money before own money', () => {
    expect(forbiddenIn('bonusFirst', {}, { wagering: { order: 'bonus' } })).toEqual(countries)
  })
})

describe('what is given', () => {
  test('is as much as the deposit that is asked for, in Denmark', () => {
    expect(forbiddenIn('matchPercent', { promoAmount: '50' })).toEqual(['DNK'])
    expect(saidIn('DNK', { promoAmount: '50' })).toEqual({ matchPercent: 'gives 50 %, not 100 % of the deposit that it asks for' })
    const fixed = (promoAmount: string, minDepositAmount?: string): Terms => ({
      promoAmount,
      promoAmountType: 'fixed',
      minDepositAmount,
      maxDepositAmount: undefined,
    })
    expect([saidIn('DNK', fixed('50.00', '50.00')), saidIn('DNK', fixed('50.00'))]).toEqual([{}, {}])
    expect(saidIn('DNK', fixed('50.00', '100.00'))).toEqual({
      matchPercent: 'gives 50.00 DKK for a deposit of 100.00 DKK, not 100 % of the deposit that it asks for',
    })
    expect(Object.keys(saidIn('DNK', { cashAmount: '5.00' }))).toEqual(['matchPercent'])
    expect(saidIn('DNK', { promoAmount: '60', cashAmount: { amountType: 'percentage', initialAmount: '40' } })).toEqual({})
  })

  test('is worth at most a thousand Danish crowns, in any currency and whatever is deposited', () => {
    expect(forbiddenIn('maxAmount', { maxDepositAmount: '1000.01' })).toEqual(['DNK'])
    expect(saidIn('DNK', { maxDepositAmount: '1000.00' })).toEqual({})
    expect(saidIn('DNK', { maxDepositAmount: '1000.01' })).toEqual({ maxAmount: 'may be worth 1000.01 DKK, above 1000.00 DKK' })
    expect(saidIn('DNK', { maxDepositAmount: undefined })).toEqual({ maxAmount: 'may be worth any amount, above 1000.00 DKK' })
  })

  test('is worth what free spins are by their face: their number times their value', () => {
    const spins = (freeSpinValue: string): Terms => ({
      promoAmount: undefined,
      promoAmountType: undefined,
      freeSpinAmount: 100,
      freeSpinValue,
    })
    expect(saidIn('DNK', { ...spins('10.00'), minDepositAmount: '1000.00', maxDepositAmount: undefined })).toEqual({})
    expect(saidIn('DNK', { ...spins('10.01'), minDepositAmount: undefined, maxDepositAmount: undefined })).toEqual({
      maxAmount: 'may be worth 1001.00 DKK, above 1000.00 DKK',
    })
    expect(saidIn('DNK', { ...spins('10.00'), minDepositAmount: '500.00' })).toEqual({
      matchPercent: 'gives 1000.00 DKK for a deposit of 500.00 DKK, not 100 % of the deposit that it asks for',
    })
    expect(Object.keys(saidIn('DNK', { ...spins('0.10'), promoAmount: '100', promoAmountType: 'percentage' }))).toEqual(['matchPercent'])
  })

  test('is for one product in Great Britain, and so is what it is played in', () => {
    expect(forbiddenIn('singleProduct', { bettingBonusAmount: '10.00', maxDepositAmount: '10.00' })).toEqual(['GBR'])
    const counting = (products: Record<string, number>) => ({ wagering: { contributions: { default: 0, products } } })
    const factor = { turnoverFactor: '5' }
    expect(saidIn('GBR', factor, counting({ slots: 10_000, live: 1000, sports: 0 }))).toEqual({})
    expect(saidIn('GBR', factor, counting({ slots: 10_000, sports: 1 }))).toEqual({
      singleProduct: 'for more than one product: casino, betting',
    })
    expect(saidIn('GBR', {}, counting({ slots: 10_000, sports: 1 }))).toEqual({})
  })

  test('is no cashback in the Netherlands, by either field', () => {
    expect(forbiddenIn('cashback', { cashBackPercentage: 1000 })).toEqual(['NLD'])
    expect(forbiddenIn('cashback', { cashBackAmount: '5.00' })).toEqual(['NLD'])
    expect(forbiddenIn('cashback', { cashBackPercentage: 0 })).toEqual([])
  })
})

describe('cashback over windows', () => {
  const forAll: More = { offeredAt: ['window'], optIn: false, validDays: undefined, cashback: { period: 'weekly' } }
  const none = { promoAmount: undefined, promoAmountType: undefined, minDepositAmount: undefined, maxDepositAmount: undefined }
  const share = { ...none, cashBackPercentage: 1000, cashBackValidity: 60 }

  test('is bounded in Denmark, and can be taken for sixty days there and in Sweden', () => {
    expect(forbiddenIn('maxAmount', share, forAll)).toEqual(['DNK'])
    expect(forbiddenIn('maxAmount', { ...share, cashBackMaxAmount: '1000.01' }, forAll)).toEqual(['DNK'])
    expect(saidIn('DNK', { ...share, cashBackMaxAmount: '1000.00' }, forAll)).toEqual({})
    expect(forbiddenIn('minValidityDays', { ...share, cashBackValidity: 59 }, forAll)).toEqual(['SWE', 'DNK'])
  })

  test('looks at the losses of one product in Great Britain', () => {
    const games = (products: Record<string, number>): More => ({
      ...forAll,
      cashback: { period: 'weekly', games: { default: 0, products } },
    })
    expect(saidIn('GBR', share, games({ slots: 10_000, bingo: 10_000 }))).toEqual({
      singleProduct: 'for more than one product: casino, bingo',
    })
    expect(saidIn('GBR', share, games({ slots: 10_000, live: 10_000, bingo: 0 }))).toEqual({})
  })
})

describe('how it is offered', () => {
  test('leaves sixty days in Sweden and Denmark', () => {
    expect(forbiddenIn('minValidityDays', {}, { validDays: 59 })).toEqual(['SWE', 'DNK'])
    expect(saidIn('SWE', {}, { validDays: 59 })).toEqual({ minValidityDays: 'valid for 59 days, less than 60' })
  })

  test('is the same for all in Sweden and Denmark: no code that has to be known, no way to pay that is better', () => {
    expect(forbiddenIn('equalTerms', {}, { listed: false, promoCode: 'SECRET' })).toEqual(['SWE', 'DNK'])
    expect(saidIn('SWE', {}, { listed: false, promoCode: 'SECRET', methods: [440001] })).toEqual({
      equalTerms: 'only for whoever uses a code and the ways to pay 440001',
    })
    expect(forbiddenIn('equalTerms', {}, { promoCode: 'OPEN' })).toEqual([])
  })

  test('does not press in the Netherlands by being open for less than a day', () => {
    expect(forbiddenIn('countdown', {}, { endsAt: '2026-01-01T23:59:00Z' })).toEqual(['NLD'])
    expect(saidIn('NLD', {}, { endsAt: '2026-01-01T23:59:00Z' })).toEqual({ countdown: 'open for 23 hours alone, which presses' })
    expect(forbiddenIn('countdown', {}, { endsAt: '2026-01-02T00:00:00Z' })).toEqual([])
  })
})
