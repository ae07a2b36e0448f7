import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { asOwner } from '../../../apps/server/src/base/database/as-owner.sql.ts'
import { freePort } from '../../../launch/postgres.ts'
import { messageOf, Sentence } from '../../../launch/sentence.ts'
import { makeCertificates } from './certificates.ts'

const run = promisify(execFile)
const binaries = process.env.CITUS_BINARIES ?? '/usr/lib/postgresql/15/bin'
const database = 'fairhouse'

/** One PostgreSQL server of the cluster. */
export type CitusNode = { name: string; port: number; pid: number }

type Started = CitusNode & { process: ChildProcess; startAgain: () => Promise<Started> }

/** A coordinator and its workers on the loopback. */
export type CitusCluster = {
  /** The coordinator's database `fairhouse`, as its owner. */
  url: string
  /** The coordinator first. */
  nodes: readonly CitusNode[]
  /** Starts one more worker and adds it; nothing moves to it by itself. */
  addWorker: () => Promise<CitusNode>
  /** The same database on one node, as its owner. */
  urlOf: (node: CitusNode) => string
  /** Ends a server at once, as a machine that loses its power would, and starts it again. */
  crash: (node: CitusNode) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a coordinator and so many workers in a folder of their own, which goes with them. Needs PostgreSQL with Citus. `more` are settings. */
export async function startCitus(workers: number, more: Record<string, string> = {}): Promise<CitusCluster> {
  await requireCitus()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-citus-'))
  const password = randomBytes(16).toString('hex')
  const nodes: Started[] = []
  const urlOf = ({ port }: { port: number }, name = database) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
  const stop = async () => {
    for (const one of nodes.toReversed()) await ended(one)
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async (name: string) => {
    const node = await startNode(folder, name, password, { ...withCitus, ...more })
    nodes.push(node)
    await asOwner(urlOf(node, 'postgres'), (client) => client.query(`create database ${database}`))
    await asOwner(urlOf(node), (client) => client.query('create extension citus'))
    return node
  }
  const addWorker = async () => {
    const node = await start(`worker-${nodes.length}`)
    await asOwner(urlOf(nodes[0]!), (client) => client.query(`select citus_add_node('127.0.0.1', $1)`, [node.port])) // the coordinator is there
    return node
  }
  try {
    makeCertificates(folder)
    if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', folder])
    const coordinator = await start('coordinator')
    await asOwner(urlOf(coordinator), (client) => client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]))
    for (let count = 0; count < workers; count += 1) await addWorker()
    const crash = async ({ name }: CitusNode) => {
      const place = nodes.findIndex((node) => node.name === name)
      const node = nodes[place]! // one of ours
      await ended(node, 'SIGKILL')
      nodes[place] = await node.startAgain()
    }
    return { url: urlOf(coordinator), nodes, addWorker, urlOf, crash, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts one server of the same programs and settings without Citus, to compare with. */
export async function startOne(): Promise<CitusCluster> {
  await requireCitus()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-one-'))
  const password = randomBytes(16).toString('hex')
  makeCertificates(folder)
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', folder])
  const node = await startNode(folder, 'one', password, withoutCitus)
  const urlOf = ({ port }: { port: number }, name = database) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
  await asOwner(urlOf(node, 'postgres'), (client) => client.query(`create database ${database}`))
  const stop = async () => {
    await ended(node)
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: urlOf(node), nodes: [node], addWorker: notOne, urlOf, crash: notOne, stop }
}

const notOne = () => Promise.reject(new Error('It is one server.'))

async function requireCitus(): Promise<void> {
  const library = await run(join(binaries, 'pg_config'), ['--pkglibdir']).then(({ stdout }) => stdout.trim(), messageOf)
  if (existsSync(join(library, 'citus.so'))) return
  throw new Sentence(
    `There is no PostgreSQL with Citus in ${binaries}. Install Debian's postgresql-15 and Citus 13 for it, as a package (docs.citusdata.com, "Installation") or from its sources (github.com/citusdata/citus: configure, make extension, make install-extension), or name the folder of another server's programs in CITUS_BINARIES.`,
  )
}

const withoutCitus: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '96MB',
  max_connections: '120',
  max_wal_size: '2GB',
  wal_compression: 'on',
  timezone: 'UTC',
}

const withCitus: Record<string, string> = {
  ...withoutCitus,
  shared_preload_libraries: 'citus',
  max_prepared_transactions: '240',
  // Parts of the ledger move by logical replication.
  wal_level: 'logical',
  'citus.enable_statistics_collection': 'off',
  // Parts of the ledger: a batch is of one, so that there are as few as leave room to grow.
  'citus.shard_count': '12',
}

/** PostgreSQL does not run as root. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

async function startNode(folder: string, name: string, password: string, settings: Record<string, string>): Promise<Started> {
  const data = join(folder, name)
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (process.getuid?.() === 0) chownSync(secret, ...postgresUser())
  const [initdb, initArgs] = asPostgres(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--pwfile',
    secret,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ])
  await run(initdb, initArgs, { cwd: tmpdir() })
  writeFileSync(join(data, 'pg_hba.conf'), accessFile)
  const port = await freePort()
  const tls = {
    ssl: 'on',
    ssl_cert_file: join(folder, 'node.crt'),
    ssl_key_file: join(folder, 'node.key'),
    ssl_ca_file: join(folder, 'nodes-ca.crt'),
  }
  const conninfo = `sslmode=verify-ca sslcert=${tls.ssl_cert_file} sslkey=${tls.ssl_key_file} sslrootcert=${tls.ssl_ca_file}`
  const own: Record<string, string> = 'shared_preload_libraries' in settings ? { 'citus.node_conninfo': conninfo } : {}
  const all = { ...settings, ...tls, ...own, port: String(port) }
  return spawnNode({ folder, name, password, port, settings: all })
}

type Run = { folder: string; name: string; password: string; port: number; settings: Record<string, string> }

/** Starts a server whose folder is there, and waits until it answers; what a killed one has left must have gone first. */
async function spawnNode(of: Run): Promise<Started> {
  const { folder, name, password, port, settings } = of
  const data = join(folder, name)
  const log = openSync(join(folder, `${name}.log`), 'a')
  const [command, args] = asPostgres(join(binaries, 'postgres'), [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ])
  const child = spawn(command, args, { stdio: ['ignore', log, log], cwd: tmpdir(), env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } })
  await untilAnswers(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, child, join(folder, `${name}.log`))
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const startAgain = async (): Promise<Started> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await spawnNode(of)
      } catch (error) {
        if (tries === 100) throw error
        await wait(100)
      }
    }
  }
  return { name, port, pid: Number(pid), process: child, startAgain }
}

/** Whoever has a certificate of the nodes' own authority comes from a node, as whatever role; everybody else needs a password. */
const accessFile = `hostssl all all 127.0.0.1/32 trust clientcert=verify-ca
hostnossl all all 127.0.0.1/32 scram-sha-256
`

function postgresUser(): [number, number] {
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return [Number(uid), Number(gid)]
}

async function untilAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    const isThere = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
    if (isThere) return
    await wait(50)
  }
  throw new Error(`A node did not start: ${readFileSync(log, 'utf8').slice(-600)}`)
}

/** Ends a node and waits until it has gone. */
async function ended({ pid, process: child }: Started, by: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(pid, by)
  await gone
}
