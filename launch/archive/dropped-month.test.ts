// After a month was dropped: whatever somebody changes, takes out or puts in past the command is found.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/base/audit/verify-chains.ts'
import { makeMonths } from '../../apps/server/src/base/months/months.sql.ts'
import { examineMonths } from '../../apps/server/src/office/doctor/months.ts'
import type { Patient } from '../../apps/server/src/office/doctor/finding.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { archiveMonth } from './archive-month.ts'
import { readArchived, writeArchived, type ArchivedFile } from './archive.sql.ts'
import { readContent } from './compare-month.ts'
import { parquetOf } from './parquet-file.ts'
import { restoreMonth } from './restore-month.ts'
import { hashOf, putFile } from './store.ts'
import { run } from './test-archive.sql.ts'
import { march, openHistory, type History } from './test-history.ts'

let at: History
beforeEach(async () => void (at = await openHistory()))
afterEach(() => at.close())

const findings = async () => {
  const house = { db: at.ledger.database.db, clock: at.ledger.clock }
  const found = await examineMonths({ house } as unknown as Patient) // all that it asks of the house
  return found.slice(1).map(({ state, says }) => `${state}: ${says}`)
}
const readArchivedFiles = () => asOwner(at.owner, (client) => readArchived(client))
const putAnew = async (of: ArchivedFile, content: Buffer) => {
  const file = await putFile(at.store, 'audit-2018-03-1', content)
  await asOwner(at.owner, (client) => writeArchived(client, [{ ...of, file, hash: hashOf(content) }]))
}

