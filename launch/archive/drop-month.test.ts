// A month leaves the database, stays in the archive and comes back; and what has to be in order before it may leave.
import { appendFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeMonths } from '../../apps/server/src/base/months/months.sql.ts'
import { verifyLedger } from '../../apps/server/src/money/verify-ledger/verify.ts'
import { archiveMonth } from './archive-month.ts'
import { monthOf } from './month.ts'
import { restoreMonth } from './restore-month.ts'
import { run } from './test-archive.sql.ts'
import { logged } from './test-dropped.sql.ts'
import { march, openHistory, type History } from './test-history.ts'

const tables = ['access_log', 'audit', 'reality_check', 'register_answer'] as const
let at: History
beforeEach(async () => void (at = await openHistory()))
afterEach(() => at.close())

const countMarch = (table: string) =>
  run(at.owner, `select count(*)::int as n from ${table} where at >= '2018-03-01Z' and at < '2018-04-01Z'`)

test.each(tables)('a month of %s leaves the database, and what is left is as whole as it was', async (table) => {
  await archiveMonth(at.store, at.owner, table, march, 2)
  const before = await at.readAll(table)
  expect(before).toHaveLength(3)
  expect(await at.drop(table)).toMatchObject({ rows: 3n, files: [{ rows: 2n }, { rows: 1n }] })
  expect(await countMarch(table)).toEqual([{ n: 0 }])
  expect(await at.readAll(table)).toEqual(before)
  const verdicts = await verifyLedger(at.ledger.database.db, at.ledger.clock)
  expect([verdicts.flatMap(({ faults }) => faults), await at.faultsOfArchive()]).toEqual([[], []])
  // What comes later is chained behind it.
  await run(at.owner, logged('2018-05-02'))
  await run(at.owner, 'select audit_chain(now(), 1000)')
  expect(await at.faults()).toEqual([])
  expect(
    await run(at.owner, `select actor, details ->> 'table' as of, details ->> 'rows' as rows from audit where action = 'archive.drop'`),
  ).toEqual([{ actor: 'cli:test', of: table, rows: '3' }])
})

test.each(tables)('a dropped month of %s comes back as it was, and can be dropped again', async (table) => {
  const before = await run(at.owner, `select * from ${table} order by at`)
  await at.archiveAndDrop(table)
  expect(await restoreMonth(at.store, at.owner, table, march, 'cli:test')).toBe(3n)
  expect(await run(at.owner, `select * from ${table} where at < '2018-05-01Z' order by at`)).toEqual(before)
  expect([await at.faults(), await at.faultsOfArchive()]).toEqual([[], []])
  expect(await run(at.owner, `select count(*)::int as n from audit where action = 'archive.restore' and actor = 'cli:test'`)).toEqual([
    { n: 1 },
  ])
  await expect(restoreMonth(at.store, at.owner, table, march, 'cli:test')).rejects.toThrow('2018-03 of ' + table + ' was not dropped')
  await at.drop(table)
  expect([await countMarch(table), await at.faults(), await at.faultsOfArchive()]).toEqual([[{ n: 0 }], [], []])
})

