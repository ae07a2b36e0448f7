import { proves } from '@fairhouse/testing/proves.ts'
import { randomBytes } from 'node:crypto'
import { api, ErrorAnswer } from '@fairhouse/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { newKey } from '../testing/test-browser.ts'
import { agreementId } from '../../people/registration/consents.ts'
import { openTestHouse, testPassword, type TestHouse } from '../testing/test-house.ts'
import { toldOf } from '../testing/test-told.ts'

let test1: TestHouse
beforeAll(async () => {
  test1 = await openTestHouse()
  await seedMethods(test1.house.db, firstMethods)
})
afterAll(() => test1.close())

const json = { 'content-type': 'application/json' }
const unknownLogin = { login: 'nobody@example.com', password: 'x' }

describe('a write from another origin', () => {
  test.each([
    ['another site says so', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port of the same host', { origin: 'http://localhost:3001' }],
    ['the browser says cross-site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['the browser says same-site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused: %s', async (_, headers) => {
    proves('SHL-932')
    const response = await test1
      .browser()
      .request({ method: 'POST', url: '/api/login', headers: { ...json, ...headers }, payload: unknownLogin })
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 231])
    expect(await toldOf(response.json())).toMatch(/^The authorization was rejected\./)
  })

  test.each([
    ['our own page', { origin: 'http://localhost:3000' }],
    ['no browser at all', {}],
    ['our own page by the newer header', { 'sec-fetch-site': 'same-origin' }],
  ])('is taken: %s', async (_, headers) => {
    const response = await test1
      .browser()
      .request({ method: 'POST', url: '/api/login', headers: { ...json, ...headers }, payload: unknownLogin })
    expect(response.json().errorCode).toBe(107)
  })
})

describe('every failure has the one shape of errors', () => {
  const post = (payload: string, headers: Record<string, string> = json, url = '/api/login') =>
    test1.browser().request({ method: 'POST', url, headers, payload })
  test.each([
    ['JSON that is none', 400, 2, () => post('{"login":')],
    ['a body that is too large', 413, 2, () => post(JSON.stringify({ login: 'x'.repeat(300_000) }))],
    ['a body of another kind', 415, 2, () => post('<a/>', { 'content-type': 'application/xml' })],
    ['fields of a wrong type', 400, 104, () => post(JSON.stringify({ login: 5, password: [] }))],
    ['fields that are missing', 400, 102, () => post('{}')],
    ['a list in place of fields', 400, 104, () => post('[]')],
    ['an unknown path', 404, 101, () => test1.browser().request({ method: 'GET', url: '/api/unknown' })],
    ['an unknown path that is posted to', 404, 101, () => post('{}', json, '/api/unknown')],
    ['a method that a path does not have', 404, 101, () => test1.browser().request({ method: 'DELETE', url: '/api/login' })],
    ['an address that cannot be read', 400, 2, () => test1.browser().request({ method: 'GET', url: '/api/%zz' })],
    ['no session', 401, 115, () => test1.browser().request({ method: 'GET', url: '/api/wallet' })],
    ['a key that is missing', 400, 102, () => post('{"method":1,"amount":"5.00","currency":"EUR"}', json, '/api/deposits')],
  ] as const)('%s', async (_, status, code, ask) => {
    proves('IDN-NS-02', 'CSH-NS-03', 'SHL-825', 'SHL-841')
    const response = await ask()
    expect(ErrorAnswer.strict().parse(response.json())).toMatchObject({ errorCode: code })
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toMatch(/stack|node_modules|at async/i)
    if (code === 101) expect(await toldOf(response.json())).toMatch(/^We could not find this\./)
    if (code === 115) expect(await toldOf(response.json())).toMatch(/^You are not logged in\./)
  })

  test('a database that is away answers 503 with when to ask again, and says nothing of it', async () => {
    proves('SHL-824')
    const house = await openTestHouse()
    await house.house.db.close()
    const response = await house.app.inject({ method: 'POST', url: '/api/login', headers: json, payload: unknownLogin })
    expect([response.statusCode, ErrorAnswer.strict().parse(response.json()).errorCode]).toEqual([503, 100])
    expect(response.headers['retry-after']).toBe('1')
    expect(await toldOf(response.json())).toMatch(/^We have a technical problem/)
    await house.app.close()
    await house.database.close()
  })

  test('too many calls from one address answer 429 in it, and other addresses go on', async () => {
    proves('SHL-992')
    const crowd = test1.browser()
    const ask = () => crowd.request({ method: 'GET', url: '/api/unknown' })
    await test1.set('be.callsPerAddressPerMinute', 10)
    const statuses = []
    for (let n = 0; n < 10; n += 1) statuses.push((await ask()).statusCode)
    const last = await ask()
    expect((await test1.browser().ask('GET /api/session', {})).status).toBe(200)
    await test1.set('be.callsPerAddressPerMinute', 1200)
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect([last.statusCode, ErrorAnswer.strict().parse(last.json()).errorCode]).toEqual([429, 305])
    expect(await toldOf(last.json())).toMatch(/^These were too many tries in a short time\./)
    expect((await ask()).statusCode).toBe(404)
  })
})

