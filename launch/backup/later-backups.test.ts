// What comes after the first backup: killed ones, old ones that go, and houses that go on after a restore.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { measureDatabase } from '../../apps/server/src/base/monitoring/measure-database.ts'
import { examine } from '../../apps/server/src/office/doctor/examine.ts'
import { patientAt } from '../../apps/server/src/office/doctor/patient.ts'
import { freePort, startPostgres } from '../postgres.ts'
import { backupsOf, reopened, rotateKey, walOf, type Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { beat, closePiece } from './backup.sql.ts'
import { dropKeys, keyUses } from './change-key.ts'
import type { Moment } from './choose-backup.ts'
import { beginArchive } from './keep-archive.ts'
import { listBackups, partialPrefix, readManifest } from './manifest.ts'
import { archiving } from './postgres-settings.ts'
import { restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'
import { openKeptHouse, type KeptHouse } from './test-kept-house.ts'
import { segmentNumber } from './timelines.ts'
import { keepWal, listSegments, readWal } from './wal.ts'

// A database is set up, copied and recovered, which takes a while on a machine with other work.
const patienceMs = 300_000
vi.setConfig({ testTimeout: patienceMs })

let kept: KeptHouse
beforeAll(async () => void (kept = await openKeptHouse()), patienceMs)
afterAll(() => kept.close())

const momentOf = (text: string): Moment => ({ text, at: new Date(text) })
const partials = () => readdirSync(backupsOf(kept.archive)).filter((name) => name.startsWith(partialPrefix))
let folders = 0
const newFolder = (): string => join(kept.folder, `later${(folders += 1)}`)

/** Starts a restored data folder, does some work in it, and returns the ids of its postings. */
async function postingsOf(folder: string, settings = {}, work: (url: string) => Promise<void> = async () => {}): Promise<Set<string>> {
  const server = await startPostgres(join(folder, 'postgres'), kept.secrets['database'] ?? '', { fsync: 'off', ...settings })
  try {
    const url = Object.assign(new URL(server.url), { pathname: new URL(kept.source.owner).pathname }).href
    await work(url)
    const { rows } = await asOwner(url, (client) => client.query<{ id: string }>('select id from posting'))
    return new Set(rows.map(({ id }) => id))
  } finally {
    await server.stop()
  }
}

/** Restores the newest moment into a new folder. */
async function restored(): Promise<{ folder: string }> {
  const folder = newFolder()
  await restore(kept.archive, { folder, keysFrom: kept.dataDir, moment: undefined })
  return { folder }
}

/** Backups are named by the second. */
async function backUp(keep: number) {
  for (const second = Math.floor(Date.now() / 1000); Math.floor(Date.now() / 1000) === second; await wait(20));
  return takeBackup(kept.archive, kept.source, keep)
}

test('a backup that is killed in the middle is none, and the next one works and takes its leavings away', async () => {
  const names = listBackups(kept.archive)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup'], { env: kept.env, stdio: 'ignore' })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)))
  await expect.poll(() => partials().some((name) => existsSync(join(backupsOf(kept.archive), name, 'files')))).toBe(true)
  child.kill('SIGKILL')
  expect(await ended, 'it was killed before it had ended').toBe('SIGKILL')
  expect(listBackups(kept.archive)).toEqual(names)
  // PostgreSQL notices a moment later that whoever held the lock is gone.
  await expect.poll(() => backUp(9).then(({ manifest }) => manifest.name, String)).toMatch(/^\d{8}T\d{6}Z$/)
  expect(listBackups(kept.archive)).toHaveLength(names.length + 1)
  expect(partials()).toEqual([])
})

test('two backups at once: the second is refused', async () => {
  const [one, two] = await Promise.allSettled([backUp(9), backUp(9)])
  expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([one, two].flatMap((each) => (each.status === 'rejected' ? String(each.reason) : [])).join()).toContain(
    'A backup of this database is under way',
  )
})

test('what is older than the backups that stay goes, with its log, and what stays can be restored', async () => {
  await backUp(9)
  const { manifest, dropped } = await backUp(1)
  expect(dropped.length).toBeGreaterThan(0)
  expect(listBackups(kept.archive)).toEqual([manifest.name])
  const first = segmentNumber(manifest.startWal)
  expect(
    listSegments(kept.archive)
      .map(segmentNumber)
      .reduce((a, b) => (a < b ? a : b)),
  ).toBe(first)
  const { backup } = await restore(kept.archive, { folder: newFolder(), keysFrom: kept.dataDir, moment: undefined })
  expect(backup).toBe(manifest.name)
})

test('a backup whose manifest does not open counts for nothing when old ones go', async () => {
  const { manifest } = await backUp(9)
  const damaged = join(backupsOf(kept.archive), (await backUp(9)).manifest.name)
  writeFileSync(join(damaged, 'manifest'), 'x')
  onTestFinished(() => rmSync(damaged, { recursive: true }))
  const { manifest: newest, dropped } = await backUp(2)
  expect(dropped).not.toContain(manifest.name)
  expect(listBackups(kept.archive)).toContain(newest.name)
})

test('a piece of the log is kept once: the same again is well, another under its name is refused', async () => {
  await kept.flush()
  const name = listSegments(kept.archive).at(-1) ?? ''
  const content = await readWal(kept.archive, name)
  await keepWal(kept.archive, name, content)
  const other = Buffer.from(content)
  other[9] = (other[9] ?? 0) ^ 1
  await expect(keepWal(kept.archive, name, other)).rejects.toThrow(
    'is there with another content: another server archives into this folder',
  )
  await expect(keepWal(kept.archive, '../x', other)).rejects.toThrow('no file of the write-ahead log')
  expect(readdirSync(walOf(kept.archive)).filter((one) => one.startsWith('.'))).toEqual([])
})

test('a folder that holds the backups of another database is refused', async () => {
  const copy = newFolder()
  cpSync(kept.archive.folder, copy, { recursive: true })
  writeFileSync(join(copy, 'archive.json'), JSON.stringify({ system: '1', key: kept.archive.key.id }))
  const places = { backupDir: copy, backupKeyFile: kept.archive.key.file, dataDir: kept.dataDir }
  await expect(beginArchive(kept.source.owner, places)).rejects.toThrow(/holds the backups of another database\. Name another folder/)
})

test('a new key seals what comes from then on, and the old one goes when nothing needs it: until then a restore goes through both', async () => {
  const wallet = await kept.player()
  await backUp(9)
  const old = kept.archive.key.id
  kept = { ...kept, archive: rotateKey(reopened(kept.archive)) }
  const { owner } = kept.source
  const { key } = kept.archive
  await expect(dropKeys(owner, kept.archive)).rejects.toThrow(`Nothing was archived with the key ${key.id} yet. Wait two minutes`)
  const [last = ''] = await kept.play(wallet, once())
  await kept.flush()
  const { folder } = await restored()
  expect(await postingsOf(folder)).toContain(last)
  expect(keyUses(kept.archive)).toEqual([
    { id: key.id, files: expect.toSatisfy((files: number) => files > 0) },
    { id: old, files: expect.toSatisfy((files: number) => files > 2) },
  ])
  await expect(dropKeys(owner, kept.archive)).rejects.toThrow(new RegExp(`^Still sealed with the key ${old}: [1-9]\\d* files\\.`))
  await backUp(1)
  expect(await dropKeys(owner, kept.archive)).toEqual([old])
  kept = { ...kept, archive: reopened(kept.archive) }
  expect([kept.archive.key.older, keyUses(kept.archive).map(({ id }) => id)]).toEqual([[], [key.id]])
  expect(await postingsOf((await restored()).folder)).toContain(last)
})

test('a restored house goes on in the same archive, and each moment leads to the house that it was then', async () => {
  const wallet = await kept.player()
  await backUp(9)
  const [one = ''] = await kept.play(wallet, once())
  const atOne = momentOf(await kept.now())
  const [two = ''] = await kept.play(wallet, once())
  const atTwo = momentOf(await kept.now())
  const [three = ''] = await kept.play(wallet, once())
  await kept.flush()
  // The archive as it was when the first house was lost.
  const archive: Archive = { ...kept.archive, folder: newFolder() }
  cpSync(kept.archive.folder, archive.folder, { recursive: true })
  const second = newFolder()
  await restore(archive, { folder: second, keysFrom: kept.dataDir, moment: atOne })
  const places = { backupDir: archive.folder, backupKeyFile: archive.key.file, dataDir: second }
  const own = { ...archiving(archive.folder, archive.key.file), port: String(await freePort()) }
  const seen = await postingsOf(second, own, async (url) => {
    await beginArchive(url, places)
    await asOwner(url, async (client) => {
      await client.query(`insert into setting (name, value, changed_at, changed_by) values ('of.second.house', '1', now(), 'test')`)
      const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal')
      await expect.poll(() => listSegments(archive)).toContain(rows[0]?.wal)
    })
  })
  expect([seen.has(one), seen.has(two)]).toEqual([true, false])
  const newest = newFolder()
  await restore(archive, { folder: newest, keysFrom: kept.dataDir, moment: undefined })
  const last = await postingsOf(newest, {}, async (url) => {
    const { rows } = await asOwner(url, (client) => client.query(`select from setting where name = 'of.second.house'`))
    expect(rows).toHaveLength(1)
  })
  expect([last.has(one), last.has(two), last.has(three)]).toEqual([true, false, false])
  const earlier = newFolder()
  await restore(archive, { folder: earlier, keysFrom: kept.dataDir, moment: atTwo })
  const then = await postingsOf(earlier)
  expect([then.has(one), then.has(two), then.has(three)]).toEqual([true, true, false])
  const timelines = await Promise.all(listBackups(archive).map((name) => readManifest(archive, name).catch(() => undefined)))
  expect(timelines.map((manifest) => manifest?.timeline)).toContain(1)
})

const once = () => {
  let left = 1
  return () => left-- === 0
}

test('the doctor and the metrics tell how old backup and rehearsal are, and what was wrong', async () => {
  const addresses = { owner: kept.source.owner, mode: 'live' as const, dataDir: kept.dataDir, publicOrigin: '', smtpPort: 0 }
  const said = async () => {
    const findings = await examine(patientAt(kept.at.house, addresses, {}), ['backup'])
    return findings.slice(1).map(({ state, says }) => `${state}: ${says}`)
  }
  const write = (kind: string, isGood: boolean, days: number) =>
    kept.at.sql(`insert into backup_event (kind, at, good, reached_at, seconds, details)
      values ('${kind}', clock_timestamp() - interval '${days} days', ${isGood}, now(), 1, '{}')`)
  await kept.flush()
  await kept.at.sql('delete from backup_event')
  expect(await said()).toEqual(['wrong: The log is archived, and no backup has been taken that it could follow.'])
  await write('backup', true, 3)
  expect(await said()).toEqual(['warning: The last backup is 3.0 days old.', 'warning: No restore has been rehearsed.'])
  await write('backup', true, 1)
  await write('rehearsal', true, 40)
  expect(await said()).toEqual(['ok: The last backup is 1.0 days old.', 'warning: The last rehearsal of a restore is 40.0 days old.'])
  await write('rehearsal', false, 2)
  expect(await said()).toEqual(['ok: The last backup is 1.0 days old.', 'wrong: The last rehearsal of a restore found faults.'])
  await measureDatabase(kept.at.house)
  const value = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await kept.at.house.metrics.registry.metrics())?.[1])
  expect(await value('fairhouse_backup_age_seconds')).toBeCloseTo(86_400, -3)
  expect(await value('fairhouse_rehearsal_age_seconds')).toBeCloseTo(172_800, -3)
  expect([await value('fairhouse_rehearsal_good'), await value('fairhouse_log_archive_fails')]).toEqual([0, 0])
  await write('rehearsal', true, 0)
  expect(await said()).toEqual(['ok: The last backup is 1.0 days old.', 'ok: A restore was rehearsed 0.0 days ago.'])
})

test('while the archive is away nothing is lost, no piece is closed early, and all of it comes when it is back', async () => {
  await kept.flush()
  const { folder } = kept.archive
  const before = listSegments(kept.archive)
  const current = (client: pg.Client) =>
    client.query<{ wal: string; fails: boolean }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as wal, last_failed_time > last_archived_time as fails from pg_stat_archiver',
    )
  await asOwner(kept.source.owner, async (client) => {
    await beat(client)
    await closePiece(client)
    await expect.poll(() => listSegments(kept.archive).length).toBe(before.length + 1)
    renameSync(folder, `${folder}.away`)
    await beat(client)
    await client.query('select pg_switch_wal()')
    await expect.poll(async () => (await current(client)).rows[0]?.fails).toBe(true)
    await beat(client)
    const { rows } = await current(client)
    await closePiece(client)
    expect((await current(client)).rows[0]?.wal, 'the same piece goes on').toBe(rows[0]?.wal)
    renameSync(`${folder}.away`, folder)
    // A new piece wakes whoever archives.
    await client.query('select pg_switch_wal()')
    await expect.poll(() => listSegments(kept.archive)).toContain(rows[0]?.wal)
  })
})
