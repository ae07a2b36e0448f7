// Tables that are kept by month: their parts are made ahead, take every row, and refuse what the table refused before it had any.
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { makeMonths, readMonths } from './months.sql.ts'
import { partsOf, rowsAt, sqlOf } from './test-months.sql.ts'

let database: TestDatabase
let sql: ReturnType<typeof sqlOf>
beforeEach(async () => {
  database = await openTestDatabase(2)
  sql = sqlOf(database.owner)
})
afterEach(() => database.close())

const tables = Object.keys(rowsAt)
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const put = async (table: string, at: string) => sql(rowsAt[table]!(`timestamptz '${at}'`)) // a table of the list
const parts = async (table: string) => (await sql(partsOf(table))).map(({ part }) => part)
const missing = async (at: Date) => (await readMonths(database.db, at)).flatMap((one) => one.missing)
const rest = async () => (await readMonths(database.db, new Date())).map((one) => one.rest)

test('every table of the rule has its months, and no other table has parts', async () => {
  const parted = await sql(`select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`)
  expect(parted.map(({ name }) => name)).toEqual(tables.toSorted())
  expect((await sql('select table_name as name from month_rule order by 1')).map(({ name }) => name)).toEqual(tables.toSorted())
})

test('a migrated database has the running month and those ahead', async () => {
  expect(await missing(new Date())).toEqual([])
  expect(await missing(day('2050-05-20'))).toEqual(tables.flatMap(() => ['2050-05', '2050-06', '2050-07', '2050-08']))
  expect(await makeMonths(database.db, day('2050-05-20'))).toBe(tables.length * 4)
  expect(await makeMonths(database.db, day('2050-05-20'))).toBe(0)
  expect(await missing(day('2050-05-20'))).toEqual([])
})

test('the sandbox’s clock makes the months that it jumps to', async () => {
  await sql(`select clock_advance(extract(epoch from timestamptz '2060-01-31' - now())::bigint * 1000)`)
  expect(await missing(day('2060-01-31'))).toEqual([])
})

test.each(tables)('a row of %s lies in the part of its month, at both of its ends', async (table) => {
  await makeMonths(database.db, day('2050-05-20'))
  for (const at of ['2050-05-01 00:00:00Z', '2050-05-31 23:59:59.999999Z', '2050-06-01 00:00:00Z']) await put(table, at)
  expect(await parts(table)).toEqual([`months.${table}_2050_05`, `months.${table}_2050_05`, `months.${table}_2050_06`])
})

test.each(tables)('what comes to %s before its month is there lies in its last part, and is moved unchanged', async (table) => {
  for (const at of ['2050-05-01 00:00:00Z', '2050-05-31 23:59:59.999999Z', '2050-07-01 00:00:00Z']) await put(table, at)
  expect(await parts(table)).toEqual([`months.${table}_rest`, `months.${table}_rest`, `months.${table}_rest`])
  expect((await rest()).toSorted((a, b) => Number(a - b))).toEqual([0n, 0n, 0n, 3n])
  const before = [await sql(`select * from ${table} order by id`), await sql('select * from witness order by 1, 2')]
  expect(await makeMonths(database.db, new Date())).toBe(2)
  expect(await parts(table)).toEqual([`months.${table}_2050_05`, `months.${table}_2050_05`, `months.${table}_2050_07`])
  expect([await sql(`select * from ${table} order by id`), await sql('select * from witness order by 1, 2')]).toEqual(before)
  expect(await rest()).toEqual([0n, 0n, 0n, 0n])
})

test.each(tables)('no number of %s is given twice, whichever months the rows are of', async (table) => {
  await makeMonths(database.db, day('2050-05-20'))
  await put(table, '2050-05-02')
  const columns = (await sql(`select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0`)).map(
    ({ name }) => name,
  )
  const names = columns.join(', ')
  for (const later of ['1 month', '1 day', '20 years']) {
    const other = columns.map((name) => (name === 'at' ? `at + interval '${later}'` : name)).join(', ')
    await expect(sql(`insert into ${table} (${names}) overriding system value select ${other} from ${table}`)).rejects.toThrow(
      /witness_pkey/,
    )
  }
  expect(await parts(table)).toHaveLength(1)
})

describe('a part by its own name', () => {
  test.each(['app', 'office', 'sandbox', 'studio'] as const)('is closed to the role %s', async (role) => {
    const client = new pg.Client({ connectionString: database[role] })
    await client.connect()
    try {
      for (const { part } of await sql(
        `select inhrelid::regclass::text as part from pg_inherits join pg_class c on c.oid = inhparent where c.relkind = 'p'`,
      ))
        for (const statement of [
          `select from ${part}`,
          `insert into ${part} default values`,
          `delete from ${part}`,
          `truncate ${part}`,
          `drop table ${part}`,
        ])
          await expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42P01)$/) }) // denied, or not seen at all
      await expect(client.query(`create table months.mine (one int)`)).rejects.toMatchObject({ code: '42501' })
      await expect(client.query(`select months.month_made('audit', 'at', now(), 1)`)).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.end()
    }
  })

  test('refuses its owner, too, where the table is append-only', async () => {
    await makeMonths(database.db, day('2050-05-20'))
    for (const table of ['audit', 'access_log', 'reality_check'])
      for (const part of [table, `months.${table}_2050_05`, `months.${table}_rest`])
        for (const statement of [`delete from ${part}`, `update ${part} set at = at`, `truncate ${part}`])
          await expect(sql(statement)).rejects.toThrow(/append-only/)
  })
})

test('a part that somebody reads for long is left to a later turn, and nobody waits behind it', async () => {
  const reader = new pg.Client({ connectionString: database.owner })
  await reader.connect()
  try {
    await reader.query('begin; select count(*) from audit')
    expect(await makeMonths(database.db, day('2050-05-20'))).toBe((tables.length - 1) * 4)
    expect(await missing(day('2050-05-20'))).toEqual(['2050-05', '2050-06', '2050-07', '2050-08'])
    await put('audit', '2050-05-02')
    await reader.query('commit')
    expect(await makeMonths(database.db, day('2050-05-20'))).toBe(4)
    expect(await parts('audit')).toEqual(['months.audit_2050_05'])
  } finally {
    await reader.end()
  }
})
