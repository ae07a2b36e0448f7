import { randomBytes } from 'node:crypto'
import { createTestDatabase, dropTestDatabase } from '../apps/server/src/base/testing/test-database.sql.ts'
import { freePort } from '../launch/postgres.ts'
import type { Variables } from './house-form.ts'
import { houseInProcess } from './house-in-process.ts'
import { houseOfProcesses } from './house-of-processes.ts'
import { roomyBudgets } from './roomy-budgets.ts'
import { writeSettings } from './settings.sql.ts'

const secret = () => randomBytes(32).toString('hex')
// RSA keys follow from it, which take long to find: those of one are found once in a process.
const sandboxKey = secret()

/** The product, its sandbox and its studio on free ports, over a database of their own. */
export type RunningHouse = {
  origin: string
  sandbox: string
  /** The studio's origin. */
  studio: string
  /** The office's origin, where it was asked for. */
  office: string
  ownerUrl: string
  appUrl: string
  /** The installation's secrets under the names of its secrets file. */
  secrets: Record<string, string>
  /** The server's process ends as by `kill -9` and is started again; only a house of processes can do so. */
  killServer: () => Promise<void>
  /** All that the server has written to its log, when it was started with `log: true`. */
  log: () => string
  /** One call of the sandbox's control API; where it moves the clock, server and studio have heard of it. */
  control: <Answer>(path: string, body?: unknown) => Promise<Answer>
  close: () => Promise<void>
}

type HouseAsked = { log?: boolean; processes?: boolean; office?: boolean; databases?: string | undefined }

/**
 * Starts everything that a journey needs; settings are those that differ from their defaults. With `log` the server's whole log is kept.
 * Server, sandbox and studio stand in the test's own process, unless `processes` asks for the real ones. `office` opens the office, too.
 * Its databases are made on the server at `databases`, which is that of the tests.
 */
export async function startHouse(
  settings: Record<string, unknown> = {},
  { log = false, processes = false, office: hasOffice = false, databases = process.env.TEST_DATABASE_URL }: HouseAsked = {},
): Promise<RunningHouse> {
  if (!databases) throw new Error('TEST_DATABASE_URL is not set: run the tests by "npm test"')
  const { name, owner: ownerUrl, app: appUrl, sandbox: sandboxUrl, studio: studioUrl } = await createTestDatabase(databases)
  await writeSettings(ownerUrl, { ...roomyBudgets, 'fe.timings.depositStatusSec': 1, ...settings })
  const [port, sandboxPort, smtpPort, antivirusPort, studioPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const origin = `http://localhost:${port}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const studio = `http://127.0.0.1:${studioPort}`
  const secrets = newSecrets()
  const [officePort, filesPort] = hasOffice ? await Promise.all([freePort(), freePort()]) : [0, 0]
  const office = `http://office.localhost:${officePort || 9}`
  const variables = variablesOf(
    {
      officePort,
      filesPort,
      office,
      port,
      sandboxPort,
      smtpPort,
      antivirusPort,
      studioPort,
      origin,
      sandbox,
      studio,
      appUrl,
      sandboxUrl,
      studioUrl,
    },
    secrets,
  )
  if (log) variables.server.LOG_LEVEL = 'trace'
  const lines: string[] = []
  const running = await (processes ? houseOfProcesses : houseInProcess)(variables, log ? lines : undefined)
  return {
    origin,
    sandbox,
    studio,
    office,
    ownerUrl,
    secrets,
    appUrl,
    ...running,
    log: () => lines.join(''),
    async close() {
      await running.close()
      await dropTestDatabase(databases, name)
    },
    async control(path, body) {
      const response = await fetch(
        `${sandbox}/control/api${path}`,
        body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      const answer = await response.json()
      if (path === '/clock' && body !== undefined) await untilItIs({ origin, studio }, Date.parse(answer.now))
      return answer
    },
  }
}

function newSecrets(): Record<string, string> {
  const names = ['fieldKey', 'indexKey', 'playerRef', 'acquirerKey', 'acquirerWebhook', 'studio', 'vapid', 'audit', 'sms', 'registers']
  return { ...Object.fromEntries(names.map((name) => [name, secret()])), identification: sandboxKey }
}

type Places = Record<'officePort' | 'filesPort' | 'port' | 'sandboxPort' | 'smtpPort' | 'antivirusPort' | 'studioPort', number> &
  Record<'office' | 'origin' | 'sandbox' | 'studio' | 'appUrl' | 'sandboxUrl' | 'studioUrl', string>

function variablesOf(places: Places, secrets: Record<string, string>): Variables {
  const secretNamed = (name: string) => secrets[name] ?? ''
  const shared = {
    TZ: 'UTC',
    OFFICE_ORIGIN: places.office,
    LOG_LEVEL: process.env.JOURNEY_LOG ?? 'error',
    SANDBOX_PORT: String(places.sandboxPort),
    SMTP_PORT: String(places.smtpPort),
    ANTIVIRUS_PORT: String(places.antivirusPort),
    ACQUIRER_API_KEY: secretNamed('acquirerKey'),
    ACQUIRER_WEBHOOK_SECRET: secretNamed('acquirerWebhook'),
    STUDIO_ID: 'orchard',
    STUDIO_KEY_ID: 'k1',
    STUDIO_SECRET: secretNamed('studio'),
    STUDIO_ORIGIN: places.studio,
    SERVICE_SANDBOX_KEY: secretNamed('identification'),
    SMS_API_KEY: secretNamed('sms'),
    REGISTERS_API_KEY: secretNamed('registers'),
  }
  const server = {
    ...shared,
    MODE: 'sandbox',
    HOST: '127.0.0.1',
    PORT: String(places.port),
    OFFICE_PORT: String(places.officePort),
    OFFICE_FILES_PORT: String(places.filesPort),
    PUBLIC_ORIGIN: places.origin,
    SANDBOX_ORIGIN: places.sandbox,
    STUDIO_URL: `${places.studio}/studio`,
    DATABASE_URL: places.appUrl,
    FIELD_KEY: secretNamed('fieldKey'),
    INDEX_KEY: secretNamed('indexKey'),
    PLAYER_REF_KEY: secretNamed('playerRef'),
    VAPID_PRIVATE_KEY: secretNamed('vapid'),
    AUDIT_KEY: secretNamed('audit'),
  }
  const sandbox = { ...shared, PRODUCT_ORIGIN: places.origin, SANDBOX_DATABASE_URL: places.sandboxUrl }
  return { server, sandbox, studio: { ...shared, ...ofStudio(places) } }
}

/** What the studio alone reads: the sandbox's line is its wallet, and the sandbox's clock its own. */
const ofStudio = ({ studioPort, studioUrl, sandbox }: Places): Record<string, string> => ({
  STUDIO_PORT: String(studioPort),
  STUDIO_DATABASE_URL: studioUrl,
  WALLET_ORIGIN: sandbox,
  CLOCK_URL: `${sandbox}/control/clock`,
  STUDIO_DESK: 'open',
})

/** Waits until server and studio have heard that the clock was moved to a moment. */
async function untilItIs({ origin, studio }: Pick<RunningHouse, 'origin' | 'studio'>, moment: number): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const { serverTime } = (await (await fetch(`${origin}/api/settings`)).json()) as { serverTime: string } // the contract says so
    const { now } = (await (await fetch(`${studio}/healthz`)).json()) as { now: string } // the studio's own
    if (Math.min(Date.parse(serverTime), Date.parse(now)) >= moment) return
    if (Date.now() > deadline) throw new Error(`The clocks stand at ${serverTime} and ${now}, not at ${new Date(moment).toISOString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