describe('after a drop it is found', () => {
  const plants: [what: string, table: string, fault: RegExp, plant: string][] = [
    [
      'that a neighbouring month was changed',
      'audit',
      /^audit \d+ is not what was written/,
      `update audit set actor = 'x' where at::date = '2018-04-01'`,
    ],
    [
      'that a row of a neighbouring month is gone',
      'access_log',
      /^access log \d+ is gone/,
      `delete from access_log where at::date = '2018-02-27'`,
    ],
    [
      'that another month was dropped by hand',
      'reality_check',
      /^reality_check \d+ is gone/,
      `alter table reality_check detach partition months.reality_check_2018_04; drop table months.reality_check_2018_04`,
    ],
    [
      'that another month of the chain was dropped by hand',
      'audit',
      /^audit \d+ is gone/,
      `alter table audit detach partition months.audit_2018_04; drop table months.audit_2018_04`,
    ],
    [
      'that a link in the gap was changed',
      'audit',
      /^audit: 2018-03 is archived, and of its 3 links 3 are there or some were changed/,
      `update audit_link set at = at + interval '1 second' where log = 'audit' and entry = 3`,
    ],
    [
      'that a link in the gap is gone',
      'audit',
      /^audit: link \d+ is gone from the chain/,
      `delete from audit_link where log = 'audit' and entry = 3`,
    ],
    [
      'that the last link of the gap was changed',
      'access_log',
      /^access log \d+ is not what was written, or its link/,
      `update audit_link set hash = repeat('a', 64) where log = 'access' and entry = 4`,
    ],
    [
      'that a witness of the gap was changed',
      'register_answer',
      /^register_answer 2018-03: of the 3 rows/,
      `update witness set digest = md5('x')::uuid where place = 'register_answer' and key = '3'`,
    ],
    [
      'that a witness of the gap is gone',
      'register_answer',
      /^register_answer 2018-03: of the 3 rows that it was dropped with, 2/,
      `delete from witness where place = 'register_answer' and key = '3'`,
    ],
    [
      'that what is kept of it was changed',
      'reality_check',
      /^dropped_month .* was changed past its witness/,
      `update dropped_month set ids = ids + '{[1,2)}'`,
    ],
    [
      'that what is kept of it is gone',
      'reality_check',
      /^reality_check \d+ is gone/,
      `delete from dropped_month; delete from witness where place = 'dropped_month'`,
    ],
    [
      'that a row was put back past the triggers',
      'reality_check',
      /^reality_check 3 is there, and its month was dropped/,
      `insert into reality_check (id, at, shard, player, then_did) overriding system value values (3, '2018-03-02 08:00Z', 17, 17, 'continue')`,
    ],
    [
      'that the archive is said to have other rows',
      'audit',
      /^audit 2018-03 was dropped with 3 rows, and the archive has 2/,
      `delete from archived_month where place = 2; delete from witness where place = 'archived_month' and key like '%/2/%'`,
    ],
  ]
  test.each(plants)('%s', async (_, table, fault, plant) => {
    await at.archiveAndDrop(table)
    expect(await at.faults()).toEqual([])
    await run(at.owner, `set session_replication_role = replica; ${plant}`)
    expect(await at.faults()).toContainEqual(expect.stringMatching(fault))
  })

  test('that a month is said to be dropped which nobody has dropped with the command', async () => {
    await archiveMonth(at.store, at.owner, 'reality_check', march)
    await run(
      at.owner,
      `insert into dropped_month (table_name, month, rows, ids, witnesses, dropped_at, dropped_by)
         select 'reality_check', '2018-03-01', 3, range_agg(int8range(id, id, '[]')), (select encode(sha256(convert_to(encode(sha256(convert_to(string_agg(key || ':' || digest, ',' order by key), 'UTF8')), 'hex'), 'UTF8')), 'hex') from witness where place = 'reality_check' and key in ('2', '3', '4')), now(), 'cli:test'
         from reality_check where at >= '2018-03-01Z' and at < '2018-04-01Z';
       alter table reality_check detach partition months.reality_check_2018_03; drop table months.reality_check_2018_03`,
    )
    expect(await at.faults()).toEqual(['reality_check 2018-03 is said to be dropped, and the audit log does not say so'])
  })

  test('that a row has come to the month, under a number of its own, or under one of its own refused', async () => {
    await at.archiveAndDrop('reality_check')
    await expect(
      run(
        at.owner,
        `insert into reality_check (id, at, shard, player, then_did) overriding system value values (3, '2018-03-02 08:00Z', 17, 17, 'continue')`,
      ),
    ).rejects.toThrow(/witness_pkey/)
    await expect(
      run(
        at.owner,
        `insert into reality_check (id, at, shard, player, then_did) overriding system value values (3, now(), 17, 17, 'continue')`,
      ),
    ).rejects.toThrow(/witness_pkey/)
    await run(at.owner, `insert into reality_check (at, shard, player, then_did) values ('2018-03-02 08:00Z', 17, 17, 'continue')`)
    expect(await makeMonths(at.ledger.database.db, march.starts)).toBe(0)
    expect(await at.faults()).toEqual(['reality_check 2018-03 was dropped, and 1 rows are there'])
    // What came is not lost with a restore.
    await expect(archiveMonth(at.store, at.owner, 'reality_check', march)).rejects.toThrow(
      /was dropped from the database on .*"fairhouse archive restore/,
    )
    expect(await restoreMonth(at.store, at.owner, 'reality_check', march, 'cli:test')).toBe(3n)
    expect((await archiveMonth(at.store, at.owner, 'reality_check', march, 2)).isNew).toBe(true)
    expect([await at.drop('reality_check'), await at.faults()]).toMatchObject([{ rows: 4n }, []])
  })

  test('that a file of the archive is missing, changed, or says something that was not chained', async () => {
    await at.archiveAndDrop('audit')
    const [file, aside] = [at.fileOf('audit'), join(at.folder, 'aside')]
    renameSync(file, aside)
    expect(await at.faultsOfArchive()).toEqual([expect.stringMatching(/is missing in/)])
    expect(await findings()).toEqual([expect.stringMatching(/^wrong: The archive alone has audit 2018-03, and .* is missing in/)])
    writeFileSync(file, readFileSync(aside).subarray(0, 300))
    expect(await at.faultsOfArchive()).toHaveLength(1)
    renameSync(aside, file)
    expect([await at.faultsOfArchive(), await findings()]).toEqual([[], [expect.stringMatching(/^ok: 1 months are in the archive alone/)]])
    await run(at.owner, `update archive_read set read_at = read_at - interval '36 days'`)
    expect(await findings()).toEqual([expect.stringMatching(/^warning: The archive alone has audit 2018-03, and was not read for 35 days/)])
    // A file that somebody has written anew, with its hash, is not what was chained.
    const [one] = await readArchivedFiles()
    const { columns, rows } = await readContent(at.store, one!)
    const content = await parquetOf(
      columns,
      rows.map((row) => row.map((cell) => (cell === 'cli:test' ? 'cli:other' : cell))),
    )
    await putAnew(one!, content)
    expect(await at.faultsOfArchive()).toEqual([expect.stringMatching(/^audit \d+ is not what was chained/)])
  })
})

test('a chain that is walked while a month is dropped is whole', async () => {
  await archiveMonth(at.store, at.owner, 'audit', march)
  let isDropped = false
  const sql = {
    query: async (config: pg.QueryConfig) => {
      const read = await at.ledger.database.db.query(config)
      if (!isDropped && config.text.includes('from dropped_month')) {
        isDropped = true
        await at.drop('audit')
      }
      return read
    },
  } as Parameters<typeof verifyChains>[0] // all that the walk asks of it
  expect((await verifyChains(sql, { late: false })).flatMap(({ faults }) => faults)).toEqual([])
  expect(isDropped).toBe(true)
})
