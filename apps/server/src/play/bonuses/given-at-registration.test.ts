// A bonus without a deposit that is chosen in the registration form comes once the account is ready to play.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { accountReadyJob, validatePlayer } from '../../people/players/index.ts'
import { markPlayer } from '../../people/marks/index.ts'
import { readPlayerByLogin, type PlayerRow } from '../../people/players/player.sql.ts'
import { registrationAt, someEmail } from '../../people/registration/test-registration.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { writeCampaignEnabled } from '../campaigns/campaign.sql.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { accountReadyWorker } from './give-at-registration.ts'

let at: TestHouse
let kit: ReturnType<typeof registrationAt>
beforeAll(async () => {
  at = await openTestHouse()
  kit = registrationAt(at)
})
afterAll(() => at.close())
afterEach(async () => {
  const verdicts = await verifyLedger(at.house.db, at.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

let lastId = 8000
const euro = { EUR: { promoAmount: '5.00', turnoverFactor: '10' } }
const offer = async (more: Parameters<typeof writeTestCampaign>[1] | object = {}): Promise<string> => {
  const id = (lastId += 1)
  await writeTestCampaign(at.house, { id, offeredAt: ['registration'], terms: euro, validDays: 60, ...more })
  return String(id)
}
const playerOf = async (email: string): Promise<PlayerRow> =>
  (await readPlayerByLogin(at.house.db, at.house.personal.indexOf('login', email)))! // they have just registered

/** Registers somebody who chose a campaign; their address is not proven yet. */
async function registered(campaign: string, changes: Record<string, string> = {}): Promise<{ email: string; player: PlayerRow }> {
  const email = someEmail()
  const answer = await kit.register({ email, campaignsEnabled: 'true', campaignId: campaign, ...changes })
  expect(answer.status).toBe(200)
  return { email, player: await playerOf(email) }
}

/** Follows the link of the mail that proves the address. */
async function activate(email: string): Promise<void> {
  const [mail] = await kit.mailsTo(email)
  const activationCode = /\/activation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await at.browser().must('POST /api/activation', { activationCode })
}

const jobOf = ({ shard, id }: PlayerRow) => ({ id: 1n, kind: accountReadyJob, key: `${shard}/${id}`, payload: {}, tries: 1 })
const look = (player: PlayerRow) => accountReadyWorker(at.house)(jobOf(player))
/** Does what is due by now, as the work of the house does. */
async function whatIsDue(player: PlayerRow): Promise<boolean> {
  const { key } = jobOf(player)
  const rows = await at.sql(
    `select 1 from job where kind = '${accountReadyJob}' and key = '${key}' and due_at <= '${at.clock.now().toISOString()}'`,
  )
  if (rows.length > 0) await look(player)
  return rows.length > 0
}
const promo = async ({ shard, id, currency }: PlayerRow) => (await readWalletRow(at.house.db, { shard, player: id, currency }))?.promo
const grants = ({ id }: PlayerRow) => at.sql(`select source, version, automatic, state from bonus_grant where player = ${id}`)
const later = (player: PlayerRow) =>
  at.sql(`update job set due_at = '2100-01-01' where kind = '${accountReadyJob}' and key = '${jobOf(player).key}'`)

test('it comes when the address is proven, once, and says that it is from the registration', async () => {
  const { email, player } = await registered(await offer())
  await look(player)
  expect(await promo(player)).toBe(0n)
  await later(player)
  await activate(email)
  expect(await whatIsDue(player)).toBe(true)
  expect(await promo(player)).toBe(500n)
  expect(await grants(player)).toEqual([{ source: 'registration', version: 1, automatic: false, state: 'granted' }])
  await Promise.all([look(player), look(player)])
  expect(await promo(player)).toBe(500n)
  const events = await at.sql(
    `select kind from grant_event e join bonus_grant g using (shard, deposit) where g.player = ${player.id} order by n`,
  )
  expect(events.map(({ kind }) => kind)).toEqual(['granted', 'activated'])
})

test('where the country wants to know who plays, it comes once that is known, and the page says until then that it waits', async () => {
  const free = { GBP: { freeSpinAmount: 10, freeSpinValue: '0.20' } }
  const { email, player } = await registered(await offer({ terms: free, freeSpinGames: ['harvest-wheel'], names: { en: 'Ten spins' } }), {
    country: 'GBR',
  })
  await activate(email)
  await whatIsDue(player)
  expect(await grants(player)).toEqual([])
  const browser = at.browser()
  await browser.must('POST /api/login', { login: email, password: testPassword })
  expect(await browser.must('GET /api/campaigns', {})).toMatchObject({ awaited: 'Ten spins' })
  await later(player)
  await validatePlayer(at.house.db, { shard: player.shard, player: player.id }, at.clock.now())
  expect(await whatIsDue(player)).toBe(true)
  expect(await grants(player)).toMatchObject([{ source: 'registration', state: 'granted' }])
  expect((await browser.must('GET /api/campaigns', {})).awaited).toBeUndefined()
})

test('it comes on the terms that were accepted, though the campaign was edited since', async () => {
  const campaign = await offer()
  const { email, player } = await registered(campaign)
  await offer({ id: Number(campaign), terms: { EUR: { promoAmount: '1.00', turnoverFactor: '50' } } })
  await activate(email)
  await look(player)
  expect([await promo(player), (await grants(player))[0]?.version]).toEqual([500n, 1])
})

test('whoever is marked has it when the mark is lifted, while it is offered; one that was stopped or has ended meanwhile does not come', async () => {
  const endsAt = new Date(at.clock.now().getTime() + 86_400_000).toISOString()
  const [lasting, stopped, ending] = [await offer(), await offer(), await offer({ endsAt })]
  const [marked, late, ended] = [await registered(lasting), await registered(stopped), await registered(ending)]
  const owner = { shard: marked.player.shard, player: marked.player.id }
  await markPlayer(at.house, owner, true, { actor: 'cli:test', reason: 'signs of harm' })
  for (const { email } of [marked, late, ended]) await activate(email)
  await look(marked.player)
  expect(await promo(marked.player)).toBe(0n)
  await markPlayer(at.house, owner, false, { actor: 'cli:test', reason: 'looked into' })
  await look(marked.player)
  expect(await promo(marked.player)).toBe(500n)
  await writeCampaignEnabled(at.house.db, Number(stopped), false, at.clock.now())
  at.clock.advance(86_400_001)
  for (const { player } of [late, ended]) await look(player)
  await writeCampaignEnabled(at.house.db, Number(stopped), true, at.clock.now())
  for (const { player } of [late, ended]) await look(player)
  expect([await promo(late.player), await promo(ended.player)]).toEqual([0n, 0n])
})

test('the form offers it only where the law lets it: not for more than one kind of gambling in Great Britain, nor to everybody in Sweden', async () => {
  const wagering = { contributions: { products: { sports: 10_000, slots: 10_000 } } }
  const terms = { GBP: { promoAmount: '5.00', turnoverFactor: '1' }, SEK: { promoAmount: '50.00', turnoverFactor: '1' } }
  const [mixed, short] = [await offer({ terms, wagering }), await offer({ terms, validDays: 10 })]
  const offered = async (country: string) => {
    const { steps } = await at.browser().must('GET /api/registration/fields', { country })
    const field = steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'campaignId')
    return [mixed, short].map((id) => field?.options?.some(({ value }) => value === id) ?? false)
  }
  expect(await offered('GBR')).toEqual([false, true])
  expect(await offered('SWE')).toEqual([true, false])
})

test('in Sweden it is the one bonus of a life', async () => {
  const terms = { SEK: { promoAmount: '50.00', turnoverFactor: '1' } }
  const { email, player } = await registered(await offer({ terms }), { country: 'SWE' })
  await activate(email)
  await validatePlayer(at.house.db, { shard: player.shard, player: player.id }, at.clock.now())
  await look(player)
  expect(await promo(player)).toBe(5000n)
  await writeTestCampaign(at.house, { id: 8900, validDays: 60, terms: { SEK: { promoAmount: '10.00' } } })
  const browser = at.browser()
  await browser.must('POST /api/login', { login: email, password: testPassword })
  expect((await browser.must('GET /api/campaigns', {})).campaigns).toEqual([])
})

test('one that asks for a deposit still comes with the first deposit', async () => {
  const { email, player } = await registered(await offer({ terms: { EUR: { promoAmount: '5.00', minDepositAmount: '10.00' } } }))
  await activate(email)
  expect(await whatIsDue(player)).toBe(false)
  expect(await grants(player)).toEqual([])
})
