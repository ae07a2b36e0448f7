import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { describeStatement } from './test-describe.sql.ts'
import { readStatements } from './test-statements.ts'

// Every statement of the server's *.sql.ts files is parsed by the database, against our schema, as it is when it is sent.
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await openTestDatabase()
  client = new pg.Client({ connectionString: database.owner })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const all = readStatements()
const isPreparable = (text: string) => /^\s*(?:with|select|insert|update|delete|values)\b/i.test(text)
/** What only a distributed ledger has. */
const isOfCluster = (text: string) => /\bdistributed\.|\bpg_dist_|\bget_shard_id_|\bcreate_distributed_|\brun_command_on_/.test(text)
const readable = all.flatMap(({ at, texts, columns }) =>
  (texts ?? []).filter((text) => isPreparable(text) && !isOfCluster(text)).map((text) => ({ at, text, columns })),
)

/** Files in which a statement is put together while it runs, each with its reason. */
const putTogether: Readonly<Record<string, string>> = {
  'base/database/bounded-locks.sql.ts': 'sets for how long it waits',
  'base/database/distribute.sql.ts': 'runs the files of database/distributed/',
  'base/database/migrate.sql.ts': 'runs the files of database/',
  'base/database/move-studio.sql.ts': 'moves tables of an older release by their names',
  'base/database/roles.sql.ts': 'names roles, tables and functions',
  'base/database/schema.sql.ts': 'reads the catalogue of the database',
  'base/database/table-budgets.sql.ts': 'sets what a table is given, by its name',
  'base/installation/installation.sql.ts': 'hands on what another statement is',
  'base/key-rotation/seal-again.sql.ts': 'goes through the sealed columns by their names',
  'base/mail/outbox.sql.ts': 'is about one of two tables of the same shape',
  'base/months/months.sql.ts': 'looks into tables that have months by their names',
  'cashier/attempts/attempt.sql.ts': 'is looked up by one of two hashes',
  'cashier/attempts/visitor-deposit.sql.ts': 'is looked up by one of two hashes',
  'money/verify-ledger/brought-here.sql.ts': 'reads tables by their names',
  'money/verify-ledger/verify.sql.ts': 'is handed what a check looks at',
  'money/wallet/statement.sql.ts': 'joins the parts that were asked for',
  'office/queues/queue.sql.ts': 'is about the items of one kind',
  'play/game-sessions/round.sql.ts': 'reads open rounds as the ledger does',
  'play/game-editing/game-version.sql.ts': 'is about one of two tables of the same shape',
  'people/privacy/erasure.sql.ts': 'goes through the tables by their names',
  'people/privacy/left-over.sql.ts': 'goes through the tables by their names',
}

/** What is wrong with a statement; nothing if it holds. */
async function problemsOf({ at, text, columns }: (typeof readable)[number]): Promise<string[]> {
  const given = await describeStatement(client, text).catch((error: Error) => error)
  if (given instanceof Error) return [`${at}: ${given.message}`]
  return (columns ?? []).filter((name) => !given.includes(name)).map((name) => `${at}: gives no ${name}`)
}

test('each statement holds against the schema, and gives the columns that its row type names', async () => {
  const problems: string[] = []
  for (const one of readable) problems.push(...(await problemsOf(one)))
  expect(problems).toEqual([])
  expect([readable.length > 400, readable.filter(({ columns }) => columns).length > 180]).toEqual([true, true])
})

test('only the files that are named here put a statement together while it runs', () => {
  const files = all.filter(({ texts }) => texts === undefined).map(({ at }) => at.replace(/:\d+$/, ''))
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(putTogether).toSorted())
})

test('a column that is not there is found, in a statement and in a row type', async () => {
  const at = 'here'
  expect(await problemsOf({ at, text: 'select no_such from player where id = $1', columns: [] })).toEqual([
    'here: column "no_such" does not exist',
  ])
  expect(await problemsOf({ at, text: 'update player set status = $1 returning id', columns: ['id', 'shard'] })).toEqual([
    'here: gives no shard',
  ])
})
