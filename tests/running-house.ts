import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createTestDatabase } from '../apps/server/src/base/test-database.sql.ts'
import { callBudgets } from '../apps/server/src/settings/catalogue/call-budgets.ts'
import { untilAnswers } from '../launch/child.ts'
import { freePort } from '../launch/postgres.ts'

const root = join(import.meta.dirname, '..')
const secret = () => randomBytes(32).toString('hex')

/** All that a journey's browsers do comes from one address, and faster than people are. */
const roomyBudgets = Object.fromEntries(Object.keys(callBudgets).map((name) => [name, 100_000]))

/** The product and its sandbox as real processes on free ports, over a database of their own. */
export type RunningHouse = {
  origin: string
  sandbox: string
  ownerUrl: string
  appUrl: string
  /** The installation's secrets under the names of its secrets file. */
  secrets: Record<string, string>
  /** The server's process ends as by `kill -9` and is started again. */
  killServer: () => Promise<void>
  /** All that the server has written to its log, when it was started with `log: true`. */
  log: () => string
  /** One call of the sandbox's control API; where it moves the clock, the server has heard of it. */
  control: <Answer>(path: string, body?: unknown) => Promise<Answer>
  close: () => Promise<void>
}

/** Starts everything that a journey needs; settings are those that differ from their defaults. With `log` the server's whole log is kept. */
export async function startHouse(settings: Record<string, unknown> = {}, { log = false } = {}): Promise<RunningHouse> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set: run the tests by "npm test"')
  const { owner: ownerUrl, app: appUrl, sandbox: sandboxUrl } = await createTestDatabase(serverUrl)
  const { writeSettings } = await import('./settings.sql.ts')
  await writeSettings(ownerUrl, { ...roomyBudgets, ...settings })
  const [port, sandboxPort, smtpPort, antivirusPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const origin = `http://localhost:${port}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const secrets = Object.fromEntries(
    ['fieldKey', 'indexKey', 'playerRef', 'acquirerKey', 'acquirerWebhook', 'studio', 'identification', 'vapid', 'sms', 'registers'].map(
      (name) => [name, secret()],
    ),
  ) as Record<string, string>
  const shared = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.JOURNEY_LOG ?? 'error',
    SANDBOX_PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    ANTIVIRUS_PORT: String(antivirusPort),
    ACQUIRER_API_KEY: secrets.acquirerKey,
    ACQUIRER_WEBHOOK_SECRET: secrets.acquirerWebhook,
    STUDIO_ID: 'orchard',
    STUDIO_KEY_ID: 'k1',
    STUDIO_SECRET: secrets.studio,
    SERVICE_SANDBOX_KEY: secrets.identification,
    SMS_API_KEY: secrets.sms,
    REGISTERS_API_KEY: secrets.registers,
  }
  const serverEnv = {
    ...shared,
    ...(log ? { LOG_LEVEL: 'trace' } : {}),
    MODE: 'sandbox',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SANDBOX_ORIGIN: sandbox,
    DATABASE_URL: appUrl,
    FIELD_KEY: secrets.fieldKey,
    INDEX_KEY: secrets.indexKey,
    PLAYER_REF_KEY: secrets.playerRef,
    VAPID_PRIVATE_KEY: secrets.vapid,
  }
  const sandboxEnv = { ...shared, PRODUCT_ORIGIN: origin, SANDBOX_DATABASE_URL: sandboxUrl }
  const sandboxProcess = run('apps/sandbox/src/main.ts', sandboxEnv)
  const lines: string[] = []
  const runServer = () => run('apps/server/src/main.ts', serverEnv, log ? lines : undefined)
  let server = runServer()
  const ready = () => untilAnswers(`http://127.0.0.1:${port}/readyz`, 90, () => false)
  await Promise.all([untilAnswers(`${sandbox}/healthz`, 90, () => false), ready()])
  return {
    origin,
    sandbox,
    ownerUrl,
    secrets,
    appUrl,
    log: () => lines.join(''),
    async killServer() {
      server.kill('SIGKILL')
      await ended(server)
      server = runServer()
      await ready()
    },
    async control(path, body) {
      const response = await fetch(
        `${sandbox}/control/api${path}`,
        body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      const answer = await response.json()
      if (path === '/clock' && body !== undefined) await untilItIs(origin, Date.parse(answer.now))
      return answer
    },
    async close() {
      for (const child of [server, sandboxProcess]) child.stdin?.end()
      await Promise.all([ended(server), ended(sandboxProcess)])
    },
  }
}

/** Waits until the server has heard that the clock was moved to a moment. */
async function untilItIs(origin: string, moment: number): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const { serverTime } = (await (await fetch(`${origin}/api/settings`)).json()) as { serverTime: string } // the contract says so
    if (Date.parse(serverTime) >= moment) return
    if (Date.now() > deadline) throw new Error(`The server's clock stands at ${serverTime}, not at ${new Date(moment).toISOString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function run(script: string, env: NodeJS.ProcessEnv, kept?: string[]): ChildProcess {
  const child = spawn(join(root, 'node_modules/node/bin/node'), ['--disable-warning=ExperimentalWarning', join(root, script)], {
    env,
    stdio: ['pipe', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => kept?.push(text.toString()))
  return child
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.on('exit', () => resolve()))
}
