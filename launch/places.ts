import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { keyFileOf } from './backup/sealing/backup-key.ts'
import { Sentence } from './sentence.ts'

/** The ports, folder and mode of an installation, from the environment. */
export type Places = {
  mode: 'sandbox' | 'live'
  port: number
  officePort: number
  officeOrigin: string
  officeFilesPort: number
  sandboxPort: number
  smtpPort: number
  antivirusPort: number
  studioPort: number
  /** Where browsers reach our own studio. */
  studioOrigin: string
  /** The base address of our own studio for the server; empty if the studio is elsewhere. */
  studioUrl: string
  host: string
  publicOrigin: string
  dataDir: string
  databaseUrl: string | undefined
  /** The folder that the embedded database is backed up to; empty if there is none. */
  backupDir: string
  /** The file of the key that backups are sealed with. */
  backupKeyFile: string
  /** The file that anchors of the audit log are appended to, or its folder; empty if there is none. */
  auditAnchor: string
}

/** What an operator has of a studio elsewhere; given together, or not at all. */
export const studioKeys = ['STUDIO_ID', 'STUDIO_KEY_ID', 'STUDIO_SECRET']

const leastFreeMegabytes = 300

export function readPlaces(env: NodeJS.ProcessEnv): Places {
  const port = portFrom(env, 'PORT', 3000)
  const officePort = portFrom(env, 'OFFICE_PORT', 3100)
  const officeFilesPort = portFrom(env, 'OFFICE_FILES_PORT', officePort < 65535 ? officePort + 1 : officePort - 1)
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 3900)
  const smtpPort = portFrom(env, 'SMTP_PORT', 3925)
  const antivirusPort = portFrom(env, 'ANTIVIRUS_PORT', smtpPort < 65535 ? smtpPort + 1 : smtpPort - 1)
  const studioPort = portFrom(env, 'STUDIO_PORT', 3200)
  const ports = [port, officePort, officeFilesPort, studioPort, sandboxPort, smtpPort, antivirusPort]
  if (new Set(ports).size < ports.length)
    throw new Sentence(
      `PORT, OFFICE_PORT, OFFICE_FILES_PORT, STUDIO_PORT, SANDBOX_PORT, SMTP_PORT and ANTIVIRUS_PORT are ${ports.slice(0, -1).join(', ')} and ${ports.at(-1)}. Set them to seven different ports.`,
    )
  const mode = modeFrom(env)
  const host = env.HOST ?? '127.0.0.1'
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const dataDir = resolve(env.DATA_DIR ?? join(import.meta.dirname, '../data'))
  return {
    mode,
    port,
    officePort,
    officeOrigin: env.OFFICE_ORIGIN ?? `http://office.localhost:${officePort}`,
    officeFilesPort,
    sandboxPort,
    smtpPort,
    antivirusPort,
    ...studioFrom(env, { mode, host, studioPort, publicOrigin }),
    host,
    publicOrigin,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    ...backupFrom(env, dataDir),
    auditAnchor: env.AUDIT_ANCHOR ? resolve(env.AUDIT_ANCHOR) : '',
  }
}

function backupFrom(env: NodeJS.ProcessEnv, dataDir: string): Pick<Places, 'backupDir' | 'backupKeyFile'> {
  const backupDir = env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : ''
  if (backupDir && env.DATABASE_URL)
    throw new Sentence(
      'BACKUP_DIR is for the embedded database, and DATABASE_URL names another one. Unset BACKUP_DIR, and keep that database with pgBackRest: docs/operate/backup.md.',
    )
  const inside = join(dataDir, 'postgres')
  if (backupDir === inside || backupDir.startsWith(`${inside}/`))
    throw new Sentence(`BACKUP_DIR (${backupDir}) is inside of the database that it is to keep. Name a folder on another disk.`)
  return { backupDir, backupKeyFile: resolve(keyFileOf(env, dataDir)) }
}

type Around = Pick<Places, 'mode' | 'host' | 'studioPort' | 'publicOrigin'>

/** Our own studio, unless a live installation names one elsewhere by its keys. */
function studioFrom(
  env: NodeJS.ProcessEnv,
  { mode, host, studioPort, publicOrigin }: Around,
): Pick<Places, 'studioPort' | 'studioOrigin' | 'studioUrl'> {
  if (mode === 'live' && studioKeys.some((name) => env[name])) return { studioPort, studioOrigin: '', studioUrl: '' }
  const local = `http://${localAddress(host)}:${studioPort}`
  if (!env.STUDIO_ORIGIN && new URL(publicOrigin).protocol === 'https:')
    throw new Sentence(
      `Games are loaded from an address of their own, so that nothing in one reaches the players’ site. Set STUDIO_ORIGIN to it, such as https://games.example.com, and let your proxy lead it to port ${studioPort}.`,
    )
  return { studioPort, studioOrigin: env.STUDIO_ORIGIN || local, studioUrl: `${local}/studio` }
}

