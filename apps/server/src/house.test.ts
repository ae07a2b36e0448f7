import { request as httpRequest, type IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chainEntries } from './base/audit/chain-entries.ts'
import { verifyChains } from './base/audit/verify-chains.ts'
import { openHouse } from './house.ts'
import { changeSetting } from './settings/settings.ts'
import { systemClock } from './base/clock.ts'
import { countryOf } from './base/http/country.ts'
import { openPlayerNews } from './base/live-updates/player-news.ts'
import { openEventStreams } from './base/live-updates/event-streams.ts'
import { freePort, openTestHouse, testPassword, type TestHouse } from './base/testing/test-house.ts'

let test1: TestHouse
beforeAll(async () => {
  test1 = await openTestHouse()
})
afterAll(() => test1.close())

const until = (read: () => unknown, wanted: unknown) => expect.poll(read, { interval: 10 }).toEqual(wanted)

test('a process that ends as soon as it has begun leaves nobody listening', async () => {
  const listeners = async () =>
    (await test1.sql("select pid from pg_stat_activity where datname = current_database() and query like 'listen player%'")).length
  const before = await listeners()
  for (let time = 0; time < 5; time += 1) await (await openHouse(test1.env)).close()
  await new Promise((resolve) => setTimeout(resolve, 300)) // long enough to connect
  await until(listeners, before)
})

describe('a setting that is changed', () => {
  test('holds without a restart, in every process', async () => {
    const second = await openHouse(test1.env)
    try {
      await changeSetting(test1.house.db, 'site.name', 'The Other House', test1.clock.now(), 'cli:test')
      await until(
        () => [test1.house.settings.get('site.name'), second.house.settings.get('site.name')],
        ['The Other House', 'The Other House'],
      )
      expect(await test1.browser().must('GET /api/settings', {})).toMatchObject({ siteName: 'The Other House' })
    } finally {
      await second.close()
    }
  })

  test('holds also where it could not be read when it was told', async () => {
    const warned = vi.spyOn(test1.house.log, 'warn')
    await test1.sql('alter table setting rename to setting_away')
    try {
      await test1.sql(`insert into setting_away (name, value, changed_at, changed_by) values ('playerAgeLimit.max', '99', now(), 'test')`)
      await test1.sql(`select pg_notify('setting', '"playerAgeLimit.max"')`)
      await until(() => warned.mock.calls.map(([, sentence]) => sentence).includes('a change could not be read yet'), true)
    } finally {
      await test1.sql('alter table setting_away rename to setting')
    }
    await until(() => test1.house.settings.get('playerAgeLimit.max'), 99)
  })

  test('to a value that is not allowed is refused with a sentence, and what stood stays', async () => {
    await expect(changeSetting(test1.house.db, 'playerAgeLimit.min', 12, test1.clock.now(), 'cli:test')).rejects.toThrow(
      /whole number between 18 and 30/,
    )
    await expect(changeSetting(test1.house.db, 'no.such', 1, test1.clock.now(), 'cli:test')).rejects.toThrow(/no setting "no.such"/)
    expect(test1.house.settings.get('playerAgeLimit.min')).toBe(18)
  })

  test('is in the audit log', async () => {
    expect(
      await test1.sql(`select actor, action, subject from audit where action = 'setting.change' and subject = 'site.name'`),
    ).toMatchObject([{ actor: 'cli:test' }])
  })
})

