import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { isAway, untilDatabaseAnswers } from '@fairhouse/process/database-away.ts'
import { openDatabase } from '@fairhouse/process/database.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

const endOthers = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

test('a connection that ends inside a transaction fails this transaction alone, and the sandbox goes on', async () => {
  const { database } = world.world
  const ended = database.transaction(async (query) => {
    const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.query('select pg_terminate_backend($1, 5000)', [row?.pid])
    await query('select 1')
  })
  await expect(ended).rejects.toSatisfy(isAway)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('when all connections end, calls are refused for now or served, and soon all are served; the shared clock is heard again', async () => {
  const asked = Array.from({ length: 5 }, () => world.control('GET', '/payments'))
  await world.world.database.query(endOthers)
  for (const { status } of await Promise.all(asked)) expect([200, 500, 503]).toContain(status)
  await expect.poll(async () => (await world.control('GET', '/payments')).status).toBe(200)
  const before = world.world.clock.offsetMs()
  await world.advance(60)
  await expect.poll(() => world.world.clock.offsetMs()).toBe(before + 60_000)
})

test('a sandbox that starts waits for a database that is away, and not for one that refuses its login', async () => {
  const said: string[] = []
  const open = (url: string) => openDatabase(url, 'sandbox', () => undefined)
  const away = open('postgres://sandbox@127.0.0.1:9/none')
  const waiting = untilDatabaseAnswers(away, 'sandbox', (sentence) => said.push(sentence))
  await expect.poll(() => said).toEqual([expect.stringMatching(/^The sandbox waits for its database: /)])
  await away.close()
  waiting.catch(() => undefined)
  const url = new URL(world.world.environment.databaseUrl)
  url.password = 'wrong'
  const refused = open(url.href)
  await expect(untilDatabaseAnswers(refused, 'sandbox', () => undefined)).rejects.toThrow(/password/)
  await refused.close()
})
