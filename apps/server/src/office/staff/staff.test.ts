import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let admin: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  admin = await at.colleague('administrator')
  second = await at.colleague('administrator')
})
afterAll(() => at.close())

const reason = 'As agreed with the team.'
const agreed = { reason: 'Looked at and agreed.', sign: true }
/** Asks by one administrator and applies by the other. */
async function withSecond<Name extends 'giveRole' | 'setRole' | 'removeRole' | 'inviteAgain'>(
  name: Name,
  input: Parameters<TestColleague['ask']>[1],
) {
  const { refusal } = await admin.ask(name, input as never, { reason }) // of this call
  expect(refusal).toMatchObject({ error: 'secondNeeded' })
  return second.must('applyRequest', { id: String(refusal.errorDetails?.['request']) }, agreed)
}

describe('a new colleague', () => {
  test('is invited without any role, comes by the link, and may do nothing until a second person gives one', async () => {
    const { id, link } = await admin.must('inviteStaff', { name: 'Ada Example', email: 'ada@example.com' }, { reason, sign: true })
    const browser = at.stranger()
    const secret = link.split('#')[1] ?? ''
    const { options } = await browser.must('readInvitation', { link: secret })
    const { me } = await browser.must('acceptInvitation', { link: secret, made: browser.device.make(options) })
    expect(me).toMatchObject({ id, email: 'ada@example.com', roles: [], held: [] })
    expect((await browser.ask('listStaff', {})).refusal).toMatchObject({ error: 'notAllowed', errorDetails: { permission: 'staff.read' } })
    await withSecond('giveRole', { id, role: 'compliance' })
    expect((await browser.must('listStaff', {})).staff.find((one) => one.id === id)).toMatchObject({
      state: 'active',
      email: 'ada@example.com',
    })
    expect((await admin.must('listStaff', { words: 'ada ex' })).staff).toMatchObject([
      { id, email: 'a•••@e•••.com', roles: ['compliance'] },
    ])
  })

  test('has an address that nobody else has, in whatever letters', async () => {
    await admin.must('inviteStaff', { name: 'One Example', email: 'one@example.com' }, { reason, sign: true })
    expect(
      (await admin.ask('inviteStaff', { name: 'Other Example', email: 'ONE@example.com' }, { reason, sign: true })).refusal,
    ).toMatchObject({
      error: 'mayNot',
      errorSubMessage: expect.stringMatching(/Look for them in the list/),
    })
  })
})

describe('a role', () => {
  test('is held from its beginning to its end, and not a moment longer', async () => {
    const who = await at.colleague('support')
    const hour = 3_600_000
    const now = at.clock.now().getTime()
    const [from, until] = [new Date(now + hour).toISOString(), new Date(now + 2 * hour).toISOString()]
    await withSecond('giveRole', { id: who.id, role: 'finance', from, until })
    const holds = async () => {
      await who.signIn()
      return (await who.must('readMe', {})).me.roles.includes('finance')
    }
    expect(await holds()).toBe(false)
    at.clock.advance(hour)
    expect(await holds()).toBe(true)
    at.clock.advance(hour)
    expect(await holds()).toBe(false)
    await admin.signIn()
    await second.signIn()
  })

  test('is handed out only by who may hand it out: an administrator makes neither administrators nor auditors', async () => {
    const who = await at.colleague('support')
    for (const role of ['administrator', 'auditor'])
      expect((await admin.ask('giveRole', { id: who.id, role }, { reason })).refusal.error).toBe('aboveBound')
    expect((await admin.ask('takeRole', { id: second.id, role: 'administrator' }, { reason })).refusal.error).toBe('aboveBound')
  })

  test('is given to nobody by themselves', async () => {
    for (const call of ['giveRole', 'takeRole'] as const)
      expect((await admin.ask(call, { id: admin.id, role: 'support' }, { reason })).refusal.error).toBe('outOfReach')
    expect((await admin.ask('endStaff', { id: admin.id }, { reason, sign: true })).refusal.error).toBe('outOfReach')
  })

  test('that is taken is gone at once, under an open page', async () => {
    const who = await at.colleague('payments', 'verification')
    await admin.must('takeRole', { id: who.id, role: 'payments' }, { reason })
    const { me } = await who.must('readMe', {})
    expect(me.roles).toEqual(['verification'])
    expect(me.held.map(({ permission }) => permission)).not.toContain('withdrawals.pay')
  })

  test('of the house’s own is made with a second person, changed, and removed when nobody has it', async () => {
    const role = { name: 'nightShift', title: 'Night shift', about: 'Pays small withdrawals at night.', handsOut: [] }
    const permissions = [{ permission: 'withdrawals.pay', bound: { most: { EUR: '500.00' }, countries: ['MLT'] } }]
    await withSecond('setRole', { ...role, permissions })
    const kept = (await admin.must('listRoles', {})).roles.find(({ name }) => name === role.name)
    expect(kept).toMatchObject({ ...role, permissions, isBuiltIn: false, holders: 0, version: '1' })
    await withSecond('setRole', { ...role, permissions: [] })
    await withSecond('removeRole', { name: role.name })
    expect((await admin.must('listRoles', {})).roles.map(({ name }) => name)).not.toContain(role.name)
  })

  test.each([
    ['an unknown permission', { permissions: [{ permission: 'house.sell', bound: {} }] }],
    [
      'a permission twice',
      {
        permissions: [
          { permission: 'staff.read', bound: {} },
          { permission: 'staff.read', bound: {} },
        ],
      },
    ],
    ['a bound that its permission does not know', { permissions: [{ permission: 'staff.read', bound: { most: { EUR: '1' } } }] }],
    ['an unknown role to hand out', { handsOut: ['queen'] }],
  ])('with %s is refused', async (_, wrong) => {
    const input = { name: 'wrong', title: 'Wrong', about: '', permissions: [], handsOut: [], ...wrong }
    expect((await admin.ask('setRole', input, { reason })).refusal.error).toBe('checkFields')
  })

  test('that is built in stays as it is', async () => {
    const input = { name: 'support', title: 'Support', about: '', permissions: [], handsOut: [] }
    expect((await admin.ask('setRole', input, { reason })).refusal.error).toBe('mayNot')
    expect((await admin.ask('removeRole', { name: 'support' }, { reason })).refusal.error).toBe('mayNot')
  })
})

