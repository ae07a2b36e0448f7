import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { asOwner } from '../testing/test-sql.sql.ts'
import { brokenIn, openSenders, readPreviousRelease, type Senders } from './test-previous-release.ts'

// Nodes of the previous release go on while nodes of this one start, on the schema of this one.
let database: TestDatabase
let clients: Senders & { close: () => Promise<void> }
beforeAll(async () => {
  database = await openTestDatabase(1)
  clients = await openSenders({ owner: database.owner, server: database.app, office: database.office })
})
afterAll(async () => {
  await clients.close()
  await database.close()
})

const { statements } = readPreviousRelease()
const broken = async () => {
  const found: string[] = []
  for (const statement of statements) found.push(...(await brokenIn(clients, statement)))
  return found
}

test('what the previous release sends to the database is taken and answered as it was then', async () => {
  expect(await broken()).toEqual([])
  expect([statements.length > 400, statements.filter(({ at }) => at.startsWith('functions/')).length > 10]).toEqual([true, true])
})

test('a column that goes or changes, a right that is taken and arguments that differ are found', async () => {
  const [owner, server] = [database.owner, database.roles.server]
  await asOwner(owner, 'alter table player_login rename column login_index to another')
  await asOwner(owner, 'alter table setting alter column changed_at type date')
  await asOwner(owner, `revoke select on game_session from "${server}"`)
  await asOwner(owner, 'alter function ledger_roll_up rename to ledger_roll_up_anew')
  const found = (await broken()).join('\n')
  expect(found).toContain('column "login_index" does not exist')
  expect(found).toMatch(/setting.*: changed_at is date, it was timestamp with time zone/)
  expect(found).toContain('server: permission denied for table game_session')
  expect(found).toMatch(/function ledger_roll_up\(.*\) does not exist/)
})
