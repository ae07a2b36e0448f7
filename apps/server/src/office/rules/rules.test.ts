import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let carl: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  carl = await at.colleague('compliance')
}, 120_000)
afterAll(() => at.close())

test('every country with rules of its own is listed, and what holds for all others', async () => {
  const { countries } = await carl.must('listRules', {})
  const of = (wanted: string) => countries.find(({ country }) => country === wanted)
  expect(of('SWE')).toMatchObject({
    versions: 2,
    since: '2026-03-31T22:00:00.000Z',
    next: null,
    checkedOn: expect.stringMatching(/^2026-/),
  })
  expect(countries.at(-1)).toMatchObject({ country: '*', versions: 1 })
})

test('each version has its values with their sources, its time, and what changed', async () => {
  const { versions, file } = await carl.must('readRules', { country: 'SWE' })
  expect(file).toBe('packages/country-rules/src/countries/swe.ts')
  expect(versions.map(({ standing, until }) => [standing, until])).toEqual([
    ['now', null],
    ['past', '2026-03-31T22:00:00.000Z'],
  ])
  const [now, past] = versions
  expect(now?.changes).toEqual([{ field: 'payments.creditCard', before: 'true', after: 'false' }])
  expect(past?.changes).toEqual([])
  expect(now?.values.find(({ field }) => field === 'limits.deposit.mandatory')).toMatchObject({
    value: 'before-play',
    source: { grade: 'P', url: expect.stringContaining('spelinspektionen.se') },
  })
})

test('a version that is still to come says so', async () => {
  const { countries } = await carl.must('listRules', {})
  const all = await Promise.all(countries.map(({ country }) => carl.must('readRules', { country })))
  const coming = all.filter(({ versions }) => versions.some(({ standing }) => standing === 'coming')).map(({ country }) => country)
  expect(coming).toEqual(countries.filter(({ next }) => next !== null).map(({ country }) => country))
  for (const { versions } of all) expect(versions.filter(({ standing }) => standing === 'now').length).toBeLessThanOrEqual(1)
})

test('whom they concern is counted by age, among the countries that they hold for', async () => {
  for (const country of ['SWE', 'SWE', 'NOR', 'GBR']) await at.player({ country, birthDate: '1990-05-05' })
  await at.player({ country: 'SWE', status: 'suspended' })
  expect(await carl.must('countRules', { country: 'SWE' })).toMatchObject({ countries: ['SWE'], players: 2, isMore: false })
  await at.set('country.appliedRules', { NOR: 'SWE', GBR: 'SWE' })
  expect(await carl.must('countRules', { country: 'SWE' })).toMatchObject({ countries: ['SWE', 'GBR', 'NOR'], players: 4 })
  expect(await carl.must('countRules', { country: 'GBR' })).toMatchObject({ countries: [], players: 0 })
  await at.set('country.appliedRules', {})
  const { bands } = await carl.must('countRules', { country: 'GBR' })
  expect(bands.reduce((sum, { players }) => sum + players, 0)).toBe(bands.length > 0 ? 1 : 0)
})

test('a country without rules of its own has none to read', async () => {
  expect((await carl.ask('readRules', { country: 'NOR' })).refusal.error).toBe('notFound')
  expect((await carl.ask('countRules', { country: 'NOR' })).refusal.error).toBe('notFound')
})
