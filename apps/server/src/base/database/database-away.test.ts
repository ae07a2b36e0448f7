import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorAnswer } from '@fairhouse/contract'
import { changeSetting } from '../../settings/settings.ts'
import { openDatabase, type Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { openReadiness } from '../monitoring/readiness.ts'
import { openCuttableWay } from '../testing/test-cuttable-way.ts'
import { testClock } from '../testing/test-clock.ts'
import { openHouseOn, testPassword, type TestHouse } from '../testing/test-house.ts'
import { untilDatabaseAnswers } from './until-database-answers.ts'

const way = openCuttableWay()
let house: TestHouse
beforeAll(async () => {
  house = await openHouseOn(testClock(), {}, way.to)
})
afterAll(async () => {
  await house.close()
  way.close()
})

const endAll = () =>
  house.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
const status = async (url: string) => (await house.app.inject({ url })).statusCode
const untilReady = () => expect.poll(() => status('/readyz'), { interval: 20 }).toBe(200)

test('a connection that ends inside a transaction fails this transaction alone', async () => {
  const { db } = house.house
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    await house.sql(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    await tx.query({ text: 'select 1' })
  })
  await expect(ended).rejects.toThrow(DatabaseAway)
  expect((await db.transaction((tx) => tx.query<{ one: number }>({ text: 'select 1 as one' }))).rows).toEqual([{ one: 1 }])
})

test('a wrong statement is no database that is away', async () => {
  await expect(house.house.db.query({ text: 'select nothing_of_the_kind' })).rejects.not.toThrow(DatabaseAway)
})

test('when all connections end at once, calls answer 503 with when to ask again or succeed, and soon all of them succeed', async () => {
  const { email } = await house.player()
  const login = () => house.browser().ask('POST /api/login', { login: email, password: testPassword })
  // Fewer than freeze the login: a try whose connection was lost stays counted.
  const asked = Array.from({ length: 3 }, login)
  await endAll()
  for (const { status: code, error, response } of await Promise.all(asked))
    expect([code, ...(code === 200 ? [] : [error.errorCode, response.headers['retry-after']])]).toEqual(
      code === 200 ? [200] : [503, 100, '1'],
    )
  await untilReady()
  expect((await login()).status).toBe(200)
})

test('news of other processes arrive again after the connection that listens was lost', async () => {
  await endAll()
  await untilReady()
  // By another connection: what is told while nobody listens is caught up with at the reconnection.
  const other = openDatabase(house.env.databaseUrl, { connections: 1 })
  await changeSetting(other, 'site.name', 'After the loss', house.clock.now(), 'cli:test')
  await other.close()
  await expect.poll(() => house.house.settings.get('site.name'), { interval: 20 }).toBe('After the loss')
})

describe('while nobody reaches the database', () => {
  test('all calls answer 503 in the one shape, the house is alive and not ready, and it comes back by itself', async () => {
    way.block()
    const answer = await house.app.inject({ method: 'POST', url: '/api/login', payload: { login: 'a@example.com', password: 'x' } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
    expect(ErrorAnswer.strict().parse(answer.json())).toMatchObject({ error: 'technicalIssues', errorCode: 100 })
    const ready = async () => {
      const { statusCode, body } = await house.app.inject({ url: '/readyz' })
      return [statusCode, (JSON.parse(body) as { status: string }).status]
    }
    await expect.poll(ready, { interval: 20 }).toEqual([503, 'the database does not answer'])
    expect(await status('/healthz')).toBe(200)
    way.mend()
    await untilReady()
  })

  test('a browser is shown a page that asks again by itself, and a program the one shape of errors', async () => {
    way.block()
    const page = (headers: Record<string, string>) => house.app.inject({ url: '/identification/return/idin/some-key', headers })
    const shown = await page({ accept: 'text/html,application/xhtml+xml' })
    expect([shown.statusCode, shown.headers['retry-after'], shown.headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8'])
    expect(shown.body).toContain('<html lang="en" dir="ltr">')
    expect(shown.body).toContain('<meta http-equiv="refresh" content="5">')
    expect((await page({ accept: 'application/json' })).json()).toMatchObject({ errorCode: 100 })
    // What was ready before may be remembered for a moment: it must not be taken for the return.
    await expect.poll(() => status('/readyz'), { interval: 20 }).toBe(503)
    way.mend()
    await untilReady()
  })

  test('a server that starts waits for it and says so once', async () => {
    const said: string[] = []
    const db = openDatabase(house.env.databaseUrl, { connections: 1 })
    way.block()
    const waiting = untilDatabaseAnswers(db, (sentence) => said.push(sentence))
    await expect.poll(() => said, { interval: 10 }).toEqual([expect.stringMatching(/^The server waits for its database: /)])
    way.mend()
    await waiting
    await db.close()
    expect(said.length).toBe(1)
  })
})

test('a server that starts does not wait for what waiting does not mend', async () => {
  const url = new URL(house.database.app)
  url.password = 'wrong'
  const db = openDatabase(url.href, { connections: 1 })
  await expect(untilDatabaseAnswers(db, () => undefined)).rejects.toThrow(/password/)
  await db.close()
})

test('a read-only database serves what only reads, refuses what writes for now, and is not ready', async () => {
  const { name } = house.database
  const { email } = await house.player()
  await house.sql(`alter database ${name} set default_transaction_read_only = on`)
  await endAll()
  const ready = () => house.app.inject({ url: '/readyz' }).then((answer) => answer.json().status)
  await expect.poll(ready, { interval: 20 }).toBe('the database takes no writes')
  await house.browser().must('GET /api/registration/fields', {})
  const written = await house.browser().ask('POST /api/login', { login: email, password: testPassword })
  expect([written.status, written.response.headers['retry-after']]).toEqual([503, '1'])
  await house.sql(`begin; set transaction read write; alter database ${name} reset default_transaction_read_only; commit`)
  await endAll()
  await untilReady()
})

test('readiness is asked of the database by one small write, however many ask', async () => {
  let writes = 0
  const db = { ...house.house.db, query: (config) => ((writes += 1), house.house.db.query(config)) } as Database // only its query differs
  const readiness = openReadiness({ ...house.house, db })
  expect(new Set(await Promise.all(Array.from({ length: 200 }, readiness)))).toEqual(new Set(['ready']))
  expect([writes, await house.sql('select count(*)::int as n from readiness')]).toEqual([1, [{ n: 1 }]])
})

test('a connection of its own goes around the pooler', async () => {
  const db = openDatabase('postgres://nobody@127.0.0.1:9/none', { connections: 1, directUrl: house.env.databaseUrl })
  try {
    await expect(db.query({ text: 'select 1' })).rejects.toThrow(DatabaseAway)
    const direct = await db.connect()
    expect((await direct.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await direct.end()
  } finally {
    await db.close()
  }
})
