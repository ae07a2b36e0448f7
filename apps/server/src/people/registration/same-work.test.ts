import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import * as password from '../passwords/password.ts'
import { agreementId } from './consents.ts'

// A registration of an address that has an account causes the same work as one of an address that has none, shown by counting it.

vi.mock(import('../passwords/password.ts'), async (original) => {
  const real = await original()
  return { ...real, hashPassword: vi.fn(real.hashPassword) }
})

let at: TestHouse
let sent: string[] = []
beforeAll(async () => {
  at = await openTestHouse()
  await at.set('be.captcha.afterRegistrations', 0)
  const { db } = at.house
  const { query, transaction } = { ...db }
  // What an address may ask is counted before anything is known of the person.
  const note = (text: string) => text.includes('call_budget') || sent.push(text)
  db.query = (config) => (note(config.text), query(config))
  db.transaction = (work) =>
    transaction((tx) => {
      sent.push('begin')
      return work({ ...tx, query: (config) => (note(config.text), tx.query(config)) }).finally(() => sent.push('end'))
    })
})
afterAll(() => at.close())
beforeEach(() => at.clock.advance(86_400_000))

const someName = () => `A${randomBytes(5).toString('hex').replaceAll(/\d/g, 'x')}`
const formOf = (email: string) => ({
  email,
  password: testPassword,
  country: 'MLT',
  firstName: someName(),
  lastName: someName(),
  birthDate: '1990-05-05',
  gender: 'female',
  street: 'Harbour Street 1',
  zipCode: 'VLT 1000',
  city: 'Valletta',
  phoneNumber: `+35699${String(Number.parseInt(randomBytes(3).toString('hex'), 16) % 1_000_000).padStart(6, '0')}`,
  currency: 'EUR',
  ageAndPolicyChecked: 'true',
})

/** What a registration costs: its statements with the bounds of transactions, and its hashes. Whether work stands or was taken back is the one difference. */
async function workOf(email: string) {
  const browser = at.browser()
  await browser.must('GET /api/session', {})
  sent = []
  vi.mocked(password.hashPassword).mockClear()
  const value = await browser.must('POST /api/registration', { agreement: agreementId('en'), fields: formOf(email) })
  const statements = sent.filter((text) => !text.startsWith('rollback to savepoint'))
  return { value: { ...value, expirationTime: undefined }, statements, hashes: vi.mocked(password.hashPassword).mock.calls.length }
}

describe.each(['link', 'code'])('where an address is proven by a %s', (activation) => {
  beforeAll(() => at.set('registration.activation', activation))

  test('one that has an account costs what any other costs, and is answered the same', async () => {
    const { email } = await at.player()
    const [known, unknown] = [await workOf(email), await workOf(`${someName()}@example.com`)]
    expect(unknown.statements.length).toBeGreaterThan(20)
    expect([unknown.hashes, unknown.statements.filter((text) => text === 'begin').length > 1]).toEqual([1, true])
    expect(known).toEqual(unknown)
  })

  test('and leaves nothing behind but the mail to its owner', async () => {
    const { email } = await at.player()
    const tables = ['player', 'player_login', 'wallet', 'activation', 'registration_consent', 'player_likeness', 'audit'].map(
      (name) => `(select count(*)::int from ${name}) as ${name}`,
    )
    const counts = async () => (await at.sql(`select ${tables.join(', ')}, (select count(*)::int from mail) as mails`))[0]
    const before = await counts()
    await workOf(email)
    expect(await counts()).toEqual({ ...before, mails: Number(before?.mails) + 1 })
    await workOf(`${someName()}@example.com`)
    expect((await counts())?.mails).toBe(Number(before?.mails) + 2)
  })
})
