import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { registerAt } from './test-registration.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const field = async () =>
  (await at.browser().must('GET /api/registration/fields', {})).steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'offlineLocation')

test('the operator’s places are offered where there are any, and no other is taken', async () => {
  proves('SHL-500', 'IDN-NS-73', 'SHL-NS-46')
  expect(await field()).toBeUndefined()
  await at.set('registration.offlineLocations', { harbour: 'Harbour Street 1', market: 'Market Square 3' })
  expect(await field()).toMatchObject({
    kind: 'select',
    optional: true,
    options: [
      { value: 'harbour', label: 'Harbour Street 1' },
      { value: 'market', label: 'Market Square 3' },
    ],
  })
  expect((await registerAt(at, { offlineLocation: 'harbour' })).status).toBe(200)
  expect((await registerAt(at)).status).toBe(200)
  expect((await registerAt(at, { offlineLocation: 'nowhere' })).error).toMatchObject({
    errorCode: 2,
    errorDetails: { fields: { offlineLocation: { rule: 'oneOf' } } },
  })
})