describe('the clock', () => {
  test('only moves forward', async () => {
    const clock = systemClock()
    let moves = 0
    clock.onMove(() => (moves += 1))
    clock.setOffset(60_000)
    clock.setOffset(30_000)
    clock.setOffset(60_000)
    expect([moves, Math.round((clock.now().getTime() - Date.now()) / 1000)]).toEqual([1, 60])
    await expect(test1.sql('select clock_advance(-1)')).rejects.toThrow(/only moves forward/)
    await expect(test1.house.db.query({ text: 'update clock set offset_ms = 1' })).rejects.toThrow(/permission denied/)
    await expect(test1.house.db.query({ text: 'select clock_advance(1)' })).rejects.toThrow(/permission denied/)
  })

  test('that the sandbox moves is heard by the server', async () => {
    const house = await openTestHouse()
    const before = house.clock.now().getTime()
    await house.sql('select clock_advance(3600000)')
    await until(() => house.clock.now().getTime() - before, 3_600_000)
    await house.close()
  })

  test('of a live installation does not follow it', async () => {
    const house = await openTestHouse({ mode: 'live' })
    const before = house.clock.now().getTime()
    await house.sql('select clock_advance(3600000)')
    await changeSetting(house.house.db, 'site.name', 'Heard', house.clock.now(), 'cli:test')
    await until(() => house.house.settings.get('site.name'), 'Heard')
    expect(house.clock.now().getTime()).toBe(before)
    await house.close()
  })
})

describe('the audit log', () => {
  test('is a chain: the hash of each link covers its row and the hash before', async () => {
    await Promise.all(Array.from({ length: 12 }, () => test1.player()))
    await chainEntries(test1.house)
    const [audit] = await verifyChains(test1.house.db, { late: true })
    expect(audit).toMatchObject({ check: 'audit', faults: [], notes: [] })
    expect(audit?.looked).toBeGreaterThan(12)
  })

  test.each([`update audit set actor = 'x'`, 'delete from audit', 'truncate audit'])('takes no %s', async (statement) => {
    await expect(test1.sql(statement)).rejects.toThrow(/append-only/)
    await expect(test1.house.db.query({ text: statement })).rejects.toThrow(/permission denied/)
  })
})

