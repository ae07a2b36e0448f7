import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { catalogue } from '../../settings/catalogue.ts'
import { registerAt } from './test-registration.ts'
import { expectTold } from '../../base/testing/test-told.ts'

const lists = catalogue['registration.fields'].fallback
let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await at.set('registration.fields', { ...lists, MLT: [...(lists['*'] ?? []), 'contractNotesChecked'] })
})
afterAll(() => at.close())

const contractNotesChecked = { rule: 'mustConfirm', values: { what: 'statement', number: 18 } }

test('where a country asks for the notes on the gaming contract, nobody registers without confirming them (279)', async () => {
  proves('SHL-982')
  const answers: Record<string, string>[] = [{}, { contractNotesChecked: 'false' }]
  for (const answer of answers) {
    const { error } = await registerAt(at, answer)
    expect(error.errorDetails).toEqual({ fields: { contractNotesChecked } })
    await expectTold(error, 279, /^Please confirm that you have read the notes on the gaming contract\.$/)
  }
  expect((await registerAt(at, { city: '' })).error).toMatchObject({
    errorCode: 2,
    errorDetails: { fields: { city: { rule: 'required' }, contractNotesChecked } },
  })
  expect(await at.sql('select from player')).toEqual([])
})

test('that they were confirmed is kept with the text that was shown and the version of the terms', async () => {
  expect((await registerAt(at, { contractNotesChecked: 'true' })).status).toBe(200)
  const [kept] = await at.sql(`select accepted, text_id from registration_consent where name = 'contractNotesChecked'`)
  expect(kept).toEqual({ accepted: true, text_id: expect.stringMatching(/^field\.contractNotesChecked@[0-9a-f]{12} terms-conditions\//) })
})

test('elsewhere nobody is asked for them', async () => {
  await at.set('registration.fields', lists)
  expect((await registerAt(at)).status).toBe(200)
})
