// The database that migrations and functions make, held against what is written about it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../money/wallet/test-ledger.sql.ts'
import { databaseFolder, migrate } from './migrate.sql.ts'
import { readSchema } from './schema.sql.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(1)
})
afterAll(() => database.close())

const functionNames = `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'months'::regnamespace)`

test('database/schema.sql is what the migrations and functions make: npm run schema', async () => {
  expect(await readSchema(database.owner)).toBe(readFileSync(join(databaseFolder, 'schema.sql'), 'utf8'))
})

test('every function has a file of its name, and every file its function', async () => {
  const files = readdirSync(join(databaseFolder, 'functions'))
  expect(files.length).toBeGreaterThan(10)
  expect((await asOwner(database.owner, functionNames)).map(({ name }) => `${name as string}.sql`).toSorted()).toEqual(files.toSorted())
})

test('the rows that the posting function works on have the columns of their tables, in order', async () => {
  const columnsOf = (suffix: string) =>
    asOwner(
      database.owner,
      `select name, string_agg(format('%s %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum) as columns
       from unnest(array['wallet', 'posting', 'hold', 'cap', 'transfer']) name
       join pg_attribute a on a.attrelid = ('public.' || name || '${suffix}')::regclass and a.attnum > 0 and not a.attisdropped
       group by name order by name`,
    )
  const tables = await columnsOf('')
  expect(tables).toHaveLength(5)
  expect(await columnsOf('_at_work')).toEqual(tables)
})

describe('a function', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const answering = (answer: string, type = 'integer') =>
    `create or replace function seven() returns ${type} language sql as $$ select ${answer} $$;`
  const ask = async () => (await asOwner(database.owner, 'select seven() as answer'))[0]?.answer

  test('is applied again when its file has changed, and only then', async () => {
    // The folder stands for a release of its own, which knows nothing of what was applied before.
    await asOwner(database.owner, 'delete from migration')
    for (const name of ['migrations', 'functions']) mkdirSync(join(folder, name))
    write('functions/seven.sql', answering('6'))
    expect(await migrate(database.owner, folder)).toEqual(['functions/seven.sql'])
    expect(await migrate(database.owner, folder)).toEqual([])
    write('functions/seven.sql', answering('7'))
    expect(await migrate(database.owner, folder)).toEqual(['functions/seven.sql'])
    expect(await ask()).toBe(7)
  })

  test('is made again after a migration has dropped it', async () => {
    write('migrations/9000-seven-is-text.sql', 'drop function seven();')
    write('functions/seven.sql', answering(`'seven'`, 'text'))
    expect(await migrate(database.owner, folder)).toEqual(['9000-seven-is-text.sql', 'functions/seven.sql'])
    expect(await ask()).toBe('seven')
    write('migrations/9001-seven-is-made-again.sql', 'drop function seven();')
    expect(await migrate(database.owner, folder)).toEqual(['9001-seven-is-made-again.sql', 'functions/seven.sql'])
    expect(await ask()).toBe('seven')
  })

  test('that is wrong leaves what was there, and is named', async () => {
    write('functions/seven.sql', 'create or replace function seven() returns text language sql as $$ select $$ nonsense;')
    await expect(migrate(database.owner, folder)).rejects.toThrow('The function functions/seven.sql failed')
    expect(await ask()).toBe('seven')
    write('functions/seven.sql', answering(`'seven'`, 'text'))
    expect(await migrate(database.owner, folder)).toEqual([])
  })

  test('a migration that was changed is refused', async () => {
    write('migrations/9001-seven-is-made-again.sql', 'select 1;')
    await expect(migrate(database.owner, folder)).rejects.toThrow('was changed after it had been applied')
  })
})
