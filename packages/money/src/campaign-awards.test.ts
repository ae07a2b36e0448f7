import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awardKinds, awardsOf, mostOf, percentText, turnoverOf, turnoverParts, unmetBound, type CampaignTerms } from './campaign-awards.ts'
import { costOf } from './deposit-cost.ts'

const euros = (amountMinor: bigint, includedFeeMinor = 0n) => ({ amountMinor, includedFeeMinor, currency: 'EUR' })
const promo = (terms: CampaignTerms, amount: bigint, fee = 0n) => awardsOf(terms, euros(amount, fee)).promo
const cash = (terms: CampaignTerms, amount: bigint) => awardsOf(terms, euros(amount)).cash

describe('what a campaign awards', () => {
  test.each<[RowName, string, CampaignTerms, bigint]>([
    ['CSH-190', 'a fixed amount, which is what a bare one is', { promoAmount: '25.00' }, 2500n],
    ['CSH-190', 'a fixed amount that says so', { promoAmount: '25.00', promoAmountType: 'fixed' }, 2500n],
    ['CSH-191', 'a percentage', { promoAmount: '50', promoAmountType: 'percentage' }, 3000n],
    ['CSH-192', 'what an object of its own says', { promoAmount: { amountType: 'percentage', initialAmount: '30' } }, 1800n],
    [
      'CSH-192',
      'what the object says before the type beside it',
      { promoAmount: { amountType: 'fixed', initialAmount: '15' }, promoAmountType: 'percentage' },
      1500n,
    ],
  ])('%s: of promo money is %s', (row, _, terms, minor) => {
    proves(row)
    expect(promo(terms, 6000n)).toBe(minor)
  })

  test.each<[RowName, string, CampaignTerms, bigint]>([
    ['CSH-193', 'a fixed amount', { cashAmount: '10' }, 1000n],
    ['CSH-194', 'a percentage', { cashAmount: '20', cashAmountType: 'percentage' }, 1200n],
    ['CSH-195', 'what an object of its own says', { cashAmount: { amountType: 'fixed', initialAmount: '15.00' } }, 1500n],
  ])('%s: of cash is %s', (row, _, terms, minor) => {
    proves(row)
    expect(cash(terms, 6000n)).toBe(minor)
  })

  test('changes with the type of an amount, of every kind', () => {
    proves('CSH-220', 'CSH-224')
    for (const kind of ['bettingBonus', 'liveCasinoBonus', 'biaCash', 'scash', 'cashBack'] as const) {
      const terms: CampaignTerms = { [`${kind}Amount`]: '10' }
      expect(awardsOf(terms, euros(20_000n))[kind]).toBe(1000n)
      expect(awardsOf({ ...terms, [`${kind}AmountType`]: 'percentage' }, euros(20_000n))[kind]).toBe(2000n)
    }
    expect(awardsOf({ pokerBonus: { amountType: 'percentage', initialAmount: '40' } }, euros(5000n)).pokerBonus).toBe(2000n)
    expect(awardsOf({ freeSpinAmount: 20 }, euros(5000n)).freeSpin).toBe(20n)
  })

  test('is nothing without a deposit, whatever it is', () => {
    const all: CampaignTerms = {
      promoAmount: '25',
      cashAmount: '5',
      freeSpinAmount: 20,
      pokerBonus: { amountType: 'fixed', initialAmount: '4' },
    }
    expect(awardKinds.map((kind) => awardsOf(all, euros(0n))[kind])).toEqual(awardKinds.map(() => 0n))
  })

  test('stays within what is left of the limits of promo and cash', () => {
    proves('CSH-209..212', 'CSH-586')
    const hundred = { promoAmount: '100', promoAmountType: 'percentage' } as const
    expect(promo({ ...hundred, maxPromoLimit: '250', awardedPromoAmount: '187.45' }, 30_000n)).toBe(6255n)
    expect(promo({ ...hundred, maxPromoLimit: '300', awardedPromoAmount: '255.50' }, 10_000n)).toBe(4450n)
    expect(promo({ promoAmount: '25', maxPromoLimit: '300', awardedPromoAmount: '290' }, 10_000n)).toBe(1000n)
    const quarter = { cashAmount: '25', cashAmountType: 'percentage', maxCashLimit: '200' } as const
    expect(cash({ ...quarter, awardedCashAmount: '95.10' }, 48_000n)).toBe(10_490n)
    expect(cash({ ...quarter, awardedCashAmount: '260' }, 48_000n)).toBe(0n)
    expect(promo({ ...hundred, maxCashLimit: '1', awardedCashAmount: '1' }, 1000n)).toBe(1000n)
  })

  test('is capped by its own share of the largest deposit where the campaign says so', () => {
    proves('CSH-208', 'CSH-213')
    const capped = { promoAmount: '50', promoAmountType: 'percentage', maxDepositAmount: '100', maxAmountCapEnabled: true } as const
    expect([promo(capped, 10_000n), promo(capped, 15_000n)]).toEqual([5000n, 5000n])
    expect(promo({ ...capped, maxAmountCapEnabled: false }, 10_000n)).toBe(5000n)
    const [at, above] = [euros(10_000n), euros(10_001n)]
    expect([unmetBound(capped, above), unmetBound({ ...capped, maxAmountCapEnabled: false }, above)]).toEqual([undefined, 'max'])
    expect(unmetBound({ ...capped, maxAmountCapEnabled: false }, at)).toBeUndefined()
  })

  test('asks for the least deposit, to the cent', () => {
    proves('CSH-207')
    expect([unmetBound({ minDepositAmount: '30' }, euros(2999n)), unmetBound({ minDepositAmount: '30' }, euros(3000n))]).toEqual([
      'min',
      undefined,
    ])
  })
})

