// Every cell of the matrix of countries is its own test.
import { describe, expect, test } from 'vitest'
import { ruleSetAt, ruleSets, sourceOf, type LimitRule, type LimitType, type RuleSet } from './index.ts'

// The Finnish market opens in July 2027; all others apply today.
const today = new Date('2026-11-22T12:00:00Z')
const opened = new Date('2027-07-02T12:00:00Z')
const rulesOf = (country: string) => ruleSetAt(country, country === 'FIN' ? opened : today)
const limit = (rules: RuleSet, type: LimitType = 'deposit'): LimitRule | undefined => rules.limits[type]

const countries = ['MLT', 'SWE', 'GBR', 'EST', 'NLD', 'DEU', 'BEL', 'DNK', 'ESP', 'FIN', 'ROU', 'CAN'] as const
type Row = { field: string; read: (rules: RuleSet) => unknown; cells: readonly unknown[] }

const all = ['daily', 'weekly', 'monthly']
const plain = { allowed: true, maxGrants: null, maxWagering: null, minValidityDays: null, maxAmount: null }
const none: unknown[] = []
const pounds = [
  { group: 'slots', minAge: 18, amount: '2.00', currency: 'GBP' },
  { group: 'slots', minAge: 25, amount: '5.00', currency: 'GBP' },
]
const spanish = ['600.00', '1500.00', '3000.00']
const amounts = (list: { amount: string }[] | undefined) => list?.map(({ amount }) => amount)