describe('the log', () => {
  test('of a login, a registration and a landing has no secret and no person in it', async () => {
    const lines: string[] = []
    const house = await openTestHouse({ logLevel: 'trace' })
    // pino writes past process.stdout: its stream is replaced.
    const stream = Object.getOwnPropertySymbols(house.house.log)
      .map((symbol) => (house.house.log as unknown as Record<symbol, { write?: (line: string) => void }>)[symbol])
      .find((value) => typeof value?.write === 'function')
    stream!.write = (line: string) => (lines.push(line), true)
    const { browser, email } = await house.player()
    await browser.ask('POST /api/login', { login: email, password: 'Wrong7Harbour' })
    await browser.ask('POST /api/activation', { activationCode: 'activation-code-77' })
    await browser.request({ method: 'GET', url: '/api/deposits/status?token=status-token-77' })
    await browser.request({
      method: 'POST',
      url: '/landing/3ds-challenge/landing-token-77',
      payload: 'cres=cres-77',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await browser.request({ method: 'GET', url: '/activation/link-code-77' })
    await browser.request({
      method: 'POST',
      url: '/api/login',
      payload: '{"login":"broken',
      headers: { 'content-type': 'application/json' },
    })
    const secrets = [
      testPassword,
      'Wrong7Harbour',
      email,
      'activation-code-77',
      'status-token-77',
      'landing-token-77',
      'cres-77',
      'link-code-77',
      browser.cookies.get('__Host-session')!,
      browser.cookies.get('__Host-device')!,
      house.env.fieldKey.export().toString('hex'),
      'whsec_test',
    ]
    await house.close()
    expect(lines.length).toBeGreaterThan(8)
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })
})

describe('the push stream', () => {
  /** The events that a browser hears over a real connection. */
  async function listenAs(port: number, cookies: Map<string, string>) {
    const heard: string[] = []
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = httpRequest({ port, host: '127.0.0.1', path: '/api/push', headers: { cookie } })
    request.on('error', () => undefined)
    const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve).end())
    response.on('data', (chunk: Buffer) => heard.push(chunk.toString())).on('error', () => undefined)
    const events = () =>
      [...heard.join('').matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event, data]) => ({
        event,
        data: JSON.parse(data ?? '') as Record<string, unknown>,
      }))
    return { events, status: response.statusCode, type: response.headers['content-type'], close: () => request.destroy() }
  }
  const deposit = (house: TestHouse, { shard, id, currency }: { shard: number; id: bigint; currency: string }, key: string) =>
    house.house.wallet.post({
      op: 'move',
      wallet: { shard, player: id, currency },
      id: `test:${key}`,
      kind: 'test',
      reason: 'test',
      legs: [['float:test', 'cash', 500n]],
    })

  test('brings a change of the wallet to every browser of the player and to nobody else, also from another process', async () => {
    const port = await freePort()
    const house = await openTestHouse()
    await house.app.listen({ port, host: '127.0.0.1' })
    const second = await openHouse(house.env)
    const [player, other] = [await house.player(), await house.player()]
    const streams = [await listenAs(port, player.browser.cookies), await listenAs(port, player.browser.cookies)]
    const stranger = await listenAs(port, other.browser.cookies)
    expect([streams[0]?.status, streams[0]?.type]).toEqual([200, 'text/event-stream'])
    await deposit(house, player, 'one')
    const cash = (stream: (typeof streams)[number]) =>
      stream
        .events()
        .filter(({ event }) => event === 'wallet')
        .map(({ data }) => data.cash)
    await until(() => streams.map(cash), [['5.00'], ['5.00']])
    await second.house.wallet.post({
      op: 'move',
      wallet: { shard: player.shard, player: player.id, currency: 'EUR' },
      id: 'test:two',
      kind: 'test',
      reason: 'test',
      legs: [['float:test', 'cash', 500n]],
    })
    await until(
      () => streams.map(cash),
      [
        ['5.00', '10.00'],
        ['5.00', '10.00'],
      ],
    )
    expect(stranger.events()).toEqual([])
    for (const stream of [...streams, stranger]) stream.close()
    await second.close()
    await house.close()
  })

  test('is refused without a login', async () => {
    const { statusCode, body } = await test1.browser().request({ method: 'GET', url: '/api/push' })
    expect([statusCode, JSON.parse(body).errorCode]).toEqual([401, 115])
  })

  test('survives a moment in which the wallet cannot be read', async () => {
    const push = openEventStreams(async (ids) => new Set(ids))
    push.has = () => true
    const sent: unknown[] = []
    push.send = (_, event) => void sent.push(event)
    let broken = true
    const news = openPlayerNews(
      test1.house.db,
      push,
      () => (broken ? Promise.reject(new Error('away')) : Promise.resolve({ cash: '1.00' } as never)),
      pino({ level: 'silent' }),
    )
    news.tell(1n, { about: 'wallet', shard: 1, currency: 'EUR' })
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setTimeout(resolve, 40))
    broken = false
    news.tell(1n, { about: 'wallet', shard: 1, currency: 'EUR' })
    await until(() => sent.length, 1)
    push.close()
  })
})

describe('the visitor’s country', () => {
  const from = (address: string, country?: string | string[]) =>
    countryOf(test1.house, { socket: { remoteAddress: address }, headers: country === undefined ? {} : { 'x-country': country } } as never)

  test('is taken from the header of a trusted proxy, and from nobody else', async () => {
    await test1.set('country.trustedProxies', ['10.9.9.9'])
    await test1.set('country.source', 'header:X-Country')
    expect([
      from('10.9.9.9', 'SWE'),
      from('10.9.9.8', 'SWE'),
      from('10.9.9.9'),
      from('10.9.9.9', 'swe'),
      from('10.9.9.9', ['SWE', 'GBR']),
    ]).toEqual(['SWE', 'ZZZ', 'ZZZ', 'ZZZ', 'ZZZ'])
    await test1.set('country.source', 'fixed:NLD')
    expect([from('10.9.9.9', 'SWE'), from('10.9.9.8')]).toEqual(['NLD', 'NLD'])
  })

  test('from a header that anybody could set keeps the server from starting, with one sentence', async () => {
    const house = await openTestHouse()
    await house.set('country.source', 'header:X-Country')
    await house.set('country.trustedProxies', [])
    await expect(openHouse(house.env)).rejects.toThrow(/country\.trustedProxies is empty/)
    await house.close()
  })
})
