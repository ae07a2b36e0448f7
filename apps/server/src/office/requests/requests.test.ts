import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let asker: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  asker = await at.colleague('administrator')
  second = await at.colleague('administrator')
})
afterAll(() => at.close())

const reason = 'Joins the payments team.'
/** Asks for a role for a new colleague; answers the request and whom it is about. */
async function askForRole(role = 'payments', about?: TestColleague) {
  const who = about ?? (await at.colleague('support'))
  const { status, refusal } = await asker.ask('giveRole', { id: who.id, role }, { reason })
  expect([status, refusal.error]).toEqual([409, 'secondNeeded'])
  return { who, id: String(refusal.errorDetails?.['request']) }
}
const rolesOf = async (who: TestColleague) => (await who.must('readMe', {})).me.roles
const stateOf = async (id: string) => (await asker.must('readRequest', { id })).request.state

describe('a change that needs a second person', () => {
  test('does nothing until somebody else applies it, and then just what was asked', async () => {
    const { who, id } = await askForRole()
    expect(await rolesOf(who)).toEqual(['support'])
    const { request } = await second.must('readRequest', { id })
    expect(request).toMatchObject({
      state: 'waiting',
      reason,
      mayDecide: true,
      input: { id: who.id, role: 'payments' },
      subject: `staff:${who.id}`,
    })
    expect(request.then).toEqual(request.now)
    expect(request.then.changes).toEqual([{ what: 'staff.role', subject: `staff:${who.id}`, before: null, after: 'payments' }])
    await second.must('applyRequest', { id }, { reason: 'Looked at and agreed.', sign: true })
    expect(await rolesOf(who)).toEqual(['payments', 'support'])
    const { entries } = await second.must('readAuditLog', { subject: `staff:${who.id}`, action: 'office.grants' })
    expect(entries[0]).toMatchObject({ actor: `staff:${second.id}`, reason, details: { request: id, askedBy: `staff:${asker.id}` } })
  })

  test('is applied by nobody who asked for it, whatever they sign', async () => {
    const { who, id } = await askForRole()
    expect((await asker.must('readRequest', { id })).request).toMatchObject({ mayDecide: false, whyNot: 'own' })
    for (const call of ['applyRequest', 'rejectRequest'] as const)
      expect((await asker.ask(call, { id }, { reason: 'I like my own idea.', sign: call === 'applyRequest' })).refusal.error).toBe(
        'ownRequest',
      )
    expect(await rolesOf(who)).toEqual(['support'])
    await expect(
      at.sql(`update change_request set state = 'applied', decided_by = made_by, decided_at = '2026-11-24' where id = '${id}'`),
    ).rejects.toThrow(/check/)
  })

  test('is not there for somebody without its permission', async () => {
    const { id } = await askForRole()
    const support = await at.colleague('support')
    expect((await support.ask('readRequest', { id })).refusal.error).toBe('notFound')
    expect((await support.ask('applyRequest', { id }, { reason: 'Let me in, please.', sign: true })).refusal.error).toBe('notFound')
    expect((await support.must('listRequests', {})).requests).toEqual([])
  })

  test('is not applied by whoever it is about, nor by who had a hand in its subject within a day', async () => {
    const third = await at.colleague('administrator')
    const { id } = await askForRole('payments', third)
    expect((await third.must('readRequest', { id })).request.whyNot).toBe('outOfReach')
    expect((await third.ask('applyRequest', { id }, { reason: 'It is about me.', sign: true })).refusal.error).toBe('outOfReach')
    const fourth = await at.colleague('administrator')
    const touched = await at.colleague('support')
    await fourth.must('endStaffSessions', { id: touched.id }, { reason })
    const asked = await askForRole('payments', touched)
    expect((await fourth.ask('applyRequest', { id: asked.id }, { reason: 'Me again, here.', sign: true })).refusal.error).toBe('ownRequest')
    at.clock.advance(86_400_000 + 1000)
    await fourth.signIn()
    await asker.signIn()
    await second.signIn()
    await fourth.must('applyRequest', { id: asked.id }, { reason: 'A day has passed.', sign: true })
  })

  test('is refused with what has changed, if its subject has moved', async () => {
    const { who, id } = await askForRole()
    const other = await askForRole('verification', who)
    await second.must('applyRequest', { id: other.id }, { reason: 'Agreed to this one.', sign: true })
    const third = await at.colleague('administrator')
    const { request } = await third.must('readRequest', { id })
    expect(request.now).toBeNull()
    expect(request.moved).toMatchObject([{ subject: `staff:${who.id}` }])
    const { refusal } = await third.ask('applyRequest', { id }, { reason: 'Agreed to that one.', sign: true })
    expect(refusal).toMatchObject({ error: 'moved', errorDetails: { moved: [{ subject: `staff:${who.id}` }] } })
    expect(await rolesOf(who)).toEqual(['support', 'verification'])
  })

  test('is decided once, also by two people at the same moment', async () => {
    const { who, id } = await askForRole()
    const third = await at.colleague('administrator')
    const answers = await Promise.all(
      [second, third].map((one) => one.ask('applyRequest', { id }, { reason: 'Agreed, at once.', sign: true })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      error: 'decidedBefore',
      errorDetails: { state: 'applied' },
    })
    expect(await at.sql(`select from staff_grant where staff = ${who.id} and role = 'payments'`)).toHaveLength(1)
  })

  test('is rejected with a reason that the asker reads, or withdrawn by the asker', async () => {
    const [rejected, withdrawn] = [await askForRole(), await askForRole()]
    await second.must('rejectRequest', { id: rejected.id }, { reason: 'They are in another team.' })
    expect((await asker.must('readRequest', { id: rejected.id })).request).toMatchObject({
      state: 'rejected',
      decisionReason: 'They are in another team.',
    })
    await asker.must('withdrawRequest', { id: withdrawn.id })
    expect(await stateOf(withdrawn.id)).toBe('withdrawn')
    for (const { id } of [rejected, withdrawn])
      expect((await second.ask('applyRequest', { id }, { reason: 'Too late for this.', sign: true })).refusal.error).toBe('decidedBefore')
  })

  test('expires after three days', async () => {
    const { id } = await askForRole()
    at.clock.advance(72 * 3_600_000)
    for (const one of [asker, second]) await one.signIn()
    expect(await stateOf(id)).toBe('expired')
    expect((await second.ask('applyRequest', { id }, { reason: 'Too late for this.', sign: true })).refusal).toMatchObject({
      error: 'decidedBefore',
      errorDetails: { state: 'expired' },
    })
    expect((await asker.must('listRequests', { state: 'expired', of: 'mine' })).requests.map((one) => one.id)).toContain(id)
  })

  test('is nothing any more when its asker has left, or may not ask for it now', async () => {
    const third = await at.colleague('administrator')
    const who = await at.colleague('support')
    const { refusal } = await third.ask('giveRole', { id: who.id, role: 'payments' }, { reason })
    const id = String(refusal.errorDetails?.['request'])
    await at.sql(
      `insert into staff_grant_end (of_grant, ended_by, ended_at) select id, 'cli:test', '2026-01-01' from staff_grant where staff = ${third.id}`,
    )
    expect((await second.ask('applyRequest', { id }, { reason: 'Agreed to this one.', sign: true })).refusal.error).toBe('mayNot')
    await asker.must('endStaff', { id: third.id }, { reason: 'Has left the house.', sign: true })
    expect((await second.must('readRequest', { id })).request.state).toBe('withdrawn')
  })

  test('stays what it was: the database refuses another input, subject or decision', async () => {
    const { id } = await askForRole()
    for (const change of [
      `input_hash = 'x'`,
      `subject = 'staff:1'`,
      `call = 'POST /office/staff/end'`,
      `preview = '{}'`,
      `precondition = '{}'`,
    ])
      await expect(at.sql(`update change_request set ${change} where id = '${id}'`)).rejects.toThrow(/stays what it was/)
    await asker.must('withdrawRequest', { id })
    await expect(at.sql(`update change_request set state = 'applied', decided_by = ${second.id} where id = '${id}'`)).rejects.toThrow(
      /decided once/,
    )
  })
})

test('the lists show what waits for me and what I asked for, page by page', async () => {
  const third = await at.colleague('administrator')
  const ids = []
  for (let n = 0; n < 3; n += 1) {
    ids.push((await askForRole()).id)
    at.clock.advance(1000)
  }
  const deciding = await third.must('listRequests', { of: 'deciding', state: 'waiting' })
  expect(deciding.requests.map(({ id }) => id).slice(0, 3)).toEqual(ids.toReversed())
  expect((await third.must('listRequests', { of: 'mine' })).requests).toEqual([])
  expect((await asker.must('listRequests', { of: 'mine', state: 'waiting' })).requests.map(({ id }) => id).slice(0, 3)).toEqual(
    ids.toReversed(),
  )
})
