import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awardsOf, turnoverOf, wageredBonus, type CampaignTerms } from './campaign-awards.ts'
import { worstDeposit, type WageringBound } from './worst-deposit.ts'

const tenTimes: WageringBound = { times: 10, base: 'bonus' }
const whole: CampaignTerms = { promoAmount: '100', promoAmountType: 'percentage', minDepositAmount: '10.00', maxDepositAmount: '50.00' }

describe('the worst deposit', () => {
  test('is none where ten times the bonus is all that is asked for', () => {
    expect(worstDeposit({ ...whole, turnoverFactor: '10' }, 'EUR', tenTimes)).toBeUndefined()
    expect(worstDeposit({ ...whole, turnoverFactor: '5', includeDepositAmountToTurnover: true }, 'EUR', tenTimes)).toBeUndefined()
  })

  test('asks for twenty times the bonus where a factor of ten counts the deposit, too', () => {
    expect(worstDeposit({ ...whole, turnoverFactor: '10', includeDepositAmountToTurnover: true }, 'EUR', tenTimes)).toEqual({
      deposit: 5000n,
      bonus: 5000n,
      required: 100_000n,
      allowed: 50_000n,
      isEndless: false,
    })
  })

  test('is within ten times bonus and deposit where the bonus matches the deposit', () => {
    const danish: WageringBound = { times: 10, base: 'depositPlusBonus' }
    const terms = { ...whole, includeDepositAmountToTurnover: true }
    expect(worstDeposit({ ...terms, turnoverFactor: '10' }, 'DKK', danish)).toBeUndefined()
    expect(worstDeposit({ ...terms, turnoverFactor: '10.01' }, 'DKK', danish)).toMatchObject({ deposit: 5000n, required: 100_100n })
    expect(worstDeposit({ ...whole, turnoverFactor: '20' }, 'DKK', danish)).toBeUndefined()
  })

  test('has no end where a bonus is capped and the deposit is not: the first that is above is named', () => {
    const capped = { ...whole, maxAmountCapEnabled: true, turnoverFactor: '5', includeDepositAmountToTurnover: true }
    expect(worstDeposit(capped, 'EUR', tenTimes)).toEqual({
      deposit: 5001n,
      bonus: 5000n,
      required: 50_005n,
      allowed: 50_000n,
      isEndless: true,
    })
  })

  test('is the one whose bonus is rounded down where ten times would be asked for without rounding', () => {
    const quarter = { ...whole, promoAmount: '25', turnoverFactor: '2', includeDepositAmountToTurnover: true }
    expect(worstDeposit(quarter, 'EUR', tenTimes)).toMatchObject({ deposit: 1001n, bonus: 250n, required: 2502n, allowed: 2500n })
  })

  test('is any where free spins alone let the deposit be wagered', () => {
    const spins = { freeSpinAmount: 20, turnoverFactor: '1', includeDepositAmountToTurnover: true, maxDepositAmount: '20.00' }
    expect(worstDeposit(spins, 'EUR', tenTimes)).toMatchObject({ deposit: 2000n, bonus: 0n, required: 2000n, allowed: 0n })
  })

  test('counts what somebody has had: little is left of the bonus, and all of the deposit is asked for', () => {
    const terms = { ...whole, turnoverFactor: '5', includeDepositAmountToTurnover: true, maxPromoLimit: '50.00' }
    expect(worstDeposit(terms, 'EUR', tenTimes)).toBeUndefined()
    expect(worstDeposit({ ...terms, awardedPromoAmount: '45.00' }, 'EUR', tenTimes)).toMatchObject({ deposit: 5000n, bonus: 500n })
  })
})

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((minor) => (minor / 100).toFixed(2))
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const share = fc.oneof(
  fc.constantFrom('100', '50', '33', '12.5', '150', '0.5', '7'),
  fc.integer({ min: 1, max: 3000 }).map((hundredths) => String(hundredths / 10)),
)
const award = fc.oneof(
  fc.record({ amountType: fc.constant('fixed' as const), initialAmount: cents(60) }),
  fc.record({ amountType: fc.constant('percentage' as const), initialAmount: share }),
)
const anyTerms: fc.Arbitrary<CampaignTerms> = fc.record({
  promoAmount: optional(award),
  cashAmount: optional(award),
  bettingBonusAmount: optional(award),
  freeSpinAmount: optional(fc.constantFrom(0, 20)),
  minDepositAmount: optional(cents(100)),
  maxDepositAmount: optional(cents(400)),
  maxAmountCapEnabled: optional(fc.boolean()),
  maxPromoLimit: optional(cents(200)),
  awardedPromoAmount: optional(cents(200)),
  maxCashLimit: optional(cents(200)),
  turnoverFactor: optional(fc.constantFrom('1', '5', '9.99', '10', '10.001', '2.5', '20', '4.75')),
  includeDepositAmountToTurnover: optional(fc.boolean()),
  includeBettingBonusToTurnover: optional(fc.boolean()),
})
const anyBound: fc.Arbitrary<WageringBound> = fc.record({
  times: fc.constantFrom(1, 5, 10),
  base: fc.constantFrom('bonus' as const, 'depositPlusBonus' as const),
})
const triedUpTo = 3000n

/** Every deposit up to 30.00 that is above the bound, by the sums that players are told. */
function aboveBound(terms: CampaignTerms, { times, base }: WageringBound) {
  const minor = (text: string | undefined) => (text === undefined ? undefined : BigInt(Math.round(Number(text) * 100)))
  const least = minor(terms.minDepositAmount) ?? 1n
  const most = terms.maxAmountCapEnabled ? undefined : minor(terms.maxDepositAmount)
  const found: { deposit: bigint; above: bigint }[] = []
  for (let deposit = least > 0n ? least : 1n; deposit <= triedUpTo && (most === undefined || deposit <= most); deposit += 1n) {
    const made = { amountMinor: deposit, includedFeeMinor: 0n, currency: 'EUR' }
    const awards = awardsOf(terms, made)
    const bonus = wageredBonus(terms, awards)
    const above = turnoverOf(terms, made, awards) - BigInt(times) * (base === 'bonus' ? bonus : bonus + deposit)
    if (above > 0n) found.push({ deposit, above })
  }
  return { found, isWhole: most !== undefined && most <= triedUpTo }
}

test('the worst deposit is the one that trying all of them finds (property)', () => {
  fc.assert(
    fc.property(anyTerms, anyBound, (terms, bound) => {
      const { found, isWhole } = aboveBound(terms, bound)
      const worst = worstDeposit(terms, 'EUR', bound)
      if (found.length > 0) expect(worst).toBeDefined()
      if (!worst) return
      expect(worst.required).toBeGreaterThan(worst.allowed)
      const most = found.reduce((all, { above }) => (above > all ? above : all), 0n)
      if (isWhole) expect([worst.isEndless, worst.required - worst.allowed]).toEqual([false, most])
      else if (!worst.isEndless) expect(worst.required - worst.allowed >= most).toBe(true)
    }),
    { numRuns: 400 },
  )
})
