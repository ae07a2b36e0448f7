import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let kim: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  kim = await at.colleague('protection')
})
afterAll(() => at.close())

const reason = 'Spoken with by phone, income shown.'

/** A Dutch player who asks for a monthly deposit limit above the threshold, which waits for a talk and a decision. */
async function raise(amount = '500.00') {
  const player = await at.player({ country: 'NLD', currency: 'EUR' })
  await player.browser.must('POST /api/limits', { type: 'deposit', monthlyAmount: '100.00' })
  await player.browser.must('POST /api/limits', { type: 'deposit', monthlyAmount: amount, highLimitConfirmed: true })
  const { items } = await kim.must('listLimitRaises', {})
  const row = items.find((one) => one.player === String(player.id))
  if (!row) throw new Error('nothing waits')
  const monthly = async () => (await player.browser.must('GET /api/limits', {})).limits.deposit?.monthly
  return { player, row, item: row.item, monthly }
}

test('a raise shows its rule, how the limit stands and what was asked, and is approved once the talk was kept', async () => {
  const { item, row, monthly, player } = await raise()
  expect(row).toMatchObject({ type: 'deposit', period: 'monthly', unit: 'EUR', amount: '500.00', country: 'NLD', wants: 'decision' })
  const { facts } = await kim.must('readLimitRaise', { item })
  expect(facts.state).toMatchObject({ own: '100.00', inForce: '100.00', source: 'player', contactedAt: null, mustTalk: true })
  expect(facts.rule).toMatchObject({
    country: 'NLD',
    delayHours: 168,
    confirm: 'operator',
    threshold: { amount: '350.00', from: 'atLeast', blocks: true },
  })
  expect(facts.rule.source?.text).toContain('art. 3.19')
  expect(facts.month).toEqual({ deposited: '0.00', lost: '0.00', staked: '0.00', currency: 'EUR' })
  expect(facts.history.map(({ act, amount }) => [act, amount])).toEqual([
    ['raise', '500.00'],
    ['set', '100.00'],
  ])

  const early = await kim.ask('approveLimitRaise', { item }, { reason, sign: true })
  expect(early.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('talk') })
  await kim.must('keepLimitTalk', { item }, { reason })
  const stale = { [`limitRaise:${item}`]: facts.version }
  expect((await kim.ask('approveLimitRaise', { item }, { reason, sign: true, precondition: stale })).refusal.error).toBe('moved')
  const talked = (await kim.must('readLimitRaise', { item })).facts
  expect(talked.state.mustTalk).toBe(false)
  expect(talked.history[0]).toMatchObject({
    act: 'contacted',
    actor: `staff:${kim.id}`,
    actorName: expect.stringContaining('Colleague'),
    reason,
  })

  expect((await kim.ask('approveLimitRaise', { item }, { reason })).refusal.error).toBe('stepUpNeeded')
  const { value } = await kim.ask('approveLimitRaise', { item }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [{ what: 'limit.raise', before: 'waiting', after: 'approve' }, { what: 'limit.dueAt' }],
    people: 1,
  })
  await kim.must('approveLimitRaise', { item }, { reason, sign: true })
  expect((await kim.ask('readLimitRaise', { item })).refusal.error).toBe('notFound')
  expect(await monthly()).toMatchObject({ amount: '100.00', newAmount: '500.00', operatorApproved: true })
  const [audit] = await at.sql(`select actor from audit where action = 'office.limit-raises.approve' and subject = 'limitRaise:${item}'`)
  expect(audit).toEqual({ actor: `staff:${kim.id}` })
  const mails = await at.sql(`select count(*)::int as n from mail where player = ${player.id}`)
  expect(mails[0]?.['n']).toBeGreaterThan(0)
})

test('a raise is rejected with a reason alone, and the old limit holds on', async () => {
  const { item, monthly } = await raise()
  await kim.must('rejectLimitRaise', { item }, { reason })
  expect(await monthly()).toMatchObject({ amount: '100.00', newAmount: null })
  expect((await kim.ask('rejectLimitRaise', { item }, { reason })).refusal.error).toBe('notFound')
})

test('what the player takes back waits no more, nor what somebody else decides meanwhile', async () => {
  const { item, player } = await raise()
  await player.browser.must('POST /api/limits/undo', { type: 'deposit', period: 'monthly', change: 'increase' })
  expect((await kim.ask('readLimitRaise', { item })).refusal.error).toBe('notFound')
  const other = await raise()
  const ben = await at.colleague('protection')
  const reject = async (who: TestColleague) => (await who.ask('rejectLimitRaise', { item: other.item }, { reason })).status
  expect((await Promise.all([reject(kim), reject(ben)])).filter((status) => status === 200)).toHaveLength(1)
})

test('a high first limit that holds already waits for the talk alone', async () => {
  const player = await at.player({ country: 'DEU', currency: 'EUR' })
  await at.sql(`insert into limit_change (shard, player, currency, type, period, amount, source, actor, requested_at, effective_at, contact)
    values (${player.shard}, ${player.id}, 'EUR', 'deposit', 'weekly', 90000, 'player', 'player:${player.id}', '2026-01-01', '2026-01-01', true)`)
  const { items } = await kim.must('listLimitRaises', {})
  const item = items.find((one) => one.player === String(player.id))?.item ?? ''
  expect((await kim.must('readLimitRaise', { item })).raise).toMatchObject({ wants: 'talk', amount: '900.00', period: 'weekly' })
  expect((await kim.ask('approveLimitRaise', { item }, { reason, sign: true })).refusal.error).toBe('mayNot')
  await kim.must('keepLimitTalk', { item }, { reason })
  expect((await kim.ask('readLimitRaise', { item })).refusal.error).toBe('notFound')
})

test('others look and decide nothing; nobody decides on their own limit', async () => {
  const { item, player } = await raise()
  const support = await at.colleague('support')
  await support.must('readLimitRaise', { item })
  expect((await support.ask('rejectLimitRaise', { item }, { reason })).refusal.error).toBe('notAllowed')
  await at.sql(`update staff set player_shard = ${player.shard}, player = ${player.id} where id = ${kim.id}`)
  expect((await kim.ask('rejectLimitRaise', { item }, { reason })).refusal.error).toBe('outOfReach')
  await at.sql(`update staff set player_shard = null, player = null where id = ${kim.id}`)
})
