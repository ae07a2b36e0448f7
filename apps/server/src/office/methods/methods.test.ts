import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let lead: TestColleague
let second: TestColleague
const id = '440001'
beforeAll(async () => {
  at = await openTestOffice()
  await seedMethods(at.house.db, firstMethods)
  lead = await at.colleague('paymentsLead')
  second = await at.colleague('paymentsLead')
})
afterAll(() => at.close())

const reason = 'As the provider has told us.'
const read = () => lead.must('readMethod', { id })
const versions = async () => (await lead.must('listMethodVersions', { id })).versions

test('a way to pay is changed by two people, shows what changes, and comes back as it was', async () => {
  const before = await read()
  const data = JSON.parse(before.text) as Record<string, unknown> // a record, as the contract says
  const text = JSON.stringify({ ...data, feePercent: '2.5' })
  const { value } = await lead.ask('setMethod', { id, text }, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ what: 'method', subject: `method:${id} · feePercent`, after: '2.5' }] })
  const asked = await lead.ask('setMethod', { id, text }, { reason, precondition: { [`method:${id}`]: before.version } })
  expect(asked.refusal.error).toBe('secondNeeded')
  await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  const [newest, first] = await versions()
  expect([newest?.data['feePercent'], newest?.changedBy]).toEqual(['2.5', expect.stringMatching(/^Colleague/)])
  expect([first?.data, first?.changedAt, first?.changedBy]).toEqual([data, null, null])
  const back = await lead.ask('setMethod', { id, text: JSON.stringify(first?.data) }, { reason })
  await second.must('applyRequest', { id: String(back.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect(JSON.parse((await read()).text)).toEqual(data)
  expect(await versions()).toHaveLength(3)
})

test('what cannot be a way to pay is refused with each mistake, and so is the text of another one', async () => {
  const { text } = await read()
  const wrong = await lead.ask('setMethod', { id, text: text.replace('"provider": "', '"provider": "no-') }, { reason })
  expect(wrong.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('There is no adapter') })
  const other = await lead.ask('setMethod', { id: '1', text }, { reason })
  expect(other.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining(id) })
})

test('it is switched off by one person with a reason, and on with a signature; each is a version', async () => {
  const count = (await versions()).length
  await lead.must('disableMethod', { id }, { reason })
  expect((await read()).method.isOn).toBe(false)
  expect((await lead.ask('disableMethod', { id }, { reason })).refusal.error).toBe('mayNot')
  expect((await lead.ask('enableMethod', { id }, { reason })).refusal.error).toBe('stepUpNeeded')
  await lead.must('enableMethod', { id }, { reason, sign: true })
  expect((await versions()).slice(0, 3).map(({ isOn }) => isOn)).toEqual([true, false, true])
  expect(await versions()).toHaveLength(count + 2)
})

test('the order is changed as a whole: not one that leaves a way to pay out, nor on an order that has moved', async () => {
  const { methods, version } = await lead.must('listMethods', {})
  const ids = methods.map((one) => one.id)
  expect((await lead.ask('orderMethods', { ids: ids.slice(1) }, { reason })).refusal.error).toBe('mayNot')
  const turned = ids.toReversed()
  await lead.must('orderMethods', { ids: turned }, { reason, precondition: { methods: version } })
  expect((await lead.must('listMethods', {})).methods.map((one) => one.id)).toEqual(turned)
  expect((await second.ask('orderMethods', { ids }, { reason, precondition: { methods: version } })).refusal.error).toBe('moved')
})

test('the card shows what players of a country see, or why they do not', async () => {
  const card = firstMethods.find(({ kind, countries }) => kind === 'card' && countries.length === 0)
  const text = JSON.stringify({ ...card, excludedCountries: ['NLD'] })
  const seen = await lead.must('previewMethod', { text, country: 'SWE', currency: 'SEK' })
  expect(seen.card).toMatchObject({ name: card?.name, currency: 'SEK', logo: expect.stringMatching(/^data:image\/svg/) })
  const preview = async (given: string, country: string, currency: string) => {
    const { whyNot, mistakes } = await lead.must('previewMethod', { text: given, country, currency })
    return [whyNot, mistakes.length > 0]
  }
  expect(await preview(text, 'NLD', 'EUR')).toEqual(['country', false])
  expect(await preview(text, 'SWE', 'XAU')).toEqual(['currency', false])
  expect(await preview('{', 'SWE', 'SEK')).toEqual(['mistakes', true])
})

test('who may only read changes nothing', async () => {
  const auditor = await at.colleague('auditor')
  await auditor.must('readMethod', { id })
  expect((await auditor.ask('disableMethod', { id }, { reason })).refusal.error).toBe('notAllowed')
})
