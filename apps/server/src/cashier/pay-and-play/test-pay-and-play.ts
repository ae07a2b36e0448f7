import { randomUUID, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DepositStep } from '@fairhouse/contract'
import { newKey, type TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { firstMethods } from '../methods/first-methods.ts'
import { seedMethods } from '../method-catalogue/method.sql.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { countPlayers, readBecome } from './test-pay-and-play.sql.ts'
import { visitorDepositWorker, visitorJob } from './end-visitor-deposit.ts'

/** A house of Finland, Estonia and Sweden with pay-and-play, and a Trustly that says what the test wants. */
export type PayAndPlay = Awaited<ReturnType<typeof openPayAndPlay<TestBank>>>
/** A person as the bank names them. */
export type Payer = { personid?: string; firstname?: string; lastname?: string; dob?: string; zipcode?: string }

/** The part of `openTestTrustly` used here; the test opens it. */
export type TestBank = {
  told: { data: Record<string, unknown>; asked: { method: string; params: { Data: Record<string, unknown> } }[] }
  context: { fetch: typeof fetch }
  settings: Record<string, unknown>
  secrets: Record<string, string>
  stranger: KeyObject
  notify: (method: string, data: Record<string, unknown>, uuid?: string, key?: KeyObject) => string
}

const checkLetters = '0123456789ABCDEFHJKLMNPRSTUVWXY'
let people = 0

/** Returns a Finnish person who is not known yet. */
export function somebody(changes: Partial<Payer> = {}, born = '140585'): Payer {
  people += 1
  const number = `${born}${String(people + 2).padStart(3, '0')}`
  const day = `19${born.slice(4)}-${born.slice(2, 4)}-${born.slice(0, 2)}`
  const personid = `FI${born}-${number.slice(6)}${checkLetters[Number(number) % 31]}`
  return { personid, firstname: 'Matti', lastname: `Meikäläinen${people}`, dob: day, zipcode: '00100', ...changes }
}

export async function openPayAndPlay<Bank extends TestBank>(bank: Bank) {
  const asked = { url: 'https://trustly.example/_/order?session=s-1', away: false, orders: 0 }
  const api = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (asked.away) return response.destroy()
      asked.orders += 1
      bank.told.data = { orderid: String(4_000_000 + asked.orders), url: asked.url, result: '1' }
      void bank.context
        .fetch('https://trustly.example', { body: Buffer.concat(chunks).toString('utf8') })
        .then(async (answer) => response.end(await answer.text()))
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo // it listens on TCP
  const at = await openTestHouse({ serviceSecret: (name) => bank.secrets[name] ?? `test-${name}` })
  await seedMethods(at.house.db, firstMethods)
  const settings = {
    'be.trustly.url': `http://127.0.0.1:${port}/api/1`,
    'be.trustly.frameUrl': 'https://trustly.example',
    'be.trustly.username': 'house',
    'be.trustly.publicKey': bank.settings['be.trustly.publicKey'],
    'deposit.payAndPlayCountries': ['SWE', 'FIN', 'EST'],
    'fe.signIn.methods': ['regular', 'payAndPlay'],
    'country.source': 'fixed:FIN',
  }
  for (const [name, value] of Object.entries(settings)) await at.set(name, value)
  const kit = { at, bank, asked }
  return {
    ...kit,
    visitor: (browser?: TestBrowser) => visitorAt(kit, browser),
    /** Lists the faults that the ledger's own checks find. */
    faults: async () =>
      (await verifyLedger(at.house.db, at.clock)).flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
    players: () => countPlayers(at.house.db),
    /** Runs the jobs due about visitors' deposits. */
    work: () => runDueJobs(at.house, { [visitorJob]: visitorDepositWorker(at.house) }),
    async close() {
      await at.close()
      await new Promise((resolve) => (api.closeAllConnections(), api.close(resolve)))
    },
  }
}

type Kit = { at: TestHouse; bank: TestBank; asked: { url: string; away: boolean; orders: number } }

/** Opens a browser without login, before the deposit form. */
async function visitorAt({ at, bank, asked }: Kit, browser = at.browser()) {
  const visitor = {
    browser,
    step: undefined as unknown as DepositStep, // set by `begin`, which comes first
    order: '',
    async ask(changes: Record<string, unknown> = {}, key = newKey()) {
      return browser.ask('POST /api/deposits', { ...visitor.wish(changes) }, { key })
    },
    wish: (changes: Record<string, unknown> = {}) => ({
      method: methodIds.payAndPlay,
      amount: '30.00',
      currency: 'EUR',
      privacyPolicyChecked: true,
      depositAgeAndPolicyChecked: true,
      ...changes,
    }),
    async begin(changes: Record<string, unknown> = {}, key = newKey()) {
      visitor.step = await browser.must('POST /api/deposits', visitor.wish(changes), { key })
      visitor.order = String(4_000_000 + asked.orders)
      return visitor.step
    },
    /** Sends a notification signed like Trustly's; returns the word that answers it. */
    async tell(method: string, more: Record<string, unknown> = {}, notificationid: string = randomUUID()): Promise<string> {
      const data = { notificationid, messageid: visitor.step.reference, orderid: visitor.order, ...more }
      return visitor.tellRaw(bank.notify(method, data, randomUUID()))
    },
    async tellRaw(payload: string): Promise<string> {
      const headers = { 'content-type': 'application/json' }
      const response = await at.app.inject({ method: 'POST', url: '/notices/trustly', headers, payload })
      return response.statusCode === 200 ? response.json().result.data.status : String(response.statusCode)
    },
    kyc: (person: Payer, id?: string) => visitor.tell('kyc', { kycentityid: 'e', attributes: person }, id),
    credit: (amount = '30.00', currency = 'EUR', id?: string) => visitor.tell('credit', { amount, currency }, id),
    debit: (amount = '30.00', currency = 'EUR', id?: string) => visitor.tell('debit', { amount, currency }, id),
    status: () => browser.must('GET /api/deposits/status', { token: visitor.step.token }),
    logIn: async (code: string | undefined) => browser.ask('POST /api/login/token', { t: code ?? 'no code' }),
    /** Returns the player it became, and their wallet. */
    async account() {
      const row = await readBecome(at.house.db, visitor.step.reference)
      if (!row) return undefined
      return { ...row, wallet: await readWalletRow(at.house.db, row) }
    },
  }
  return visitor
}
