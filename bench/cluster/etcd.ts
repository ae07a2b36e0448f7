import { execFile } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../launch/postgres.ts'
import { run, type Running } from '../nodes/child-process.ts'
import type { Machines } from './machines.ts'

const ask = promisify(execFile)

/** Three members of etcd: where clients come, and how to end its leader. */
export type Etcd = { clients: string[]; killLeader: () => Promise<{ goOn: () => void }>; stop: () => Promise<void> }

/** Starts one on each machine, with their data in a folder. */
export async function startEtcd(folder: string, machines: Machines, names: readonly string[]): Promise<Etcd> {
  const ports = await Promise.all(
    names.map(async (name) => ({ name, address: machines.addressOf(name), client: await freePort(), peer: await freePort() })),
  )
  const initial = ports.map(({ name, address, peer }) => `${name}=http://${address}:${peer}`).join(',')
  const clients = ports.map(({ address, client }) => `${address}:${client}`)
  const started = new Map<string, Running>()
  const start = ({ name, address, client, peer }: (typeof ports)[number]) => {
    const log = openSync(join(folder, `etcd-${name}.log`), 'a')
    const [own, others] = [`http://${address}:${client}`, `http://${address}:${peer}`]
    const args = ['--name', name, '--data-dir', join(folder, `etcd-${name}`), '--listen-client-urls', own, '--advertise-client-urls', own]
    const cluster = ['--listen-peer-urls', others, '--initial-advertise-peer-urls', others, '--initial-cluster', initial]
    const [command, words] = machines.on(name, '/usr/bin/etcd', [...args, ...cluster])
    started.set(name, run(command, words, { log }))
  }
  for (const one of ports) start(one)
  return {
    clients,
    async killLeader() {
      const leader = await etcdLeader(clients)
      const at = ports.find(({ address, client }) => leader.endsWith(`${address}:${client}`))
      if (!at) throw new Error('etcd has no leader.')
      await started.get(at.name)?.end('SIGKILL')
      return { goOn: () => start(at) }
    },
    async stop() {
      await Promise.all([...started.values()].map((one) => one.end('SIGKILL')))
    },
  }
}

type EndpointStatus = { Endpoint: string; Status: { header: { member_id: number }; leader: number } }[]

async function etcdLeader(clients: readonly string[]): Promise<string> {
  const env = { ...process.env, ETCDCTL_API: '3' }
  const { stdout } = await ask('etcdctl', ['--endpoints', clients.join(), 'endpoint', 'status', '-w', 'json'], { env })
  const all = JSON.parse(stdout) as EndpointStatus // etcd's own form
  return all.find(({ Status: { header, leader } }) => header.member_id === leader)?.Endpoint ?? ''
}
