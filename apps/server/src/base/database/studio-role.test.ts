// The studio's role stands outside the house even where it shares its database.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readTables, tried } from '../testing/test-roles.sql.ts'

const refused = '42501'

let database: TestDatabase
const as: Record<string, pg.Client> = {}

beforeAll(async () => {
  database = await openTestDatabase(1)
  const urls = { owner: database.owner, server: database.app, office: database.office, sandbox: database.sandbox, studio: database.studio }
  for (const [role, connectionString] of Object.entries(urls)) {
    as[role] = new pg.Client({ connectionString })
    await as[role].connect()
  }
})
afterAll(async () => {
  for (const client of Object.values(as)) await client.end()
  await database.close()
})

test('the studio reaches nothing of the house or the sandbox by their full names, and they nothing of the studio', async () => {
  await as.studio!.query('create table studio.probe (one int)')
  await as.sandbox!.query('create table sandbox.probe (one int)')
  const tables = await readTables(as.owner!)
  expect(tables.length).toBeGreaterThan(70)
  for (const { name } of tables) expect([name, await tried(as.studio!, `select from public.${name}`)]).toEqual([name, refused])
  expect(await tried(as.studio!, 'select from sandbox.probe')).toBe(refused)
  for (const role of ['server', 'office', 'sandbox'])
    expect([role, await tried(as[role]!, 'select from studio.probe')]).toEqual([role, refused])
  expect(await tried(as.studio!, 'select from studio.probe')).toBe('done')
})
