import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPrimary, joinHosts } from '@fairhouse/process/primary.ts'
import { freePort } from '../../launch/postgres.ts'
import { Sentence } from '../../launch/sentence.ts'
import { patroniFile, type Member } from './patroni-file.ts'

const run = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'
const names = ['a', 'b', 'c'] as const

/** Three servers of PostgreSQL under Patroni and three members of etcd, all on this computer's loopback. */
export type Cluster = {
  /** The address of the database `fairhouse`, with all three hosts. */
  url: string
  /** Ends the primary and all of its processes at once, as a failing machine would. Its Patroni goes on and brings it back. */
  killPrimary: () => Promise<string>
  /** Lets the primary and its Patroni stand still, as a machine does that is cut off; `goOn` wakes it up again. */
  stopPrimary: () => Promise<{ goOn: () => void }>
  /** Ends the leader of etcd at once; `goOn` starts it again. */
  killEtcdLeader: () => Promise<{ goOn: () => void }>
  /** Waits until there is a primary, and all others follow it. */
  untilWhole: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts the cluster in a folder of its own, which goes with it. Needs Debian's packages. */
export async function startCluster(): Promise<Cluster> {
  const missing = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/bin/etcdctl', `${binaries}/postgres`].filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Sentence(
      `${missing.join(', ')} is not there. Install it: apt-get install --no-install-recommends patroni etcd-server etcd-client postgresql-15.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cluster-'))
  const etcd = await startEtcd(folder)
  const password = randomBytes(16).toString('hex')
  const members = await Promise.all(
    names.map(async (name): Promise<Member> => ({ name, port: await freePort(), restPort: await freePort(), folder: join(folder, name) })),
  )
  const patronis: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(patronis.map((one) => ended(one, 'SIGTERM')))
    await etcd.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const member of members) patronis.push(startPatroni(member, patroniFile(member, { password, etcd: etcd.clients, binaries })))
    const addresses = (database: string) => members.map(({ port }) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`)
    const untilWhole = () => untilFollowed(members)
    await untilWhole()
    await run('psql', [await findPrimary(addresses('postgres'), 5000), '-qc', 'create database fairhouse'])
    return {
      url: joinHosts(addresses('fairhouse')),
      killPrimary: () => killPrimary(members),
      stopPrimary: () => stopPrimary(members),
      killEtcdLeader: etcd.killLeader,
      untilWhole,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL does not run as root. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

function startPatroni(member: Member, file: string): ChildProcess {
  mkdirSync(member.folder, { recursive: true, mode: 0o700 })
  const path = join(member.folder, 'patroni.yml')
  writeFileSync(path, file, { mode: 0o600 })
  if (process.getuid?.() === 0) for (const one of [member.folder, path]) chownSync(one, ...postgresUser())
  const log = openSync(`${member.folder}.log`, 'a')
  const [command, args] = asPostgres('/usr/bin/patroni', [path])
  return spawn(command, args, { stdio: ['ignore', log, log], cwd: tmpdir(), env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } })
}

function postgresUser(): [number, number] {
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return [Number(uid), Number(gid)]
}

/** Ends a process and waits until it has gone. */
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

type State = { members: { name: string; role: string; state: string }[] }

async function stateOf(members: readonly Member[]): Promise<State['members']> {
  for (const { restPort } of members) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as State).members // Patroni's own form
  }
  return []
}

const patienceMs = 120_000

async function untilFollowed(members: readonly Member[]): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    const all = await stateOf(members)
    const followers = all.filter(({ role, state }) => /standby/.test(role) || (role === 'replica' && /running|streaming/.test(state)))
    const isSynchronous = all.some(({ role }) => role === 'sync_standby')
    if (isSynchronous && followers.length === members.length - 1 && all.some(({ role, state }) => role === 'leader' && state === 'running'))
      return
    if (performance.now() > deadline) throw new Error(`The cluster did not become whole: ${JSON.stringify(all)}`)
  }
}

async function killPrimary(members: readonly Member[]): Promise<string> {
  const member = await primaryOf(members)
  signal(await processesOf(member), 'SIGKILL')
  return member.name
}

async function stopPrimary(members: readonly Member[]): Promise<{ goOn: () => void }> {
  const member = await primaryOf(members)
  const all = [...(await pidsOf('-f', join(member.folder, 'patroni.yml'))), ...(await processesOf(member))]
  signal(all, 'SIGSTOP')
  return { goOn: () => signal(all, 'SIGCONT') }
}

async function primaryOf(members: readonly Member[]): Promise<Member> {
  const leader = (await stateOf(members)).find(({ role }) => role === 'leader')
  const member = members.find(({ name }) => name === leader?.name)
  if (!member) throw new Error('Nobody is the primary.')
  return member
}

/** The postmaster of a server and all of its processes. */
async function processesOf({ folder }: Member): Promise<number[]> {
  const [postmaster = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
  return [Number(postmaster), ...(await pidsOf('-P', postmaster))]
}

async function pidsOf(...wanted: string[]): Promise<number[]> {
  const { stdout } = await run('pgrep', wanted).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

type Etcd = { clients: string[]; killLeader: Cluster['killEtcdLeader']; stop: () => Promise<void> }

async function startEtcd(folder: string): Promise<Etcd> {
  const ports = await Promise.all(names.map(async (name) => ({ name, client: await freePort(), peer: await freePort() })))
  const initial = ports.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',')
  const clients = ports.map(({ client }) => `127.0.0.1:${client}`)
  const started = new Map<string, ChildProcess>()
  const start = ({ name, client, peer }: (typeof ports)[number]) => {
    const log = openSync(join(folder, `etcd-${name}.log`), 'a')
    const [own, others] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
    const args = ['--name', name, '--data-dir', join(folder, `etcd-${name}`), '--listen-client-urls', own, '--advertise-client-urls', own]
    const cluster = ['--listen-peer-urls', others, '--initial-advertise-peer-urls', others, '--initial-cluster', initial]
    started.set(name, spawn('/usr/bin/etcd', [...args, ...cluster], { stdio: ['ignore', log, log] }))
  }
  for (const one of ports) start(one)
  if (process.getuid?.() === 0) chownSync(folder, ...postgresUser())
  return {
    clients,
    async killLeader() {
      const leader = await etcdLeader(clients)
      const at = ports.find(({ client }) => leader.endsWith(`:${client}`))
      if (!at) throw new Error('etcd has no leader.')
      started.get(at.name)?.kill('SIGKILL')
      return { goOn: () => start(at) }
    },
    async stop() {
      await Promise.all([...started.values()].map((one) => ended(one, 'SIGKILL')))
    },
  }
}

type EndpointStatus = { Endpoint: string; Status: { header: { member_id: number }; leader: number } }[]

async function etcdLeader(clients: readonly string[]): Promise<string> {
  const env = { ...process.env, ETCDCTL_API: '3' }
  const { stdout } = await run('etcdctl', ['--endpoints', clients.join(), 'endpoint', 'status', '-w', 'json'], { env })
  const all = JSON.parse(stdout) as EndpointStatus // etcd's own form
  return all.find(({ Status: { header, leader } }) => header.member_id === leader)?.Endpoint ?? ''
}
