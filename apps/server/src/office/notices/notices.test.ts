import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestAttempt } from '../../cashier/attempts/test-attempt.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { takeNotice } from '../../cashier/provider-notices/index.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ann: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedMethods(at.house.db, firstMethods)
  ann = await at.colleague('payments')
})
const mend = () => at.sql('alter table fact drop constraint if exists broken')
afterEach(mend)
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
  await at.close()
})

const reason = 'The table has been mended since.'
let events = 0

/** Sends a notice as the card acquirer does, with its signature. */
function send(body: unknown, signed = true) {
  const words = typeof body === 'string' ? body : JSON.stringify(body)
  const time = Math.floor(at.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', signed ? 'whsec_test' : 'another')
    .update(`${time}.${words}`)
    .digest('hex')
  return takeNotice(at.house, 'card-acquirer', { headers: { 'acquirer-signature': `t=${time},v1=${v1}` }, body: words })
}

/** An attempt of 20.00 whose notice of payment fails, as the house cannot write what it says. */
async function failed() {
  const attempt = await openTestAttempt(at, { fee: 0n, asked: 2000n })
  events += 1
  const createdAt = at.clock.now().toISOString()
  const { reference } = attempt
  const payment = { id: `pay_${events}`, reference, status: 'captured', amount: '2000', capturedAmount: '2000', currency: 'EUR', createdAt }
  const event = { id: `evt_${events}`, type: 'payment.captured', createdAt, data: { payment }, email: 'ada@example.com' }
  await at.sql('alter table fact add constraint broken check (false) not valid')
  await expect(send(event)).rejects.toThrow(/broken/)
  const row = (await ann.must('listNotices', {})).items.find((one) => one.reference === reference)
  if (!row) throw new Error('nothing waits')
  const cash = async () => String((await attempt.cash())?.['cash'] ?? '0')
  return { ...attempt, event, row, item: row.item, cash }
}

test('a notice that could not be applied shows why and its words without secrets, and is taken again once that is mended', async () => {
  const { item, row, reference, player, cash } = await failed()
  expect(row).toMatchObject({ provider: 'card-acquirer', failed: 'unapplied', tries: 1, player: String(player.id) })
  const { facts } = await ann.must('readNotice', { item })
  expect(facts).toMatchObject({
    why: expect.stringContaining('broken'),
    event: expect.stringMatching(/^evt_/),
    about: { kind: 'deposit', state: 'created', amount: '20.00', currency: 'EUR' },
    raw: { headers: [{ name: 'acquirer-signature', value: '•••' }] },
  })
  expect(facts.raw?.body).toContain(reference)
  expect(facts.raw?.body).not.toContain('ada@')
  const again = await ann.ask('takeNoticeAgain', { item }, { reason })
  expect(again.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('failed again') })
  await mend()
  // Much later: the signature's time is over, and it is read as of the moment when it came.
  at.clock.advance(3_600_000)
  await ann.signIn()
  const { value } = await ann.ask('takeNoticeAgain', { item }, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ before: 'waiting', after: 'taken' }], legs: [{ to: 'cash', amount: '20.00' }] })
  expect(await cash()).toBe('0')
  await ann.must('takeNoticeAgain', { item }, { reason, precondition: { [`notice:${item}`]: facts.version } })
  expect(await cash()).toBe('2000')
  expect((await ann.ask('readNotice', { item })).refusal.error).toBe('notFound')
})

test('what the provider sends again and is taken waits no more, and is credited once', async () => {
  const { item, event, cash } = await failed()
  await expect(send(event)).rejects.toThrow(/broken/)
  expect((await ann.must('readNotice', { item })).notice.tries).toBe(2)
  await mend()
  expect(await send(event)).toMatchObject({ status: 204 })
  expect(await cash()).toBe('2000')
  expect((await ann.ask('takeNoticeAgain', { item }, { reason })).refusal.error).toBe('notFound')
})

test('taken again by two at the same moment it is taken once', async () => {
  const { item, cash } = await failed()
  await mend()
  const ben = await at.colleague('payments')
  const take = async (who: TestColleague) => (await who.ask('takeNoticeAgain', { item }, { reason })).status
  expect((await Promise.all([take(ann), take(ben)])).filter((status) => status === 200)).toHaveLength(1)
  expect(await cash()).toBe('2000')
})

test('a notice that cannot be read waits for a person, who dismisses it; one with a wrong signature is kept by nobody', async () => {
  expect(await send('{"id":"evt_odd"}')).toEqual({ status: 400 })
  expect(await send('{"id":"evt_false"}', false)).toEqual({ status: 401 })
  const { items } = await ann.must('listNotices', {})
  expect(items.map(({ failed: how, player }) => [how, player])).toEqual([['unreadable', null]])
  const item = items[0]?.item ?? ''
  expect((await ann.must('readNotice', { item })).facts.why).toBe(
    'type: Invalid input: expected string, received undefined; createdAt: Invalid input: expected string, received undefined; data: Invalid input: expected object, received undefined',
  )
  expect((await ann.ask('takeNoticeAgain', { item }, { reason })).refusal).toMatchObject({
    error: 'mayNot',
    errorSubMessage: expect.stringContaining('cannot be read'),
  })
  await ann.must('dismissNotice', { item }, { reason })
  expect(await send('{"id":"evt_odd"}')).toEqual({ status: 400 })
  expect((await ann.must('listNotices', {})).items).toEqual([])
})

test('of one provider no more than two hundred wait', async () => {
  await at.sql(`insert into failed_notice (id, provider, kind, why, received_at, last_at)
    select 'full' || n, 'card-acquirer', 'unreadable', 'test', now(), now() from generate_series(1, 200) n`)
  await send('{"id":"evt_more"}')
  expect(await at.sql(`select count(*)::int as n from failed_notice where state = 'waiting'`)).toEqual([{ n: 200 }])
  await at.sql(`update failed_notice set state = 'dismissed', decided_at = now(), decided_by = 'cli:test' where state = 'waiting'`)
})

test('others look and decide nothing', async () => {
  const { item } = await failed()
  const support = await at.colleague('support')
  await support.must('readNotice', { item })
  expect((await support.ask('dismissNotice', { item }, { reason })).refusal.error).toBe('notAllowed')
  await mend()
  await ann.must('takeNoticeAgain', { item }, { reason })
})