test('a deposit in another currency earns by what reaches the account, less a fee that is taken from it', () => {
  const cost = costOf(100_000n, 'SEK', { percent: '2', fixedMinor: 0n, strategy: 'included' }, 'EUR', '0.0875')
  expect(cost).toMatchObject({ amount: 8750n, fee: 175n })
  const terms: CampaignTerms = { promoAmount: '50', promoAmountType: 'percentage' }
  expect(promo(terms, cost?.amount ?? 0n, cost?.fee)).toBe(4288n) // (87.50 - 1.75) / 2, half up
})

describe('what has to be wagered', () => {
  const half: CampaignTerms = { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '35' }
  const required = (terms: CampaignTerms, amount = 12_000n) => turnoverOf(terms, euros(amount), awardsOf(terms, euros(amount)))

  test('is the factor times the bonus, and the deposit where it counts', () => {
    proves('CSH-216')
    expect([required(half), required({ ...half, includeDepositAmountToTurnover: true })]).toEqual([210_000n, 630_000n])
  })

  test('counts a betting bonus where the campaign says so', () => {
    proves('CSH-217')
    expect(required({ cashAmount: '10.00', biaCashAmount: '5.00', turnoverFactor: '4' })).toBe(6000n)
    const without = { amountMinor: 0n, includedFeeMinor: 0n, currency: 'EUR' }
    const fixed: CampaignTerms = { promoAmount: '50', promoAmountType: 'percentage', cashAmount: '5.00', freeSpinAmount: 3 }
    const { promo, cash, freeSpin } = awardsOf(fixed, { ...without, isNone: true })
    expect([promo, cash, freeSpin, awardsOf(fixed, without).cash]).toEqual([0n, 500n, 3n, 0n])
    const both: CampaignTerms = { promoAmount: '60', bettingBonusAmount: '20', turnoverFactor: '10' }
    expect([required({ ...both, includeBettingBonusToTurnover: true }), required(both)]).toEqual([80_000n, 60_000n])
  })

  test('names what the factor multiplies; winnings come in with free spins', () => {
    proves('CSH-215')
    const partsOf = (terms: CampaignTerms) => turnoverParts(terms, awardsOf(terms, euros(12_000n)))
    expect(partsOf({ ...half, includeDepositAmountToTurnover: true })).toEqual({ deposit: true, bonus: true, winnings: false })
    expect(partsOf({ freeSpinAmount: 20, turnoverFactor: '5' })).toEqual({ deposit: false, bonus: false, winnings: true })
    expect(required({ freeSpinAmount: 20, turnoverFactor: '5' })).toBe(0n)
  })
})

const minor = fc.bigInt({ min: 0n, max: 10n ** 10n })
const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

test('what is awarded over many deposits never passes the limit, and each is the formula or what is left (property)', () => {
  fc.assert(
    fc.property(fc.array(minor, { maxLength: 12 }), minor, fc.bigInt({ min: 0n, max: 300n }), (deposits, limit, percent) => {
      let awarded = 0n
      for (const amount of deposits) {
        const terms: CampaignTerms = {
          promoAmount: String(percent),
          promoAmountType: 'percentage',
          maxPromoLimit: text(limit),
          awardedPromoAmount: text(awarded),
        }
        const given = promo(terms, amount)
        const formula = (amount * percent * 2n + 100n) / 200n
        expect(given).toBe(formula < limit - awarded ? formula : limit - awarded)
        awarded += given
      }
      expect(awarded <= limit).toBe(true)
    }),
  )
})

test('a larger deposit never earns less, and what is left of one after a refund never more (property)', () => {
  fc.assert(
    fc.property(minor, minor, minor, fc.boolean(), (a, b, fee, capped) => {
      const terms: CampaignTerms = {
        promoAmount: '75',
        promoAmountType: 'percentage',
        maxDepositAmount: '220',
        maxAmountCapEnabled: capped,
      }
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(promo(terms, less, fee) <= promo(terms, more, fee)).toBe(true)
    }),
  )
})

test('the most that a deposit earns is known where something bounds it', () => {
  expect(mostOf({}, 'promo', 'EUR')).toBe(0n)
  expect(mostOf({ promoAmount: '25' }, 'promo', 'EUR')).toBe(2500n)
  expect(mostOf({ promoAmount: '50', promoAmountType: 'percentage' }, 'promo', 'EUR')).toBeUndefined()
  expect(mostOf({ promoAmount: '50', promoAmountType: 'percentage', maxDepositAmount: '200' }, 'promo', 'EUR')).toBe(10_000n)
  expect(mostOf({ promoAmount: '50', promoAmountType: 'percentage', maxDepositAmount: '200', maxPromoLimit: '80' }, 'promo', 'EUR')).toBe(
    8000n,
  )
})

test('hundredths of a percent read as percent', () => {
  expect([1250, 75, 1000, 5, 0].map(percentText)).toEqual(['12.5', '0.75', '10', '0.05', '0'])
})
