import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDistributed } from '../environment.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { whyNotRun } from './test-run-by-citus.sql.ts'
import { readStatements } from './test-statements.ts'

// Of a cluster only: one server runs whatever holds against the schema.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What is a statement with parameters, but for what moves the ledger to the nodes, and posts on one server. */
const isAsked = (at: string, text: string) =>
  /^\s*(?:with|select|insert|update|delete)\b/i.test(text) &&
  !at.startsWith('base/database/distribute.sql.ts') &&
  !/ from ledger_post\(/.test(text)

/** Of these, one server and a cluster run texts of their own. */
const apart = ['money/verify-ledger/verify-rounds.sql.ts', 'office/search/search.sql.ts', 'play/cashback/cashback.sql.ts']

/** Returns what of the texts of each statement Citus refuses. */
async function refused() {
  const found: { at: string; asked: number; why: string[] }[] = []
  let client = await connected()
  for (const { at, texts } of readStatements()) {
    const asked = (texts ?? []).filter((text) => isAsked(at, text))
    const why: string[] = []
    for (const text of asked) {
      const because = await whyNotRun(client, text)
      if (because === undefined) continue
      why.push(because)
      // Once it has refused a query, Citus does not send functions to nodes as before on that connection.
      await client.end()
      client = await connected()
    }
    found.push({ at, asked: asked.length, why })
  }
  await client.end()
  return found
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.owner })
  await client.connect()
  return client
}

test.skipIf(!isDistributed())('each statement that the server sends is one that Citus runs', async () => {
  const all = await refused()
  expect(all.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(700)
  const isApart = (at: string) => apart.some((file) => at.startsWith(`${file}:`))
  expect(all.filter(({ at, asked, why }) => why.length > 0 && (why.length === asked || !isApart(at)))).toEqual([])
})
