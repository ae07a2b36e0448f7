import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Machines } from './machines.ts'
import type { Member } from './patroni-file.ts'

const run = promisify(execFile)

/** The servers of a cluster, and the password of their owner. */
export type Servers = { members: readonly Member[]; password: string }

/** A server that nobody outside reaches: its name, how to ask it in its place, and how to put its cable in again. */
export type CutOff = { name: string; ask: (statement: string, seconds: number) => Promise<Asked>; join: () => void }
/** What a server says to a statement: that it is done, or why it is not; or it says nothing in the time given. */
export type Asked = { done: boolean; said: string }

/** What a server says of itself: whether it takes writes, and who follows it, by name and whether synchronously. */
type Told = { member: Member; isPrimary: boolean; followers: { name: string; isSynchronous: boolean }[] }
type Row = { isPrimary: boolean; followers: Told['followers'] }

const askedForMs = 1500

/** Asks each server itself; Patroni answers for a while from what it last knew, also one that was cut off. */
async function statesOf({ members, password }: Servers): Promise<Told[]> {
  const all = await Promise.allSettled(members.map((member) => askOne(member, password)))
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

async function askOne(member: Member, password: string): Promise<Told> {
  const connectionString = `postgres://postgres:${password}@${member.address}:${member.port}/postgres`
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: askedForMs, query_timeout: askedForMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(`select not pg_is_in_recovery() as "isPrimary",
      coalesce((select json_agg(json_build_object('name', application_name, 'isSynchronous', sync_state = 'sync')) from pg_stat_replication where state = 'streaming'), '[]') as followers`)
    return { member, isPrimary: false, followers: [], ...rows[0] }
  } finally {
    client.end().catch(() => undefined)
  }
}

const patienceMs = 120_000

/** Waits until there is one primary, and all others follow it, one of them synchronously. */
export async function untilFollowed(servers: Servers): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    const all = await statesOf(servers)
    const primaries = all.filter(({ isPrimary }) => isPrimary)
    const followers = servers.members.filter(({ name }) => primaries[0]?.followers.some((one) => one.name === name))
    const isSynchronous = primaries[0]?.followers.some((one) => one.isSynchronous)
    if (primaries.length === 1 && all.length === servers.members.length && followers.length === all.length - 1 && isSynchronous) return
    if (performance.now() > deadline) throw new Error(`The cluster did not become whole: ${JSON.stringify(all)}`)
  }
}

/** Who takes writes; waits until one does. */
export async function primaryOf(servers: Servers): Promise<Member> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    const primary = (await statesOf(servers)).find(({ isPrimary }) => isPrimary)
    if (primary) return primary.member
    if (performance.now() > deadline) throw new Error('Nobody is the primary.')
  }
}

/** Whom the primary waits for; waits until there is one. */
export async function standbyOf(servers: Servers): Promise<Member> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    const followers = (await statesOf(servers)).flatMap((one) => (one.isPrimary ? one.followers : []))
    const { name } = followers.find(({ isSynchronous }) => isSynchronous) ?? {}
    const member = servers.members.find((one) => one.name === name)
    if (member) return member
    if (performance.now() > deadline) throw new Error('Nobody follows synchronously.')
  }
}

/** Ends PostgreSQL on a server with all of its processes. */
export async function kill(member: Member): Promise<string> {
  signal(await processesOf(member), 'SIGKILL')
  return member.name
}

/** Lets a server and its Patroni stand still. */
export async function standStill(member: Member): Promise<{ goOn: () => void }> {
  const all = [...(await pidsOf('-f', join(member.folder, 'patroni.yml'))), ...(await processesOf(member))]
  signal(all, 'SIGSTOP')
  return { goOn: () => signal(all, 'SIGCONT') }
}

/** Takes the cable of a server out. */
export function cutOff(member: Member, machines: Machines, { password }: Servers): CutOff {
  const url = `postgres://postgres:${password}@${member.address}:${member.port}/fairhouse`
  const ask = async (statement: string, seconds: number): Promise<Asked> => {
    // It is left without a word: a statement that is cancelled while it waits for its standby would be acknowledged.
    const psql = ['-s', 'KILL', String(seconds), 'psql', '-XqAt', url, '-c', statement]
    const [command, args] = machines.on(member.name, 'timeout', psql)
    return run(command, args).then(
      ({ stdout, stderr }) => ({ done: true, said: `${stdout}${stderr}`.trim() }),
      ({ stderr = '' }: { stderr?: string }) => ({ done: false, said: stderr.trim() }),
    )
  }
  machines.cut(member.name)
  return { name: member.name, ask, join: () => machines.join(member.name) }
}

/** Has the synchronous standby take the primary's place in order. */
export async function switchOver(servers: Servers): Promise<string> {
  const [leader, candidate] = [await primaryOf(servers), await standbyOf(servers)]
  const answer = await fetch(`http://${leader.address}:${leader.restPort}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  })
  if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
  return `${leader.name} to ${candidate.name}`
}

/** The postmaster of a server and all of its processes. */
async function processesOf({ folder }: Member): Promise<number[]> {
  const postmaster = postmasterOf(folder)
  return postmaster === undefined ? [] : [postmaster, ...(await pidsOf('-P', String(postmaster)))]
}

/** The process id of the server in a folder, if there is one. */
export function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined // it is not there
  }
}

async function pidsOf(...wanted: string[]): Promise<number[]> {
  const { stdout } = await run('pgrep', wanted).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Sends a signal to processes, of which some may have ended. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
