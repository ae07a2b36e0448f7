import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../testing/test-sql.sql.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readDistribution } from './distributed.ts'

// What is distributed is named in data: it has to be there, and to have its shard, as the migrations make it.
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('each table that is distributed by shard has the shard in its key and in whatever is unique', async () => {
  const { byShard } = readDistribution()
  const rows = await asOwner(
    database.owner,
    `select t.name, count(*)::integer as uniques, bool_and(exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'shard' and a.attnum = any (i.indkey))) as sharded
     from unnest('{${byShard.join()}}'::text[]) t (name) left join pg_index i on i.indrelid = to_regclass(t.name) and i.indisunique group by t.name`,
  )
  expect(rows.filter(({ sharded }) => sharded !== true)).toEqual([])
  expect(rows.length).toBe(byShard.length)
})

test('each table that is on every node, or is copied there, is there', async () => {
  const { everywhere, copiedByShard, copiedEverywhere } = readDistribution()
  const named = [...everywhere, ...copiedByShard, ...copiedEverywhere]
  const rows = await asOwner(database.owner, `select n from unnest('{${named.join()}}'::text[]) n where to_regclass(n) is null`)
  expect(rows).toEqual([])
})

test('each function that runs on the node of its shard takes the shard first', async () => {
  const { inRooms } = readDistribution()
  const rows = await asOwner(
    database.owner,
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname = any ('{${inRooms.join()}}') and proargnames[1] = 'in_shard' and proargtypes[0] = 'smallint'::regtype order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(inRooms.toSorted())
})
