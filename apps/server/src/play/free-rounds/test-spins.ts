import { isRefused } from '../../base/http/refusal.ts'
import { redeemCode } from '../bonuses/redeem-code.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import type { Playing, TestStudio } from '../games/test-studio.ts'

let lastId = 7000

/** Writes a campaign whose code brings three free spins of 0.20 in Orchard for thirty days, with these changes; returns its code. */
export async function spinCampaign(studio: TestStudio, terms: object = {}, more: object = {}): Promise<string> {
  const id = (lastId += 1)
  await writeTestCampaign(studio.house, {
    id,
    promoCode: `SPIN${id}`,
    offeredAt: ['code'],
    freeSpinGames: ['orchard'],
    validDays: 30,
    terms: { EUR: { freeSpinAmount: 3, freeSpinValue: '0.20', ...terms } },
    ...more,
  })
  return `SPIN${id}`
}

/** Brings a player what a code brings; returns the id of the award of free rounds. */
export async function redeemSpins({ house }: TestStudio, { shard, id: player, currency, country }: Playing, code: string): Promise<string> {
  const reference = `${code}-${player}`
  const done = await redeemCode(house, { shard, player, currency, country, code, reference })
  if (isRefused(done)) throw new Error(done.refused)
  return `free:${reference}`
}

/** Wins of a campaign's free spins that are wagered five times. */
export const wagered = { wagering: { winnings: { to: 'promo' as const, factor: '5' } } }
