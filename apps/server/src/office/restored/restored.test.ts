// A house is put back to a moment, and asks the outside world for what happened since.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Depositor } from '../../cashier/deposits/test-cashier.ts'
import { providerNamed } from '../../cashier/providers/index.ts'
import { payWithdrawal } from '../../cashier/withdrawals/index.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { readWalletRow, type WalletRow } from '../../money/wallet/index.ts'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { studioRounds } from '../../play/games/index.ts'
import { startAgain } from '../../settings/incidents/index.ts'
import { startWork } from '../../work.ts'
import { restoredCommands } from '../command-line/installation/restored.ts'
import { openOfficeOf } from '../testing/test-office.ts'
import { askEverybody, openRestored, readLeft, readShut } from './index.ts'
import { readSequences, type HouseCopy } from './test-copy.sql.ts'
import { openLostSpan, type LostSpan } from './test-lost-span.ts'
import { signedBy, until, type RestorableHouse, type RestoredHouse } from './test-restored.ts'

let before: RestorableHouse
let copy: HouseCopy
let ada: Depositor
let ben: Depositor
let cleo: Depositor
let wallets: WalletRow[]
let lastIds: Map<string, bigint>
let nobodys: string
let paymentOf: LostSpan['paymentOf']

const walletsIn = async (house: House) =>
  Promise.all([ada, ben].map(async ({ shard, id: player, currency }) => (await readWalletRow(house.db, { shard, player, currency }))!)) // they have one
// How many postings it took to get there may differ.
const money = (row: WalletRow) => ({ ...row, seq: undefined })

beforeAll(async () => {
  ;({ before, copy, ada, ben, cleo, nobodys, paymentOf } = await openLostSpan())
  wallets = await walletsIn(before.house)
  lastIds = await readSequences(before.database.owner)
}, 120_000)
afterAll(() => before.close())

async function withRestored(work: (at: RestoredHouse) => Promise<void>): Promise<void> {
  const at = await before.restored(copy)
  try {
    await work(at)
  } finally {
    await at.close()
  }
}

const stateOf = async ({ house }: RestoredHouse, source: string) => (await askEverybody(house))?.find((one) => one.source === source)?.state
const leftIn = async ({ house }: RestoredHouse) => readLeft(house.db, (await readShut(house.db))!.id, 100) // it is shut
const decider = { actor: 'cli:test', reason: 'asked for by a test' } as const

