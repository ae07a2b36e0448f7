import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefused } from '../../base/http/refusal.ts'
import { redeemCode } from '../bonuses/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { campaignFiguresWorker, readCampaignFigures } from './index.ts'

let studio: TestStudio
beforeAll(async () => void (studio = await openTestStudio()))
afterAll(() => studio.close())

/** Brings a new player 20.00 of a campaign, to be wagered once. */
async function given(code: string): Promise<Playing> {
  const player = await studio.playing(0n)
  const { shard, id, currency, country } = player
  const done = await redeemCode(studio.house, { shard, player: id, currency, country, code, reference: `${code}-${id}` })
  if (isRefused(done)) throw new Error(done.refused)
  return player
}

async function round(player: Playing, amount: number, won: number): Promise<void> {
  const roundId = fresh('r')
  expect((await bet(player, amount, { roundId })).code).toBe('OK')
  expect((await player.wallet('win', { transactionId: fresh('t'), roundId, amount: String(won) })).code).toBe('OK')
}

test('a campaign costs what was given and did not come back; what became of its bonuses is counted', async () => {
  await writeTestCampaign(studio.house, {
    id: 4001,
    promoCode: 'FIGURES',
    offeredAt: ['code'],
    terms: { EUR: { promoAmount: '20.00', turnoverFactor: '1' } },
  })
  const [met, lost, up] = [await given('FIGURES'), await given('FIGURES'), await given('FIGURES')]
  await given('FIGURES')
  await round(met, 2000, 1500)
  for (const stake of [1000, 1000]) await round(lost, stake, 0)
  const { running } = await up.browser.must('GET /api/bonuses', {})
  await up.browser.must('POST /api/bonuses/give-up', { bonus: running[0]?.id ?? '' })
  await campaignFiguresWorker(studio.house)()
  expect(await readCampaignFigures(studio.house.db, 4001)).toMatchObject([
    // Four times 20.00, of which one came back whole; the last stake of the one who lost all met the requirement with nothing left.
    { players: 4, granted: 4, running: 1, cost: 6000n, completed: 2, used_up: 0, expired: 0, let_go: 1, converted: 1500n },
  ])
})