/** The known rules of each country, with a column for each of `countries`. */
const matrix: Row[] = [
  {
    field: 'deposit.mandatory',
    read: (rules) => limit(rules)?.mandatory,
    cells: [
      'none',
      'before-play',
      'prompt',
      'none',
      'before-play',
      'before-play',
      'none',
      'before-play',
      'none',
      'before-play',
      'none',
      'none',
    ],
  },
  {
    field: 'the deposit limit that the country itself sets',
    read: (rules) => amounts(limit(rules)?.imposed),
    cells: [none, none, none, none, none, none, ['200.00'], none, spanish, none, none, none],
  },
  {
    field: 'the highest deposit limit',
    read: (rules) => amounts(limit(rules)?.most),
    cells: [none, none, none, none, none, ['1000.00'], none, none, spanish, none, none, none],
  },
  {
    field: 'deposit.periods',
    read: (rules) => limit(rules)?.periods,
    cells: [all, all, all, all, all, ['monthly'], ['weekly'], all, all, ['daily', 'monthly'], all, all],
  },
  {
    field: 'deposit periods that the form hides',
    read: (rules) => limit(rules)?.hiddenPeriodsInForm,
    cells: [none, none, none, none, ['daily', 'weekly'], none, none, none, none, none, none, none],
  },
  {
    field: 'periodKind',
    read: (rules) => limit(rules)?.periodKind,
    cells: countries.map((country) => (country === 'BEL' ? 'rolling' : 'calendar')),
  },
  {
    field: 'increase.delayHours',
    read: (rules) => limit(rules)?.increase.delayHours,
    cells: [24, 72, 24, 24, 168, 168, 72, 24, 72, 24, 24, 24],
  },
  {
    field: 'waitPeriodEnd',
    read: (rules) => limit(rules)?.increase.waitPeriodEnd,
    cells: countries.map((country) => country === 'SWE'),
  },
  {
    field: 'confirm',
    read: (rules) => limit(rules)?.increase.confirm,
    cells: ['player', 'none', 'player', 'player', 'operator', 'external', 'external', 'none', 'external', 'player', 'player', 'player'],
  },
  {
    field: 'contactThreshold',
    read: (rules) => limit(rules)?.contactThreshold.map(({ band, amount, currency, blocks }) => `${band} ${amount} ${currency} ${blocks}`),
    cells: [
      none,
      ['all 10000.00 SEK false'],
      none,
      none,
      ['18-23 150.00 EUR true', '24+ 350.00 EUR true'],
      none,
      none,
      none,
      none,
      none,
      none,
      none,
    ],
  },
  {
    field: 'netDeposit',
    read: (rules) => {
      const rule = limit(rules, 'netDeposit')
      return rule && (rule.imposed.length > 0 ? rule.imposed.map(({ band, amount }) => `${band} ${amount}`) : 'offered')
    },
    cells: [
      'offered',
      undefined,
      'offered',
      undefined,
      ['18-23 300.00', '24+ 700.00'],
      ...Array.from({ length: 6 }, () => undefined),
      'offered',
    ],
  },
  {
    field: 'maxBalance',
    read: (rules) => limit(rules, 'maxBalance')?.mandatory ?? (rules.payments.autoPayout ? 'paid out above it' : 'hidden'),
    cells: countries.map((country) => (country === 'NLD' ? 'before-play' : country === 'DEU' ? 'paid out above it' : 'hidden')),
  },
  {
    field: 'realityCheck.everyMin',
    read: (rules) => rules.realityCheckEveryMinutes,
    cells: [60, 60, null, 60, 30, 60, 60, 60, 60, 60, 60, 60],
  },
  {
    field: 'games.minRoundMs slot',
    read: (rules) => rules.games.minRoundMs.slots,
    cells: [undefined, 3000, 2500, undefined, undefined, 5000, ...Array.from({ length: 6 }, () => undefined)],
  },
  {
    field: 'max stake slot',
    read: (rules) => rules.games.maxStake,
    cells: [
      none,
      none,
      pounds,
      none,
      none,
      [{ group: 'slots', minAge: 18, amount: '1.00', currency: 'EUR' }],
      ...Array.from({ length: 6 }, () => none),
    ],
  },
  {
    field: 'bonus',
    read: ({ bonus: { allowed, maxGrants, maxWagering, minValidityDays, maxAmount } }) => ({
      allowed,
      maxGrants,
      maxWagering,
      minValidityDays,
      maxAmount,
    }),
    cells: [
      plain,
      { ...plain, maxGrants: 1, minValidityDays: 60 },
      { ...plain, maxWagering: 10 },
      plain,
      plain,
      plain,
      { ...plain, allowed: false },
      { ...plain, maxWagering: 10, minValidityDays: 60, maxAmount: { amount: '1000.00', currency: 'DKK' } },
      plain,
      plain,
      plain,
      plain,
    ],
  },
  {
    field: 'bonus in play',
    read: ({ bonus }) => bonus.offeredDuringPlay,
    cells: countries.map((country) => country !== 'NLD'),
  },
  {
    field: 'bonus for whoever is kept out, pauses or is marked',
    read: ({ bonus }) => bonus.offeredWhileBlocked || bonus.offeredWithMarkers,
    cells: countries.map(() => false),
  },
  {
    field: 'bonus money staked first',
    read: ({ bonus }) => bonus.bonusFirst,
    cells: countries.map(() => false),
  },
  {
    field: 'the least age for a bonus',
    read: ({ bonus }) => bonus.minAge,
    cells: countries.map((country) => (country === 'NLD' ? 24 : null)),
  },
  {
    field: 'what wagering is compared with',
    read: ({ bonus: { wageringBase, preWager } }) => [wageringBase, preWager],
    cells: countries.map((country) => [country === 'DNK' ? 'depositPlusBonus' : 'bonus', country === 'GBR' ? 'exempt' : 'counted']),
  },
  {
    field: 'the Danish terms of a bonus',
    read: ({ bonus: { wageringOnWinnings, contributions, matchPercent, exampleAmount } }) =>
      !wageringOnWinnings && contributions === 'fullOrNone' && exampleAmount && matchPercent,
    cells: countries.map((country) => (country === 'DNK' ? 100 : false)),
  },
  {
    field: 'equal terms',
    read: ({ bonus }) => bonus.equalTerms,
    cells: countries.map((country) => country === 'SWE' || country === 'DNK'),
  },
  {
    field: 'one product',
    read: ({ bonus }) => bonus.singleProduct,
    cells: countries.map((country) => country === 'GBR'),
  },
  {
    field: 'loyalty counts as a bonus',
    read: ({ bonus }) => bonus.loyaltyCounts,
    cells: countries.map((country) => country === 'SWE' || country === 'NLD'),
  },
  {
    field: 'cashback and countdowns are forbidden',
    read: ({ bonus }) => bonus.cashback === 'forbidden' && !bonus.countdown,
    cells: countries.map((country) => country === 'NLD'),
  },
  {
    field: 'bonuses are advertised to whoever is not signed in',
    read: ({ bonus }) => bonus.publicAdvertising,
    cells: countries.map((country) => country !== 'CAN'),
  },
  {
    field: 'races by stakes',
    read: ({ bonus }) => bonus.wagerRaces,
    cells: countries.map((country) => country !== 'GBR' && country !== 'NLD'),
  },
  {
    field: 'credit card',
    read: ({ payments: { creditCard, closedLoop, ownNameOnly } }) =>
      [!creditCard && 'forbidden', closedLoop && 'closed loop', ownNameOnly && 'own name'].filter((word) => word !== false),
    cells: [
      none,
      ['forbidden'],
      ['forbidden'],
      ['closed loop'],
      ['closed loop', 'own name'],
      ['own name'],
      ['forbidden'],
      none,
      none,
      ['forbidden'],
      none,
      none,
    ],
  },
  {
    field: 'payout above the max balance',
    read: (rules) => rules.payments.autoPayout,
    cells: countries.map((country) => country === 'NLD' || country === 'DEU'),
  },
  {
    field: 'autoplay',
    read: (rules) => rules.games.autoplay,
    cells: countries.map((country) => !['GBR', 'NLD', 'DEU'].includes(country)),
  },
  {
    field: 'who a player is, known before',
    read: (rules) => rules.kycBefore.filter((act) => act !== 'withdraw'),
    cells: countries.map((country) => (country === 'GBR' ? ['deposit', 'play', 'demo'] : country === 'NLD' ? ['deposit', 'play'] : none)),
  },
  {
    field: 'marketing asks the register',
    read: (rules) => rules.exclusion.checkAt.includes('marketing'),
    cells: countries.map((country) => ['SWE', 'GBR', 'DNK'].includes(country)),
  },
  {
    field: 'an own exclusion ends by itself',
    read: (rules) => rules.exclusion.returnCoolingOffHours === null,
    cells: countries.map((country) => country !== 'GBR'),
  },
  {
    field: 'minAge',
    read: ({ minAge, minAgeByVertical }) => [minAge, minAgeByVertical.casino ?? minAge],
    cells: [
      [18, 18],
      [18, 18],
      [18, 18],
      [18, 21],
      [18, 18],
      [18, 18],
      [21, 21],
      [18, 18],
      [18, 18],
      [18, 18],
      [18, 18],
      [19, 19],
    ],
  },
  {
    field: 'registers',
    read: (rules) => rules.exclusion.registers,
    cells: [none, ['spelpaus'], ['gamstop'], ['hampi'], ['cruks'], ['oasis'], ['epis'], ['rofus'], ['rgiaj'], ['finland'], ['onjn'], none],
  },
]