describe('a house that was put back to a moment', () => {
  test('is shut: players read so, studios are asked to come later, nobody is signed in, and nobody pays out or starts it by hand', () =>
    withRestored(async ({ app, house, browser, sql }) => {
      expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready', shut: `restored to ${copy.at.toISOString()}` })
      const { error } = await browser().ask('POST /api/login', { login: ada.email, password: 'Violet7Harbour' })
      expect(error).toMatchObject({ error: 'stopped', errorDetails: { what: 'site' } })
      const url = '/wallet/v1/bet'
      const called = await app.inject({ method: 'POST', url, headers: signedBy(house, url, '{}'), payload: '{}' })
      expect([called.statusCode, called.json().code, called.json().retry]).toEqual([503, 'TRY_LATER', true])
      const [pending] = await sql(`select reference from withdrawal where state = 'pending'`)
      expect(await payWithdrawal(house, String(pending?.reference), decider)).toMatch(/Withdrawals are stopped/)
      const { incident } = (await readShut(house.db))! // it is shut
      expect(await startAgain(house, incident, undefined, decider)).toMatch(/fairhouse restored/)
      expect(await sql(`select count(*)::int as n from session where ended_at is null`)).toEqual([{ n: 0 }])
    }))

  test('has every deposit, bet, rollback and payout again once it has asked, and asking again books nothing', () =>
    withRestored(async (at) => {
      const sources = await askEverybody(at.house)
      expect(sources?.map(({ source, state }) => [source, state])).toContainEqual(['provider:card-acquirer', 'asked'])
      expect(sources?.map(({ source, state }) => [source, state])).toContainEqual(['studio:orchard', 'asked'])
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
      const booked = (await askEverybody(at.house))?.map((one) => one.booked)
      expect(booked).toEqual(sources?.map((one) => one.booked))
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
    }))

  test('agrees with the acquirer and the studio, and lists what it could not attribute', () =>
    withRestored(async (at) => {
      await askEverybody(at.house)
      const { lists: rounds, silent } = await studioRounds(at.house)
      const { provider, cx } = providerNamed(at.house, 'card-acquirer')
      const statements = [{ provider: provider.id, read: async (from: Date, to: Date) => (await provider.statement?.(cx, from, to)) ?? [] }]
      // What is younger than five minutes may be under way, and is not compared.
      const later = { now: () => new Date(at.clock.now().getTime() + 600_000) }
      const verdicts = await verifyLedger(at.house.db, later, { statements, rounds })
      expect([rounds.length, silent]).toEqual([1, []])
      expect(verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))).toEqual([])
      const left = await leftIn(at)
      expect(left.find(({ subject }) => subject === `deposit ${nobodys}`)).toMatchObject({
        amount: 2500n,
        currency: 'EUR',
        why: /suspense/,
      })
      const stake = left.find(({ subject, source }) => source === 'studio:orchard' && subject.startsWith('bet '))
      expect(stake?.why).toMatch(/lacked 50 minor units/)
      const owed = await at.sql(`select amount from debt where player = ${cleo.id}`)
      expect(owed).toEqual([{ amount: 50n }])
    }))

  test('writes a payment anew of which a notice comes before it has asked, and credits it once', () =>
    withRestored(async (at) => {
      const [known] = await before.sql(`select reference, asked from deposit_attempt where player = ${ben.id} and state = 'ok'`)
      const reference = String(known?.reference)
      const payment = await paymentOf(reference)
      const event = { id: 'evt_again', type: 'payment.captured', createdAt: at.clock.now().toISOString(), data: { payment } }
      expect(await at.notice(event)).toBe(204)
      const credited = async () => at.sql(`select state, credited from deposit_attempt where reference = '${reference}'`)
      expect(await credited()).toEqual([{ state: 'ok', credited: 4000n }])
      await askEverybody(at.house)
      expect(await credited()).toEqual([{ state: 'ok', credited: 4000n }])
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
    }))

  test('lists what is to be looked at, and nothing else, after an asking that booked and ended before it could say so', () =>
    withRestored(async (at) => {
      await askEverybody(at.house)
      const listed = async () => (await leftIn(at)).map(({ subject, why }) => `${subject}: ${why}`)
      const whole = await listed()
      expect(whole.join('\n')).toMatch(/^bet .*lacked 50 minor units/m)
      const [paid] = await before.sql(`select reference from deposit_attempt where player = ${ben.id} and state = 'ok'`)
      await at.sql('delete from restored_left')
      await at.sql(
        `insert into restored_left (restored, source, subject, why) select id, 'provider:card-acquirer', 'deposit ${String(paid?.reference)}', 'once' from restored`,
      )
      await askEverybody(at.house)
      expect(await listed()).toEqual(whole)
    }))

  test('is asked for by a worker and a command at once, and nothing is booked twice', () =>
    withRestored(async (at) => {
      await Promise.all([askEverybody(at.house), askEverybody(at.house), askEverybody(at.house)])
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
      expect((await askEverybody(at.house))?.filter(({ state }) => state !== 'asked' && state !== 'unlisted')).toEqual([])
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
    }))

  test.each([1, 4, 9])('ends in the middle of the asking, at posting %i, and goes on without booking anything twice', (last) =>
    withRestored(async (at) => {
      let posted = 0
      const dies = async <Result>(post: Promise<Result>): Promise<Result> => {
        const result = await post
        posted += 1
        if (posted >= last) throw new Error('the process is gone')
        return result
      }
      const { wallet } = at.house
      const dying = {
        ...wallet,
        post: (one: Parameters<typeof wallet.post>[0]) => dies(wallet.post(one)),
        postInside: (...given: Parameters<typeof wallet.postInside>) => dies(wallet.postInside(...given)),
      }
      await askEverybody({ ...at.house, wallet: dying }, ['provider:card-acquirer'])
      expect(posted).toBeGreaterThanOrEqual(last)
      await askEverybody(at.house)
      expect((await walletsIn(at.house)).map(money)).toEqual(wallets.map(money))
    }),
  )
})

test('the office works and says why the house is shut; money does not move there, and starting the incident again opens it', () =>
  withRestored(async (at) => {
    const office = await openOfficeOf(at.house)
    const [payments, lead] = [await office.colleague('payments'), await office.colleague('compliance')]
    const { incidents, stops } = await lead.must('readIncidentsNow', {})
    expect(incidents.map(({ title }) => title)).toEqual([
      `Restored to ${copy.at.toISOString()}: shut until every provider and studio was asked`,
    ])
    expect(stops.map(({ kind }) => kind).toSorted()).toEqual(['site', 'withdrawal'])
    const [waits] = await at.sql(`select reference from withdrawal where state = 'pending'`)
    const paying = { item: String(waits?.reference) }
    const { refusal } = await payments.ask('payWithdrawal', paying, { reason: 'Destination and name agree.' })
    expect([refusal.error, refusal.errorSubMessage]).toEqual(['mayNot', expect.stringMatching(/put back to a moment/)])
    const id = incidents[0]!.id // it was just compared
    const begin = () => lead.ask('startAgain', { id }, { reason: 'Everybody has answered.', sign: true })
    expect((await begin()).refusal.errorSubMessage).toMatch(/did not answer yet/)
    await askEverybody(at.house)
    const { notes } = await lead.must('readIncident', { id })
    expect(notes.map(({ words }) => words).join('\n')).toMatch(/provider:card-acquirer: \d+ booked, 2 to be looked at/)
    expect((await begin()).status).toBe(200)
    expect((await lead.must('readIncidentsNow', {})).stops).toEqual([])
    await office.office.close()
  }))

