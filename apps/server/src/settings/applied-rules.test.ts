import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rulesCountry } from './applied-rules.ts'
import { openTestHouse, type TestHouse } from '../base/testing/test-house.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const rulesOf = async (browser = at.browser()) => (await browser.must('GET /api/settings', {})).rules

test('are the visitor’s country’s, the player’s once somebody is logged in, and another country’s where the setting says so', async () => {
  proves('SHL-018', 'CSH-312')
  const swede = await at.player({ country: 'SWE' })
  const seen = async () => {
    const { appliedCountryRules, rules } = await swede.browser.must('GET /api/settings', {})
    return [(await at.browser().must('GET /api/settings', {})).appliedCountryRules, appliedCountryRules, rules.bar.length > 0]
  }
  expect(await seen()).toEqual(['MLT', 'SWE', true])
  await at.set('country.appliedRules', { MLT: 'GBR', SWE: 'NLD' })
  expect(await seen()).toEqual(['GBR', 'NLD', false])
  const { profile } = await swede.browser.must('GET /api/session', {})
  expect([profile?.appliedCountryRules, profile?.details.country]).toEqual(['NLD', 'SWE'])
  await at.set('country.appliedRules', {})
})

test('take three-letter codes only: by SWE Swedish rules hold, SE, GB and UK change nothing', async () => {
  proves('SHL-1073..1074')
  await at.set('country.appliedRules', { MLT: 'SWE' })
  expect(await rulesOf()).toMatchObject({ hidePromotions: true, limits: expect.arrayContaining(['deposit']) })
  for (const code of ['SE', 'GB', 'UK', 'swe']) await expect(at.set('country.appliedRules', { MLT: code })).rejects.toThrow(/three-letter/)
  expect((await rulesOf()).hidePromotions).toBe(true)
  await at.set('country.appliedRules', { MLT: 'GBR' })
  expect((await at.browser().must('GET /api/settings', {})).appliedCountryRules).toBe('GBR')
  await at.set('country.appliedRules', {})
  expect(rulesCountry(at.house, 'toString')).toBe('toString')
})

test('decide at once whether somebody may play, whose caps and gates were computed by other rules', async () => {
  const { browser } = await at.player()
  const open = async () => (await browser.must('GET /api/deposits/offer', {})).requireLimitBeforeDeposit
  expect(await open()).toBe(false)
  const known = await at.sql(`select gate_until::text as until from wallet order by player desc limit 1`)
  expect(known).toEqual([{ until: 'infinity' }])
  await at.set('country.appliedRules', { MLT: 'SWE' })
  expect(await at.sql(`select gate_until::text as until from wallet order by player desc limit 1`)).toEqual([{ until: '-infinity' }])
  expect(await open()).toBe(true)
  const { limits } = await browser.must('GET /api/limits', {})
  expect([limits.deposit?.mandatory, limits.deposit?.monthly?.status, limits.increasingEffectiveHours]).toEqual([
    'before-play',
    'required',
    72,
  ])
  await at.set('country.appliedRules', {})
  expect(await open()).toBe(false)
})

test('decide which currency a registration suggests', async () => {
  const fields = async () =>
    (await at.browser().must('GET /api/registration/fields', { country: 'MLT' })).steps.flatMap((step) => step.fields)
  const currency = async () => (await fields()).find(({ name }) => name === 'currency')?.value
  expect(await currency()).toBe('EUR')
  await at.set('country.appliedRules', { MLT: 'GBR' })
  expect(await currency()).toBe('GBP')
  await at.set('country.appliedRules', {})
})
