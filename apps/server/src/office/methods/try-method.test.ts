import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositorOf, openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { until } from '../../play/campaigns/test-campaigns-at-deposit.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestCashier
let beside: OfficeBeside
let lead: TestColleague
const id = String(methodIds.paymentCard)
beforeAll(async () => {
  at = await openTestCashier()
  beside = await openOfficeOf(at.house)
  lead = await beside.colleague('paymentsLead')
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await beside.office.close()
  await at.close()
})

test('a deposit is tried on the site by an example account, and the office tells how it stands and what is in the wallet', async () => {
  const { player, login, password, address } = await lead.must('tryMethod', { id, country: 'MLT' })
  expect(address).toBe(`${at.env.publicOrigin}/?modal=login&modal-after-login=deposit`)
  const browser = at.browser()
  await browser.must('POST /api/login', { login, password })
  const tried = () => lead.must('listTriedDeposits', { player })
  expect(await tried()).toEqual({ deposits: [], balance: '0.00', currency: 'EUR' })
  const payer = depositorOf(at, { ...(await at.player()), id: BigInt(player), currency: 'EUR', browser })
  const step = await payer.begin('25.00')
  expect((await tried()).deposits).toMatchObject([{ reference: step.reference, amount: '25.00', currency: 'EUR', state: 'stepping' }])
  await payer.giveCard(step)
  await payer.finish(step)
  await until(async () => (await tried()).deposits.map(({ state }) => state), ['ok'])
  expect((await tried()).balance).toBe('25.00')
})

test('what players of the country would not see is not tried, and no account is left behind', async () => {
  const accounts = () => at.sql('select count(*)::int as n from player')
  const before = await accounts()
  expect((await lead.ask('tryMethod', { id, country: 'XXX' })).refusal.error).toBe('mayNot')
  const elsewhere = (await lead.must('listMethods', {})).methods.find(
    ({ countries, isOn }) => isOn && countries.length > 0 && !countries.includes('MLT'),
  )
  const refused = await lead.ask('tryMethod', { id: elsewhere?.id ?? '', country: 'MLT' })
  expect(refused.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: 'Players in MLT do not see it.' })
  await lead.must('disableMethod', { id }, { reason: 'The acquirer is away.' })
  expect((await lead.ask('tryMethod', { id, country: 'MLT' })).refusal.errorSubMessage).toContain('switch it on first')
  expect(await accounts()).toEqual(before)
  await lead.must('enableMethod', { id }, { reason: 'The acquirer is back.', sign: true })
})

test('a live house tries nothing, and its deposits are not told by this', async () => {
  const { player } = await lead.must('tryMethod', { id, country: 'MLT' })
  at.house.env.mode = 'live'
  try {
    expect((await lead.ask('tryMethod', { id, country: 'MLT' })).refusal.errorSubMessage).toContain('real money')
    expect((await lead.ask('listTriedDeposits', { player })).refusal.error).toBe('mayNot')
    expect((await lead.must('readMethod', { id })).hasSandbox).toBe(false)
  } finally {
    at.house.env.mode = 'sandbox'
  }
})
