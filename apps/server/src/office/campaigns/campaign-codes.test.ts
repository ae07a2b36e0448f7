import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { settleBonus } from '../../play/bonuses/index.ts'
import { codeAt } from '../../play/campaign-codes/codes.ts'
import { money, pay, until, withoutExamples } from '../../play/campaigns/test-campaigns-at-deposit.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

// Codes that two people make and players type, with and without a deposit of the sandbox's cards.

let at: TestCashier
let beside: OfficeBeside
let anna: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  await withoutExamples(at)
  beside = await openOfficeOf(at.house)
  anna = await beside.colleague('campaigns')
  ben = await beside.colleague('campaigns')
  await writeTestCampaign(at.house, {
    id: 801,
    offeredAt: ['code'],
    listed: false,
    terms: { EUR: { promoAmount: '5.00', turnoverFactor: '10' } },
  })
  await writeTestCampaign(at.house, {
    id: 802,
    listed: false,
    terms: { EUR: { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '10' } },
  })
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await beside.office.close()
  await at.close()
})

const reason = 'Letters to the harbour.'

/** Makes codes: one asks, the other applies. Returns the batch and its codes. */
async function made(id: string, codes: number, more: { endsAt?: string } = {}): Promise<{ batch: string; all: string[] }> {
  const asked = await anna.ask('makeCodes', { id, codes, note: 'summer letters', ...more }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  const [newest] = (await anna.must('listCodeBatches', { id })).batches
  const { csv, rows } = await anna.must('readCodes', { id, batch: newest!.batch }, { reason })
  const all = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]!)
  expect([rows, new Set(all).size]).toEqual([codes, codes])
  return { batch: newest!.batch, all }
}
const redeem = ({ browser }: Depositor, bonusCode: string, key = newKey()) =>
  browser.ask('POST /api/deposits', { method: 150001, amount: '5.00', currency: 'EUR', fields: { bonusCode } }, { key })

test('a code brings its campaign once, to whoever types it first, in any spelling', async () => {
  const { batch, all } = await made('801', 3)
  const [one, other] = [await at.depositor(), await at.depositor()]
  const spelled = `${all[0]!.slice(0, 4)}-${all[0]!.slice(4)}`.toLowerCase()
  const key = newKey()
  const first = await redeem(one, spelled, key)
  expect(first.value).toMatchObject({ type: 'finish', brought: { bonus: '5.00' } })
  expect((await redeem(one, spelled, key)).value).toEqual(first.value)
  expect((await redeem(other, all[0]!)).error.errorCode).toBe(400)
  expect([await money(one), await money(other)]).toEqual([
    { cash: 0n, promo: 500n },
    { cash: 0n, promo: 0n },
  ])
  const { batches } = await anna.must('listCodeBatches', { id: '801' })
  expect(batches[0]).toMatchObject({ batch, codes: 3, used: 1, state: 'open', note: 'summer letters' })
  const { csv } = await anna.must('readCodes', { id: '801', batch }, { reason })
  expect(csv).toContain(`${all[0]},${at.clock.now().toISOString().slice(0, 10)}`)
})

test('typed by two at the same time a code brings its campaign to one', async () => {
  const { all } = await made('801', 1)
  const players = [await at.depositor(), await at.depositor()]
  const answers = await Promise.all(players.map((player) => redeem(player, all[0]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const promos = await Promise.all(players.map(async (player) => (await money(player)).promo))
  expect(promos.toSorted((a, b) => Number(a - b))).toEqual([0n, 500n])
})

test('with a deposit it is used up as the deposit is credited: no other begins with it, and one that was begun before is credited without', async () => {
  const { all } = await made('802', 1)
  const [one, other] = [await at.depositor(), await at.depositor()]
  await pay(one, { campaignId: 0, code: all[0]! }, '40.00')
  await until(() => money(one), { cash: 4000n, promo: 2000n })
  const { browser } = other
  const late = await browser.ask(
    'POST /api/deposits',
    { method: 1140001, amount: '40.00', currency: 'EUR', campaignId: 0, code: all[0]! },
    { key: newKey() },
  )
  expect(late.error.errorCode).toBe(400)
  const { shard, id: player } = other
  const begun = { shard, player, currency: 'EUR', reference: 'begun-before', campaign: 802, version: 1, automatic: false, code: all[0]! }
  await at.house.db.transaction((tx) => settleBonus(at.house, tx, { ...begun, amountMinor: 4000n, includedFeeMinor: 0n, leftMinor: 4000n }))
  expect(await at.sql(`select state, reason from bonus_grant where deposit = 'begun-before'`)).toEqual([
    { state: 'refused', reason: 'campaignMaxBonuses' },
  ])
})

test('a batch that was stopped, or is over, brings nothing any more', async () => {
  const { batch, all } = await made('801', 2)
  await anna.must('stopCodes', { id: '801', batch }, { reason })
  expect((await redeem(await at.depositor(), all[0]!)).error.errorCode).toBe(404)
  expect((await anna.ask('stopCodes', { id: '801', batch }, { reason })).refusal.error).toBe('mayNot')
  const soon = new Date(at.clock.now().getTime() + 60_000).toISOString()
  const over = await made('801', 1, { endsAt: soon })
  await at.sql(`update campaign_code_batch set ends_at = '${at.clock.now().toISOString()}' where id = ${over.batch}`)
  expect((await redeem(await at.depositor(), over.all[0]!)).error.errorCode).toBe(404)
  expect((await anna.must('listCodeBatches', { id: '801' })).batches.map(({ state }) => state).slice(0, 2)).toEqual(['over', 'stopped'])
})

test('codes stand in no table, and follow from their place by the index key', async () => {
  const { batch, all } = await made('801', 2)
  expect(all).toEqual([codeAt(at.house, Number(batch), 1), codeAt(at.house, Number(batch), 2)])
  expect(all.every((code) => /^[A-HJKMNP-Z2-9]{12}$/.test(code))).toBe(true)
  const rows = await at.sql(`select code_index from campaign_code where batch = ${batch}`)
  expect(rows.some(({ code_index: index }) => all.includes(String(index)))).toBe(false)
})

test('codes that would lead nowhere or end at once are not made', async () => {
  const past = await anna.ask('makeCodes', { id: '801', codes: 1, note: 'too late', endsAt: '2020-01-01T00:00:00Z' }, { reason })
  expect(past.refusal.error).toBe('mayNot')
  expect((await anna.ask('makeCodes', { id: '899', codes: 1, note: 'of nothing' }, { reason })).refusal.error).toBe('notFound')
  expect((await anna.ask('readCodes', { id: '802', batch: '1' }, { reason })).refusal.error).toBe('notFound')
})
