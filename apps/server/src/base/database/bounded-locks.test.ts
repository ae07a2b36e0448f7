import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { asOwner } from '../testing/test-sql.sql.ts'
import { migrate } from './migrate.sql.ts'

const folder = mkdtempSync(join(tmpdir(), 'locks-'))
let database: TestDatabase
let holder: pg.Client
beforeAll(async () => {
  database = await openTestDatabase(1)
  for (const name of ['migrations', 'functions']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'migrations/9000-one-more.sql'), 'alter table held add column one_more integer')
  // The folder stands for a release of its own, which knows nothing of what was applied before.
  await asOwner(database.owner, 'delete from migration; create table held (one integer)')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})
beforeEach(async () => {
  holder = new pg.Client({ connectionString: database.owner, application_name: 'a long report' })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from held')
})
afterEach(() => holder.end())

const columns = async () =>
  (await asOwner(database.owner, `select attname as name from pg_attribute where attrelid = 'held'::regclass and attnum > 0`)).map(
    ({ name }) => name,
  )
const soon = { lockMs: 20, tries: 3, pauseMs: 1 }

test('a migration that gets no lock gives up with a sentence that names who has it, and has changed nothing', async () => {
  const said: string[] = []
  const migrating = migrate(database.owner, folder, { ...soon, say: (sentence) => said.push(sentence) })
  await expect(migrating).rejects.toThrow(
    /^The migration 9000-one-more.sql got no lock in 3 tries; transactions that are open: a long report \(process \d+\) for \d+ s, at "select from held". Nothing of it was applied/,
  )
  expect([said.length, await columns()]).toEqual([1, ['one']])
})

test('between its tries others come to what it waits for, and it is applied once the lock is free', async () => {
  const said: string[] = []
  const applied = await migrate(database.owner, folder, {
    ...soon,
    tries: 1000,
    say(sentence) {
      said.push(sentence)
      void asOwner(database.owner, 'insert into held values (1)').then(() => holder.query('commit'))
    },
  })
  expect([said.length, applied, await columns()]).toEqual([1, ['9000-one-more.sql'], ['one', 'one_more']])
})
