// Proves CSH-190..195, CSH-209..213, CSH-216..217, CSH-220, CSH-224.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaignBonus, meetsCampaign, type CampaignRule } from './campaign-bonus.ts'

const bonus = (rule: CampaignRule, deposit: bigint, fee = 0n) => campaignBonus(rule, deposit, fee, 'EUR')

describe('a deposit earns', () => {
  test.each<[string, CampaignRule, bigint, Partial<ReturnType<typeof bonus>>]>([
    ['a fixed promo bonus', { promoAmount: '25' }, 6000n, { promo: 2500n }],
    ['a promo bonus in percent', { promoAmount: '50', promoAmountType: 'percentage' }, 6000n, { promo: 3000n }],
    ['one written as an object', { promoAmount: { amountType: 'percentage', initialAmount: '30' } }, 6000n, { promo: 1800n }],
    ['a fixed cash bonus', { cashAmount: '10' }, 6000n, { cash: 1000n }],
    ['a cash bonus in percent', { cashAmount: '20', cashAmountType: 'percentage' }, 6000n, { cash: 1200n }],
    ['one written as an object with a fixed amount', { cashAmount: { amountType: 'fixed', initialAmount: '15' } }, 6000n, { cash: 1500n }],
    [
      'what is left of the limit of cash bonuses',
      { cashAmount: '50', cashAmountType: 'percentage', maxCashLimit: '200', awardedCashAmount: '190.00' },
      10_000n,
      { cash: 1000n },
    ],
    [
      'what is left of the limit of promo bonuses',
      { promoAmount: '100', promoAmountType: 'percentage', maxPromoLimit: '300', awardedPromoAmount: '255.50' },
      10_000n,
      { promo: 4450n },
    ],
    [
      'what the largest deposit earns, where that caps',
      { promoAmount: '50', promoAmountType: 'percentage', maxDepositAmount: '100', maxAmountCapEnabled: true },
      15_000n,
      { promo: 5000n },
    ],
    ['a fixed betting bonus', { bettingBonusAmount: '10' }, 20_000n, { betting: 1000n }],
    ['a betting bonus in percent', { bettingBonusAmount: '10', bettingBonusAmountType: 'percentage' }, 20_000n, { betting: 2000n }],
    ['a poker bonus in percent', { pokerBonus: { initialAmount: '40', amountType: 'percentage' } }, 5000n, { poker: 2000n }],
    ['nothing of nothing', { promoAmount: '25' }, 0n, { promo: 0n, turnover: 0n }],
    ['something to wager: the bonus', { promoAmount: '60', turnoverFactor: 35 }, 12_000n, { turnover: 210_000n }],
    [
      'something to wager: deposit and bonus',
      { promoAmount: '60', turnoverFactor: 35, includeDepositAmountToTurnover: true },
      12_000n,
      { turnover: 630_000n },
    ],
    [
      'something to wager: bonus and betting bonus',
      { promoAmount: '60', bettingBonusAmount: '20', turnoverFactor: 10, includeBettingBonusToTurnover: true },
      12_000n,
      { turnover: 80_000n },
    ],
    [
      'something to wager: without the betting bonus',
      { promoAmount: '60', bettingBonusAmount: '20', turnoverFactor: 10 },
      12_000n,
      { turnover: 60_000n },
    ],
  ])('%s', (_, rule, deposit, wanted) => {
    expect(bonus(rule, deposit)).toMatchObject(wanted)
  })

  test('less where a fee is taken from it', () => {
    expect(bonus({ promoAmount: '50', promoAmountType: 'percentage' }, 12_000n, 360n).promo).toBe(5820n)
  })

  test('never more than the limits leave, whatever the terms (property)', () => {
    const minor = fc.bigInt({ min: 0n, max: 10n ** 9n })
    const text = minor.map((units) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        minor,
        minor,
        fc.nat(500),
        text,
        text,
        fc.constantFrom('fixed' as const, 'percentage' as const),
        (deposit, fee, of, most, had, type) => {
          const { promo } = bonus(
            { promoAmount: String(of), promoAmountType: type, maxPromoLimit: most, awardedPromoAmount: had },
            deposit,
            fee,
          )
          const units = (amount: string) => BigInt(amount.replace('.', ''))
          const left = units(most) > units(had) ? units(most) - units(had) : 0n
          expect(promo >= 0n && promo <= left).toBe(true)
        },
      ),
    )
  })
})

test.each([
  [{ minDepositAmount: '30' }, 2999n, 'below'],
  [{ minDepositAmount: '30' }, 3000n, undefined],
  [{ maxDepositAmount: '220' }, 22_000n, undefined],
  [{ maxDepositAmount: '220' }, 22_001n, 'above'],
  [{ maxDepositAmount: '220', maxAmountCapEnabled: true }, 40_000n, undefined],
])('of the conditions %o a deposit of %s is %s', (rule, deposit, wanted) => {
  expect(meetsCampaign(rule, deposit, 'EUR')).toBe(wanted)
})
