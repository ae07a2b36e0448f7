// Months that left the database: each list of the office says which it does not show, and nothing of the kind where it shows everything.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { droppedMonth } from '../../base/months/test-months.sql.ts'
import { openTestOffice, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let player: string
beforeAll(async () => {
  at = await openTestOffice()
  player = String((await at.player()).id)
  await at.sql(`update player set created_at = '2018-03-20Z' where id = ${player}`)
  const months = ['audit 2018-02', 'audit 2018-03', 'access_log 2018-04', 'reality_check 2018-08', 'register_answer 2018-09']
  for (const [table = '', month = ''] of months.map((one) => one.split(' '))) await at.sql(droppedMonth(table, month))
})
beforeEach(() => at.sql('update dropped_month set restored_at = null, restored_by = null'))
afterAll(() => at.close())

const restored = () => at.sql(`update dropped_month set restored_at = now(), restored_by = 'cli:test'`)
const range = (from: string, to = from) => ({ from, to })

test('the timeline names them by the kinds that are asked for, since the account is there', async () => {
  const support = await at.colleague('support')
  const archived = async (kinds?: string) => (await support.must('readTimeline', { player, ...(kinds ? { kinds } : {}) })).archived
  expect(await archived()).toEqual([range('2018-03', '2018-04'), range('2018-08')])
  expect(await archived('play')).toEqual([range('2018-08')])
  expect(await archived('limits')).toEqual([])
  await restored()
  expect(await archived()).toEqual([])
})

test('the audit log names those that touch the time that is asked for', async () => {
  const auditor = await at.colleague('auditor')
  const archived = async (of: { from?: string; to?: string }) => (await auditor.must('readAuditLog', of)).archived
  expect(await archived({})).toEqual([range('2018-02', '2018-03')])
  expect(await archived({ from: '2018-03-31T00:00:00.000Z', to: '2018-04-01T00:00:00.000Z' })).toEqual([range('2018-03')])
  expect(await archived({ from: '2018-04-01T00:00:00.000Z' })).toEqual([])
  expect(await archived({ to: '2018-03-01T00:00:00.000Z' })).toEqual([range('2018-02')])
  await restored()
  expect(await archived({})).toEqual([])
})

test('answers of registers name them where fewer are shown than fit', async () => {
  const support = await at.colleague('support')
  const archived = async () => (await support.must('readLimits', { player })).registersArchived
  expect(await archived()).toEqual([range('2018-09')])
  await at.sql(`insert into register_answer (at, register, occasion, shard, player, answer)
    select now(), 'test', 'login', p.shard, p.id, 'clear' from player p, generate_series(1, 10) where p.id = ${player}`)
  expect(await archived()).toEqual([])
})

const archivedTables = [
  { table: 'access_log', months: [range('2018-04')] },
  { table: 'audit', months: [range('2018-02', '2018-03')] },
  { table: 'reality_check', months: [range('2018-08')] },
  { table: 'register_answer', months: [range('2018-09')] },
]

test('the list of erasures names what its search does not read', async () => {
  const compliance = await at.colleague('compliance')
  expect((await compliance.must('listErasures', {})).archived).toEqual(archivedTables)
})

test('what is kept how long says what of it the archive has alone', async () => {
  const support = await at.colleague('support')
  expect((await support.must('explainRetention', { country: 'DNK' })).archived).toEqual(archivedTables)
})
