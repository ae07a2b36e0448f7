import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { measureQueues } from './measure-queues.ts'

let at: TestOffice
let ann: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ann = await at.colleague('payments')
})
afterAll(() => at.close())

const hourMs = 3_600_000
const told = async (name: string) => {
  await measureQueues(at.house)
  const text = await at.house.metrics.registry.getSingleMetricAsString(name)
  return Number(/\{queue="notices"\} (\S+)/.exec(text)?.[1])
}

test('what waits in a queue is counted whoever has it open, and by how much the first is late, but nothing that is set aside', async () => {
  expect([await told('fairhouse_queue_items'), await told('fairhouse_queue_overdue_seconds')]).toEqual([0, 0])
  const received = new Date(at.clock.now().getTime() - 30 * hourMs)
  await at.sql(`insert into failed_notice (id, provider, kind, why, received_at, last_at)
    select 'late' || n, 'card-acquirer', 'unreadable', 'test', t + n * interval '1 hour', t
    from generate_series(1, 3) n, cast('${received.toISOString()}' as timestamptz) t`)
  await ann.must('keepNotice', { item: 'late2' })
  expect(await told('fairhouse_queue_items')).toBe(3)
  // A notice is to be looked at within a day: the first came 29 hours ago.
  expect(await told('fairhouse_queue_overdue_seconds')).toBe(5 * 3600)
  const until = new Date(at.clock.now().getTime() + hourMs).toISOString()
  await ann.must('holdNotice', { item: 'late2', until }, { reason: 'The provider looks into it.' })
  expect(await told('fairhouse_queue_items')).toBe(2)
})