/** The address at which a listener of ours is reached from this computer. */
export const localAddress = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

function modeFrom({ MODE: text }: NodeJS.ProcessEnv): Places['mode'] {
  if (text === 'live') return text
  if (text === undefined || text === '' || text === 'sandbox') return 'sandbox'
  throw new Sentence(`MODE is "${text}". Set it to sandbox, to try things out, or to live.`)
}

function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Sentence(`${name} is "${text}", which is no port. Set it to a whole number from 1 to 65535.`)
}

/** Creates the data folder, and checks that it is writable and has room. */
export function prepareDataDir(dataDir: string, embedded: boolean): void {
  const probe = join(dataDir, '.probe')
  try {
    makeFolder(dataDir)
    writeFileSync(probe, randomBytes(64 * 1024))
    rmSync(probe)
  } catch (error) {
    remove(probe)
    throw new Sentence(reasonOf(error as NodeJS.ErrnoException, dataDir)) // file operations throw these
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const megabytes = Math.floor((bavail * bsize) / 1e6)
  if (embedded && megabytes < leastFreeMegabytes) throw new Sentence(noRoom(dataDir, megabytes))
}

/** Creates a folder and its parents one by one, because `recursive` never returns for a folder below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Removes a file; ignores failures, such as a path below a file. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The reason why it could not be written is reported instead.
  }
}

function reasonOf(error: NodeJS.ErrnoException, dataDir: string): string {
  if (error.code === 'ENOSPC') return noRoom(dataDir, 0)
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `The data folder ${dataDir} may not be written. Give it to the user who starts Fairhouse, or set DATA_DIR to another folder.`
  return `The data folder ${dataDir} cannot be used (${error.code ?? error.message}). Set DATA_DIR to another folder.`
}

const noRoom = (dataDir: string, megabytes: number) =>
  `The disk that holds ${dataDir} is full: ${megabytes} MB are free, Fairhouse needs ${leastFreeMegabytes} MB. Free some space or set DATA_DIR to another disk, then start again.`

/** Checks that browsers and fetch may open a port: they block ports of other protocols. */
export async function requireOpenablePort(port: number, name: string): Promise<void> {
  const refused = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
    () => false,
    (error: Error) => (error.cause as Error | undefined)?.message === 'bad port', // Node's fetch says so in its cause
  )
  if (refused)
    throw new Sentence(`${name} is ${port}, a port that browsers refuse to open. Set ${name} to another one, such as 3000 or 8080.`)
}

/** Checks that nothing listens on a port. */
export function requireFreePort(port: number, host: string, name: string): Promise<void> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        new Sentence(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. End the program that listens there, or set ${name} to another port.`
            : `Port ${port} cannot be opened (${error.code}). Set ${name} to another port.`,
        ),
      ),
    )
    server.listen(port, host, () => server.close(() => done()))
  })
}

/** The secrets of this installation, created at the first start and kept in a file that only its owner can read. */
export type Secrets = Record<
  | 'database'
  | 'app'
  | 'office'
  | 'sandbox'
  | 'fieldKey'
  | 'indexKey'
  | 'acquirerKey'
  | 'acquirerWebhook'
  | 'studio'
  | 'studioRole'
  | 'identification'
  | 'playerRef'
  | 'vapid'
  | 'audit'
  | 'sms'
  | 'registers',
  string
> & {
  /** Written by the command line: earlier field keys, and the one that will seal next. */
  olderFieldKeys?: string[]
  nextFieldKey?: string
}
const secretNames = [
  'database',
  'app',
  'office',
  'sandbox',
  'fieldKey',
  'indexKey',
  'acquirerKey',
  'acquirerWebhook',
  'studio',
  'studioRole',
  'identification',
  'playerRef',
  'vapid',
  'audit',
  'sms',
  'registers',
] as const

export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? knownSecrets(file) : {}
  const made = secretNames.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')])
  const secrets = { ...known, ...Object.fromEntries(made) } as Secrets // one for each name
  writePrivate(file, secrets)
  return secrets
}

export const moreFieldKeys = ({ nextFieldKey, olderFieldKeys = [] }: Pick<Secrets, 'nextFieldKey' | 'olderFieldKeys'>): string[] => [
  ...(nextFieldKey ? [nextFieldKey] : []),
  ...olderFieldKeys,
]

function knownSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets> // we have written it
  } catch {
    throw new Sentence(
      `The secrets in ${file} cannot be read. Restore this file from a backup: without it, what is encrypted in the database cannot be opened. To begin anew, set DATA_DIR to another folder.`,
    )
  }
}

/** Writes a JSON file atomically, readable by its owner only. */
export function writePrivate(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
