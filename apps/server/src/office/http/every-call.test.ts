import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeApi, type OfficeCallName } from '@fairhouse/contract/office/index.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { builtInRoles } from '../roles/built-in-roles.ts'
import { officeOrigin, openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

// Every call as nobody, as a stranger with a player's cookie, and as each role: just what the table says is allowed.

let at: TestOffice
const colleagues = new Map<string, TestColleague>()
beforeAll(async () => {
  at = await openTestOffice()
  for (const role of Object.keys(builtInRoles)) colleagues.set(role, await at.colleague(role))
}, 120_000)
afterAll(() => at.close())

const calls = Object.entries(officeApi) as [OfficeCallName, OfficeCall][]
const guarded = calls.filter(([, { permission }]) => permission !== 'nobody')
const withPermission = calls.filter(([, { permission }]) => permission !== 'nobody' && permission !== 'staff')

/** Calls without any input: whoever is let through is told what is missing, or that the reason or thing is. */
const ask = async (who: TestColleague, [, call]: (typeof calls)[number]) => {
  // Everybody has a network of their own: together they ask more in a minute than one may.
  const remoteAddress = `10.0.0.${who.id === '' ? 0 : who.id}`
  const [method, url] = call.at.split(' ') as ['GET' | 'POST', string] // every call's address has this form
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: new URL(officeOrigin).host, origin: officeOrigin, cookie }
  const response = await at.office.inject({ method, url, headers, remoteAddress, ...(method === 'POST' ? { payload: {} } : {}) })
  return { status: response.statusCode, ...response.json<{ error?: string; errorDetails?: { permission?: string; heldBy?: string[] } }>() }
}

test('the table has calls of every kind', () => {
  expect(guarded.length).toBeGreaterThan(25)
  expect(withPermission.length).toBeGreaterThan(12)
})

test.each(guarded)('%s answers nobody that there is nothing', async (...call) => {
  expect(await ask(at.stranger(), call)).toMatchObject({ status: 404, error: 'notFound' })
})

test('a player who is logged in at the site is a stranger here', async () => {
  const { browser } = await at.player()
  const stranger = at.stranger()
  for (const [name, value] of browser.cookies) stranger.cookies.set(name, value)
  for (const call of guarded) expect(await ask(stranger, call)).toMatchObject({ status: 404, error: 'notFound' })
})

describe.each(Object.entries(builtInRoles))('%s', (role, { permissions }) => {
  const held: readonly string[] = permissions
  test.each(withPermission)('%s: as the table says', async (name, call) => {
    const who = colleagues.get(role)! // all were made above
    const answered = await ask(who, [name, call])
    if (held.includes(call.permission)) return expect([403, 404]).not.toContain(answered.status)
    if (call.hidden) return expect(answered).toMatchObject({ status: 404, error: 'notFound' })
    const heldBy = Object.entries(builtInRoles)
      .filter(([, one]) => (one.permissions as readonly string[]).includes(call.permission))
      .map(([one]) => one)
      .toSorted()
    return expect(answered).toMatchObject({ status: 403, error: 'notAllowed', errorDetails: { permission: call.permission, heldBy } })
  })
})

test('no role that decides on staff decides on players or money, and who checks changes nothing', () => {
  const ofStaff = Object.entries(builtInRoles).filter(([, { permissions }]) =>
    permissions.some((one) => /^(staff|roles|tokens)\.(?!read)/.test(one)),
  )
  expect(ofStaff.map(([name]) => name)).toEqual(['administrator'])
  const administrator = builtInRoles['administrator']?.permissions ?? []
  expect(administrator.filter((one) => /^(players|documents|withdrawals|money|suspense|holds|limits|exclusions)\./.test(one))).toEqual([])
  const auditor = builtInRoles['auditor']?.permissions ?? []
  expect(auditor.filter((one) => !one.endsWith('.read'))).toEqual(['lists.export', 'players.reveal'])
  expect(builtInRoles['administrator']?.handsOut).not.toContain('administrator')
  expect(builtInRoles['administrator']?.handsOut).not.toContain('auditor')
})

describe('the office answers', () => {
  test('its own host alone', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3100', 'office.localhost', 'evil.example'])
      expect((await at.office.inject({ url: '/office/me', headers: { host } })).statusCode).toBe(404)
  })

  test('no act that another page sends', async () => {
    const who = colleagues.get('administrator')! // made above
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const host = new URL(officeOrigin).host
    for (const origin of ['http://localhost:3000', 'null', undefined]) {
      const headers = { host, cookie, ...(origin ? { origin } : {}) }
      const response = await at.office.inject({ method: 'POST', url: '/office/sign-out', headers, payload: {} })
      expect([response.statusCode, response.json()]).toMatchObject([403, { error: 'wrongOrigin' }])
    }
    expect((await who.must('readMe', {})).me.roles).toEqual(['administrator'])
  })

  test('with headers that let nothing frame, cache or read it', async () => {
    const { headers } = await at.office.inject({ url: '/office/me', headers: { host: new URL(officeOrigin).host } })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
  })

  test('input that is no JSON, or too large, with what is wrong', async () => {
    const headers = { host: new URL(officeOrigin).host, origin: officeOrigin, 'content-type': 'application/json' }
    const broken = await at.office.inject({ method: 'POST', url: '/office/sign-in', headers, payload: '{' })
    const large = await at.office.inject({
      method: 'POST',
      url: '/office/sign-in',
      headers,
      payload: JSON.stringify({ input: 'x'.repeat(600_000) }),
    })
    expect([broken.statusCode, large.statusCode]).toEqual([422, 422])
  })
})
