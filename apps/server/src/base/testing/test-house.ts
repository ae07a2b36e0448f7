import { generateKeySync, randomBytes, randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { openHouse, openHouseAccounts } from '../../house.ts'
import { sealNewPerson, writePlayer } from '../../people/players/index.ts'
import { changeSetting } from '../../settings/index.ts'
import { hashPassword } from '../../people/passwords/index.ts'
import { openWallet } from '../../money/wallet/index.ts'
import type { MovableClock } from '../clock.ts'
import type { House } from '../house.ts'
import type { Environment } from '../environment.ts'
import { shardOf } from '../ids.ts'
import { holdAnswers } from './test-answers.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'
import { oneConnectionAtATime } from './test-connections.ts'
import { openTestRegisters, type TestRegisters } from './test-registers.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { asOwner } from './test-sql.sql.ts'

/** The server of one test file: its HTTP interface over its own database. */
export type TestHouse<Clock extends MovableClock = TestClock> = {
  house: House
  app: FastifyInstance
  env: Environment
  clock: Clock
  database: TestDatabase
  /** Opens a browser with its own IP address. */
  browser: () => TestBrowser
  /** Creates a player, with a browser in which they are logged in. */
  player: (wanted?: Partial<TestPlayer>) => Promise<TestPlayer & { browser: TestBrowser }>
  /** The exclusion registers this house asks. */
  registers: TestRegisters
  set: (name: string, value: unknown) => Promise<void>
  /** Runs a statement as the database's owner. */
  sql: (statement: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

export type TestPlayer = {
  id: bigint
  shard: number
  email: string
  country: string
  currency: string
  birthDate: string
  status: 'active' | 'notActivated' | 'suspended' | 'closed'
}

export const testPassword = 'Violet7Harbour'
let passwordHash: Promise<string> | undefined
const key = () => generateKeySync('hmac', { length: 256 })

/** Builds a server's environment for tests. */
function testEnvironment(databaseUrl: string, changes: Partial<Environment> = {}): Environment {
  return {
    mode: 'sandbox',
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost:3000',
    officePort: 0,
    officeOrigin: 'http://office.localhost:3100',
    officeFilesPort: 0,
    officeFilesOrigin: 'http://files.office.localhost:3101',
    sandboxOrigin: 'http://127.0.0.1:9',
    sandboxAntivirus: '',
    smtpUrl: 'smtp://127.0.0.1:9',
    databaseUrl,
    // Be generous: a busy machine is not what a test is about.
    databaseWaitMs: 60_000,
    logLevel: process.env.TEST_LOG ?? 'silent',
    settingsFile: '',
    metricsToken: '',
    fieldKey: key(),
    indexKey: key(),
    playerRefKey: key(),
    acquirer: { apiKey: 'sk_test', webhookSecret: 'whsec_test' },
    studio: { id: 'orchard', keyId: 'k1', secret: 'studio-secret', url: 'http://127.0.0.1:9', origin: 'http://127.0.0.1:9' },
    serviceSecret: (name) => `test-${name}`,
    vapidKey: '',
    auditKey: randomBytes(32).toString('hex'),
    auditAnchor: '',
    smsApiKey: 'sms-key',
    registersApiKey: 'registers-key',
    ...changes,
  }
}

let players = 0n

/** Opens a house whose clock stands still until the test moves it. */
export function openTestHouse(changes: Partial<Environment> = {}): Promise<TestHouse> {
  return openHouseOn(testClock(), changes)
}

/** The same way to the database, as the office's role. */
function asOffice(url: string, office: string): string {
  const [address, { username, password }] = [new URL(url), new URL(office)]
  return Object.assign(address, { username, password }).href
}

/** Opens a house on any clock; `way` maps the database's URL to another. */
export async function openHouseOn<Clock extends MovableClock>(
  clock: Clock,
  changes: Partial<Environment> = {},
  way: (url: string) => string | Promise<string> = (url) => url,
): Promise<TestHouse<Clock>> {
  const database = await openTestDatabase(2)
  const databaseUrl = await way(database.app)
  const env = testEnvironment(databaseUrl, { officeDatabaseUrl: asOffice(databaseUrl, database.office), ...changes })
  const { house, close } = await openHouse(env, clock)
  await openHouseAccounts(house)
  Object.assign(house, { db: oneConnectionAtATime(house.db) })
  const app = await buildApp(house, { site: false })
  holdAnswers(app)
  const registers = await openTestRegisters()
  await changeSetting(house.db, 'be.exclusionRegisters', registers.urls, clock.now(), 'cli:test')
  await house.settings.reload()
  const browser = () => openTestBrowser(app, env.publicOrigin)
  return {
    house,
    app,
    env,
    clock,
    database,
    registers,
    browser,
    async player(wanted = {}) {
      const player = testPlayerOf(wanted)
      await writeTestPlayer(house, player)
      const own = browser()
      if (player.status === 'active') await own.must('POST /api/login', { login: player.email, password: testPassword })
      return { ...player, browser: own }
    },
    async set(name, value) {
      await changeSetting(house.db, name, value, clock.now(), 'cli:test')
      await house.settings.reload()
    },
    sql: (statement) => asOwner(database.owner, statement),
    async close() {
      await registers.close()
      await app.close()
      await close()
      await database.close()
    },
  }
}

function testPlayerOf(wanted: Partial<TestPlayer>): TestPlayer {
  players += 1n
  const id = wanted.id ?? BigInt(Date.now()) * 1000n + players
  return {
    id,
    shard: shardOf(id),
    email: `player${id}@example.com`,
    country: 'MLT',
    currency: 'EUR',
    birthDate: '1990-05-05',
    status: 'active',
    ...wanted,
  }
}

/** What each country's registers require. */
const idOf: Record<string, { nationalIdNumber?: string; zipCode?: string }> = {
  SWE: { nationalIdNumber: '811228-9874' },
  NLD: { nationalIdNumber: '111222333' },
  GBR: { zipCode: 'SW1A 1AA' },
}

async function writeTestPlayer(house: House, { id, shard, email, country, currency, birthDate, status }: TestPlayer): Promise<void> {
  const person = { email, firstName: 'Ada', lastName: 'Example', birthDate, ...idOf[country] }
  const row = {
    shard,
    id,
    status,
    country,
    currency,
    language: 'en',
    birth_date: birthDate,
    ...sealNewPerson(house, { shard, id }, person),
    password_hash: await (passwordHash ??= hashPassword(testPassword)),
    created_at: house.clock.now(),
  }
  // In one transaction: a key without its player is swept away.
  await house.db.transaction((tx) => writePlayer(tx, row, house.personal.indexOf('login', email)))
  await openWallet(house.db, { shard, player: id, currency })
}

/** Returns a free loopback port below the ephemeral range, so the system does not assign it meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(11_000, 30_000)
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
