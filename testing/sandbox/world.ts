import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/sandbox/src/app.ts'
import type { Environment } from '../../apps/sandbox/src/base/environment.ts'
import type { World } from '../../apps/sandbox/src/base/world.ts'
import { makeDatabase, ofSandbox } from '../databases/database.ts'
import { freePort } from '../databases/free-port.ts'

/** A sandbox of a test's own: its database, its ports, and a merchant who listens for notices. */
export type TestWorld = {
  app: FastifyInstance
  world: World
  merchant: Merchant
  call: (method: 'GET' | 'POST', path: string, body?: unknown, key?: string) => Promise<{ status: number; body: Wire }>
  control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<{ status: number; body: Wire }>
  advance: (seconds: number) => Promise<void>
  /** Ends the sandbox and starts another on the same database, as after a crash. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** Every field that a test reads from an answer; which of them is there, the call decides. */
export type Wire = {
  id: string
  reference: string
  clientSecret: string
  status: string
  nextAction: Record<'creq' | 'threeDSSessionData' | 'threeDSMethodData' | 'threeDSServerTransID', string>
  card: { token: string }
  threeDs: { eci: string; cavv: string } | null
  lines: Record<'type' | 'reference' | 'amount' | 'fee', string>[]
  notices: { outcome: string }[]
  codes: { code: string }[]
  mails: unknown[]
  now: string
  openapi: string
  paths: Record<string, object>
}

/** A merchant's notice address, which answers what it is told to. */
type Merchant = {
  origin: string
  notices: Received[]
  answer: (status: number, body?: (raw: string) => string) => void
  until: (count: number) => Promise<Received[]>
  close: () => Promise<void>
}

/** A notice as it came. */
type Received = { path: string; signature: string; raw: string; body: { id: string; type: string; data: { payment?: Wire } } }

/** Opens a sandbox on a database of its own, made from TEST_DATABASE_URL. */
export async function openTestWorld(changes: Partial<Environment> = {}): Promise<TestWorld> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run the tests by `npm test`.')
  const database = await makeDatabase(server, ofSandbox)
  const merchant = await openMerchant()
  const environment: Environment = {
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    antivirusPort: await freePort(),
    databaseUrl: database.url,
    productOrigin: merchant.origin,
    officeOrigin: 'http://office.localhost:3100',
    acquirerApiKey: 'sk_test',
    acquirerWebhookSecrets: ['whsec_test'],
    studioId: 'studio',
    studioKeyId: 'k1',
    studioSecret: 'secret',
    studioOrigin: 'http://127.0.0.1:3200',
    serviceSecret: (name) => `test-${name}`,
    smsApiKey: 'sms-key',
    registersApiKey: 'registers-key',
    ...changes,
  }
  let running = await start(environment)
  const ask = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    request(running.world.origin + path, method, headers, body)
  return {
    get app() {
      return running.app
    },
    get world() {
      return running.world
    },
    merchant,
    call: (method, path, body, key = randomBytes(8).toString('hex')) =>
      ask(method, `/acquirer${path}`, { Authorization: 'Bearer sk_test', ...(method === 'POST' && { 'Idempotency-Key': key }) }, body),
    control: (method, path, body) => ask(method, `/control/api${path}`, {}, body),
    advance: (seconds) => running.world.clock.advance(seconds * 1000),
    restart: async () => {
      await running.app.close()
      running = await start(environment)
    },
    close: async () => {
      await running.app.close()
      await merchant.close()
      await database.drop()
    },
  }
}

async function start(environment: Environment) {
  const running = await buildApp(environment, 'silent')
  await running.app.listen({ host: '127.0.0.1', port: environment.sandboxPort })
  return running
}

async function request(url: string, method: string, headers: Record<string, string>, body?: unknown) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...sent,
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function openMerchant(): Promise<Merchant> {
  const notices: Received[] = []
  let [status, bodyFor]: [number, (raw: string) => string] = [200, () => '']
  const server = createServer((incoming, reply) => {
    void readBody(incoming).then((raw) => {
      notices.push({ path: incoming.url ?? '', signature: String(incoming.headers['acquirer-signature']), raw, body: JSON.parse(raw) })
      reply.writeHead(status).end(bodyFor(raw))
    })
  })
  const { port } = await listen(server)
  const until = async (count: number) => {
    const deadline = Date.now() + 8000
    while (notices.length < count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
    return notices
  }
  return {
    origin: `http://localhost:${port}`,
    notices,
    answer: (next, body = () => '') => void ([status, bodyFor] = [next, body]),
    until,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer) // a stream without an encoding yields buffers
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo))) // it listens on TCP
}
