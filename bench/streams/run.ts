import { fork, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../../apps/server/src/base/house.ts'
import { openHouseAccounts } from '../../apps/server/src/house.ts'
import { openWallet } from '../../apps/server/src/money/wallet/index.ts'
import { beginSession, sessionCookie } from '../../apps/server/src/people/sessions/session.ts'
import { changeSetting } from '../../apps/server/src/settings/settings.ts'
import { untilAnswers } from '../../launch/child.ts'
import { freePort } from '../../launch/postgres.ts'
import { openBenchHouse } from '../bench-house.ts'
import { writeBenchPlayer } from '../bench-player.ts'
import { onBenchServer } from '../bench-server.ts'
import { optionOf } from '../option.ts'
import { processorMs } from '../processor-time.ts'
import type { Held, ToHold } from './hold-streams.ts'
import { openStream, type Stream } from './stream.ts'

const streams = optionOf('streams', 10_000)
const tells = optionOf('tells', 200)
const streamsOfOne = 10
/** How many one process holds: a computer may allow each 20,000 open files. */
const streamsOfAProcess = 10_000
/** What a node opens besides. */
const otherFiles = 300
/** A whole heartbeat. */
const restSeconds = 20

/** What streams cost one node: memory in kB, processor time in micro- and milliseconds, times in milliseconds. */
export type StreamCost = {
  streams: number
  idleKb: number
  openKb: number
  openingUs: number
  /** Processor time of all of them in a minute in which nothing is told. */
  restingMs: number
  tellingUs: number
  p50Ms: number
  p95Ms: number
}

/**
 * `npm run bench streams [-- --streams=10000 --tells=200]`: opens so many event streams at one node, ten of a player, and says
 * what they hold and cost; then another node tells, over and over, that the money of a player moved who listens to one stream, and it is
 * measured until the balance has come.
 */
export async function benchStreams(): Promise<StreamCost> {
  requireFiles(streams + otherFiles)
  return onBenchServer({}, async ({ app: url }) => {
    const { house, close, variables } = await openBenchHouse(url)
    try {
      await openHouseAccounts(house)
      for (const name of ['be.connections', 'be.callsPerAddressPerMinute'])
        await changeSetting(house.db, name, 1_000_000, house.clock.now(), 'cli:bench')
      const cookies = await logIn(house, Math.ceil(streams / streamsOfOne) + 1)
      return await onNode(variables, (node) => measureNode(house, node, cookies))
    } finally {
      await close()
    }
  })
}

type Node = { pid: number; port: number }

async function onNode<Result>(variables: Record<string, string>, work: (node: Node) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../serve-wallet.ts')], {
    env: { ...variables, PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  try {
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, 120, () => server.exitCode !== null)
    return await work({ pid: server.pid!, port }) // it answers, so it was started
  } finally {
    server.stdin.end()
    await ended
  }
}

/** One player more than there are tens of streams: the last one listens alone. */
const firstPlayer = 9_000_000n

async function logIn(house: House, players: number): Promise<string[]> {
  const cookies: string[] = []
  await atMost(8, players, async (index) => {
    const owner = await writeBenchPlayer(house, firstPlayer + BigInt(index), `bench${index}@example.com`, '')
    await openWallet(house.db, { ...owner, currency: 'EUR' })
    const about = { ...owner, device: '', strong: false, ip: '127.0.0.1', userAgent: '' }
    cookies[index] = `${sessionCookie}=${await beginSession(house.db, house, about, house.clock.now())}`
  })
  return cookies
}

async function measureNode(house: House, { pid, port }: Node, cookies: string[]): Promise<StreamCost> {
  // One comes first, so that what the first of its kind loads is not counted.
  const listener = await openStream(port, cookies.at(-1) ?? '', 0)
  await wait(2000)
  const resting = async () => {
    const from = processorMs(pid)
    await wait(restSeconds * 1000)
    return ((processorMs(pid) - from) * 60) / restSeconds
  }
  const restingAlone = await resting()
  const [idleKb, before] = [memoryKb(pid), processorMs(pid)]
  const holders: ChildProcess[] = []
  try {
    await openElsewhere(port, cookies, holders)
    const openingUs = ((processorMs(pid) - before) * 1000) / streams
    const restingAll = await resting()
    const openKb = memoryKb(pid)
    const told = await tellOne(house, pid, listener, BigInt(cookies.length - 1) + firstPlayer, restingAll)
    return { streams, idleKb, openKb, openingUs, restingMs: restingAll - restingAlone, ...told }
  } finally {
    listener.close()
    for (const holder of holders) if (holder.connected) holder.disconnect()
  }
}

/** Has other processes open the streams, one after the other. Each holds its own until it is disconnected. */
async function openElsewhere(port: number, cookies: readonly string[], holders: ChildProcess[]): Promise<void> {
  for (let first = 0; first < streams; first += streamsOfAProcess) {
    const count = Math.min(streamsOfAProcess, streams - first)
    const holder = fork(join(import.meta.dirname, 'hold-streams.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
    holders.push(holder)
    await new Promise<void>((resolve, reject) => {
      holder.on('message', (held: Held) => {
        if ('failed' in held) return reject(new Error(held.failed))
        if (held.open % 5000 === 0) console.error(`… ${first + held.open} streams`)
        if (held.open === count) resolve()
      })
      holder.on('exit', () => reject(new Error('The process that holds the streams has ended.')))
      holder.send({ port, cookies, first, count, ofOne: streamsOfOne } satisfies ToHold)
    })
  }
}

/** Throws if this process, and so those that it starts, may not have so many files open. */
function requireFiles(files: number): void {
  const allowed = Number(/^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? files)
  if (allowed < files)
    throw new Error(`Say "ulimit -n ${files}" first: so many streams need as many open files, and ${allowed} are allowed.`)
}

async function tellOne(house: House, pid: number, listener: Stream, player: bigint, restingMs: number) {
  const times: number[] = []
  const [began, before] = [performance.now(), processorMs(pid)]
  for (let n = 1; n <= tells; n += 1) {
    const from = performance.now()
    const wallet = { shard: Number(player % 256n), player, currency: 'EUR' }
    const heard = listener.next('event: wallet')
    house.wallet.changed(wallet)
    await heard
    times.push(performance.now() - from)
  }
  const used = (processorMs(pid) - before) * 1000 - (restingMs * (performance.now() - began)) / 60
  const sorted = times.toSorted((a, b) => a - b)
  return { tellingUs: used / tells, p50Ms: sorted[Math.floor(tells * 0.5)] ?? 0, p95Ms: sorted[Math.floor(tells * 0.95)] ?? 0 }
}

/** Does so many things, at most so many at once. */
async function atMost(lanes: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** proc(5): what a process holds of the machine's memory. */
const memoryKb = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** Says the cost in sentences. */
export function streamTable(cost: StreamCost): string {
  const { streams: count, idleKb, openKb, openingUs, restingMs, tellingUs, p50Ms, p95Ms } = cost
  const above = openKb - idleKb
  return [
    `${count.toLocaleString('en')} streams at one node: ${Math.round(above / 1024)} MB above the ${Math.round(idleKb / 1024)} MB without them, ${((above * 1024) / count).toFixed(0)} bytes each.`,
    `Opening one: ${openingUs.toFixed(0)} µs of processor time. Heartbeats of all of them: ${restingMs.toFixed(0)} ms a minute (${(restingMs / 600).toFixed(1)} % of a core).`,
    `Telling one that money moved at another node: ${tellingUs.toFixed(0)} µs; the balance came after ${p50Ms.toFixed(1)} ms, of 95 in 100 within ${p95Ms.toFixed(1)} ms.`,
  ].join('\n')
}
