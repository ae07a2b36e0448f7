import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeReview } from '../../people/registration/review.sql.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ann: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ann = await at.colleague('verification')
  ben = await at.colleague('verification')
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.sql(`update queue_item set worker = null, kept_until = null`)
})

const reason = 'Both have shown a passport.'
let reviews = 0

/** Two accounts that look like one person. */
async function review() {
  const [newer, older] = [await at.player(), await at.player()]
  const owner = { shard: newer.shard, player: newer.id }
  const other = { shard: older.shard, player: older.id }
  await writeReview(at.house.db, { at: new Date(at.clock.now().getTime() + (reviews += 1)), reason: 'address', owner, other })
  const { items } = await ann.must('listReviews', {})
  const row = items.find(({ player }) => player === String(newer.id))
  if (!row) throw new Error('nothing waits')
  return { newer, older, row, item: row.item }
}

test('both accounts stand beside each other, masked, with what they have in common', async () => {
  const { item, newer, older, row } = await review()
  expect(row).toMatchObject({ alike: 'address', player: String(newer.id), other: String(older.id) })
  const answer = await ann.must('readReview', { item })
  expect([answer.facts.newer.id, answer.facts.older.id]).toEqual([String(newer.id), String(older.id)])
  const told = JSON.stringify(answer)
  for (const hidden of [newer.email, older.email, 'Example']) expect(told).not.toContain(hidden)
  await ann.must('settleReview', { item, decision: 'different' }, { reason })
})

test('a decision needs a reason, is kept with whoever made it, and is made once', async () => {
  const { item } = await review()
  expect((await ann.ask('settleReview', { item, decision: 'same' })).refusal.error).toBe('reasonNeeded')
  const settle = async (who: TestColleague, decision: 'same' | 'different') =>
    (await who.ask('settleReview', { item, decision }, { reason })).status
  const answers = await Promise.all([settle(ann, 'same'), settle(ben, 'different')])
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  const who = answers[0] === 200 ? ann : ben
  const [row] = await at.sql(`select settled_by, decision from registration_review where id = ${item}`)
  expect(row).toEqual({ settled_by: `staff:${who.id}`, decision: who === ann ? 'same' : 'different' })
  const [audit] = await at.sql(`select actor from audit where action = 'office.reviews.settle' and subject = 'review:${item}'`)
  expect(audit).toEqual({ actor: `staff:${who.id}` })
})

test('it is refused on accounts that have changed since somebody looked, and about oneself', async () => {
  const { item, older } = await review()
  const { facts } = await ann.must('readReview', { item })
  const precondition = { [`review:${item}`]: facts.version }
  await at.sql(`update player set validated_at = '2026-01-01' where id = ${older.id}`)
  expect((await ann.ask('settleReview', { item, decision: 'same' }, { reason, precondition })).refusal.error).toBe('moved')
  await at.sql(`update staff set player_shard = ${older.shard}, player = ${older.id} where id = ${ann.id}`)
  expect((await ann.ask('settleReview', { item, decision: 'different' }, { reason })).refusal.error).toBe('outOfReach')
  await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
  await ann.must('settleReview', { item, decision: 'different' }, { reason })
})

test('what is escalated where nobody leads goes to anybody else', async () => {
  const { item } = await review()
  await ann.must('escalateReview', { item }, { reason: 'I know one of them.' })
  expect(await ann.must('nextReview', {})).toEqual({ item: null })
  expect(await ben.must('nextReview', {})).toEqual({ item })
  await ben.must('settleReview', { item, decision: 'same' }, { reason })
})
