// Backups of a house that plays, restored to a moment: what was acknowledged before it is there, and nothing that came after.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { corrupt } from '../../apps/server/src/money/wallet/test-ledger.sql.ts'
import { erasePerson } from '../../apps/server/src/people/privacy/erase-person.ts'
import { openArchive, backupsOf, walOf, type Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { readErased } from './backup.sql.ts'
import type { Moment } from './choose-backup.ts'
import { keepErasures } from './erasures.ts'
import { startPostgres } from '../postgres.ts'
import { restore } from './restore.ts'
import { takeBackup, type Taken } from './take-backup.ts'
import { openKeptHouse, type KeptHouse } from './test-kept-house.ts'
import { listSegments } from './wal.ts'

// A database is set up, copied and recovered, which takes a while on a machine with other work.
const patienceMs = 300_000
vi.setConfig({ testTimeout: patienceMs })

let kept: KeptHouse
let [before, after]: [string[], string[]] = [[], []]
let moment: Moment
let taken: Taken
let early: string
let erased: bigint

/** A house that plays while it is backed up, and goes on playing; the moment lies between. */
beforeAll(async () => {
  kept = await openKeptHouse()
  const wallet = await kept.player()
  early = await kept.now()
  const gone = await kept.at.player({ status: 'closed' })
  erased = gone.id
  await kept.at.sql(`update player set closure = 'deletion', closed_at = now() - interval '11 years' where id = ${erased}`)
  let isTaken = false
  const [played] = await Promise.all([
    kept.play(wallet, () => isTaken),
    takeBackup(kept.archive, kept.source, 3).then((one) => {
      taken = one
      isTaken = true
    }),
  ])
  await kept.flush()
  before = [...played, ...(await kept.play(wallet, times(20)))]
  moment = momentOf(await kept.now())
  after = await kept.play(wallet, times(20))
  expect(await erasePerson(kept.at.house, { shard: gone.shard, player: gone.id }, 'cli:test')).toMatchObject({ leftOver: {} })
  await keepErasures(kept.archive, await asOwner(kept.source.owner, readErased))
  await kept.flush()
}, patienceMs)
afterAll(() => kept.close())

const momentOf = (text: string): Moment => ({ text, at: new Date(text) })
function times(count: number) {
  let left = count
  return () => left-- === 0
}
let folders = 0
const newFolder = (): string => join(kept.folder, `new${(folders += 1)}`)
const wanted = (changes: Partial<Parameters<typeof restore>[1]> = {}) => ({
  folder: newFolder(),
  keysFrom: kept.dataDir,
  moment,
  ...changes,
})

/** Asks a restored data folder. */
async function ask(folder: string, statement: string): Promise<Record<string, unknown>[]> {
  const server = await startPostgres(join(folder, 'postgres'), kept.secrets['database'] ?? '', { fsync: 'off' })
  try {
    const url = Object.assign(new URL(server.url), { pathname: new URL(kept.source.owner).pathname })
    return await asOwner(url.href, async (client) => (await client.query<Record<string, unknown>>(statement)).rows)
  } finally {
    await server.stop()
  }
}

/** A copy of the archive that a test may spoil. */
function spoiltArchive(spoil: (copy: Archive) => void): Archive {
  const folder = newFolder()
  cpSync(kept.archive.folder, folder, { recursive: true })
  const copy = { ...kept.archive, folder }
  spoil(copy)
  return copy
}
const backupFile = (archive: Archive, name: string) => join(backupsOf(archive), taken.manifest.name, name)

function flip(file: string): void {
  const bytes = readFileSync(file)
  const place = Math.floor(bytes.length / 2)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

test('a restore to a moment has every posting acknowledged before it and none after, and an erased person stays unreadable', async () => {
  expect(before.length).toBeGreaterThan(30)
  const { folder, reachedAt, erasures } = await restore(kept.archive, wanted())
  expect([reachedAt, erasures]).toEqual([moment.at, { erased: 1, not: [] }])
  const [found] = await ask(
    folder,
    `select (select array_agg(id) from posting) as ids, (select count(*)::int from person_key where player = ${erased}) as keys,
       (select count(*)::int from backup_event where kind = 'restore' and reached_at = '${moment.at.toISOString()}') as marked,
       (select count(*)::int from restored where opened_at is null and moment = '${moment.at.toISOString()}') as shut`,
  )
  const ids = new Set(found?.['ids'] as string[])
  expect(before.filter((id) => !ids.has(id))).toEqual([])
  expect(after.filter((id) => ids.has(id))).toEqual([])
  expect(found).toMatchObject({ keys: 0, marked: 1, shut: 1 })
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'secrets.json'])
})

