// A database with history is moved to months: what there was becomes the first part, unchanged, and nodes go on meanwhile.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFolder, migrate } from '../database/migrate.sql.ts'
import { namesIn } from '../database/roles.sql.ts'
import { openEmptyDatabase, partsOf, rowsAt, sqlOf } from './test-months.sql.ts'

const name = `months_${process.pid}`
const older = mkdtempSync(join(tmpdir(), 'database-'))
const tables = Object.keys(rowsAt)
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let sql: ReturnType<typeof sqlOf>

beforeAll(async () => {
  cpSync(databaseFolder, older, { recursive: true })
  for (const file of readdirSync(join(older, 'migrations'))) if (file >= '0430') rmSync(join(older, 'migrations', file))
  for (const file of readdirSync(join(older, 'functions'))) if (file.startsWith('month')) rmSync(join(older, 'functions', file))
  const append = join(older, 'functions/audit_append.sql')
  writeFileSync(
    append,
    readFileSync(append, 'utf8').replace('(log, entry, at)', '(log, entry)').replace("'audit', id, moment", "'audit', id"),
  )
  database = await openEmptyDatabase(name)
  sql = sqlOf(database.url)
  await migrate(database.url, older)
})
afterAll(async () => {
  rmSync(older, { recursive: true })
  await database.drop()
})

test('what there was becomes the first part as it stands, and what comes then goes to its month', async () => {
  const role = pg.escapeIdentifier(namesIn(name).server)
  await sql(
    `create role ${role}; grant usage on schema public to ${role}; grant select on audit to ${role}; grant select, insert on reality_check to ${role}`,
  )
  for (const table of tables) for (const at of ['2020-02-29 12:00Z', 'now()']) await sql(rowsAt[table]!(`timestamptz '${at}'`)) // a table of the list
  // As docs/operate/months.md says of large tables.
  await sql('create unique index concurrently access_log_id_at on access_log (id, at)')
  const read = async () => [
    ...(await Promise.all(tables.map((table) => sql(`select * from ${table} order by id`)))),
    await sql('select * from witness order by 1, 2'),
  ]
  const before = await read()
  const node = new pg.Client({ connectionString: database.url })
  await node.connect()
  await node.query(`set session authorization ${role}`)
  const act = { name: 'act', text: 'select audit_append($1, $2, $3, null, $4, null, null, null, null)' }
  await node.query({ ...act, values: [new Date(0), 'job:test', 'test.before', '{}'] })

  await migrate(database.url)

  // A node of the previous release, with what it has prepared, and no rights granted anew yet.
  await node.query({ ...act, values: [new Date(), 'job:test', 'test.after', '{}'] })
  await node.query(`select count(*) from audit; insert into reality_check (at, shard, player, then_did) values (now(), 1, 1, 'leave')`)
  await node.end()
  for (const [at, table] of tables.entries())
    expect((await sql(`select * from ${table} order by id`)).slice(0, 2)).toEqual((before[at] ?? []).slice(0, 2))
  expect(await sql(partsOf('audit'))).toEqual([1, 2, 3, 4].map((id) => ({ id, part: 'months.audit_before' })))
  await sql(rowsAt.audit!(`date_trunc('month', now()) + interval '1 month'`)) // a table of the list
  const [last] = (await sql(partsOf('audit'))).slice(-1)
  expect(last).toMatchObject({ id: 5, part: expect.stringMatching(/^months\.audit_\d{4}_\d{2}$/) })
  expect(await sql(`select count(*)::int as n from witness where place like 'audit%' and place <> 'audit'`)).toEqual([{ n: 0 }])
  const indexes = await sql(`select t.relname || ': ' || count(*) as indexes from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relname in ('access_log', 'access_log_before', 'audit', 'audit_before', 'audit_rest') group by t.relname order by 1`)
  expect(indexes.map((one) => one.indexes)).toEqual([
    'access_log: 2',
    'access_log_before: 2',
    'audit: 5',
    'audit_before: 5',
    'audit_rest: 5',
  ])
  await expect(
    sql(`insert into audit (id, at, actor, action) overriding system value values (1, now() + interval '2 months', 'x', 'y')`),
  ).rejects.toThrow(/witness_pkey/)
  for (const statement of ['delete from months.audit_before', 'truncate audit']) await expect(sql(statement)).rejects.toThrow(/append-only/)
})
