import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { payWithdrawal } from '../../cashier/withdrawals/index.ts'
import { fundedPlayer, statusOf, until } from '../../cashier/withdrawals/test-withdrawal.ts'
import { closeIncident, openIncident, startAgain, stopPart } from './run-incident.ts'
import type { NewStop } from './stop.sql.ts'

let cashier: TestCashier
let incident: bigint
const who = { actor: 'cli:test', reason: 'The alarm of the test rings.' } as const
beforeAll(async () => {
  cashier = await openTestCashier()
  incident = await openIncident(cashier.house, { title: 'A test', severity: 'major' }, who)
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => {
  await startAgain(cashier.house, incident, undefined, who)
  expect(await cashier.faults()).toEqual([])
})
const stop = (kind: NewStop['kind'], more: Partial<NewStop> = {}) =>
  stopPart(cashier.house, incident, { kind, target: null, country: null, texts: {}, ...more }, who)
const deposit = (player: Awaited<ReturnType<TestCashier['depositor']>>) =>
  player.browser.ask('POST /api/deposits', { method: 1140001, amount: '20.00', currency: 'EUR' })

test('a deposit by a provider that is stopped for a country is neither begun nor carried on there, and is elsewhere', async () => {
  const [maltese, finn] = [await cashier.depositor(), await cashier.depositor({ country: 'FIN' })]
  const step = await finn.begin('20.00')
  const paid = await finn.pay('30.00')
  await stop('deposit', { target: 'card-acquirer', country: 'FIN', texts: { en: 'Cards are back at noon.' } })
  expect((await deposit(finn)).error).toMatchObject({ errorCode: 9103, errorDetails: { what: 'deposit', text: 'Cards are back at noon.' } })
  expect((await finn.browser.ask('POST /api/deposits/finish', { reference: step.reference })).error.errorCode).toBe(9103)
  expect((await deposit(maltese)).status).toBe(200)
  // What the bank has taken is credited.
  await until(() => finn.status(paid), 'ok')
  expect((await finn.wallet()).cash).toBe(3000n)
})

test('a stop and deposits at the same moment: each that is acknowledged is there, and none is written after the answer', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => cashier.depositor()))
  const asked = players.map(deposit)
  const stopped = stop('deposit')
  await stopped
  const [{ written } = { written: 0 }] = await cashier.sql(
    `select count(*)::int as written from deposit_attempt where player in (${players.map(({ id }) => id).join(', ')})`,
  )
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(Number(written))
  expect(answers.filter(({ status }) => status !== 200).every(({ error }) => error.errorCode === 9103)).toBe(true)
})

test('while withdrawals are stopped none is asked for or paid; what was asked for keeps its place and is paid afterwards', async () => {
  const { player, ask, request } = await fundedPlayer(cashier)
  const { reference } = await request('40.00')
  const other = (await request('10.00')).reference
  expect(typeof (await payWithdrawal(cashier.house, other, who))).toBe('object')
  await stop('withdrawal', { country: player.country })
  expect(await payWithdrawal(cashier.house, reference, who)).toContain('Withdrawals are stopped')
  expect((await ask('20.00')).error).toMatchObject({ errorCode: 9103, errorDetails: { what: 'withdrawal' } })
  expect(await statusOf(player, reference)).toBe('pending')
  expect(await closeIncident(cashier.house, incident, who)).toContain('still stopped')
  await startAgain(cashier.house, incident, undefined, who)
  expect(typeof (await payWithdrawal(cashier.house, reference, who))).toBe('object')
})
