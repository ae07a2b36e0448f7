import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { below, newFolder, start, type Started } from './npm-start.ts'
import type { RunningHouse } from './running-house.ts'
import { changeSetting } from './settings.sql.ts'

/** What may end at any moment. */
export const endings = ['a backend', 'all backends', 'the postmaster', 'the server', 'the sandbox', 'the studio'] as const
export type Ending = (typeof endings)[number]

/** Everything that `npm start` starts, supervised by the launcher, with the means to end its parts. */
export type WholeHouse = RunningHouse & {
  dataDir: string
  started: Started
  /** Ends something at once, as a crash does, by the n-th of several where there are some. */
  end: (what: Ending, random: () => number) => Promise<void>
  /** Whether it says that it is ready; never fails. */
  isReady: () => Promise<boolean>
  /** Whether the database takes a connection; never fails. */
  isDatabaseThere: () => Promise<boolean>
}

/** Starts it in a folder of its own; settings are those that differ from their defaults. */
export async function startWholeHouse(settings: Record<string, unknown>, dataDir = newFolder()): Promise<WholeHouse> {
  const started = await start({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' })
  await started.ready
  const { owner, app } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { owner: string; app: string } // the launcher's
  for (const [name, value] of Object.entries(settings)) await changeSetting(owner, name, value)
  const sandbox = `http://127.0.0.1:${started.ports.SANDBOX_PORT}`
  const office = `http://office.localhost:${started.ports.OFFICE_PORT}`
  const ofScript = (script: string) => below(started.pid).find((pid) => commandOf(pid).includes(script))
  const ends: Record<Ending, (random: () => number) => Promise<void>> = {
    'a backend': (random) => endBackends(owner, random),
    'all backends': () => endBackends(owner),
    'the postmaster': async () => kill(Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])),
    'the server': async () => kill(ofScript('apps/server/src/main.ts')),
    'the sandbox': async () => kill(ofScript('apps/sandbox/src/main.ts')),
    'the studio': async () => kill(ofScript('apps/studio/src/main.ts')),
  }
  return {
    dataDir,
    started,
    origin: started.site,
    sandbox,
    studio: `http://127.0.0.1:${started.ports.STUDIO_PORT}`,
    office,
    ownerUrl: owner,
    appUrl: app,
    secrets: JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>, // the launcher's
    log: started.said,
    killServer: () => ends['the server'](Math.random),
    control: (path, body) => untilControlled(`${sandbox}/control/api${path}`, body),
    end: (what, random) => ends[what](random),
    isReady: () => isTrue(fetch(`${started.site}/readyz`, { signal: AbortSignal.timeout(2000) }).then(({ status }) => status === 200)),
    isDatabaseThere: () => isTrue(asOwner(owner, 'select').then(() => true)),
    close: async () => void (await started.end()),
  }
}

const isTrue = (answer: Promise<boolean>) => answer.catch(() => false)

/** The sandbox may be away, too: what it could not take is sent again. */
async function untilControlled<Answer>(url: string, body: unknown): Promise<Answer> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  for (const deadline = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const response = await fetch(url, body === undefined ? {} : sent).catch(() => undefined)
    if (response?.ok) return (await response.json()) as Answer // the caller knows the call
    if (Date.now() > deadline) throw new Error(`${url} answered ${response?.status ?? 'nothing'}`)
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already: something else had ended it.
  }
}

const others = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`

async function endBackends(owner: string, random?: () => number): Promise<void> {
  const pids = (await asOwner<{ pid: number }>(owner, others)).map(({ pid }) => pid)
  const wanted = random ? [pids[Math.floor(random() * pids.length)]] : pids
  for (const pid of wanted) if (pid) await asOwner(owner, `select pg_terminate_backend(${pid})`)
}

async function asOwner<Row extends object>(owner: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: owner, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
