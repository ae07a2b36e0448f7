import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeApi, type OfficeCallName } from '@fairhouse/contract/office/index.ts'
import { gates } from '@fairhouse/contract/office/base/office-call.ts'
import { gateOf } from './gate-of.ts'
import { openTestOffice, sign, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let admin: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  admin = await at.colleague('administrator')
  second = await at.colleague('administrator')
})
afterAll(() => at.close())
afterEach(() => at.set('office.gates', {}))

const reason = 'Needed for the night shift.'
let guests = 0
const guest = () => ({ name: 'Ada Example', email: `invited${(guests += 1)}@example.com` })
const staffCount = async () => Number((await at.sql('select count(*) as n from staff'))[0]?.['n'])

describe('a reason', () => {
  test.each([undefined, '', 'too short', ' '.repeat(20), 'x'.repeat(501)])('%j is none', async (given) => {
    const who = await at.colleague('support')
    const { refusal } = await admin.ask('endStaffSessions', { id: who.id }, given === undefined ? {} : { reason: given })
    expect(refusal.error).toBe('reasonNeeded')
    expect((await who.must('readMe', {})).me.id).toBe(who.id)
  })

  test('stands in the log with the act', async () => {
    const who = await at.colleague('support')
    expect((await admin.must('endStaffSessions', { id: who.id }, { reason })).ended).toBe(1)
    const { entries } = await admin.must('readAuditLog', { subject: `staff:${who.id}`, action: 'office.staff' })
    expect(entries[0]).toMatchObject({ action: 'office.staff.sessions.end', actor: `staff:${admin.id}`, reason })
  })
})

describe('a signature', () => {
  test('of the very act lets it through, and is kept', async () => {
    const { id } = await admin.must('inviteStaff', guest(), { reason, sign: true })
    const [row] = await at.sql(
      `select subject, details from audit where action = 'office.staff.invite' and actor = 'staff:${admin.id}' order by id desc limit 1`,
    )
    expect(row).toMatchObject({ subject: `staff:${id}`, details: { signature: { credential: admin.device.id } } })
  })

  test('of another act, another reason, another person or from before lets nothing through', async () => {
    const call = officeApi.inviteStaff.at
    const input = guest()
    const before = await staffCount()
    const wrong = [
      await sign(admin, call, { ...input, name: 'Somebody Else' }, { reason }),
      await sign(admin, call, input, { reason: `${reason} Or not.` }),
      await sign(admin, officeApi.endStaff.at, input, { reason }),
      await sign(second, call, input, { reason }),
      { ...(await sign(admin, call, input, { reason })), number: 'another' },
    ]
    for (const signature of wrong)
      expect((await admin.ask('inviteStaff', input, { reason, signature })).refusal.error).toBe('signatureWrong')
    const late = await sign(admin, call, input, { reason })
    at.clock.advance(121_000)
    expect((await admin.ask('inviteStaff', input, { reason, signature: late })).refusal.error).toBe('signatureWrong')
    expect(await staffCount()).toBe(before)
  })

  test('is used once: sent again, even at the same moment, it signs nothing', async () => {
    const input = guest()
    const signature = await sign(admin, officeApi.inviteStaff.at, input, { reason })
    const answers = await Promise.all([0, 1, 2].map(() => admin.ask('inviteStaff', input, { reason, signature })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await admin.ask('inviteStaff', input, { reason, signature })).refusal.error).toBe('signatureWrong')
  })
})

describe('a rehearsal', () => {
  test('shows what an act would do, and does nothing', async () => {
    const [who, before] = [await at.colleague('support'), await staffCount()]
    const invited = await admin.ask('inviteStaff', guest(), { dryRun: true })
    expect(invited.value).toMatchObject({
      changes: [{ what: 'staff.state', before: null, after: 'invited' }, { what: 'staff.email' }],
      people: 1,
    })
    const ended = await admin.ask('endStaff', { id: who.id }, { dryRun: true })
    expect(ended.value).toMatchObject({
      changes: [{ before: 'active', after: 'left' }, { what: 'staff.sessions' }, { what: 'staff.passkeys' }, { what: 'staff.grants' }],
    })
    expect(await staffCount()).toBe(before)
    expect((await who.must('readMe', {})).me.roles).toEqual(['support'])
  })

  test('of what can only be done is refused, and does nothing', async () => {
    const who = await at.colleague('support')
    const [session] = (await who.must('listOwnSessions', {})).sessions
    expect((await who.ask('endOwnSession', { id: session?.id ?? '' }, { dryRun: true })).refusal.error).toBe('checkFields')
    expect((await who.must('readMe', {})).me.id).toBe(who.id)
  })

  test('needs the same permission, and says what the act itself would say', async () => {
    const who = await at.colleague('support')
    expect((await who.ask('endStaff', { id: admin.id }, { dryRun: true })).refusal.error).toBe('notAllowed')
    expect((await admin.ask('endStaff', { id: '999999' }, { dryRun: true })).refusal.error).toBe('notFound')
  })
})

describe('a setting', () => {
  test('raises a gate, for the page as well', async () => {
    await at.set('office.gates', { [officeApi.inviteStaff.at]: 'second', [officeApi.endStaffSessions.at]: 'stepUp' })
    expect((await admin.must('readMe', {})).me.raisedGates).toEqual({
      [officeApi.inviteStaff.at]: 'second',
      [officeApi.endStaffSessions.at]: 'stepUp',
    })
    expect((await admin.ask('inviteStaff', guest(), { reason, sign: true })).refusal.error).toBe('secondNeeded')
    const who = await at.colleague('support')
    expect((await admin.ask('endStaffSessions', { id: who.id }, { reason })).refusal.error).toBe('stepUpNeeded')
  })

  const lowered = (Object.keys(officeApi) as OfficeCallName[]).flatMap((name) => {
    const { at: address, gate } = officeApi[name]
    return gates.slice(0, gates.indexOf(gate)).map((lower) => [address, gate, lower] as const)
  })
  test.each(lowered)('cannot lower %s from %s to %s', async (address, gate, lower) => {
    await expect(at.set('office.gates', { [address]: lower })).rejects.toThrow(new RegExp(`needs ${gate} by itself`))
    // Not even by a value that was written past the check.
    await at.sql(
      `insert into setting (name, value, changed_at, changed_by) values ('office.gates', '${JSON.stringify({ [address]: lower })}', '2026-11-01', 'x')
       on conflict (name) do update set value = excluded.value`,
    )
    await at.house.settings.reload()
    const settings = { ...at.house.settings, get: () => ({ [address]: lower }) }
    for (const house of [at.house, { settings: settings as never }]) expect(gateOf(house, { at: address, gate })).toBe(gate) // settings of a test
  })

  test('of an unknown call is refused by a sentence', async () => {
    await expect(at.set('office.gates', { 'POST /office/no/such': 'second' })).rejects.toThrow(/There is no call "POST \/office\/no\/such"/)
  })
})
