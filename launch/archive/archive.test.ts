// A month that is over is archived from a real database, read for a dispute, and every fault of the archive is said.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestLedger, betWin, type TestLedger } from '../../apps/server/src/money/wallet/test-ledger.ts'
import { verifyLedger } from '../../apps/server/src/money/verify-ledger/verify.ts'
import { addKey, keysOf, readKey } from '../backup/sealing/backup-key.ts'
import { archiveMonth } from './archive-month.ts'
import { monthOf } from './month.ts'
import { readArchive, wantedOf } from './read-archive.ts'
import { verifyArchive } from './verify-archive.ts'
import { sealArchiveAgain } from './seal-again.ts'
import type { Store } from './store.ts'
import { readEntries, run, writeEntries, type Entry } from './test-archive.sql.ts'

let ledger: TestLedger
let owner: string
let store: Store
const march = monthOf('2025-03')
const below = mkdtempSync(join(tmpdir(), 'archive-'))

beforeAll(async () => {
  ledger = await openTestLedger('2025-03-10T10:00:00Z')
  owner = ledger.database.owner
  const player = await ledger.open(10_000n)
  for (let n = 0n; n < 12n; n += 1n) await ledger.call(betWin(player, 20n + n, n * 5n))
})
beforeEach(() => {
  store = { folder: mkdtempSync(join(below, 'months-')), key: addKey(join(mkdtempSync(join(below, 'key-')), 'backup.key')) }
})
afterEach(() =>
  run(
    owner,
    `set session_replication_role = replica; delete from archived_month; delete from witness where place in ('archived_month', 'audit'); delete from audit`,
  ),
)
afterAll(async () => {
  rmSync(below, { recursive: true })
  await ledger.close()
})

const entry = (at: string, actor = 'cli:test'): Entry => ({ at, actor, details: { one: 1 }, subject: null })
async function readAll(table: string, month = march, where: string[] = []): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const row of readArchive(store, owner, table, month, wantedOf(where))) rows.push(row)
  return rows
}
const faults = async () => (await verifyArchive(store, owner)).faults
const filesOf = () => readdirSync(store.folder)

