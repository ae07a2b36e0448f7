import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Sentence } from '../launch/sentence.ts'
import type { Measured } from './measure.ts'

/** pgbench's TPC-B-like script, the well-known yardstick. */
export type Pgbench = { prepare: (scale: number) => Promise<void>; run: (clients: number, seconds: number) => Promise<Measured> }

/** Finds pgbench, installs it if allowed, and points it at a server. */
export function openPgbench(url: string, folder: string): Pgbench {
  const program = findProgram()
  const { hostname, port, username, password, pathname } = new URL(url)
  const env = { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) }
  const call = (args: string[], cwd: string) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(program, args, { env, cwd })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.on('error', reject)
      child.on('exit', (code) =>
        code === 0 ? resolve(said) : reject(new Sentence(`pgbench failed: ${said.trim().split('\n').slice(-3).join(' ')}`)),
      )
    })
  return {
    prepare: async (scale) => void (await call(['-i', '-q', '-I', 'dtGvp', '-s', String(scale)], folder)),
    async run(clients, seconds) {
      const logs = join(folder, 'pgbench-log')
      rmSync(logs, { recursive: true, force: true })
      mkdirSync(logs)
      const said = await call(
        ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-l', '--log-prefix', join(logs, 'log')],
        logs,
      )
      const perSecond = Number(/tps = ([\d.]+) \(without/.exec(said)?.[1] ?? /tps = ([\d.]+)/.exec(said)?.[1])
      return { perSecond, latenciesMs: latenciesIn(logs) }
    },
  }
}

/** The third field of each log line is the transaction's latency in microseconds. */
function latenciesIn(logs: string): number[] {
  return readdirSync(logs).flatMap((file) =>
    readFileSync(join(logs, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  )
}

function findProgram(): string {
  const found = installed() ?? (install() ? installed() : undefined)
  if (found) return found
  throw new Sentence(
    'The benchmarks need pgbench and there is none. Install it (on Debian: apt-get install postgresql-15), then run them again.',
  )
}

function installed(): string | undefined {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  return [...(process.env.PATH ?? '').split(delimiter), ...debian].map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path))
}

function install(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.error('Installing pgbench (once)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  return ['postgresql-15', 'postgresql-contrib'].some(
    (name) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env }).status === 0,
  )
}
