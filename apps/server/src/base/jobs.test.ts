import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteJobOf, takeJobs, writeJob } from './jobs.sql.ts'
import { runJobs, type Worker } from './jobs.ts'
import { testClock } from './test-clock.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const silent = pino({ level: 'silent' })
const until = (read: () => unknown, wanted: unknown) => expect.poll(read, { timeout: 5000, interval: 10 }).toEqual(wanted)

/** A list of work of a kind of its own, done by one or more processes. */
function listOf(worker: Worker, processes = 1) {
  const kind = `test-${randomBytes(4).toString('hex')}`
  const clocks = Array.from({ length: processes }, () => testClock())
  const running = clocks.map((clock) => runJobs(database.db, clock, { [kind]: worker }, silent))
  return {
    kind,
    clocks,
    write: (key: string, afterMs = 0) => writeJob(database.db, kind, key, new Date(clocks[0]!.now().getTime() + afterMs)),
    advance: (ms: number) => clocks.forEach((clock) => clock.advance(ms)),
    left: async () =>
      (await database.db.query<{ n: bigint }>({ text: 'select count(*) as n from job where kind = $1', values: [kind] })).rows[0]?.n,
    closeOnly: () => Promise.all(running.map((one) => one.close())),
    close: async () => {
      await Promise.all(running.map((one) => one.close()))
      await database.db.query({ text: 'delete from job where kind = $1', values: [kind] })
    },
  }
}

test('work is done when our clock reaches its moment, not before', async () => {
  const done: string[] = []
  const list = listOf(async ({ key }) => void done.push(key))
  await list.write('later', 3_600_000)
  await list.write('now')
  await until(() => done, ['now'])
  list.advance(3_599_999)
  await list.write('marker')
  await until(() => done, ['now', 'marker'])
  list.advance(1)
  await until(() => done, ['now', 'marker', 'later'])
  await until(list.left, 0n)
  await list.close()
})

test('what is put on the list again while it is done is done once more: it may have looked too early', async () => {
  let runs = 0
  const list = listOf(async ({ key }) => {
    runs += 1
    if (runs === 1) await list.write(key)
  })
  await list.write('seen')
  await until(() => runs, 2)
  await until(list.left, 0n)
  await list.close()
})

test('what fails is done again, later each time, and says why', async () => {
  const tries: number[] = []
  const list = listOf(async (job) => {
    tries.push(job.tries)
    if (job.tries < 4) throw new Error('not yet')
  })
  await list.write('stubborn')
  for (const [index, wait] of [2000, 4000, 8000].entries()) {
    await until(() => tries.length, index + 1)
    await until(
      async () =>
        (await database.db.query({ text: 'select last_error from job where kind = $1 and leased_until is null', values: [list.kind] }))
          .rows,
      [{ last_error: 'Error: not yet' }],
    )
    list.advance(wait)
  }
  await until(() => tries, [1, 2, 3, 4])
  await until(list.left, 0n)
  await list.close()
})

test('what asks to be done again is done again at its moment', async () => {
  let times = 0
  const list = listOf(async () => {
    times += 1
    return times < 3 ? { againAt: new Date(list.clocks[0]!.now().getTime() + 60_000) } : undefined
  })
  await list.write('again')
  for (let n = 1; n <= 3; n += 1) {
    await until(() => times, n)
    await until(
      async () =>
        (await database.db.query({ text: 'select from job where kind = $1 and leased_until is not null', values: [list.kind] })).rowCount,
      0,
    )
    list.advance(60_000)
  }
  await until(list.left, 0n)
  await list.close()
})

test('each piece of work is done once, however many processes look', async () => {
  const done: string[] = []
  const list = listOf(async ({ key }) => void done.push(key), 4)
  await Promise.all(Array.from({ length: 60 }, (_, n) => list.write(String(n))))
  await until(list.left, 0n)
  expect([done.length, new Set(done).size]).toEqual([60, 60])
  await list.close()
})

test('what a process took and never gave back is taken by another when its lease is over', async () => {
  const kind = `test-${randomBytes(4).toString('hex')}`
  const clock = testClock()
  await writeJob(database.db, kind, 'orphan', clock.now())
  const take = async () =>
    (await takeJobs(database.db, [kind], clock.now(), new Date(clock.now().getTime() + 60_000), 100))
      .filter((job) => job.kind === kind)
      .map(({ tries }) => tries)
  expect(await take()).toEqual([1])
  clock.advance(59_999)
  expect(await take()).toEqual([])
  clock.advance(1)
  expect(await take()).toEqual([2])
  await deleteJobOf(database.db, kind, 'orphan')
})

test('a process that ends leaves nothing taken behind', async () => {
  for (let n = 0; n < 20; n += 1) {
    const list = listOf(async () => undefined)
    await Promise.all(Array.from({ length: 10 }, (_, key) => list.write(String(key))))
    list.advance(1)
    await new Promise((resolve) => setTimeout(resolve, n % 5))
    await list.closeOnly()
    const taken = await database.db.query({ text: 'select from job where kind = $1 and leased_until is not null', values: [list.kind] })
    expect(taken.rowCount).toBe(0)
    await list.close()
  }
})

test('work that is written twice is there once, at the earlier moment', async () => {
  const done: string[] = []
  const list = listOf(async ({ key }) => void done.push(key))
  await list.write('one', 60_000)
  await list.write('one', 30_000)
  await list.write('one', 90_000)
  expect(await list.left()).toBe(1n)
  list.advance(30_000)
  await until(() => done, ['one'])
  await list.close()
})