test('whatever stands in the audit log is read from the archive as the database says it', async () => {
  const words = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\u0000'))
  const moment = fc.date({ min: march.starts, max: new Date(march.ends.getTime() - 1), noInvalidDate: true })
  const micros = fc.integer({ min: 0, max: 999 })
  const entries = fc.array(
    fc.record({
      at: fc.tuple(moment, micros).map(([at, rest]) => at.toISOString().replace('Z', `${String(rest).padStart(3, '0')}Z`)),
      actor: words,
      details: fc.dictionary(fc.constantFrom('a', 'b', 'amount'), fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null))),
      subject: fc.option(words, { nil: null }),
    }),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(entries, fc.integer({ min: 1, max: 5 }), async (some, most) => {
      await run(
        owner,
        `set session_replication_role = replica; delete from archived_month; delete from witness where place in ('archived_month', 'audit'); delete from audit`,
      )
      await writeEntries(owner, some)
      const { files } = await archiveMonth(store, owner, 'audit', march, most)
      expect(files.reduce((sum, { rows }) => sum + rows, 0n)).toBe(BigInt(some.length))
      expect(await readAll('audit')).toEqual(await readEntries(owner, '2025-03'))
      expect(await faults()).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('the books are archived and stay, and a dispute finds its rows by what it knows', async () => {
  const before = await run(owner, 'select * from transfer')
  const { files, isNew } = await archiveMonth(store, owner, 'transfer', march, 10)
  expect([isNew, files.length > 1, filesOf().length]).toEqual([true, true, files.length])
  await archiveMonth(store, owner, 'posting', march)
  const posting = (await readAll('posting')).findLast(({ first_seq: moved }) => moved !== null)?.id
  const legs = await readAll('transfer', march, [`posting=${String(posting)}`])
  expect(legs.length).toBeGreaterThan(0)
  for (const leg of legs) expect([typeof leg.amount, leg.posting, String(leg.booked_at).length]).toEqual(['string', posting, 27])
  expect(await readAll('transfer', march, [`posting=${String(posting)}`, 'leg=1000'])).toEqual([])
  expect(await run(owner, 'select * from transfer')).toEqual(before)
  expect([await faults(), await faultsOfLedger()]).toEqual([[], []])
})
const faultsOfLedger = async () =>
  (await verifyLedger(ledger.database.db, ledger.clock)).flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))

test('nothing of it can be read without the key: neither words nor that it is Parquet', async () => {
  await writeEntries(owner, [entry('2025-03-02T00:00:00Z', 'cli:somebody-known')])
  await archiveMonth(store, owner, 'audit', march)
  const content = readKeptFile()
  expect([content.includes('somebody'), content.includes('PAR1')]).toEqual([false, false])
})
const readKeptFile = () => readFileSync(join(store.folder, filesOf()[0]!)) // one was written

test('a month that was archived is not written again, unless rows came to it since', async () => {
  await writeEntries(owner, [entry('2025-03-02T00:00:00Z')])
  const first = await archiveMonth(store, owner, 'audit', march)
  expect(await archiveMonth(store, owner, 'audit', march)).toEqual({ files: first.files, isNew: false })
  await writeEntries(owner, [entry('2025-03-03T00:00:00Z')])
  expect(await faults()).toEqual([expect.stringMatching(/^audit has 2 rows in 2025-03, and 1 are archived/)])
  expect((await archiveMonth(store, owner, 'audit', march)).isNew).toBe(true)
  expect([await faults(), filesOf().length]).toEqual([[], 1])
  await run(owner, `set session_replication_role = replica; delete from audit where at > '2025-03-02 12:00Z'`)
  await expect(archiveMonth(store, owner, 'audit', march)).rejects.toThrow(
    /has 1 rows of audit in 2025-03, and 2 were archived: some are gone/,
  )
})

test('an empty month is archived as such', async () => {
  expect((await archiveMonth(store, owner, 'audit', march)).files).toMatchObject([{ rows: 0n }])
  expect([await readAll('audit'), await faults()]).toEqual([[], []])
})

test('a file that is missing, of another month, or cut is said, and what to do', async () => {
  await writeEntries(owner, [entry('2025-03-02T00:00:00Z'), entry('2025-04-02T00:00:00Z')])
  await archiveMonth(store, owner, 'audit', march)
  const [one] = filesOf()
  await archiveMonth(store, owner, 'audit', monthOf('2025-04'))
  const other = filesOf().find((name) => name !== one)
  const aside = join(below, 'aside')
  renameSync(join(store.folder, one!), aside) // both were written
  const said = async () => [await faults(), await readAll('audit').catch((error: Error) => error.message)]
  expect(await said()).toEqual([[expect.stringMatching(/is missing in .*ARCHIVE_DIR/)], expect.stringMatching(/is missing in/)])
  cpSync(join(store.folder, other!), join(store.folder, one!)) // as above
  expect(await said()).toEqual([
    [expect.stringContaining('does not hold what was written')],
    expect.stringContaining('does not hold what was written'),
  ])
  writeFileSync(join(store.folder, one!), readFileSync(aside).subarray(0, 200)) // as above
  expect(await faults()).toHaveLength(1)
  cpSync(aside, join(store.folder, one!)) // as above
  expect(await faults()).toEqual([])
  await run(owner, `set session_replication_role = replica; update archived_month set hash = repeat('a', 64) where month = '2025-03-01'`)
  expect(await said()).toEqual([[expect.stringContaining('its hash is another one')], expect.stringContaining('its hash is another one')])
  expect((await faultsOfLedger()).filter((fault) => fault.includes('archived'))).toEqual([
    expect.stringMatching(/^witnesses: archived_month .* was changed past its witness/),
  ])
})

test('a key that is missing or another one is said', async () => {
  await archiveMonth(store, owner, 'audit', march)
  const other = { ...store, key: addKey(join(below, 'other.key')) }
  expect((await verifyArchive(other, owner)).faults).toEqual([
    expect.stringMatching(/sealed with the key [0-9a-f]{8}, which .* does not hold/),
  ])
  expect(() => readKey(join(below, 'none.key'))).toThrow(/is missing, and without it no backup can be opened/)
})

test('what an older key has sealed is sealed again, and opens without the older one', async () => {
  await writeEntries(owner, [entry('2025-03-02T00:00:00Z')])
  await archiveMonth(store, owner, 'audit', march)
  const before = await readAll('audit')
  store = { ...store, key: addKey(store.key.file, keysOf(store.key)) }
  expect(await sealArchiveAgain(store, owner)).toBe(1)
  store = { ...store, key: { ...store.key, older: [] } }
  expect([await readAll('audit'), await faults(), filesOf().length, await sealArchiveAgain(store, owner)]).toEqual([before, [], 1, 0])
})

test.each([
  ['a month that is none', () => archiveMonth(store, owner, 'audit', monthOf('2025-13')), '"2025-13" is no month: write it as 2026-11.'],
  ['a month that is not over', () => archiveMonth(store, owner, 'audit', monthOf('2999-01')), '2999-01 is not over for a day yet'],
  [
    'a table that is not archived',
    () => archiveMonth(store, owner, 'wallet', march),
    'The table "wallet" is not archived. These can be: access_log, audit,',
  ],
  ['a month that was not archived', () => readAll('audit'), '2025-03 of audit is not archived.'],
  ['a condition that is none', () => readAll('audit', march, ['id']), '--where is "id": write it as column=value.'],
  [
    'the verification of a month that was not archived',
    () => verifyArchive(store, owner, 'audit', march),
    '2025-03 of audit is not archived.',
  ],
])('%s is said in a sentence', async (_, act, sentence) => {
  await expect((async () => act())()).rejects.toThrow(sentence)
})

test('a column that the table has not is said, with those that it has', async () => {
  await archiveMonth(store, owner, 'audit', march)
  await expect(readAll('audit', march, ['amount=5'])).rejects.toThrow('audit has no column "amount". Its columns are id, at, actor,')
})