describe('a keyed call', () => {
  test('without a key, or with one that is none, is refused', async () => {
    const { browser } = await test1.player()
    for (const key of ['', 'short', 'with space in it', 'x'.repeat(101)]) {
      const response = await browser.request({
        method: 'POST',
        url: '/api/deposits',
        headers: { ...json, origin: test1.env.publicOrigin, 'idempotency-key': key },
        payload: { method: 1140001, amount: '5.00', currency: 'EUR' },
      })
      expect(response.json().errorCode).toBe(102)
    }
  })

  const wish = (email: string) => ({ agreement: agreementId('en'), fields: { ...registration, email } })
  const registration = {
    password: testPassword,
    country: 'MLT',
    firstName: 'Ada',
    lastName: 'Example',
    birthDate: '1990-05-05',
    gender: 'female',
    street: 'Harbour Street 1',
    zipCode: 'VLT 1000',
    city: 'Valletta',
    phoneNumber: '+35699123456',
    currency: 'EUR',
    ageAndPolicyChecked: 'true',
  }
  const registered = async (email: string) =>
    (await test1.sql(`select from player_login where login_index = '${test1.house.personal.indexOf('login', email)}'`)).length
  const mails = async () => (await test1.sql('select from mail')).length
  const someEmail = () => `key${randomBytes(6).toString('hex')}@example.com`

  test('with the same key and body answers the same and has one effect, also when they come at the same time', async () => {
    const [browser, email, key] = [test1.browser(), someEmail(), newKey()]
    // As a page does before its form is sent.
    await browser.must('GET /api/registration/fields', {})
    const before = await mails()
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.ask('POST /api/registration', wish(email), { key })))
    answers.push(await browser.ask('POST /api/registration', wish(email), { key }))
    for (const { value } of answers) expect(value).toEqual({ autoLogin: false, proof: 'link' })
    expect([await registered(email), (await mails()) - before]).toEqual([1, 1])
  })

  test('with the same key and another body is a conflict without an effect', async () => {
    const [browser, email, other, key] = [test1.browser(), someEmail(), someEmail(), newKey()]
    await browser.must('GET /api/registration/fields', {})
    await browser.must('POST /api/registration', wish(email), { key })
    const { status, error } = await browser.ask('POST /api/registration', wish(other), { key })
    expect([status, error.errorCode, await registered(other)]).toEqual([409, 9101, 0])
  })

  test('with the key and the body of another call is a conflict: its answer is not that of the other', async () => {
    const [{ browser }, key] = [await test1.player(), newKey()]
    const body = { method: 1140001, amount: '20.00', currency: 'EUR', storedDetailReference: 'none' }
    expect((await browser.ask('POST /api/payment/initWithdraw', body, { key })).error.errorCode).toBe(124)
    expect((await browser.ask('POST /api/deposits', body, { key })).error.errorCode).toBe(9101)
  })

  test('of somebody else with the same key is a call of its own', async () => {
    const [email, other, key] = [someEmail(), someEmail(), newKey()]
    await test1.browser().must('POST /api/registration', wish(email), { key })
    await test1.browser().must('POST /api/registration', wish(other), { key })
    expect([await registered(email), await registered(other)]).toEqual([1, 1])
  })
})

