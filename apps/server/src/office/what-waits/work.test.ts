import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ann: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ann = await at.colleague('payments')
})
afterAll(() => at.close())

const hourMs = 3_600_000
const fail = (from: number, to: number, received: Date) =>
  at.sql(`insert into failed_notice (id, provider, kind, why, received_at, last_at)
    select 'one' || n, 'card-acquirer', 'unreadable', 'test', '${received.toISOString()}', '${received.toISOString()}' from generate_series(${from}, ${to}) n`)
const notices = async (who: TestColleague) => (await who.must('readWork', {})).queues.find(({ kind }) => kind === 'notices')

test('tells what waits in the queues that one decides on, the oldest and when it is due, and of nobody else’s', async () => {
  expect((await ann.must('readWork', {})).queues.map(({ kind }) => kind)).toEqual(['withdrawals', 'suspense', 'notices', 'debts'])
  const admin = await at.colleague('administrator')
  expect((await admin.must('readWork', {})).queues).toEqual([])
  expect(await notices(ann)).toEqual({ kind: 'notices', waiting: 0, oldest: null, dueAt: null, isOverdue: false })
  const received = new Date(at.clock.now().getTime() - hourMs)
  await fail(1, 3, received)
  const dueAt = new Date(received.getTime() + 24 * hourMs).toISOString()
  expect(await notices(ann)).toEqual({ kind: 'notices', waiting: 3, oldest: received.toISOString(), dueAt, isOverdue: false })
  await at.set('office.queueDueHours', { notices: 1 })
  at.clock.advance(1000)
  expect(await notices(ann)).toMatchObject({ waiting: 3, isOverdue: true })
})

test('does not count what somebody else has open, what is set aside, nor what one handed on oneself', async () => {
  const ben = await at.colleague('payments')
  await ben.must('keepNotice', { item: 'one1' })
  expect([(await notices(ann))?.waiting, (await notices(ben))?.waiting]).toEqual([2, 3])
  const until = new Date(at.clock.now().getTime() + hourMs).toISOString()
  await ann.must('holdNotice', { item: 'one2', until }, { reason: 'The provider looks into it.' })
  await ann.must('escalateNotice', { item: 'one3' }, { reason: 'I do not know this one.' })
  expect([(await notices(ann))?.waiting, (await notices(ben))?.waiting]).toEqual([0, 2])
})

test('counts up to a hundred', async () => {
  await fail(10, 300, at.clock.now())
  expect((await notices(ann))?.waiting).toBe(100)
})
