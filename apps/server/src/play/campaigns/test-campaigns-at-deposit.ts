import { expect } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import type { Depositor, TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { enableCampaign } from './edit-campaigns.ts'
import { readCampaigns } from './campaign.sql.ts'
import { writeTestCampaign } from './test-campaign.ts'

export const half = { promoAmount: '50', promoAmountType: 'percentage' as const }
export type Wish = { campaignId?: number; code?: string; depositParticipationInAutomaticCampaigns?: boolean }
let lastId = 1000

/** Switches off the examples of a new installation: tests write campaigns of their own. */
export async function withoutExamples({ house }: TestCashier): Promise<void> {
  for (const { id } of await readCampaigns(house.db)) await enableCampaign(house, id, false, 'cli:test')
}

/** Writes a campaign, in euro unless said otherwise; returns its id. */
export async function campaignAt({ house }: TestCashier, terms: object, more: object = {}): Promise<number> {
  const id = (lastId += 1)
  await writeTestCampaign(house, { id, startsAt: new Date(0).toISOString(), terms: { EUR: terms }, ...more })
  return id
}

export const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)

/** Asks for a deposit by card with a campaign. */
export const ask = ({ browser, currency }: Depositor, wish: Wish, amount = '60.00') =>
  browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount, currency, ...wish }, { key: newKey() })

export const told = ({ browser }: Depositor, reference: string) => browser.must('GET /api/deposits/status', { reference })

/** Begins a deposit and pays it; returns its reference once the provider's notice has been processed. */
export async function pay(player: Depositor, wish: Wish, amount = '60.00'): Promise<string> {
  const { value: step, error } = await ask(player, wish, amount)
  if (error) throw new Error(`The deposit was refused: ${error.error}`)
  await player.giveCard(step)
  await player.finish(step)
  await until(async () => (await told(player, step.reference)).status, 'ok')
  return step.reference
}

export async function money(player: Depositor): Promise<{ cash: bigint; promo: bigint }> {
  const { cash, promo } = await player.wallet()
  return { cash, promo }
}

export const listed = async ({ browser }: Depositor) => (await browser.must('GET /api/campaigns', {})).campaigns
