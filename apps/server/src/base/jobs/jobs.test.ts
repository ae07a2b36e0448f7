import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countJobs, deleteJob, deleteJobOf, readDeadJobs, renewJobs, reviveJobs, takeJobs, writeJob } from './jobs.sql.ts'
import { mostFailures, runJobs, type Worker } from './jobs.ts'
import { testClock } from '../testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { asOwner } from '../testing/test-sql.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const silent = pino({ level: 'silent' })
const until = (read: () => unknown, wanted: unknown) => expect.poll(read, { interval: 10 }).toEqual(wanted)

/** A list of work of a kind of its own, done by one or more processes. */
function listOf(worker: Worker, processes = 1, options: { leaseMs?: number; waits?: (kind: string) => boolean } = {}) {
  const kind = `test-${randomBytes(4).toString('hex')}`
  const clocks = Array.from({ length: processes }, () => testClock())
  const running = clocks.map((clock) => runJobs(database.db, clock, { [kind]: worker }, silent, options))
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

const takerOf = (id: string) => ({ id, leaseMs: 60_000, running: [] })

test('what a process took and never gave back is taken by another when its lease is over in real time, whatever our clock says', async () => {
  const kind = `test-${randomBytes(4).toString('hex')}`
  const clock = testClock()
  await writeJob(database.db, kind, 'orphan', clock.now())
  const take = async () =>
    (await takeJobs(database.db, [kind], clock.now(), 100, takerOf(randomUUID()))).map(({ tries, failures }) => [tries, failures])
  expect(await take()).toEqual([[1, 0]])
  clock.advance(365 * 86_400_000)
  expect(await take()).toEqual([])
  await asOwner(database.owner, `update job set leased_until = clock_timestamp() where kind = '${kind}'`)
  expect(await take()).toEqual([[2, 1]])
  await deleteJobOf(database.db, kind, 'orphan')
})

test('who comes back after another has taken over changes nothing', async () => {
  const kind = `test-${randomBytes(4).toString('hex')}`
  const [slow, fast] = [randomUUID(), randomUUID()]
  const now = new Date()
  await writeJob(database.db, kind, 'both', now)
  const [job] = await takeJobs(database.db, [kind], now, 1, takerOf(slow))
  await asOwner(database.owner, `update job set leased_until = clock_timestamp() where kind = '${kind}'`)
  expect((await takeJobs(database.db, [kind], now, 1, takerOf(fast))).length).toBe(1)
  expect(await renewJobs(database.db, { ...takerOf(slow), running: [job!.id] })).toEqual([])
  await deleteJob(database.db, job!.id, slow)
  expect(await renewJobs(database.db, { ...takerOf(fast), running: [job!.id] })).toEqual([job!.id])
  await deleteJobOf(database.db, kind, 'both')
})

test('work that takes many times its lease runs once, also while the clock jumps', async () => {
  let [runs, finish] = [0, () => undefined as void]
  const ends = new Promise<void>((resolve) => (finish = resolve))
  const list = listOf(() => ((runs += 1), ends), 2, { leaseMs: 1500 })
  await list.write('long')
  const leasedUntil = async () =>
    (await asOwner(database.owner, `select leased_until::text as until from job where kind = '${list.kind}'`))[0]?.until
  const seen = new Set<unknown>()
  await expect.poll(async () => seen.add(await leasedUntil()).size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(4)
  list.advance(86_400_000)
  const before = seen.size
  await expect.poll(async () => seen.add(await leasedUntil()).size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before + 1)
  expect(runs).toBe(1)
  finish()
  await until(list.left, 0n)
  expect(runs).toBe(1)
  await list.close()
})

test('what fails again and again is given up with its reason, is counted, and runs again when an operator says so or there is a new reason', async () => {
  let isMended = false
  let runs = 0
  const list = listOf(async () => {
    runs += 1
    if (!isMended) throw new Error('no mail server')
  })
  const dead = async () => (await readDeadJobs(database.db)).filter(({ kind }) => kind === list.kind)
  await list.write('hopeless')
  for (let n = 1; n <= mostFailures; n += 1) {
    await until(() => runs, n)
    await until(
      async () => (await asOwner(database.owner, `select from job where kind = '${list.kind}' and leased_until is null`)).length,
      1,
    )
    list.advance(3_600_000)
  }
  expect(await dead()).toMatchObject([{ key: 'hopeless', failures: mostFailures, last_error: 'Error: no mail server' }])
  list.advance(86_400_000)
  await list.write('marker')
  await until(() => runs, mostFailures + 1)
  const counts = (await countJobs(database.db, list.clocks[0]!.now())).find(({ kind }) => kind === list.kind)
  expect(counts).toMatchObject({ dead: 1n })

  isMended = true
  const [given] = await dead()
  expect(await reviveJobs(database.db, given!.id, list.clocks[0]!.now())).toBe(1)
  list.advance(3_600_000)
  await until(list.left, 0n)

  await list.write('again', 3_600_000)
  await asOwner(database.owner, `update job set dead_at = clock_timestamp(), failures = ${mostFailures} where kind = '${list.kind}'`)
  await list.write('again')
  await until(list.left, 0n)
  await list.close()
})

test('what ended its processes too often is given up without being tried once more', async () => {
  let runs = 0
  const list = listOf(async () => void (runs += 1))
  await list.write('poison', 1000)
  await asOwner(
    database.owner,
    `update job set failures = ${mostFailures - 1}, leased_until = clock_timestamp() where kind = '${list.kind}'`,
  )
  list.advance(1000)
  await until(async () => (await readDeadJobs(database.db)).filter(({ kind }) => kind === list.kind).length, 1)
  expect(runs).toBe(0)
  await list.close()
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

test('a kind of work that has to wait is not taken until it may be done', async () => {
  const done: string[] = []
  let isShut = true
  const list = listOf(async ({ key }) => void done.push(key), 1, { waits: (kind) => isShut && kind === list.kind })
  const other = listOf(async ({ key }) => void done.push(key))
  await list.write('waits')
  await other.write('goes on')
  await until(() => done, ['goes on'])
  isShut = false
  list.advance(1)
  await until(() => done, ['goes on', 'waits'])
  await Promise.all([list.close(), other.close()])
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
