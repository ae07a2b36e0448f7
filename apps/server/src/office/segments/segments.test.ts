import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestHouse
let beside: OfficeBeside
let anna: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestHouse()
  beside = await openOfficeOf(at.house)
  anna = await beside.colleague('campaigns')
  ben = await beside.colleague('campaigns')
})
afterAll(async () => {
  await beside.office.close()
  await at.close()
})

const reason = 'Whom the summer is for.'
const fromFinland = { name: 'From Finland', countries: ['FIN'] }
const named = async (name: string) => (await anna.must('listSegments', {})).segments.find((one) => one.name === name)

test('a segment is added and changed by one person with a reason; who is in it is counted, and fewer than ten are not told apart', async () => {
  await anna.must('saveSegment', { data: fromFinland }, { reason })
  const segment = (await named('From Finland'))!
  expect(segment).toMatchObject({ version: '1', campaigns: [], gate: 'reason', data: { countries: ['FIN'] } })
  expect(await anna.must('countSegment', { data: fromFinland })).toEqual({ mistakes: [], players: null, isEstimate: false })
  for (let n = 0; n < 10; n += 1)
    await at.sql(`insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at)
      values (${(80_000 + n) % 256}, ${80_000 + n}, 'active', 'FIN', 'EUR', 'en', '1990-01-01', '', now())`)
  expect(await anna.must('countSegment', { data: fromFinland })).toMatchObject({ players: 10 })
  const precondition = { [`segment:${segment.id}`]: segment.version }
  await anna.must('saveSegment', { id: segment.id, data: { ...fromFinland, name: 'Finland' } }, { reason, precondition })
  expect((await anna.ask('saveSegment', { id: segment.id, data: fromFinland }, { reason, precondition })).refusal.error).toBe('moved')
  expect(await named('Finland')).toMatchObject({ id: segment.id, version: '2' })
})

test('one that a started campaign is for is changed by two', async () => {
  await anna.must('saveSegment', { data: { name: 'For two', countries: ['SWE'] } }, { reason })
  const { id } = (await named('For two'))!
  await writeTestCampaign(at.house, { id: 961, segment: Number(id), terms: { EUR: { promoAmount: '5.00' } } })
  expect(await named('For two')).toMatchObject({ gate: 'second', campaigns: [{ id: '961', isOn: true }] })
  const asked = await anna.ask('saveSegment', { id, data: { name: 'For two', countries: ['NOR'] } }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await named('For two'))?.data).toMatchObject({ countries: ['NOR'] })
})

test('mistakes are said, and no campaign is for a segment that is not there', async () => {
  expect((await anna.must('countSegment', { data: { name: 'Nothing' } })).mistakes).toEqual([expect.stringContaining('at least one thing')])
  expect((await anna.ask('saveSegment', { data: { name: 'Nothing' } }, { reason })).refusal.error).toBe('mayNot')
  expect((await anna.ask('saveSegment', { id: '999', data: fromFinland }, { reason })).refusal.error).toBe('notFound')
  const data = {
    id: 962,
    names: { en: 'For nobody' },
    startsAt: '2026-01-01T00:00:00Z',
    segment: 999,
    terms: { EUR: { promoAmount: '5.00' } },
  }
  const refused = await anna.ask('draftCampaign', { id: '962', data }, { reason })
  expect(refused.refusal.errorSubMessage).toMatch(/no segment 999/)
})