test('the worker asks by itself, and does nothing that pays, mails or tells anybody until the house is open', () =>
  withRestored(async (at) => {
    await writeJob(at.house.db, 'mail', '0', at.clock.now())
    const work = startWork(at.house)
    const waiting = async () =>
      at.sql(`select kind from restored_source, job where source = 'studio:orchard' and state = 'asked' and kind = 'mail'`)
    await until(waiting, [{ kind: 'mail' }])
    expect(await at.sql(`select kind, tries from job where kind in ('mail', 'payout', 'deposit-check') and tries > 0`)).toEqual([])
    await until(async () => typeof (await openRestored(at.house, [], decider)), 'object')
    await until(async () => (await at.sql(`select from job where kind = 'mail' and key = '0' and tries = 0`)).length, 0)
    await work.close()
  }))

test('the command says how far the asking is, what is left and what nobody can be asked for, and opens', () =>
  withRestored(async (at) => {
    const run = (words: string, options: Record<string, string> = {}) =>
      restoredCommands.find((one) => one.words === words)!.run(at.house, [], options, undefined as never) // it reads no addresses
    const first = await run('restored')
    expect(first.wrong).toBe(true)
    expect(first.lines.join('\n')).toMatch(/studio:orchard: not asked yet/)
    await expect(run('restored open', { reason: 'too early for that' })).rejects.toThrow(/did not answer yet/)
    const asked = (await run('restored ask')).lines.join('\n')
    expect(asked).toMatch(/provider:card-acquirer: answered; \d+ looked at, \d+ booked/)
    expect(asked).toContain(`deposit ${nobodys}  25.00 EUR`)
    expect(asked).toMatch(/self-exclusions/)
    expect((await run('restored open', { reason: 'everybody has answered' })).lines[0]).toBe('The house is open.')
    await expect(run('restored ask')).rejects.toThrow(/not shut/)
  }))

describe('it opens', () => {
  test('once everybody has answered, with the reason in the audit log, and gives out no number a second time', () =>
    withRestored(async (at) => {
      expect(await openRestored(at.house, [], decider)).toMatch(/did not answer yet/)
      await askEverybody(at.house)
      expect(await openRestored(at.house, [], decider)).toMatchObject({ unanswered: [] })
      expect(at.house.stops.shut()).toBeUndefined()
      expect(at.house.stops.held()).toEqual([])
      expect((await at.app.inject({ url: '/readyz' })).json()).not.toHaveProperty('shut')
      expect(await at.sql(`select actor from audit where action = 'restored.open'`)).toEqual([{ actor: 'cli:test' }])
      const now = await readSequences(at.owner)
      for (const [name, last] of lastIds) expect([name, (now.get(name) ?? 0n) > last + 100_000n]).toEqual([name, true])
      expect(await askEverybody(at.house)).toBeUndefined()
      const own = at.browser()
      await own.must('POST /api/login', { login: ada.email, password: 'Violet7Harbour' })
    }))

  test('not while a provider is silent, and then without it only where that is said', () =>
    withRestored(async (at) => {
      await at.set('be.cardAcquirer.url', 'http://127.0.0.1:9/acquirer')
      expect(await stateOf(at, 'provider:card-acquirer')).toBe('silent')
      // Its deposits would pay for the bets: they wait for it.
      expect((await at.sql(`select count(*)::int as n from restored_source where source = 'studio:orchard'`))[0]?.n).toBe(0)
      expect(await openRestored(at.house, [], decider)).toMatch(/provider:card-acquirer/)
      const opened = await openRestored(at.house, ['provider:card-acquirer', 'studio:orchard'], decider)
      expect(opened).toMatchObject({ unanswered: ['provider:card-acquirer', 'studio:orchard'] })
      expect(await at.sql('select unanswered, reason from restored')).toEqual([
        { unanswered: ['provider:card-acquirer', 'studio:orchard'], reason: decider.reason },
      ])
    }))
})