describe.each(matrix)('$field', ({ read, cells }) => {
  test.each(countries.map((country, column) => [country, cells[column]]))('in %s is %j', (country, value) => {
    expect(read(rulesOf(country as string))).toEqual(value)
  })
})

test('the matrix has a cell for every country', () => {
  for (const { field, cells } of matrix) expect([field, cells.length]).toEqual([field, countries.length])
  expect(new Set(countries)).toEqual(new Set(['MLT', ...Object.keys(ruleSets)]))
})

describe('the sources of values', () => {
  const paths = (value: unknown, at: string): string[] =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([name, part]) => paths(part, at ? `${at}.${name}` : name))
      : [at]
  const versions = countries.flatMap((country) => (country === 'MLT' ? [rulesOf('MLT')] : (ruleSets[country] ?? [])))

  test.each(versions.map((rules) => [rules.code, rules.validFrom, rules] as const))(
    'name one for every value of %s since %s',
    (_, __, rules) => {
      const { code: _code, validFrom: _from, verified: _verified, sources: _sources, ...values } = rules
      const without = paths(values, '').filter((path) => !sourceOf(rules, path))
      expect(without).toEqual([])
      expect(paths(values, '').length).toBeGreaterThan(60)
    },
  )

  test('say of the bonus rules of each country whether somebody has looked them up', () => {
    const unknown = countries.filter((country) => sourceOf(rulesOf(country), 'bonus.maxWagering')?.grade === 'unsourced')
    expect(unknown).toEqual(['EST', 'DEU', 'ESP', 'FIN', 'ROU', 'CAN'])
    const grades = (country: (typeof countries)[number], ...fields: (keyof RuleSet['bonus'])[]) =>
      fields.map((field) => sourceOf(rulesOf(country), `bonus.${field}`)?.grade)
    expect(grades('DNK', 'wageringBase', 'matchPercent', 'contributions', 'bonusFirst')).toEqual(['P', 'P', 'P', 'own'])
    expect(grades('NLD', 'minAge', 'cashback', 'offeredWhileBlocked', 'wagerRaces')).toEqual(['P', 'P', 'P', 'own'])
    expect(grades('GBR', 'maxWagering', 'preWager', 'offeredWithMarkers')).toEqual(['P', 'S', 'P'])
  })

  test('say an address for whatever is graded better than unsourced, and when it was looked up', () => {
    for (const rules of versions)
      for (const { field, url, grade, checkedOn } of rules.sources) {
        if (grade === 'P' || grade === 'V') expect([rules.code, field, url !== '']).toEqual([rules.code, field, true])
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
  })

  test('name the most exact one, the country’s own before the default’s', () => {
    expect(sourceOf(rulesOf('NLD'), 'limits.deposit.contactThreshold')?.url).toContain('3.19d')
    expect(sourceOf(rulesOf('NLD'), 'limits.session.increase.delayHours')?.url).toContain('4.14(3)')
    expect(sourceOf(rulesOf('SWE'), 'retentionYears')?.grade).toBe('own')
  })
})

