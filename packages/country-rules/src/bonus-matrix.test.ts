// What each country says of bonuses, a test for every cell.
import { describe, expect, test } from 'vitest'
import { ruleSetAt, ruleSets, sourceOf, type RuleSet } from './index.ts'

// The Finnish market opens in July 2027; all others apply today.
const [today, opened] = [new Date('2026-11-22T12:00:00Z'), new Date('2027-07-02T12:00:00Z')]
const rulesOf = (country: string) => ruleSetAt(country, country === 'FIN' ? opened : today)
const countries = ['MLT', 'SWE', 'GBR', 'EST', 'NLD', 'DEU', 'BEL', 'DNK', 'ESP', 'FIN', 'ROU', 'CAN'] as const
type Row = { field: string; read: (rules: RuleSet) => unknown; cells: readonly unknown[] }
const plain = { allowed: true, maxGrants: null, maxWagering: null, minValidityDays: null, maxAmount: null }

const matrix: Row[] = [
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

test('sources say of the bonus rules of each country whether somebody has looked them up', () => {
  const unknown = countries.filter((country) => sourceOf(rulesOf(country), 'bonus.maxWagering')?.grade === 'unsourced')
  expect(unknown).toEqual(['EST', 'DEU', 'ESP', 'FIN', 'ROU', 'CAN'])
  const grades = (country: (typeof countries)[number], ...fields: (keyof RuleSet['bonus'])[]) =>
    fields.map((field) => sourceOf(rulesOf(country), `bonus.${field}`)?.grade)
  expect(grades('DNK', 'wageringBase', 'matchPercent', 'contributions', 'bonusFirst')).toEqual(['P', 'P', 'P', 'own'])
  expect(grades('NLD', 'minAge', 'cashback', 'offeredWhileBlocked', 'wagerRaces')).toEqual(['P', 'P', 'P', 'own'])
  expect(grades('GBR', 'maxWagering', 'preWager', 'offeredWithMarkers')).toEqual(['P', 'S', 'P'])
})
