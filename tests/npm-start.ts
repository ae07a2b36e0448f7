import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect } from 'vitest'
import { freePort } from '../launch/postgres.ts'

export const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/node/bin/node')
const folders: string[] = []
const started: Started[] = []

// What a test starts and leaves behind goes with it.
afterEach(async () => {
  for (const one of started.splice(0)) await one.end()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** What an operator has with real services. */
export const services = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  ACQUIRER_API_KEY: 'a',
  ACQUIRER_WEBHOOK_SECRET: 'b',
  SMS_API_KEY: 'd',
  REGISTERS_API_KEY: 'e',
}

export type Started = {
  pid: number
  site: string
  ports: Awaited<ReturnType<typeof newPorts>>
  said: () => string
  ready: Promise<number>
  exit: Promise<number | null>
  end: () => Promise<number | null>
  /** Who started it is gone. */
  leave: () => Promise<number | null>
  kill: () => Promise<unknown>
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-start-'))
  folders.push(folder)
  return folder
}

/** Seven different ports: each is held while the others are looked for. */
async function newPorts() {
  const names = ['PORT', 'OFFICE_PORT', 'OFFICE_FILES_PORT', 'STUDIO_PORT', 'SANDBOX_PORT', 'SMTP_PORT', 'ANTIVIRUS_PORT'] as const
  const ports = await Promise.all(names.map(() => freePort()))
  return Object.fromEntries(names.map((name, place) => [name, String(ports[place])])) as Record<(typeof names)[number], string> // one for each
}

/** Starts Fairhouse as `npm start` does, once everything is installed. */
export async function start(env: Record<string, string>, prefix: string[] = []): Promise<Started> {
  const began = Date.now()
  const ports = await newPorts()
  const whole = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...ports, ...env }
  const words = [...prefix, node, '--disable-warning=ExperimentalWarning', join(root, 'launch/start.ts')]
  const child: ChildProcess = spawn(words[0] ?? node, words.slice(1), { env: whole, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => said.includes('Fairhouse is ready') && resolve(Date.now() - began))
    void exit.then((code) => reject(new Error(`It ended with ${code}: ${said}`)))
  })
  ready.catch(() => undefined)
  const one: Started = {
    pid: child.pid ?? 0,
    site: `http://localhost:${whole.PORT}`,
    ports,
    said: () => said,
    ready,
    exit,
    end: () => {
      child.kill('SIGTERM')
      return exit
    },
    leave: () => {
      child.stdin?.end()
      return exit
    },
    kill: () => {
      child.kill('SIGKILL')
      return exit
    },
  }
  started.push(one)
  return one
}

/** A start that cannot be: it must end by itself, with one sentence that says what to do, and no stack. */
export async function refusedStart(env: Record<string, string>, prefix: string[] = []): Promise<string> {
  const one = await start(env, prefix)
  const code = await Promise.race([one.exit, one.ready.then(() => 'ready')])
  const said = one
    .said()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Building'))
    .join('\n')
  expect([code, said]).toEqual([1, expect.stringMatching(/^[A-Z].+\.$/)])
  expect(said).not.toMatch(/\n\s+at |node:internal|\.ts:\d+/)
  expect(said.split('\n').length).toBe(1)
  return said
}

/** Every process below one, by /proc. */
export function below(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const)
  const found = [pid]
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child))
  return found.slice(1)
}
function parentOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^State:\s+Z/m.test(status) ? undefined : Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
  } catch {
    return undefined
  }
}
export const alive = (pids: number[]) => pids.filter((pid) => parentOf(pid) !== undefined)

const databaseOf = (folder: string) => (JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as { owner: string }).owner
export async function ask(folder: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseOf(folder) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