describe('at a limit', () => {
  test('a rule set says what the engine does: time logs out, the balance is swept, all else is refused', () => {
    const does: Partial<Record<LimitType, string>> = { session: 'logout', maxBalance: 'sweep' }
    for (const country of countries)
      for (const [type, rule] of Object.entries(rulesOf(country).limits))
        expect([country, type, rule.atLimit]).toEqual([country, type, does[type as LimitType] ?? 'block']) // the keys are types of limits
  })
})

describe('versions', () => {
  test('say that nobody has held all of their values against the law', () => {
    const unverified = countries.filter((country) => !rulesOf(country).verified)
    expect(unverified).toEqual([...countries])
  })

  test('begin and end at their moments, the default holding before the first', () => {
    expect(ruleSetAt('FIN', new Date('2027-06-30T23:59:59.999Z')).code).toBe('MLT')
    expect(ruleSetAt('FIN', new Date('2027-07-01T00:00:00Z')).code).toBe('FIN')
    expect(ruleSetAt('SWE', new Date('2026-03-31T21:59:59.999Z')).payments.creditCard).toBe(true)
    expect(ruleSetAt('SWE', new Date('2026-03-31T22:00:00Z')).payments.creditCard).toBe(false)
    expect(ruleSetAt('GBR', new Date('2026-01-18T23:59:59.999Z')).bonus.maxWagering).toBeNull()
    expect(ruleSetAt('GBR', new Date('2026-01-19T00:00:00Z')).bonus.maxWagering).toBe(10)
    expect(ruleSetAt('GBR', new Date('2026-09-29T22:59:59.999Z')).validFrom).toBe('2026-01-19T00:00:00Z')
    expect(ruleSetAt('GBR', new Date('2026-09-29T23:00:00Z')).validFrom).toBe('2026-09-29T23:00:00Z')
  })

  test('stay as they are: each names its country, and no two of one country begin together', () => {
    for (const [country, list] of Object.entries(ruleSets)) {
      expect(list.every(({ code }) => code === country)).toBe(true)
      expect(new Set(list.map(({ validFrom }) => validFrom)).size).toBe(list.length)
    }
  })
})
