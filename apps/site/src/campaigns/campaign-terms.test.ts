import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import type { Campaign } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { termsOf } from '@fairhouse/messages/campaign-terms.ts'
import { campaignWith } from './test-campaign.ts'

async function told(more: Partial<Campaign>, language = 'en'): Promise<string[]> {
  const texts = createTexts(language, loadArea, {})
  await texts.load(['campaigns'])
  return termsOf(campaignWith(more), { t: texts.t, date: (moment) => moment.slice(0, 10) }).map(({ label, value }) =>
    `${label}: ${value}`
      .replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u202f', ' '),
  )
}

/** The rows that each case shows. */
const rowsOfTerms: Record<string, RowName[]> = {
  'live casino bonus': ['CSH-196'],
  'cash in advance': ['CSH-197', 'CSH-NS-19'],
  'free spins': ['CSH-198', 'CSH-219', 'CSH-NS-19'],
  'saving cash': ['CSH-199', 'CSH-NS-19'],
  cashback: ['CSH-200'],
  'betting bonus': ['CSH-201', 'CSH-219'],
  'cashback on losses': ['CSH-202..204'],
  'a small share for a day': ['CSH-202', 'CSH-204'],
  bets: ['CSH-205..206'],
  deposits: ['CSH-208'],
  'games of one maker': ['CSH-218'],
}

test.each<[string, Partial<Campaign>, string[]]>([
  ['live casino bonus', { liveCasinoBonusAmount: '15.00' }, ['Live casino bonus: € 15.00']],
  ['cash in advance', { biaCashAmount: '5.00' }, ['Cash bonus in advance: € 5.00']],
  ['free spins', { freeSpinAmount: 20, freeSpinMaxWinnings: '100.00' }, ['Free spins: 20', 'Most to win with the free spins: € 100.00']],
  ['saving cash', { scashAmount: '8.00' }, ['Saving cash: € 8.00']],
  ['cashback', { cashBackAmount: '15.00' }, ['Cashback: € 15.00']],
  [
    'betting bonus',
    { bettingBonusAmount: '10.00', bettingBonusMaxWinnings: '200.00' },
    ['Betting bonus: € 10.00', 'Most to win with the betting bonus: € 200.00'],
  ],
  ['a share of the deposit', { promoAmount: '12.50', promoAmountType: 'percentage' }, ['Bonus money: 12.5% of your deposit']],
  [
    'how cashback on losses is reckoned',
    { cashBackPeriod: 'weekly', cashBackMinBase: '10.00', cashBackMaxAmount: '50.00' },
    ['Losses are reckoned: week by week', 'Cashback from a loss of: € 10.00', 'Cashback at most: € 50.00'],
  ],
  ['cashback on losses', { cashBackPercentage: 1250, cashBackValidity: 7 }, ['Cashback on losses: 12.5%', 'Cashback is valid for: 7 days']],
  [
    'a small share for a day',
    { cashBackPercentage: 75, cashBackValidity: 1 },
    ['Cashback on losses: 0.75%', 'Cashback is valid for: 1 day'],
  ],
  ['bets', { minBetAmount: '0.20', maxBetAmount: '5.00' }, ['Bet at least: € 0.20', 'Bet at most: € 5.00']],
  ['deposits', { minDepositAmount: '30.00', maxDepositAmount: '220.00' }, ['Deposit at least: € 30.00', 'Deposit at most: € 220.00']],
  ['a cap', { maxDepositAmount: '220.00', maxAmountCapEnabled: true }, ['Counted up to a deposit of: € 220.00']],
  ['games of one maker', { campaignGameProvider: 'Orchard House' }, ['For games by: Orchard House']],
  ['what is left', { maxPromoLimit: '300.00', awardedPromoAmount: '255.50' }, ['Bonus money left for you: € 44.50 of € 300.00']],
])('%s', async (_, more, lines) => {
  proves(...(rowsOfTerms[_] ?? []))
  expect(await told(more)).toEqual(lines)
})

test('an amount that an answer gives as a number is told like one that it gives as text', async () => {
  const promoAmount = { amountType: 'percentage', initialAmount: 50 } as unknown as Campaign['promoAmount'] // what the contract does not allow
  expect(await told({ promoAmount })).toEqual(['Bonus money: 50% of your deposit'])
})

test('a poker bonus names where it is for, how much, and how it is paid', async () => {
  proves('CSH-221..223')
  const poker = (bonusType: 'tokens' | 'afterWagerBonus') =>
    told({ pokerBonus: { provider: 'River', bonusType, initialAmount: '40.00', amountType: 'fixed' } })
  expect(await poker('tokens')).toEqual(['Poker bonus: € 40.00', 'Poker at: River', 'Poker bonus is paid: In tokens'])
  expect((await poker('afterWagerBonus')).at(-1)).toBe('Poker bonus is paid: In cash, after wagering')
})

test('the wagering requirement names what its factor multiplies', async () => {
  proves('CSH-214', 'CSH-NS-20')
  const promo = { promoAmount: '60.00', turnoverFactor: '35' }
  expect((await told(promo)).at(-1)).toBe('To be wagered: 35 times the bonus')
  expect((await told({ ...promo, includeDepositAmountToTurnover: true })).at(-1)).toBe('To be wagered: 35 times your deposit and bonus')
  const spins = { freeSpinAmount: 20, turnoverFactor: '5' }
  expect((await told({ ...spins, winningsFactor: '5' })).at(-1)).toBe('To be wagered: 5 times what you win')
  expect(await told(spins)).toEqual(['Free spins: 20'])
  expect((await told({ ...promo, freeSpinAmount: 20, winningsFactor: '5' })).slice(-2)).toEqual([
    'To be wagered: 35 times the bonus',
    'To be wagered: 5 times what you win',
  ])
})

test('one deposit is worked through where the law wants an example', async () => {
  const example = { deposit: '100.00', bonus: '100.00', wager: '1000.00' }
  expect((await told({ promoAmount: '100.00', example })).at(-1)).toMatch(
    /^Example: A deposit of .*100.00 brings .*100.00; .*000.00 is to be wagered$/,
  )
})
