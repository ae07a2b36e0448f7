import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPrimary, joinHosts } from '@fairhouse/process/primary.ts'
import { freePort } from '../../launch/postgres.ts'
import { Sentence } from '../../launch/sentence.ts'
import { run, type Running } from '../nodes/child-process.ts'
import { asPostgres, giveToPostgres } from './as-postgres.ts'
import { startEtcd } from './etcd.ts'
import { onLoopback, type Machines } from './machines.ts'
import {
  cutOff,
  kill,
  postmasterOf,
  primaryOf,
  signal,
  standbyOf,
  standStill,
  switchOver,
  untilFollowed,
  type CutOff,
  type Servers,
} from './members.ts'
import { patroniFile, type Member } from './patroni-file.ts'

/** Where Debian has the programs of PostgreSQL. */
export const binaries = '/usr/lib/postgresql/15/bin'
const patienceMs = 30_000
/** The machines of a cluster. */
export const names = ['a', 'b', 'c'] as const

/** Three servers of PostgreSQL under Patroni, each with a member of etcd beside it. */
export type Cluster = {
  /** The address of the database `fairhouse`, with all three hosts. */
  url: string
  members: readonly Member[]
  /** Who takes writes. */
  primary: () => Promise<Member>
  /** The address of the database on the server that takes writes; waits for one for half a minute. */
  owner: () => Promise<string>
  /** Ends the primary and all of its processes at once, as a failing machine would. Its Patroni goes on and brings it back. */
  killPrimary: () => Promise<string>
  /** Ends the server that the primary waits for likewise. */
  killStandby: () => Promise<string>
  /** Has the synchronous standby take the primary's place in order. */
  switchOver: () => Promise<string>
  /** Lets the primary and its Patroni stand still, as a machine does that is cut off; `goOn` wakes it up again. */
  stopPrimary: () => Promise<{ goOn: () => void }>
  /** Cuts the primary's machine off from all others. */
  cutPrimary: () => Promise<CutOff>
  /** Ends the leader of etcd at once; `goOn` starts it again. */
  killEtcdLeader: () => Promise<{ goOn: () => void }>
  /** Waits until there is a primary, and all others follow it. */
  untilWhole: () => Promise<void>
  stop: () => Promise<void>
}

/** Where the machines stand, and further settings of the server on each. */
type Options = { machines?: Machines; settingsOf?: (member: Member) => Record<string, string> }

/** Starts the cluster in a folder of its own, which goes with it, also if we are interrupted. Needs Debian's packages. */
export async function startCluster({ machines = onLoopback, settingsOf = () => ({}) }: Options = {}): Promise<Cluster> {
  requirePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cluster-'))
  giveToPostgres(folder)
  const members = await membersIn(folder, machines)
  // What stands around it may be ended first: the programs that we have started go with us, PostgreSQL by its id.
  const leave = () => {
    const left = members.flatMap((member) => postmasterOf(member.folder) ?? [])
    signal(left, 'SIGKILL')
    machines.close()
    rmSync(folder, { recursive: true, force: true })
  }
  process.prependListener('exit', leave)
  const etcd = await startEtcd(folder, machines, names)
  const servers = { members, password: randomBytes(16).toString('hex') }
  const patronis: Running[] = []
  const stop = async () => {
    await Promise.all(patronis.map((one) => one.end('SIGTERM')))
    await etcd.stop()
    leave()
    process.off('exit', leave)
  }
  try {
    const around = { password: servers.password, etcd: etcd.clients, binaries, network: machines.network }
    for (const member of members)
      patronis.push(startPatroni(machines, member, patroniFile(member, { ...around, settings: settingsOf(member) })))
    await untilFollowed(servers)
    await promisify(execFile)('psql', [await writable(addressesOf(servers, 'postgres')), '-qc', 'create database fairhouse'])
    return { ...actsOn(servers, machines), killEtcdLeader: etcd.killLeader, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function requirePrograms(): void {
  const missing = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/bin/etcdctl', `${binaries}/postgres`].filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Sentence(
      `${missing.join(', ')} is not there. Install it: apt-get install --no-install-recommends patroni etcd-server etcd-client postgresql-15.`,
    )
}

const membersIn = (folder: string, machines: Machines): Promise<Member[]> =>
  Promise.all(
    names.map(async (name) => ({
      name,
      address: machines.addressOf(name),
      port: await freePort(),
      restPort: await freePort(),
      folder: join(folder, name),
    })),
  )

const addressesOf = ({ members, password }: Servers, database: string): string[] =>
  members.map(({ address, port }) => `postgres://postgres:${password}@${address}:${port}/${database}`)

function actsOn(servers: Servers, machines: Machines): Omit<Cluster, 'killEtcdLeader' | 'stop'> {
  const addresses = addressesOf(servers, 'fairhouse')
  const primary = () => primaryOf(servers)
  return {
    url: joinHosts(addresses),
    members: servers.members,
    primary,
    owner: () => writable(addresses),
    killPrimary: async () => kill(await primary()),
    killStandby: async () => kill(await standbyOf(servers)),
    switchOver: () => switchOver(servers),
    stopPrimary: async () => standStill(await primary()),
    cutPrimary: async () => cutOff(await primary(), machines, servers),
    untilWhole: () => untilFollowed(servers),
  }
}

async function writable(addresses: string[]): Promise<string> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    try {
      return await findPrimary(addresses, 5000)
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
  }
}

function startPatroni(machines: Machines, member: Member, file: string): Running {
  mkdirSync(member.folder, { recursive: true, mode: 0o700 })
  const path = join(member.folder, 'patroni.yml')
  writeFileSync(path, file, { mode: 0o600 })
  giveToPostgres(member.folder, path)
  const log = openSync(`${member.folder}.log`, 'a')
  const [command, args] = machines.on(member.name, ...asPostgres('/usr/bin/patroni', [path]))
  return run(command, args, { log, cwd: tmpdir(), env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } })
}
