import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import * as password from '../passwords/password.ts'

// Known and unknown logins cause the same work, shown by counting it: statements in their order, and hashes with their cost.

vi.mock(import('../passwords/password.ts'), async (original) => {
  const real = await original()
  return { ...real, passwordMatches: vi.fn(real.passwordMatches) }
})

let at: TestHouse
/** Every statement that was sent, in its order. */
let sent: string[] = []
beforeAll(async () => {
  at = await openTestHouse()
  await at.set('be.captcha.afterFailedLogins', 0)
  await at.set('be.captcha.afterLinkMails', 0)
  const { db } = at.house
  const { query, transaction } = { ...db }
  // What an address may ask is counted before anything is known of the login.
  const note = (text: string) => text.includes('call_budget') || sent.push(text)
  db.query = (config) => (note(config.text), query(config))
  db.transaction = (work) => transaction((tx) => work({ ...tx, query: (config) => (note(config.text), tx.query(config)) }))
})
afterAll(() => at.close())
beforeEach(() => at.clock.advance(86_400_000))

/** What some work costs: its statements, and what each hash was derived with. */
async function workOf(act: () => Promise<unknown>) {
  sent = []
  vi.mocked(password.passwordMatches).mockClear()
  await act()
  const hashes = vi.mocked(password.passwordMatches).mock.calls.map(([, hash]) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(hash)?.[0])
  return { statements: sent, hashes }
}

describe.each([
  ['a browser that was never here', () => at.browser()],
  ['a browser that was here as somebody else', async () => (await at.player()).browser],
])('from %s', (_, browserOf) => {
  test('a login that nobody has costs what a wrong password costs', async () => {
    const { email } = await at.player()
    const [first, second] = [await browserOf(), await browserOf()]
    const known = await workOf(() => first.ask('POST /api/login', { login: email, password: 'Wrong7Harbour' }))
    const unknown = await workOf(() => second.ask('POST /api/login', { login: 'nobody@example.com', password: 'Wrong7Harbour' }))
    expect(known.statements.length).toBeGreaterThan(3)
    expect(known.hashes).toHaveLength(1)
    expect(unknown).toEqual(known)
  })

  test('a mail for a new password costs the same, whoever is asked for', async () => {
    const { email } = await at.player()
    const [first, second] = [await browserOf(), await browserOf()]
    const known = await workOf(() => first.ask('POST /api/password/forgot', { login: email }))
    const unknown = await workOf(() => second.ask('POST /api/password/forgot', { login: 'nobody@example.com' }))
    expect(known.statements.length).toBeGreaterThan(1)
    expect(unknown).toEqual(known)
  })

  test('a mail with the activation costs the same, whoever is asked for', async () => {
    const { email } = await at.player({ status: 'notActivated' })
    const [first, second] = [await browserOf(), await browserOf()]
    const known = await workOf(() => first.ask('POST /api/activation/again', { login: email }))
    const unknown = await workOf(() => second.ask('POST /api/activation/again', { login: 'nobody@example.com' }))
    expect(known.statements.length).toBeGreaterThan(1)
    expect(unknown).toEqual(known)
  })
})

test('an account that opens by services only costs what any other costs', async () => {
  const [usual, without] = [await at.player(), await at.player()]
  await at.sql(`update player set password_hash = null where id = ${without.id}`)
  const costs = (login: string) => workOf(() => at.browser().ask('POST /api/login', { login, password: 'Wrong7Harbour' }))
  expect(await costs(without.email)).toEqual(await costs(usual.email))
})
