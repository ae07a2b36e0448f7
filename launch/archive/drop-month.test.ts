// A month leaves the database and stays in the archive: what reads the tables goes on being true, and every fault is found.
import { appendFileSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/base/audit/verify-chains.ts'
import { makeMonths } from '../../apps/server/src/base/months/months.sql.ts'
import { verifyLedger } from '../../apps/server/src/money/verify-ledger/verify.ts'
import { openTestLedger, type TestLedger } from '../../apps/server/src/money/wallet/test-ledger.ts'
import { addKey } from '../backup/sealing/backup-key.ts'
import { archiveMonth } from './archive-month.ts'
import { dropMonth } from './drop-month.ts'
import { monthOf } from './month.ts'
import { logged, withHistory } from './test-dropped.sql.ts'
import { readArchive } from './read-archive.ts'
import { verifyArchive } from './verify-archive.ts'
import { restoreMonth } from './restore-month.ts'
import type { Store } from './store.ts'
import { run } from './test-archive.sql.ts'

const below = mkdtempSync(join(tmpdir(), 'dropped-'))
const march = monthOf('2018-03')
const tables = ['access_log', 'audit', 'reality_check', 'register_answer'] as const
let ledger: TestLedger
let owner: string
let store: Store

beforeEach(async () => {
  ledger = await openTestLedger()
  owner = ledger.database.owner
  store = { folder: mkdtempSync(join(below, 'months-')), key: addKey(join(mkdtempSync(join(below, 'key-')), 'backup.key')) }
  await run(owner, withHistory)
  await makeMonths(ledger.database.db, new Date('2018-04-01Z'))
  await run(owner, 'select audit_chain(now(), 1000)')
})
afterEach(() => ledger.close())
afterAll(() => rmSync(below, { recursive: true }))

const drop = (table: string, month = march) => dropMonth(store, owner, table, month, 'cli:test')
const archiveAndDrop = async (table: string) => {
  await archiveMonth(store, owner, table, march, 2)
  return drop(table)
}
const faultsOfLedger = async () =>
  (await verifyLedger(ledger.database.db, ledger.clock)).flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))
const faultsOfArchive = async () => (await verifyArchive(store, owner)).faults
const count = (table: string) =>
  run(owner, `select count(*)::int as n from ${table} where at between '2018-03-01Z' and '2018-03-31 23:59:59Z'`)
const readAll = async (table: string) => {
  const rows: unknown[] = []
  for await (const row of readArchive(store, owner, table, march, [])) rows.push(row)
  return rows
}

test.each(tables)('a month of %s leaves the database, and what is left is as whole as it was', async (table) => {
  await archiveMonth(store, owner, table, march, 2)
  const before = await readAll(table)
  expect(before).toHaveLength(3)
  expect(await drop(table)).toMatchObject({ rows: 3n, files: [{ rows: 2n }, { rows: 1n }] })
  expect(await count(table)).toEqual([{ n: 0 }])
  expect(await readAll(table)).toEqual(before)
  expect([await faultsOfLedger(), await faultsOfArchive()]).toEqual([[], []])
  // What comes later is chained behind it.
  await run(owner, logged('2018-05-02'))
  await run(owner, 'select audit_chain(now(), 1000)')
  expect(await faultsOfLedger()).toEqual([])
  expect(
    await run(owner, `select actor, details ->> 'table' as of, details ->> 'rows' as rows from audit where action = 'archive.drop'`),
  ).toEqual([{ actor: 'cli:test', of: table, rows: '3' }])
})

test.each(tables)('a dropped month of %s comes back as it was, and can be dropped again', async (table) => {
  const before = await run(owner, `select * from ${table} order by at`)
  await archiveAndDrop(table)
  expect(await restoreMonth(store, owner, table, march, 'cli:test')).toBe(3n)
  expect(await run(owner, `select * from ${table} where at < '2018-05-01Z' order by at`)).toEqual(before)
  expect([await faultsOfLedger(), await faultsOfArchive()]).toEqual([[], []])
  expect(await run(owner, `select count(*)::int as n from audit where action = 'archive.restore' and actor = 'cli:test'`)).toEqual([{ n: 1 }])
  await expect(restoreMonth(store, owner, table, march, 'cli:test')).rejects.toThrow('2018-03 of ' + table + ' was not dropped')
  await drop(table)
  expect([await count(table), await faultsOfLedger(), await faultsOfArchive()]).toEqual([[{ n: 0 }], [], []])
})
