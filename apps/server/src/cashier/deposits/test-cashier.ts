import { createHmac, randomBytes } from 'node:crypto'
import type { DepositStep } from '@fairhouse/contract'
import { openSandbox, type OpenSandbox } from '@fairhouse/testing/sandbox/open-sandbox.ts'
import { openStudio, type OpenStudio } from '@fairhouse/testing/studio/open-studio.ts'
import { browserFacts } from '@fairhouse/testing/browser-facts.ts'
import { systemClock, type MovableClock } from '../../base/clock.ts'
import { readClockOffset } from '../../base/database/notify.sql.ts'
import { newKey, type TestBrowser } from '../../base/testing/test-browser.ts'
import { freePort, openHouseOn, testPassword, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { furnish, startWork } from '../../work.ts'
import { readWalletRow, type WalletRow } from '../../money/wallet/index.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'

/** A listening server with running jobs, and the sandbox beside it. */
export type TestCashier = TestHouse<MovableClock> & {
  depositor: (wanted?: Partial<TestPlayer>) => Promise<Depositor>
  /** Calls the sandbox's control API. */
  control: <Answer = Record<string, unknown>>(path: string, body?: unknown) => Promise<Answer>
  /** Moves the clock shared by product and sandbox. */
  advance: (seconds: number) => Promise<void>
  /** Lists the faults that the ledger's own checks find. */
  faults: () => Promise<string[]>
  /** Sends a notice signed like the acquirer's. */
  notice: (event: unknown, signed?: SignedBy) => Promise<number>
}

/** A player who pays by card over HTTP, like a browser. */
export type Depositor = Omit<TestPlayer, 'status'> & {
  browser: TestBrowser
  begin: (amount: string, more?: { saveCard?: boolean; storedDetailReference?: string; key?: string }) => Promise<DepositStep>
  /** Types a card into the acquirer's form. */
  giveCard: (step: DepositStep, card?: string) => Promise<void>
  /** Does what the page does after the form confirmed, up to the end or a challenge. */
  finish: (step: DepositStep) => Promise<DepositStep>
  pay: (amount: string, card?: string, more?: { saveCard?: boolean; storedDetailReference?: string }) => Promise<string>
  /** Reads a deposit's status by its token, which works after the login ended. */
  status: (reference: string) => Promise<string>
  logIn: () => Promise<unknown>
  wallet: () => Promise<WalletRow>
}

export const cardNumbers = {
  plain: '4242424242424242',
  credit: '4012888888881881',
  noFunds: '4000000000009995',
  refusedAtConfirm: '4000000000000069',
  noticeTwice: '4000000000000093',
  noticeLate: '4000000000000077',
  noticeOtherAmount: '4000000000000101',
  processing: '4000000000000044',
  payoutFails: '4000000000000036',
  payoutReturned: '4000000000000028',
  challenge: '4000000000003220',
} as const

/** From it the sandbox and the house derive what they share. */
export const sandboxKey = 'sandbox-key'
/** Opens server and sandbox on free ports, and our studio if games are opened; `way` maps the database's URL to another address for it. */
export async function openTestCashier(way?: (url: string) => Promise<string>, { withStudio = false } = {}): Promise<TestCashier> {
  const [port, sandboxPort, smtpPort, antivirusPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const studioPort = withStudio ? await freePort() : 9
  const [sandbox, studioOrigin] = [`http://127.0.0.1:${sandboxPort}`, `http://127.0.0.1:${studioPort}`]
  const secret = () => randomBytes(16).toString('hex')
  const changes = {
    port,
    publicOrigin: `http://localhost:${port}`,
    sandboxOrigin: sandbox,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    sandboxAntivirus: `127.0.0.1:${antivirusPort}`,
    acquirer: { apiKey: secret(), webhookSecret: secret() },
    studio: { id: 'orchard', keyId: 'k1', secret: 'studio-secret', url: `${studioOrigin}/studio`, origin: studioOrigin },
    // Derived the way the sandbox does.
    serviceSecret: (name: string) => createHmac('sha256', sandboxKey).update(name).digest('hex'),
  }
  const test = await openHouseOn(systemClock(), changes, way)
  const outside = await openSandboxBeside(test, { sandboxPort, smtpPort, antivirusPort })
  const games = withStudio ? await openStudioBeside(test, studioPort) : undefined
  await test.app.listen({ port, host: '127.0.0.1' })
  await furnish(test.house)
  const work = startWork(test.house)
  const control = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(
      `${sandbox}/control/api${path}`,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer // the caller says which answer it reads
  }
  return {
    ...test,
    control,
    depositor: async (wanted) => depositorOf(test, await test.player(wanted)),
    async advance(seconds) {
      await control('/clock', { advanceSeconds: seconds })
      test.clock.setOffset(await readClockOffset(test.house.db))
    },
    faults: async () =>
      (await verifyLedger(test.house.db, test.clock)).flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
    notice: (event, signed) => sendNotice(test, event, signed),
    async close() {
      await work.close()
      await games?.close()
      await outside.close()
      await test.close()
    },
  }
}

type SignedBy = { secret?: string; at?: Date; change?: (raw: string) => string }

/** Sends a notice signed like the acquirer's. */
export async function sendNotice(test: TestHouse<MovableClock>, event: unknown, signed: SignedBy = {}): Promise<number> {
  const { secret = test.env.acquirer.webhookSecret, at = test.clock.now(), change = (raw: string) => raw } = signed
  const raw = JSON.stringify(event)
  const time = Math.floor(at.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'acquirer-signature': `t=${time},v1=${v1}` }
  const response = await test.app.inject({ method: 'POST', url: '/notices/card-acquirer', headers, payload: change(raw) })
  return response.statusCode
}

function openStudioBeside({ env, database }: TestHouse<MovableClock>, port: number): Promise<OpenStudio> {
  return openStudio({
    STUDIO_PORT: String(port),
    STUDIO_DATABASE_URL: database.studio,
    WALLET_ORIGIN: env.publicOrigin,
    STUDIO_ID: env.studio.id,
    STUDIO_KEY_ID: env.studio.keyId,
    STUDIO_SECRET: env.studio.secret,
  })
}

type SandboxPorts = Record<'sandboxPort' | 'smtpPort' | 'antivirusPort', number>

function openSandboxBeside(
  { env, database }: TestHouse<MovableClock>,
  { sandboxPort, smtpPort, antivirusPort }: SandboxPorts,
): Promise<OpenSandbox> {
  return openSandbox({
    SANDBOX_PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    ANTIVIRUS_PORT: String(antivirusPort),
    PRODUCT_ORIGIN: env.publicOrigin,
    OFFICE_ORIGIN: env.officeOrigin,
    SANDBOX_DATABASE_URL: database.sandbox,
    ACQUIRER_API_KEY: env.acquirer.apiKey,
    ACQUIRER_WEBHOOK_SECRET: env.acquirer.webhookSecret,
    STUDIO_ID: env.studio.id,
    STUDIO_KEY_ID: env.studio.keyId,
    STUDIO_SECRET: env.studio.secret,
    STUDIO_ORIGIN: 'http://127.0.0.1:9',
    SERVICE_SANDBOX_KEY: sandboxKey,
    SMS_API_KEY: env.smsApiKey,
    REGISTERS_API_KEY: env.registersApiKey,
  })
}

/** Lets somebody who has an account pay by card over HTTP. */
export function depositorOf(test: TestHouse<MovableClock>, player: TestPlayer & { browser: TestBrowser }): Depositor {
  const { browser } = player
  const tokens = new Map<string, string>()
  const depositor: Depositor = {
    ...player,
    logIn: () => browser.must('POST /api/login', { login: player.email, password: testPassword }),
    async begin(amount, { key = newKey(), ...more } = {}) {
      const step = await browser.must(
        'POST /api/deposits',
        { method: methodIds.paymentCard, amount, currency: player.currency, ...more },
        { key },
      )
      tokens.set(step.reference, step.token)
      return step
    },
    async giveCard(step, number = cardNumbers.plain) {
      const hidden = Object.fromEntries(step.params.map(({ name, value }) => [name, value]))
      const typed = { ...hidden, number, expiry: '12/40', cvc: '123', holder: 'Ada Example' }
      const response = await fetch(`${test.env.sandboxOrigin}/acquirer/form/card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      })
      if (!response.ok) throw new Error(`The card form answered ${response.status}: ${await response.text()}`)
    },
    async finish({ reference }) {
      const confirmed = await browser.ask('POST /api/deposits/finish', { reference })
      if (confirmed.error || !confirmed.value.step.useFingerPrint) return confirmed.value?.step
      return (await browser.ask('POST /api/deposits/finish', { reference, browser: browserFacts, fingerPrint: 'Y', windowSize: '05' }))
        .value?.step
    },
    async pay(amount, card, more) {
      const step = await depositor.begin(amount, more)
      await depositor.giveCard(step, card)
      await depositor.finish(step)
      return step.reference
    },
    status: async (reference) => (await browser.must('GET /api/deposits/status', { token: tokens.get(reference) })).status,
    async wallet() {
      const row = await readWalletRow(test.house.db, { shard: player.shard, player: player.id, currency: player.currency })
      if (!row) throw new Error('There is no wallet')
      return row
    },
  }
  return depositor
}
