import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDistributed } from '../environment.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Sql } from './database.ts'

// Of a cluster only: one server refuses nothing of this.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What Citus refuses: each wallet with the first of the coordinator's players. */
const refused = `select w.player, p.id from wallet w left join lateral (select id from player x where x.shard = w.shard order by id limit 1) p on true`

const backendOf = async (sql: Sql) =>
  (await sql.query<{ backend: number }>({ text: 'select pg_backend_pid() as backend' })).rows[0]?.backend

test.skipIf(!isDistributed())('a connection on which Citus has refused a query of a transaction is not used again', async () => {
  const { db } = database
  let before: number | undefined
  const broken = db.transaction(async (tx) => {
    before = await backendOf(tx)
    await tx.query({ text: refused })
  })
  await expect(broken).rejects.toMatchObject({ code: '0A000' })
  for (let n = 0; n < 20; n += 1) expect(await db.transaction((tx) => backendOf(tx))).not.toBe(before)
})