describe('somebody who leaves', () => {
  test('is out at once: session, passkeys, roles, tokens, links and requests', async () => {
    const third = await at.colleague('administrator')
    const secret = (
      await third.must(
        'makeToken',
        { name: 'Reports', permissions: ['staff.read'], expiresAt: inDays(30), networks: [] },
        { reason, sign: true },
      )
    ).secret
    const { refusal } = await third.ask('giveRole', { id: (await at.colleague('support')).id, role: 'finance' }, { reason })
    await admin.must('endStaff', { id: third.id }, { reason, sign: true })
    expect((await third.ask('readMe', {})).status).toBe(404)
    expect((await at.stranger().ask('readMe', {}, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(404)
    const { options } = await third.must('beginSignIn', {})
    expect((await third.ask('signIn', { used: third.device.use(options) })).refusal.error).toBe('signInFailed')
    expect((await admin.must('readRequest', { id: String(refusal.errorDetails?.['request']) })).request.state).toBe('withdrawn')
    expect((await admin.must('readStaff', { id: third.id })).person).toMatchObject({ state: 'left', roles: [], passkeys: 0 })
    expect((await admin.ask('endStaff', { id: third.id }, { reason, sign: true })).refusal.error).toBe('mayNot')
  })

  test('comes back by a new link that a second person has agreed to, without the old roles', async () => {
    const who = await at.colleague('support')
    await admin.must('endStaff', { id: who.id }, { reason, sign: true })
    const { answer } = await withSecond('inviteAgain', { id: who.id })
    const { link } = answer as { link: string } // what inviteAgain answers
    const { options } = await who.must('readInvitation', { link: link.split('#')[1] ?? '' })
    const { me } = await who.must('acceptInvitation', { link: link.split('#')[1] ?? '', made: who.device.make(options) })
    expect(me).toMatchObject({ id: who.id, roles: [] })
  })
})

describe('a token of a machine', () => {
  test('may a part of what its owner may, and passes no gate', async () => {
    const { id, secret } = await admin.must(
      'makeToken',
      { name: 'Reports', permissions: ['staff.read'], expiresAt: inDays(30), networks: [] },
      { reason, sign: true },
    )
    const machine = { headers: { authorization: `Bearer ${secret}` } }
    const browser = at.stranger()
    expect((await browser.must('listStaff', {}, machine)).staff.length).toBeGreaterThan(0)
    expect((await browser.ask('readAuditLog', {}, machine)).refusal.error).toBe('notAllowed')
    expect((await browser.ask('listOwnPasskeys', {}, machine)).status).toBe(404)
    await admin.must('endToken', { id }, { reason })
    expect((await browser.ask('listStaff', {}, machine)).status).toBe(404)
  })

  test('gets no permission that its owner lacks, and loses what the owner loses', async () => {
    const compliance = await at.colleague('administrator', 'finance')
    expect(
      (
        await compliance.ask(
          'makeToken',
          { name: 'Players', permissions: ['players.reveal'], expiresAt: inDays(30), networks: [] },
          { reason, sign: true },
        )
      ).refusal.error,
    ).toBe('notAllowed')
    const { secret } = await compliance.must(
      'makeToken',
      { name: 'Books', permissions: ['ledger.read', 'staff.read'], expiresAt: inDays(30), networks: [] },
      { reason, sign: true },
    )
    await admin.must('takeRole', { id: compliance.id, role: 'finance' }, { reason })
    const { me } = await at.stranger().must('readMe', {}, { headers: { authorization: `Bearer ${secret}` } })
    expect(me.held.map(({ permission }) => permission)).toEqual(['staff.read'])
  })

  test('works from its networks and until its day alone', async () => {
    const make = (networks: string[], expiresAt = inDays(1)) =>
      admin.ask('makeToken', { name: 'Nightly', permissions: ['staff.read'], expiresAt, networks }, { reason, sign: true })
    const elsewhere = (await make(['198.51.100.0/24'])).value.secret
    const here = (await make(['127.0.0.0/8'])).value.secret
    const ask = async (secret: string) =>
      (await at.stranger().ask('listStaff', {}, { headers: { authorization: `Bearer ${secret}` } })).status
    expect([await ask(elsewhere), await ask(here)]).toEqual([404, 200])
    expect((await make(['10.0.0.0/33'])).refusal.error).toBe('checkFields')
    expect((await make([], inDays(400))).refusal.error).toBe('checkFields')
    at.clock.advance(86_400_000)
    expect(await ask(here)).toBe(404)
    for (const one of [admin, second]) await one.signIn()
  })
})

test('whether somebody may do something is explained by their roles, and by who may', async () => {
  const who = await at.colleague('payments')
  expect(await admin.must('explainPermission', { id: who.id, permission: 'withdrawals.pay' })).toMatchObject({
    may: true,
    roles: ['payments'],
  })
  expect(await admin.must('explainPermission', { id: who.id, permission: 'staff.invite' })).toMatchObject({
    may: false,
    why: 'permission',
    heldBy: ['administrator'],
  })
})

const inDays = (days: number) => new Date(at.clock.now().getTime() + days * 86_400_000).toISOString()
