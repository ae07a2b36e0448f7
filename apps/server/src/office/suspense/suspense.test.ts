import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { openTestAttempt } from '../../cashier/attempts/test-attempt.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { settleDeposit } from '../../cashier/settlement/settle-deposit.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ann: TestColleague
let lead: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedMethods(at.house.db, firstMethods)
  ann = await at.colleague('payments')
  lead = await at.colleague('paymentsLead')
})
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
  await at.close()
})

const reason = 'The bank has confirmed it.'

/** An attempt of 20.00 for which 19.00 came: all of it waits. */
async function arrival() {
  const attempt = await openTestAttempt(at)
  at.clock.advance(1000)
  const money = { amount: 1900n, currency: 'EUR' }
  const facts = [{ kind: 'received' as const, eventKey: 'p:captured', money, happenedAt: at.clock.now() }]
  await settleDeposit(at.house, attempt.shard, attempt.reference, { facts })
  const { items } = await ann.must('listSuspense', {})
  const row = items.find(({ reference }) => reference === attempt.reference)
  if (!row) throw new Error('nothing waits')
  return { ...attempt, row, item: row.item, player: String(attempt.player.id) }
}

test('money is credited to its player with a signature, and stands in the audit log', async () => {
  const { item, row, player, cash } = await arrival()
  expect(row).toMatchObject({ amount: '19.00', left: '19.00', currency: 'EUR', player })
  const { facts } = await ann.must('readSuspense', { item })
  expect(facts.player).toMatchObject({ id: player, currency: 'EUR' })
  const { value, refusal } = await ann.ask('creditSuspense', { item, player }, { dryRun: true })
  expect(refusal).toBeUndefined()
  expect(value).toMatchObject({ legs: [{ to: 'cash', amount: '19.00' }] })
  expect((await cash())?.['cash']).toBe('0')
  expect((await ann.ask('creditSuspense', { item, player }, { reason })).refusal.error).toBe('stepUpNeeded')
  await ann.must('creditSuspense', { item, player }, { reason, sign: true })
  expect((await cash())?.['cash']).toBe('1900')
  const [audit] = await at.sql(`select actor from audit where action = 'office.suspense.credit' and subject = 'suspense:${item}'`)
  expect(audit).toEqual({ actor: `staff:${ann.id}` })
  expect((await ann.ask('readSuspense', { item })).refusal.error).toBe('notFound')
})

test('it is returned by two people, and by nobody who may only credit', async () => {
  const { item, player, cash } = await arrival()
  expect((await ann.ask('returnSuspense', { item }, { reason })).refusal.error).toBe('notAllowed')
  const { refusal } = await lead.ask('returnSuspense', { item }, { reason })
  expect(refusal.error).toBe('secondNeeded')
  expect((await ann.must('nextSuspense', {})).item).not.toBe(item)
  const another = await at.colleague('paymentsLead')
  await another.must('applyRequest', { id: String(refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await cash())?.['cash'] ?? '0').toBe('0')
  expect((await ann.ask('creditSuspense', { item, player }, { reason, sign: true })).refusal.error).toBe('notFound')
})

test('it is credited to nobody else, nor by somebody to themselves, nor above a bound', async () => {
  const { item, player, player: own } = await arrival()
  const { id: stranger } = await at.player()
  const toStranger = await ann.ask('creditSuspense', { item, player: String(stranger) }, { reason, sign: true })
  expect(toStranger.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('nobody else') }) // the use case says why
  expect((await ann.ask('creditSuspense', { item, player: 'nobody@example.com' }, { reason, sign: true })).refusal.error).toBe('mayNot')
  const [row] = await at.sql(`select shard from player where id = ${own}`)
  await at.sql(`update staff set player_shard = ${row?.['shard']}, player = ${own} where id = ${ann.id}`)
  expect((await ann.ask('creditSuspense', { item, player }, { reason, sign: true })).refusal.error).toBe('outOfReach')
  await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
  await at.sql(`update role_permission set bound = '{"most":{"EUR":"18.99"}}' where role = 'payments' and permission = 'suspense.credit'`)
  expect((await ann.ask('creditSuspense', { item, player }, { reason, sign: true })).refusal.error).toBe('aboveBound')
  await at.sql(`update role_permission set bound = '{}' where role = 'payments' and permission = 'suspense.credit'`)
  await ann.must('creditSuspense', { item, player }, { reason, sign: true })
})

test('decided by two at the same moment it is decided once', async () => {
  const { item, player, cash } = await arrival()
  const ben = await at.colleague('payments')
  const credit = async (who: TestColleague) => (await who.ask('creditSuspense', { item, player }, { reason, sign: true })).status
  const answers = await Promise.all([credit(ann), credit(ben), credit(lead)])
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await cash())?.['cash']).toBe('1900')
})
