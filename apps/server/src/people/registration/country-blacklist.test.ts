import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { catalogue } from '../../settings/catalogue.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const sanctioned = ['PRK', 'IRN']
/** Which of the sanctioned countries a visitor from somewhere can choose. */
const offeredTo = async (country: string) => {
  const { steps } = await at.browser().must('GET /api/registration/fields', { country })
  const options = steps[0]?.fields.find(({ name }) => name === 'country')?.options ?? []
  expect(options.length).toBeGreaterThan(100)
  return options.map(({ value }) => value).filter((value) => sanctioned.includes(value))
}

test('the list of countries leaves out those whose people no operator may serve, also for visitors from there', async () => {
  expect([await offeredTo('MLT'), await offeredTo('PRK')]).toEqual([[], []])
})

test('an operator’s own list takes its place', async () => {
  await at.set('be.countryBlacklist', ['IRN'])
  expect(await offeredTo('MLT')).toEqual(['PRK'])
  await at.set('be.countryBlacklist', catalogue['be.countryBlacklist'].fallback)
})
