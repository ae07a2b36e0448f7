import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { actorOf } from '../../apps/server/src/office/command-line/frame/actor.ts'
import { findAddresses, type Addresses } from '../../apps/server/src/office/command-line/frame/running.ts'
import { addKey, keyFileOf, readKey } from '../backup/sealing/backup-key.ts'
import { makeFolder } from '../backup/sealing/safe-files.ts'
import { endWith, messageOf, Sentence } from '../sentence.ts'
import { archiveMonth } from './archive-month.ts'
import { readArchived } from './archive.sql.ts'
import { dropMonth } from './drop-month.ts'
import { monthOf, type Month } from './month.ts'
import { readArchive, wantedOf } from './read-archive.ts'
import { restoreMonth } from './restore-month.ts'
import { sealArchiveAgain } from './seal-again.ts'
import type { Store } from './store.ts'
import { verifyArchive } from './verify-archive.ts'

type Options = { where?: string[]; json?: boolean; by?: string }
type House = { owner: string; store: () => Promise<Store> }
type Said = { value: unknown; lines: string[]; wrong?: boolean }

const options = { where: { type: 'string', multiple: true }, json: { type: 'boolean' }, by: { type: 'string' } } as const

/** `npx fairhouse archive …`: months that are over, kept as Parquet beside the database. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values, words } = read(args)
  const running = findAddresses(env)
  const house: House = { owner: running.owner, store: () => openStore(running, env) }
  if (words[0] === 'read') return printRows(house, words.slice(1), values)
  const { value, lines, wrong } = await (commands[words[0] ?? '']?.(house, words.slice(1), values) ?? archive(house, words))
  console.log(values.json ? JSON.stringify(value, inText, 2) : lines.join('\n'))
  process.exitCode = wrong ? 1 : 0
}

const commands: Readonly<Record<string, (house: House, words: string[], options: Options) => Promise<Said>>> = {
  '': list,
  drop,
  restore,
  verify,
  'seal-again': sealAgain,
}

function read(args: string[]): { values: Options; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values, words: positionals.slice(1) }
  } catch (error) {
    throw new Sentence(`${messageOf(error).split('. ')[0]}. "fairhouse help" shows how the command is called.`)
  }
}

const inText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** The folder of ARCHIVE_DIR, else beside the backups. The key is the backups' own; where there is neither key nor archive, one is made. */
async function openStore(running: Addresses, env: NodeJS.ProcessEnv): Promise<Store> {
  const backups = env.BACKUP_DIR || running.backupDir
  const folder = env.ARCHIVE_DIR ? resolve(env.ARCHIVE_DIR) : backups ? join(resolve(backups), 'months') : undefined
  if (!folder) throw new Sentence('Set ARCHIVE_DIR to the folder of the archive, on another disk than the database.')
  const file = env.BACKUP_KEY_FILE || running.backupKeyFile || keyFileOf(env, running.dataDir)
  const isFirst = !existsSync(file) && (await asOwner(running.owner, (client) => readArchived(client))).length === 0
  makeFolder(folder)
  return { folder, key: isFirst ? addKey(file) : readKey(file) }
}

function named(words: readonly string[], how: string): [string, Month] {
  const [table, month, ...more] = words
  if (!table || !month || more.length > 0) throw new Sentence(`Write it as "fairhouse archive ${how}", such as audit 2026-10.`)
  return [table, monthOf(month)]
}

async function archive({ owner, store }: House, words: string[]): Promise<Said> {
  const [table, month] = named(words, 'TABLE MONTH')
  const at = await store()
  const { files, isNew } = await archiveMonth(at, owner, table, month)
  const [rows, bytes] = [files.reduce((sum, one) => sum + one.rows, 0n), files.reduce((sum, one) => sum + one.bytes, 0n)]
  const lines = isNew
    ? [
        `${rows} rows of ${table} in ${month.name} are in ${files.length} files of ${at.folder}, ${(Number(bytes) / 1e6).toFixed(1)} MB, read back and compared. They stay in the database, too.`,
        `They are sealed with the key ${at.key.id} in ${at.key.file}. Copy the files to another place, and the key to yet another.`,
      ]
    : [`${month.name} of ${table} is archived already, with the ${rows} rows that the database has.`]
  return { value: { table, month: month.name, files, isNew }, lines }
}

const whoOf = ({ by }: Options) => actorOf(by === undefined ? {} : { by })

async function drop({ owner, store }: House, words: string[], options: Options): Promise<Said> {
  const [table, month] = named(words, 'drop TABLE MONTH')
  const at = await store()
  const { rows, files } = await dropMonth(at, owner, table, month, whoOf(options))
  return {
    value: { table, month: month.name, rows, files: files.length },
    lines: [
      `${rows} rows of ${table} in ${month.name} have left the database. ${files.length} files of ${at.folder} have them alone now: they were just read back and compared with the rows, cell by cell.`,
      `Have a second copy of these files and of the key. "fairhouse archive read ${table} ${month.name}" reads them, "fairhouse archive verify" each month says whether they are whole, "fairhouse archive restore ${table} ${month.name}" brings them back.`,
    ],
  }
}

async function restore({ owner, store }: House, words: string[], options: Options): Promise<Said> {
  const [table, month] = named(words, 'restore TABLE MONTH')
  const rows = await restoreMonth(await store(), owner, table, month, whoOf(options))
  return {
    value: { table, month: month.name, rows },
    lines: [`${rows} rows of ${table} in ${month.name} are in the database again, each as its witness and the archive say.`],
  }
}

async function list({ owner }: House): Promise<Said> {
  const files = await asOwner(owner, (client) => readArchived(client))
  return {
    value: files,
    lines:
      files.length === 0
        ? ['Nothing is archived.']
        : files.map(
            ({ table_name: table, month, rows, bytes, file, hash, dropped_at: dropped }) =>
              `${table} ${month}  ${rows} rows, ${bytes} bytes  ${file}  ${hash}${dropped ? `  dropped ${dropped.toISOString().slice(0, 10)}` : ''}`,
          ),
  }
}

async function verify({ owner, store }: House, words: string[]): Promise<Said> {
  const [table, month] = words.length === 1 ? [words[0], undefined] : words.length === 0 ? [] : named(words, 'verify TABLE MONTH')
  const verified = await verifyArchive(await store(), owner, table, month)
  const summary = verified.faults.length === 0 ? 'Nothing is wrong' : `${verified.faults.length} faults`
  return {
    value: verified,
    wrong: verified.faults.length > 0,
    lines: [...verified.faults, `${summary} in ${verified.files} files with ${verified.rows} rows.`],
  }
}

async function sealAgain({ owner, store }: House): Promise<Said> {
  const at = await store()
  const files = await sealArchiveAgain(at, owner)
  return { value: { files, key: at.key.id }, lines: [`${files} files were sealed again, with the key ${at.key.id} in ${at.key.file}.`] }
}

/** Prints rows as JSON, a line each, as they are read. */
async function printRows({ owner, store }: House, words: string[], { where = [] }: Options): Promise<void> {
  const [table, month] = named(words, 'read TABLE MONTH [--where column=value]')
  const wanted = wantedOf(where)
  for await (const row of readArchive(await store(), owner, table, month, wanted)) console.log(JSON.stringify(row))
}

await main(process.argv.slice(2), process.env).catch((error: unknown) =>
  endWith(error instanceof Error && error.message.startsWith('Nothing runs from') ? new Sentence(error.message) : error),
)
