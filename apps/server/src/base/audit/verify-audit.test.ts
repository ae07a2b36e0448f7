// Faults planted by the database's owner with triggers off, each in a transaction that is rolled back: the verification finds every one.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../testing/test-house.ts'
import { writeAccess } from './access.sql.ts'
import { writeAudit } from './audit.sql.ts'
import { anchorKeyOf, isSignedBy, type Anchor } from './anchor.ts'
import { chainEntries } from './chain-entries.ts'
import { makeAnchors } from './make-anchors.ts'
import { verifyAudit } from './verify-audit.ts'

let at: TestHouse
let player: TestPlayer
let superuser: pg.Client
let folder: string
let file: string
const dayMs = 86_400_000

/** Three days, each with its anchor, of acts and looks with reasons. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-anchors-'))
  file = join(folder, 'audit-anchors.jsonl')
  at = await openTestHouse({ auditAnchor: folder })
  player = await at.player()
  for (const day of ['one', 'two', 'three']) {
    const entry = { at: at.clock.now(), actor: 'cli:test' as const, action: `test.${day}`, subject: `player:${player.id}` }
    await writeAudit(at.house.db, { ...entry, reason: { words: `Ada asked, ${day}`, house: at.house } })
    await writeAudit(at.house.db, { ...entry, subject: 'the house', reason: { words: 'of nobody', house: at.house } })
    await look(`fields of day ${day}`)
    await chainEntries(at.house)
    at.clock.advance(dayMs)
    expect(await makeAnchors(at.house)).toBe(1)
  }
  superuser = new pg.Client({ connectionString: at.database.owner })
  await superuser.connect()
})
afterAll(async () => {
  await superuser.end()
  await at.close()
  rmSync(folder, { recursive: true })
})

const look = (field: string) =>
  writeAccess(at.house.db, {
    at: at.clock.now(),
    actor: 'cli:test',
    of: { shard: player.shard, player: player.id },
    fields: [field],
    purpose: 'reveal',
    reason: { words: 'a complaint', house: at.house },
  })
const verify = async (house = at.house) => {
  const verdicts = await verifyAudit(house)
  return Object.fromEntries(verdicts.filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults]))
}

/** What is found while a fault stands. */
async function foundWith(...faults: string[]) {
  await superuser.query('begin')
  try {
    await superuser.query('set local session_replication_role = replica')
    for (const fault of faults) expect((await superuser.query(fault)).rowCount).toBeGreaterThan(0)
    const db = { query: (config: pg.QueryConfig) => superuser.query(config) } as unknown as Database // all that the verification asks of it
    return await verify({ ...at.house, db })
  } finally {
    await superuser.query('rollback')
  }
}

