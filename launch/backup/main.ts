import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { Wrong } from '../../apps/server/src/office/command-line/frame/command.ts'
import { momentOf } from '../../apps/server/src/office/command-line/frame/moment.ts'
import { findAddresses, type Addresses } from '../../apps/server/src/office/command-line/frame/running.ts'
import { endWith, messageOf, Sentence } from '../sentence.ts'
import { openArchive, rotateKey, type Archive } from './archive.ts'
import { keyFileOf } from './sealing/backup-key.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { readNow, writeEvent } from './backup.sql.ts'
import { dropKeys, keyUses } from './change-key.ts'
import type { Moment } from './choose-backup.ts'
import { rehearse, type Rehearsal } from './rehearse.ts'
import { readSecretsIn, restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'

type Options = { at?: string; to?: string; keep?: string; in?: string; backup?: string; json?: boolean }
type Said = { value: object; lines: string[]; wrong?: boolean }

const options = {
  at: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  in: { type: 'string' },
  backup: { type: 'string' },
  json: { type: 'boolean' },
} as const

const commands: Readonly<Record<string, (given: Options, env: NodeJS.ProcessEnv) => Promise<Said>>> = {
  backup: runBackup,
  restore: runRestore,
  rehearse: runRehearse,
  'backup-key': async (_, env) => usesOf(archiveIn(env)),
  'backup-key rotate': async (_, env) => runRotate(env),
  'backup-key drop': (_, env) => runDrop(env),
}

/** `npx fairhouse backup|restore|rehearse|backup-key`: about the embedded database; another one is kept by its own tools. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values, words } = read(args)
  const command = commands[words]
  if (!command) throw new Sentence(`There is no command ${words}. "fairhouse help" lists them.`)
  const { value, lines, wrong } = await command(values, env)
  console.log(values.json ? JSON.stringify(value, null, 2) : lines.join('\n'))
  process.exitCode = wrong ? 1 : 0
}

function read(args: string[]): { values: Options; words: string } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values, words: positionals.join(' ') }
  } catch (error) {
    throw new Sentence(`${messageOf(error).split('. ')[0]}. "fairhouse help" shows how the command is called.`)
  }
}

const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../data'))

/** The key that the running house was started with, unless another is named. */
const keyOf = (env: NodeJS.ProcessEnv, { dataDir, backupKeyFile }: Addresses): string =>
  env.BACKUP_KEY_FILE || backupKeyFile || keyFileOf(env, dataDir)

function folderOf(env: NodeJS.ProcessEnv, running?: Addresses): string {
  const folder = env.BACKUP_DIR || running?.backupDir
  if (folder) return resolve(folder)
  throw new Sentence('Set BACKUP_DIR to the folder of the backups, on another disk than the data folder, and start Fairhouse with it.')
}

/** The running installation; a database of an operator's own has its own backups. */
function runningIn(env: NodeJS.ProcessEnv): Addresses {
  const running = findAddresses(env)
  if (running.databaseUrl)
    throw new Sentence('The database of DATABASE_URL is not the embedded one: keep it with pgBackRest, as docs/operate/backup.md says.')
  return running
}

async function runBackup({ keep }: Options, env: NodeJS.ProcessEnv): Promise<Said> {
  const running = runningIn(env)
  const { owner, dataDir } = running
  const count = Number(keep ?? (env.BACKUP_KEEP || 7))
  if (!Number.isInteger(count) || count < 1)
    throw new Sentence(`--keep is "${keep ?? env.BACKUP_KEEP}": write how many backups are to stay, 1 or more.`)
  const archive = archiveIn(env)
  const { manifest, bytes, seconds, dropped } = await takeBackup(archive, { owner, cluster: join(dataDir, 'postgres/cluster') }, count)
  return {
    value: {
      name: manifest.name,
      folder: archive.folder,
      bytes,
      sealedBytes: manifest.sealedBytes,
      seconds,
      stoppedAt: manifest.stoppedAt,
      dropped,
      key: archive.key.id,
    },
    lines: [
      `Backup ${manifest.name} is in ${archive.folder}: ${inMegabytes(bytes)} of ${manifest.files.length} files, ${inMegabytes(manifest.sealedBytes)} sealed, in ${seconds.toFixed(1)} s.`,
      ...(dropped.length > 0 ? [`Removed: ${dropped.join(', ')}.`] : []),
      `It is sealed with the key ${archive.key.id} in ${archive.key.file}. Keep a copy of this file and of secrets.json elsewhere, apart from the backups: without them nothing can be restored.`,
    ],
  }
}

async function runRestore({ at, to, backup }: Options, env: NodeJS.ProcessEnv): Promise<Said> {
  const dataDir = dataDirOf(env)
  const folder = to ? resolve(to) : dataDir
  const inFolder = keyFileOf({}, folder)
  const keyFile = env.BACKUP_KEY_FILE || (existsSync(inFolder) ? inFolder : keyFileOf(env, dataDir))
  const archive = openArchive(folderOf(env), keyFile)
  const restored = await restore(archive, { folder, keysFrom: dataDir, moment: momentIn(at), backup })
  const { erased, not } = restored.erasures
  return {
    value: restored,
    wrong: not.length > 0,
    lines: [
      `Restored from the backup ${restored.backup} to ${restored.reachedAt.toISOString()}, by the database's time, into ${folder}, in ${restored.seconds.toFixed(1)} s.`,
      ...(erased > 0 ? [`${erased} people who were erased since were erased again.`] : []),
      ...not.map((line) => `Not erased: ${line}`),
      `Start it with DATA_DIR=${folder}. It stays shut until it has asked providers and studios what came after that moment: "fairhouse restored" says how far it is, docs/operate/restored.md what to do before it opens.`,
    ],
  }
}

async function runRehearse({ at, in: below }: Options, env: NodeJS.ProcessEnv): Promise<Said> {
  const running = runningIn(env)
  const { dataDir } = running
  const archive = archiveIn(env)
  const began = performance.now()
  const moment = momentIn(at)
  const now = () => asOwner(running.owner, readNow)
  const done = await rehearse(archive, readSecretsIn(join(dataDir, 'secrets.json')), {
    below: below ? resolve(below) : dataDir,
    moment,
    now,
  })
  const seconds = (performance.now() - began) / 1000
  const good = done.faults.length === 0
  const { backup, looked, faults, lostSeconds } = done
  const details = { backup, steps: done.seconds, looked, faults: faults.length, ...(lostSeconds === undefined ? {} : { lostSeconds }) }
  await asOwner(running.owner, (client) => writeEvent(client, { kind: 'rehearsal', good, reachedAt: done.reachedAt, seconds, details }))
  return { value: { ...done, totalSeconds: seconds }, wrong: !good, lines: linesOf(done, seconds) }
}

const linesOf = ({ backup, reachedAt, lostSeconds, seconds, looked, faults }: Rehearsal, total: number): string[] => [
  `Restored from the backup ${backup} to ${reachedAt.toISOString()}, by the database's time.`,
  `unpack ${seconds.unpack.toFixed(1)} s, replay ${seconds.replay.toFixed(1)} s, ledger ${seconds.ledger.toFixed(1)} s, audit log ${seconds.audit.toFixed(1)} s; ${total.toFixed(1)} s in all.`,
  ...(lostSeconds === undefined
    ? []
    : [`Had this computer been lost when the copy was ready, ${lostSeconds.toFixed(0)} s of work would have been lost.`]),
  ...faults.slice(0, 100),
  faults.length === 0 ? `Nothing is wrong in ${looked} rows and sums that were looked at.` : `${faults.length} faults.`,
]

const archiveIn = (env: NodeJS.ProcessEnv): Archive => {
  const running = runningIn(env)
  return openArchive(folderOf(env, running), keyOf(env, running))
}

/** The keys of the backups, and how much each has sealed. */
function usesOf(archive: Archive): Said {
  const keys = keyUses(archive)
  return {
    value: { file: archive.key.file, keys },
    lines: keys.map(({ id, files }, at) => `${id}  files: ${files}${at === 0 ? '; seals what comes from now on' : ''}`),
  }
}

function runRotate(env: NodeJS.ProcessEnv): Said {
  const archive = rotateKey(archiveIn(env))
  const said = usesOf(archive)
  return {
    ...said,
    lines: [
      ...said.lines,
      `Copy ${archive.key.file} to where its copy lies: it holds the older key too, which older backups need. Take a backup now. When the backups from before are gone, "fairhouse backup-key drop" takes the older key out.`,
    ],
  }
}

async function runDrop(env: NodeJS.ProcessEnv): Promise<Said> {
  const { owner } = runningIn(env)
  const archive = archiveIn(env)
  const dropped = await dropKeys(owner, archive)
  const what = dropped.length === 0 ? 'There is no older key.' : `Dropped: ${dropped.join(', ')}.`
  return { value: { dropped }, lines: [`${what} ${archive.key.file} holds the key ${archive.key.id} alone: copy it again.`] }
}

/** A moment in the past; PostgreSQL takes its microseconds as they were written. */
function momentIn(text: string | undefined): Moment | undefined {
  if (text === undefined) return undefined
  const at = momentOf(text)
  if (at.getTime() > Date.now())
    throw new Sentence(`${text} is in the future. Leave --at out to restore to the newest moment that was kept.`)
  const fine = /\.\d{3}(\d{1,3})Z$/.exec(text)
  return { at, text: fine ? at.toISOString().replace('Z', `${fine[1]}Z`) : at.toISOString() }
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

await main(process.argv.slice(2), process.env).catch((error: unknown) =>
  endWith(
    error instanceof Wrong || (error instanceof Error && error.message.startsWith('Nothing runs from'))
      ? new Sentence(error.message)
      : error,
  ),
)
