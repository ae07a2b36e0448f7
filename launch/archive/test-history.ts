import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyChains } from '../../apps/server/src/base/audit/verify-chains.ts'
import { makeMonths } from '../../apps/server/src/base/months/months.sql.ts'
import { monthsCheck } from '../../apps/server/src/money/verify-ledger/verify-months.sql.ts'
import { lookAt } from '../../apps/server/src/money/verify-ledger/verify.sql.ts'
import { witnessCheck } from '../../apps/server/src/money/verify-ledger/verify-witnesses.sql.ts'
import { openTestLedger, type TestLedger } from '../../apps/server/src/money/wallet/test-ledger.ts'
import { addKey } from '../backup/sealing/backup-key.ts'
import { archiveMonth } from './archive-month.ts'
import { dropMonth, type Dropped } from './drop-month.ts'
import { monthOf, type Month } from './month.ts'
import { readArchive } from './read-archive.ts'
import type { Store } from './store.ts'
import { run } from './test-archive.sql.ts'
import { withHistory } from './test-dropped.sql.ts'
import { verifyArchive } from './verify-archive.ts'

/** The month of which `openHistory` has three rows in each table; the months beside it have one. */
export const march = monthOf('2018-03')

/** A database with history, and a store for its archive. */
export type History = {
  ledger: TestLedger
  owner: string
  store: Store
  folder: string
  drop: (table: string, month?: Month) => Promise<Dropped>
  archiveAndDrop: (table: string) => Promise<Dropped>
  readAll: (table: string) => Promise<unknown[]>
  /** Chains what waits, and makes the parts of what lies in the last one. */
  settle: () => Promise<unknown>
  /** What the ledger's checks of witnesses, months and chains find. */
  faults: () => Promise<string[]>
  faultsOfArchive: () => Promise<string[]>
  /** The path of a table's first file in the archive. */
  fileOf: (table: string) => string
  close: () => Promise<void>
}

/** Opens a database with some rows of spring 2018 in each table that has months, chained. */
export async function openHistory(): Promise<History> {
  const ledger = await openTestLedger()
  const { owner, db } = ledger.database
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'))
  const store = { folder: mkdtempSync(join(folder, 'months-')), key: addKey(join(folder, 'backup.key')) }
  const drop = (table: string, month = march) => dropMonth(store, owner, table, month, 'cli:test')
  const settle = async () => {
    await makeMonths(db, march.ends)
    await run(owner, 'select audit_chain(now(), 1000)')
  }
  await run(owner, withHistory)
  await settle()
  return {
    ledger,
    owner,
    store,
    folder,
    drop,
    settle,
    async archiveAndDrop(table) {
      await archiveMonth(store, owner, table, march, 2)
      return drop(table)
    },
    async readAll(table) {
      const rows: unknown[] = []
      for await (const row of readArchive(store, owner, table, march, [])) rows.push(row)
      return rows
    },
    async faults() {
      const faults = (await verifyChains(db, { late: false })).flatMap(({ faults: some }) => some)
      for (const check of [await witnessCheck(db), await monthsCheck(db)])
        faults.push(...(await lookAt(db, check, { low: 0, high: 255 }, ledger.clock.now())).faults)
      return faults
    },
    faultsOfArchive: async () => (await verifyArchive(store, owner)).faults,
    fileOf: (table) => join(store.folder, readdirSync(store.folder).find((name) => name.startsWith(table)) ?? ''),
    async close() {
      rmSync(folder, { recursive: true })
      await ledger.close()
    },
  }
}