describe('a keyed call of a visitor', () => {
  const cookie = '__Host-visitor'
  const kept = () => test1.sql(`select count(*)::int as n from kept_answer where owner like 'visitor:%'`)

  test('is known again by a cookie of the visitor, which the answer before has brought', async () => {
    const browser = test1.browser()
    const { response } = await browser.ask('GET /api/session', {})
    expect([response.headers['set-cookie']].flat()[0]).toMatch(/^__Host-visitor=[\w-]{24}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    const again = await browser.ask('GET /api/session', {})
    expect(again.response.headers['set-cookie']).toBeUndefined()
    const rules = await test1.browser().ask('GET /api/phone-numbers/rules', { country: 'MLT' })
    expect([rules.response.headers['cache-control'], rules.response.headers['set-cookie']]).toEqual(['public, max-age=86400', undefined])
  })

  test('never answers another visitor what it answered the first, from the same address, with the same key and the same body', async () => {
    const [first, second, bare] = [test1.browser(), test1.browser(), test1.browser()]
    second.address = first.address
    bare.address = first.address
    const key = newKey()
    const body = { agreement: agreementId('en'), fields: { email: 'x' } }
    const ask = (browser: typeof first) => browser.ask('POST /api/registration', body, { key })
    for (const browser of [first, second]) await browser.must('GET /api/session', {})
    const [{ n: before }] = (await kept()) as [{ n: number }] // the query answers one row
    await ask(first)
    await ask(first)
    await ask(second)
    await ask(bare)
    const [{ n: after }] = (await kept()) as [{ n: number }] // as above
    expect(after - before).toBe(3)
    expect(new Set([first, second, bare].map(({ cookies }) => cookies.get(cookie))).size).toBe(3)
  })

  test('is known by the cookie of its browser also at another address', async () => {
    const browser = test1.browser()
    await browser.must('GET /api/session', {})
    const key = newKey()
    const owners = () => test1.sql(`select owner from kept_answer where key = '${key}'`)
    const ask = () => browser.ask('POST /api/registration', { agreement: agreementId('en'), fields: { email: 'y' } }, { key })
    await ask()
    browser.address = '10.250.0.1'
    await ask()
    expect(await owners()).toHaveLength(1)
    expect(JSON.stringify(await owners())).not.toContain(browser.cookies.get(cookie))
  })
})

describe('the contract', () => {
  test('is described by OpenAPI, every call of it, with the two pages to which services send a browser back', async () => {
    proves('IDN-NS-01', 'IDN-NS-39', 'SHL-NS-02', 'CSH-NS-01')
    const response = await test1.browser().request({ method: 'GET', url: '/api/openapi.json' })
    const described = Object.entries(response.json().paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = Object.values(api).map(({ at }) => at)
    expect(calls.length).toBeGreaterThan(25)
    expect(calls).toContain('GET /api/payment/methods')
    expect(described.filter((at) => at.includes(' /api/')).toSorted()).toEqual(calls.toSorted())
    expect(described.filter((at) => !at.includes(' /api/'))).toEqual(['GET /identification', 'GET /identification/message'])
    const page = await test1.browser().request({ method: 'GET', url: '/identification/message?value=done' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  })

  test('is kept by every call that only reads, for a visitor and for a player', async () => {
    await test1.set('fe.loyalty.enabled', true)
    const [visitor, { browser }] = [test1.browser(), await test1.player()]
    const reads = Object.values(api).filter(({ at }) => at.startsWith('GET'))
    for (const { at, who, takes } of reads) {
      if (!takes.safeParse({}).success || at === 'GET /api/deposits/status') continue // these ask about something
      const asVisitor = await visitor.ask(at, {})
      // What surrounds a deposit is told to visitors only where a deposit opens an account.
      const closed = who === 'player' || at === 'GET /api/deposits/offer'
      expect([at, asVisitor.status]).toEqual([at, closed ? 401 : 200])
      expect([at, (await browser.ask(at, {})).status]).toEqual([at, 200])
    }
    expect(reads.length).toBeGreaterThan(10)
  })
})

test('a call that reads is a GET and changes nothing, however often it is asked', async () => {
  proves('SHL-NS-03')
  await test1.set('fe.loyalty.enabled', true)
  const { browser } = await test1.player()
  await browser.must('GET /api/session', {})
  const tables = await test1.sql(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  // That somebody is still there is noted of every call; it is no change that anybody asked for.
  const kept = tables.map(({ name }) => String(name)).filter((name) => !/session|^job/.test(name))
  const contents = async () =>
    Promise.all(
      kept.map(async (name) => [name, ...(await test1.sql(`select md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`))]),
    )
  const reads = Object.values(api).filter(({ at, takes }) => at.startsWith('GET') && takes.safeParse({}).success)
  const readAll = async () => {
    for (const { at } of reads) await browser.ask(at, {})
  }
  // What follows from the country's rules is worked out at the first look, whoever looks, and kept.
  await readAll()
  const before = await contents()
  await readAll()
  await readAll()
  expect(await contents()).toEqual(before)
  expect([reads.length > 10, kept.length > 30]).toEqual([true, true])
  expect(Object.values(api).filter(({ at }) => !/^(?:GET|POST) /.test(at))).toEqual([])
})

test('answers of the API are kept by no cache', async () => {
  const { response } = await test1.browser().ask('GET /api/session', {})
  expect([response.headers['cache-control'], response.headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
})