describe('a month stays in the database', () => {
  const refused: [what: string, sentence: RegExp, table: string, plant: () => Promise<unknown>][] = [
    [
      'that is not archived',
      /^2018-03 of audit is not archived\. Run "fairhouse archive audit 2018-03" first/,
      'audit',
      async () => undefined,
    ],
    [
      'to which rows came since it was archived',
      /^reality_check has 4 rows in 2018-03, and 3 are archived\. Nothing was dropped/,
      'reality_check',
      async () => {
        await archiveMonth(at.store, at.owner, 'reality_check', march)
        await run(at.owner, logged('2018-03-20'))
        await makeMonths(at.ledger.database.db, march.starts)
      },
    ],
    [
      'of which a cell is another one than in the archive',
      /^Row 2 of register_answer-2018-03-1-.* is not what register_answer has in the database\. Nothing was dropped/,
      'register_answer',
      async () => {
        await archiveMonth(at.store, at.owner, 'register_answer', march)
        await run(at.owner, `set session_replication_role = replica; update register_answer set proof = 'q' where at::date = '2018-03-02'`)
      },
    ],
    [
      'whose file is missing',
      /is missing in .*ARCHIVE_DIR/,
      'audit',
      async () => {
        await archiveMonth(at.store, at.owner, 'audit', march)
        renameSync(at.fileOf('audit'), join(at.folder, 'gone'))
      },
    ],
    [
      'whose file was changed',
      /audit-2018-03-1-/,
      'audit',
      async () => {
        await archiveMonth(at.store, at.owner, 'audit', march)
        appendFileSync(at.fileOf('audit'), 'x')
      },
    ],
    [
      'that was changed in the database and archived so',
      /^audit \d+ is not what was chained, or its link is not\. .*Nothing was dropped/,
      'audit',
      async () => {
        await run(at.owner, `set session_replication_role = replica; update audit set actor = 'cli:other' where at::date = '2018-03-02'`)
        await archiveMonth(at.store, at.owner, 'audit', march)
      },
    ],
    [
      'whose rows are not what their witnesses say',
      /^1 rows of reality_check in 2018-03 have no witness or another one\. Nothing was dropped/,
      'reality_check',
      async () => {
        await run(at.owner, `set session_replication_role = replica; update reality_check set player = 18 where at::date = '2018-03-02'`)
        await archiveMonth(at.store, at.owner, 'reality_check', march)
      },
    ],
    [
      'of which an entry waits to be chained',
      /^access_log \d+ is in no chain/,
      'access_log',
      async () => {
        await run(at.owner, logged('2018-03-20'))
        await makeMonths(at.ledger.database.db, march.starts)
        await archiveMonth(at.store, at.owner, 'access_log', march)
      },
    ],
    [
      'of which rows lie in the last part',
      /^1 rows of audit in 2018-09 lie in its last part\. Run "npx fairhouse migrate"/,
      'audit 2018-09',
      async () => {
        await run(at.owner, logged('2018-09-20'))
        await archiveMonth(at.store, at.owner, 'audit', monthOf('2018-09'))
      },
    ],
    [
      'that has no part',
      /^audit has no part for 2018-11 in the database/,
      'audit 2018-11',
      () => archiveMonth(at.store, at.owner, 'audit', monthOf('2018-11')),
    ],
    [
      'that lies in the first part, with others',
      /^2018-03 of audit lies in the part months\.audit_before, together with everything from before 2018-04/,
      'audit',
      async () => {
        await archiveMonth(at.store, at.owner, 'audit', march)
        await run(at.owner, `update month_rule set begins = '2018-04-01Z' where table_name = 'audit'`)
      },
    ],
    ['of a table that has no months', /^transfer is not kept by month/, 'transfer', async () => undefined],
  ]
  test.each(refused)('%s', async (_, sentence, words, plant) => {
    const [table = '', month = '2018-03'] = words.split(' ')
    await plant()
    const before = await run(at.owner, `select count(*)::int as n from ${table}`)
    await expect(at.drop(table, monthOf(month))).rejects.toThrow(sentence)
    expect(await run(at.owner, `select count(*)::int as n from ${table}`)).toEqual(before)
    expect(await run(at.owner, 'select * from dropped_month')).toEqual([])
  })

  test('for as long as the setting says, and the audit log while documents are kept by it', async () => {
    const [young] = await run<{ month: string }>(at.owner, `select to_char(now() - interval '24 months', 'YYYY-MM') as month`)
    const [old] = await run<{ month: string }>(at.owner, `select to_char(now() - interval '40 months', 'YYYY-MM') as month`)
    for (const { month } of [young!, old!]) await run(at.owner, logged(`${month}-10`))
    await makeMonths(at.ledger.database.db, new Date())
    await run(at.owner, 'select audit_chain(now(), 1000)')
    for (const table of ['audit', 'reality_check'])
      for (const { month } of [young!, old!]) await archiveMonth(at.store, at.owner, table, monthOf(month))
    await expect(at.drop('reality_check', monthOf(young!.month))).rejects.toThrow(
      /stays in the database until .*office\.historyMonths says/,
    )
    await expect(at.drop('audit', monthOf(old!.month))).rejects.toThrow(
      /stays in the database until .*documents\.keepYears says: documents of/,
    )
    await at.drop('reality_check', monthOf(old!.month))
    await run(
      at.owner,
      `insert into setting (name, value, changed_at, changed_by) values ('office.historyMonths', '13', now(), 'cli:test'), ('documents.keepYears', '3', now(), 'cli:test')`,
    )
    await at.drop('reality_check', monthOf(young!.month))
    await at.drop('audit', monthOf(old!.month))
    expect(await at.faults()).toEqual([])
  })

  test('while somebody reads its table for long, and nobody waits behind the drop', async () => {
    await archiveMonth(at.store, at.owner, 'audit', march)
    const reader = new pg.Client({ connectionString: at.owner })
    await reader.connect()
    try {
      await reader.query('begin; select count(*) from audit')
      await expect(at.drop('audit')).rejects.toThrow('Somebody reads or writes audit for long. Nothing was dropped')
      await reader.query('commit')
      await at.drop('audit')
    } finally {
      await reader.end()
    }
  })
})
test('no role of the servers can drop a month, or say that it was', async () => {
  for (const role of ['app', 'office', 'sandbox', 'studio'] as const) {
    const client = new pg.Client({ connectionString: at.ledger.database[role] })
    await client.connect()
    try {
      for (const statement of [
        `alter table audit detach partition months.audit_2018_03`,
        `drop table months.audit_2018_03`,
        `insert into dropped_month (table_name, month, rows, ids, witnesses, dropped_at, dropped_by) values ('audit', '2018-03-01', 0, '{}', repeat('a', 64), now(), 'x')`,
        `update dropped_month set restored_at = null`,
        `delete from dropped_month`,
        `update archived_month set rows = 0`,
        `select months.month_attached('audit', 'at', now())`,
      ])
        await expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42P01)$/) }) // denied, or not seen at all
    } finally {
      await client.end()
    }
  }
})