test('nothing is found before anything is planted, and each check looked at something', async () => {
  const verdicts = await verifyAudit(at.house)
  expect(verdicts.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([])
  const [audit, access, ...others] = verdicts.map(({ check, looked, of }) => `${check}: ${looked} ${of}`)
  expect(audit).toMatch(/^audit: \d\d? entries$/)
  expect([access, ...others]).toEqual(['access log: 3 entries', 'reasons: 9 reasons', 'anchors: 3 days', 'anchor file: 3 lines'])
})

const entry = (action: string) => `(select id from audit where action = '${action}' and subject = 'the house')`
const plants: [what: string, check: string, fault: () => string][] = [
  ['a row that was changed', 'audit', () => `update audit set actor = 'cli:other' where id = ${entry('test.two')}`],
  ['a row whose details were changed', 'audit', () => `update audit set details = '{"x": 1}' where id = ${entry('test.two')}`],
  ['a row that was taken out', 'audit', () => `delete from audit where id = ${entry('test.two')}`],
  ['a row that was put in', 'audit', () => `insert into audit (at, actor, action) values (now(), 'cli:test', 'test.four')`],
  ['a link that was taken out', 'audit', () => `delete from audit_link where log = 'audit' and entry = ${entry('test.two')}`],
  ['the last link taken out', 'audit', () => `delete from audit_link where log = 'audit' and place = (select max(place) from audit_link)`],
  ['a link that was changed', 'audit', () => `update audit_link set hash = 'x' where log = 'audit' and entry = ${entry('test.two')}`],
  ['two links that were swapped', 'audit', () => `update audit_link set entry = -entry where log = 'audit' and place in (2, 3)`],
  ['a look that was changed', 'access log', () => `update access_log set fields = '{}' where 'fields of day two' = any (fields)`],
  ['a look that was taken out', 'access log', () => `delete from access_log where 'fields of day two' = any (fields)`],
  ['a reason that was changed', 'reasons', () => `update sealed_reason set sealed = sealed || '\\x00' where player is null`],
  ['a reason that was taken out', 'reasons', () => `delete from sealed_reason where hash = (select min(hash) from sealed_reason)`],
  [
    'two reasons that were swapped',
    'reasons',
    () => `update sealed_reason r set sealed = o.sealed from sealed_reason o where r.player is not null and o.player is not null
           and r.hash = (select min(hash) from sealed_reason where player is not null) and o.hash > r.hash`,
  ],
  ['the key of somebody who was not erased', 'reasons', () => `delete from person_key where player = ${player.id}`],
  ['an anchor that was changed', 'anchors', () => `update audit_anchor set audit_place = audit_place - 1 where day = '${dayOf(1)}'`],
  ['an anchor that was taken out', 'anchors', () => `delete from audit_anchor where day = '${dayOf(1)}'`],
  ['an anchor of another key', 'anchors', () => `update audit_anchor set key = 'x' where day = '${dayOf(1)}'`],
  ['the last anchor taken out', 'anchor file', () => `delete from audit_anchor where day = '${dayOf(2)}'`],
]

/** The day of the anchor that was made first, second or third. */
const dayOf = (place: number) => new Date(at.clock.now().getTime() - (3 - place) * dayMs).toISOString().slice(0, 10)

describe('the verification finds', () => {
  test.each(plants)('%s', async (_, check, fault) => {
    const found = await foundWith(fault())
    expect(Object.keys(found)).toContain(check)
  })

  test('what has waited for a minute to be chained, and what was taken out before it was', async () => {
    await look('a fourth field')
    expect(await verify()).toEqual({})
    const late = await foundWith(
      `update access_log set written_at = written_at - interval '61 seconds' where 'a fourth field' = any (fields)`,
    )
    expect(late['access log']).toEqual([expect.stringMatching(/^access log \d+ has waited 6\d s to be chained: does a worker run\?$/)])
    const out = [expect.stringMatching(/^access log \d+ was taken out before it was chained$/)]
    const taken = `delete from access_log where 'a fourth field' = any (fields)`
    expect((await foundWith(taken))['access log']).toEqual(out)
    expect((await foundWith(taken, 'select audit_chain(now(), 1000)'))['access log']).toEqual(out)
    const forgotten = await foundWith(`delete from audit_waiting`)
    expect(forgotten['access log']).toEqual([expect.stringContaining('is in no chain')])
    await chainEntries(at.house)
    expect(await verify()).toEqual({})
  })

  test('a row that was changed with all links from it on written anew, by the anchors alone', async () => {
    const first = `(select place from audit_link where log = 'audit' and entry = ${entry('test.two')})`
    const found = await foundWith(
      `create temporary table anew on commit drop as select entry from audit_link where log = 'audit' and place >= ${first}`,
      `delete from audit_link where log = 'audit' and entry in (select entry from anew)`,
      `update audit set actor = 'cli:other' where id = ${entry('test.two')}`,
      `insert into audit_waiting select 'audit', entry from anew`,
      `select audit_chain(now(), 1000)`,
    )
    expect(found).toEqual({
      anchors: [1, 2].map((day) => expect.stringContaining(`anchor of ${dayOf(day)}: the audit log ended with another hash at link`)),
    })
  })
})

describe('the file of anchors', () => {
  test('is one line of JSON a day, whose signature anybody can check with the public key', () => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const anchors = lines.map((line) => JSON.parse(line) as Anchor)
    expect(anchors.map(({ day }) => day)).toEqual([dayOf(0), dayOf(1), dayOf(2)])
    const key = anchorKeyOf(at.env.auditKey)!
    for (const anchor of anchors) expect(isSignedBy(key, anchor)).toBe(true)
    expect(isSignedBy(key, { ...anchors[0]!, day: dayOf(1) })).toBe(false)
    expect(isSignedBy(anchorKeyOf('0'.repeat(64))!, anchors[0]!)).toBe(false)
  })

  test('tells of a database that was changed or put back, and of lines that were', async () => {
    const content = readFileSync(file, 'utf8')
    onTestFinished(() => writeFileSync(file, content))
    appendFileSync(file, '{"day": 1}\n')
    expect(await verify()).toEqual({ 'anchor file': ['line 4 is no anchor'] })
    writeFileSync(file, content.replace(/"place":\d+/, '"place":1'))
    expect(await verify()).toEqual({ 'anchor file': [`the anchor of ${dayOf(0)} is another one in the file than in the database`] })
    writeFileSync(file, content.slice(content.indexOf('\n') + 1))
    expect(await verify()).toEqual({ 'anchor file': [`the anchor of ${dayOf(0)} is not in the file`] })
    // The next run of the worker brings it up to date, and leaves what stands.
    expect(await makeAnchors(at.house)).toBe(0)
    expect(await verify()).toEqual({})
  })

  test('each day has its anchor, also the days on which no worker ran', async () => {
    at.clock.advance(3 * dayMs)
    expect(await makeAnchors(at.house)).toBe(3)
    expect(await makeAnchors({ ...at.house, env: { ...at.env, auditKey: '' } })).toBe(0)
    expect(await verify()).toEqual({})
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(6)
    await expect(at.sql('delete from audit_anchor')).rejects.toThrow('append-only')
  })
})