describe('a rehearsal', () => {
  const rehearsed = async () => {
    const words = [join(import.meta.dirname, 'main.ts'), 'rehearse', '--json', '--in', kept.folder]
    const there = readdirSync(kept.folder)
    const { code, text } = await new Promise<{ code: number; text: string }>((resolve) =>
      execFile(process.execPath, words, { env: kept.env }, (error, stdout) => resolve({ code: Number(error?.code ?? 0), text: stdout })),
    )
    expect(readdirSync(kept.folder), 'nothing is left').toEqual(there)
    const [row] = await kept.at.sql(`select good, details from backup_event where kind = 'rehearsal' order by id desc limit 1`)
    return { code, said: JSON.parse(text) as Record<string, unknown>, row } // the command wrote it
  }

  test('reaches the newest that was archived, finds ledger and audit log whole, leaves nothing behind and is recorded', async () => {
    const { code, said, row } = await rehearsed()
    expect([code, said]).toMatchObject([0, { backup: taken.manifest.name, faults: [] }])
    expect(said['looked']).toBeGreaterThan(before.length)
    expect(new Date(String(said['reachedAt'])).getTime()).toBeGreaterThan(moment.at.getTime())
    expect(said['lostSeconds']).toBeGreaterThan(0)
    expect(row).toMatchObject({ good: true, details: { faults: 0 } })
  })

  test('of a database with a fault ends with code 1 and says it', async () => {
    await corrupt(kept.source.owner, 'update wallet set cash = cash + 1')
    onTestFinished(() => corrupt(kept.source.owner, 'update wallet set cash = cash - 1').then(kept.flush))
    await kept.flush()
    const { code, said, row } = await rehearsed()
    expect([code, said['faults']]).toEqual([1, expect.arrayContaining([expect.stringMatching(/^wallets: /)])])
    expect(row).toMatchObject({ good: false })
  })
})

describe('a restore is refused with what to do', () => {
  const refused = (changes: Partial<Parameters<typeof restore>[1]>, archive: Archive = kept.archive) => {
    const one = wanted(changes)
    return restore(archive, one).then(
      () => 'it was restored',
      (error: Error) => {
        expect(existsSync(join(one.folder, 'postgres')), 'no database is left that a house would start from').toBe(false)
        return error.message
      },
    )
  }

  test('for a moment before the first backup', async () => {
    expect(await refused({ moment: momentOf(early) })).toMatch(
      /^No backup in .* was finished before .*: the oldest was at .*\. Give a later --at/,
    )
  })

  test('for a moment that the log does not reach', async () => {
    const later = momentOf(new Date(Date.now() + 3_600_000).toISOString())
    expect(await refused({ moment: later })).toMatch(/^The log ends at 20\S+Z, before .*\. Leave --at out/)
  })

  test('where the log has a gap', async () => {
    const segments = readdirSync(walOf(kept.archive))
      .filter((name) => name.length === 24)
      .toSorted()
    const inner = segments.filter((name) => name > taken.manifest.startWal)[0] ?? ''
    expect(segments.at(-1)! > inner, 'pieces follow the one that goes').toBe(true) // there are several
    const archive = spoiltArchive((copy) => rmSync(join(walOf(copy), inner)))
    const sentence = new RegExp(`^The log has a gap: the piece ${inner.slice(8)} is missing, .* Take it from another copy`)
    expect(await refused({}, archive), 'on the way to a moment').toMatch(sentence)
    expect(await refused({ moment: undefined }, archive), 'on the way to the end').toMatch(sentence)
  })

  test.each(['files', 'manifest'])('where one bit of the %s of a backup is another', async (name) => {
    const archive = spoiltArchive((copy) => flip(backupFile(copy, name)))
    expect(await refused({}, archive)).toMatch(
      /does not hold what was written: it was changed or damaged since\. Take this file from another copy/,
    )
  })

  test('where one bit of the newest piece of the log is another, which must not pass for its end', async () => {
    const newest = listSegments(kept.archive).at(-1) ?? ''
    expect(newest > taken.manifest.stopWal, 'the backup itself does not need it').toBe(true)
    const archive = spoiltArchive((copy) => flip(join(walOf(copy), newest)))
    expect(await refused({ moment: undefined }, archive)).toMatch(new RegExp(`^${newest} does not hold what was written`))
  })

  test('without the keys of the house, with those of another, and with none in the file', async () => {
    const keysFrom = newFolder()
    mkdirSync(keysFrom)
    expect(await refused({ keysFrom })).toMatch(/^The keys of the house are missing: without its secrets\.json .* Put your copy of it into/)
    writeFileSync(join(keysFrom, 'secrets.json'), JSON.stringify({ ...kept.secrets, indexKey: 'ab'.repeat(32) }))
    expect(await refused({ keysFrom })).toMatch(/secrets\.json is of another house \(indexKey differ\)/)
    writeFileSync(join(keysFrom, 'secrets.json'), '{')
    expect(await refused({ keysFrom })).toMatch(/does not hold the keys of a house\. Put your copy of the right file there/)
  })

  test('with a key of the house that the restored database does not open with', async () => {
    const keysFrom = newFolder()
    mkdirSync(keysFrom)
    writeFileSync(join(keysFrom, 'secrets.json'), JSON.stringify({ ...kept.secrets, fieldKey: 'ab'.repeat(32) }))
    expect(await refused({ keysFrom })).toMatch(/^This database belongs to other keys \(fieldKey differ\)/)
  })

  test('without the backup key, and with another', () => {
    const { key, folder } = kept.archive
    renameSync(key.file, `${key.file}.away`)
    expect(() => openArchive(folder, key.file)).toThrow(/^The backup key .* is missing.*Put your copy of it there/)
    writeFileSync(key.file, 'ab'.repeat(32))
    expect(() => openArchive(folder, key.file)).toThrow(
      new RegExp(`are sealed with the key ${key.id}, and .* holds the key [0-9a-f]{8}\\. Put`),
    )
    renameSync(`${key.file}.away`, key.file)
    expect(openArchive(folder, key.file).key.id).toBe(key.id)
  })

  test('into a folder that is not empty', async () => {
    expect(await restore(kept.archive, wanted({ folder: kept.dataDir })).catch((error: Error) => error.message)).toMatch(
      /^.* is not empty: it holds .*\. Move what is there away, or name an empty folder by --to/,
    )
  })
})
