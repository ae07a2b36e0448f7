// The audit log is chained a moment after it is written: whoever writes waits for nobody, and nothing is skipped, whatever commits when.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { databaseFolder, migrate } from '../database/migrate.sql.ts'
import { testClock } from '../testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { asOwner } from '../testing/test-sql.sql.ts'
import { writeAccess } from './access.sql.ts'
import { writeAudit } from './audit.sql.ts'
import { chainEntries } from './chain-entries.ts'
import { verifyChains } from './verify-chains.ts'

let database: TestDatabase
const clock = testClock()
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const write = (sql: Parameters<typeof writeAudit>[0], action: string) =>
  writeAudit(sql, { at: clock.now(), actor: 'cli:test', action, subject: 'somebody', details: { ä: '"|,\n€' } })
const look = (fields: string[]) =>
  writeAccess(database.db, { at: clock.now(), actor: 'cli:test', of: { shard: 1, player: 1n }, fields, purpose: 'reveal' })
const chain = () => chainEntries({ db: database.db, clock })
const verified = async (db: Database = database.db) =>
  (await verifyChains(db, { late: true })).map(({ looked, faults, notes }) => ({ looked, faults, notes }))
const actionsInOrder = async (owner = database.owner) =>
  (await asOwner(owner, `select a.action from audit_link l join audit a on a.id = l.entry where l.log = 'audit' order by l.place`)).map(
    ({ action }) => action,
  )

test('a row whose transaction commits late is chained after rows with higher numbers, and none is skipped', async () => {
  let commit = () => undefined as void
  const held = new Promise<void>((resolve) => (commit = resolve))
  let written = () => undefined as void
  const first = new Promise<void>((resolve) => (written = resolve))
  const slow = database.db.transaction(async (tx) => {
    await write(tx, 'slow')
    written()
    await held
  })
  await first
  // Whoever writes meanwhile does not wait for it, and neither does who chains.
  await write(database.db, 'fast')
  expect(await chain()).toBe(1)
  expect(await verified()).toMatchObject([{ looked: 1, faults: [], notes: [] }, { looked: 0 }])
  commit()
  await slow
  expect(await verified()).toMatchObject([{ looked: 1, faults: [], notes: ['1 of the audit wait to be chained.'] }, { looked: 0 }])
  expect(await chain()).toBe(1)
  expect(await actionsInOrder()).toEqual(['fast', 'slow'])
  expect(await verified()).toMatchObject([{ looked: 2, faults: [], notes: [] }, { looked: 0 }])
  expect(await chain()).toBe(0)
})

test('what was rolled back is in no log, and looks at personal data have a chain of their own', async () => {
  const refused = database.db.transaction(async (tx) => {
    await write(tx, 'never')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await look(['email', 'phone number'])
  expect(await chain()).toBe(1)
  expect(await verified()).toMatchObject([
    { looked: 2, faults: [] },
    { looked: 1, faults: [] },
  ])
})

/** Starts a process that chains without a pause until it is ended, which returns how many entries it has chained. */
function startChaining() {
  const code = `
    import { openDatabase } from '${import.meta.dirname}/../database/database.ts'
    import { chainSome } from '${import.meta.dirname}/chain.sql.ts'
    const db = openDatabase(process.argv[1], { connections: 1, waitMs: 60_000 })
    let [done, over] = [0, false]
    process.stdin.on('end', () => (over = true)).resume()
    console.log('begun')
    while (!over) done += (await chainSome(db, new Date('${clock.now().toISOString()}'), 20)) ?? 0
    console.log(done)
    await db.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, database.app], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  return { begun: next(), end: async () => (child.stdin.end(), Number(await next())) }
}

test('thousands of entries of several connections, chained by two processes at once, are in the chain once each', async () => {
  const before = (await verified()).map(({ looked }) => looked)
  const writers = Array.from({ length: 6 }, () => openDatabase(database.app, { connections: 2, waitMs: 60_000 }))
  const chainers = [startChaining(), startChaining()]
  await Promise.all(chainers.map(({ begun }) => begun))
  await Promise.all(
    writers.flatMap((db, writer) =>
      Array.from({ length: 2 }, async (_, half) => {
        for (let n = 0; n < 250; n += 1) {
          if (n % 50 === 7) await look([`${writer} ${half} ${n}`])
          if (n % 5 > 0) await write(db, `${writer} ${half} ${n}`)
          // Several rows that commit together, after others have.
          else await db.transaction((tx) => write(tx, 'one').then(() => write(tx, 'two')))
        }
      }),
    ),
  )
  const done = await Promise.all(chainers.map(({ end }) => end()))
  expect(Math.min(...done)).toBeGreaterThan(0)
  await chain()
  const [audit, access] = await verified()
  expect(audit).toEqual({ looked: before[0]! + 12 * 300, faults: [], notes: [] })
  expect(access).toEqual({ looked: before[1]! + 12 * 5, faults: [], notes: [] })
  await Promise.all(writers.map((db) => db.close()))
}, 120_000)

test.each(['audit', 'audit_link', 'access_log'])('%s is not changed, not even by its owner', async (table) => {
  for (const statement of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`]) {
    await expect(asOwner(database.owner, statement)).rejects.toThrow(/append-only/)
    await expect(database.db.query({ text: statement })).rejects.toThrow(/permission denied/)
  }
  await expect(database.db.query({ text: `insert into ${table} default values` })).rejects.toThrow(/permission denied/)
})

test('a chain that an older release has left goes on from its last hash', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const older = readdirSync(join(databaseFolder, 'migrations')).filter((name) => name < '0230')
  for (const name of older) cpSync(join(databaseFolder, 'migrations', name), join(folder, 'migrations', name))
  for (const name of ['row_key.sql', 'row_digest.sql', 'bear_witness.sql'])
    cpSync(join(databaseFolder, 'functions', name), join(folder, 'functions', name))
  const name = `test_older_${Date.now()}`
  await asOwner(database.owner, `create database ${name}`)
  onTestFinished(async () => void (await asOwner(database.owner, `drop database ${name} with (force)`)))
  const owner = Object.assign(new URL(database.owner), { pathname: `/${name}` }).href
  await migrate(owner, folder)
  for (const action of ['one', 'two', 'three'])
    await asOwner(owner, `select audit_append('2026-11-16T10:00:00.123456Z', 'test', '${action}', null, '{"word": "ä"}')`)
  const [last] = await asOwner(owner, 'select hash from audit order by id desc limit 1')
  await migrate(owner)
  const db = openDatabase(owner, { connections: 2, waitMs: 60_000 })
  onTestFinished(() => db.close())
  expect(await asOwner(owner, `select place, hash from audit_link order by place desc limit 1`)).toEqual([{ place: 3n, ...last }])
  await write(db, 'four')
  await chainEntries({ db, clock })
  expect(await actionsInOrder(owner)).toEqual(['one', 'two', 'three', 'four'])
  expect((await verified(db))[0]).toEqual({ looked: 4, faults: [], notes: [] })
})
