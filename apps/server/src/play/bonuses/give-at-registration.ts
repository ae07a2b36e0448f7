import type { House } from '../../base/house.ts'
import { isRefused } from '../../base/http/refusal.ts'
import type { JobOutcome, Worker } from '../../base/jobs/jobs.ts'
import { isKnown, mayPlayMoney } from '../../cashier/holds/index.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { appliedRules } from '../../settings/index.ts'
import { mayPlay } from '../../people/verification/index.ts'
import { readAwaited, writeChoiceSettled } from '../campaigns/choice.sql.ts'
import { readCampaign, readCampaignVersion, type CampaignRow } from '../campaigns/index.ts'
import { grantWithoutDeposit } from './without-deposit.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Builds the worker that gives a new player the bonus without a deposit that they chose while registering, once their
 * account is as play for money asks, on the terms that they accepted. Until then it looks again, at longer intervals,
 * and at once when the account comes further.
 */
export function accountReadyWorker(house: House): Worker {
  return async ({ key }): Promise<JobOutcome> => {
    const [shard, id] = key.split('/')
    const who = { shard: Number(shard), player: BigInt(id ?? '') }
    const awaited = await readAwaited(house.db, who.shard, who.player)
    const player = await readPlayer(house.db, who.shard, who.player)
    if (!awaited || !player) return
    const at = house.clock.now()
    const row = await acceptedRow(house, awaited)
    if (player.status === 'closed' || !row || hasEnded(row, at)) return writeChoiceSettled(house.db, who.shard, who.player, at)
    if (await give(house, player, row)) return writeChoiceSettled(house.db, who.shard, who.player, at)
    const sinceMs = at.getTime() - awaited.at.getTime()
    return { againAt: new Date(at.getTime() + Math.min(Math.max(sinceMs, minuteMs), dayMs)) }
  }
}

/** Returns the campaign with the terms that were accepted, started or stopped as it is now. */
async function acceptedRow(house: House, { campaign, version }: { campaign: number; version: number }): Promise<CampaignRow | undefined> {
  const row = await readCampaign(house.db, campaign)
  const data = await readCampaignVersion(house.db, campaign, version)
  return row && data && { ...row, version, data }
}

const hasEnded = ({ enabled, data: { endsAt } }: CampaignRow, at: Date): boolean =>
  !enabled || (endsAt !== undefined && at >= new Date(endsAt))

/** Gives it if the account is ready and the player may have it now; returns whether it is given. */
async function give(house: House, owner: PlayerRow, row: CampaignRow): Promise<boolean> {
  const { shard, id, country, currency } = owner
  const player = { shard, player: id, country, currency }
  // Money for nothing goes to nobody whom the country's rules want known first, even if the house lets them play.
  const isUnknown = appliedRules(house, country).kycBefore.includes('play') && !isKnown(owner)
  if (owner.status !== 'active' || isUnknown) return false
  if ((await mayPlay(house, player)) ?? (await mayPlayMoney(house, player))) return false
  const given = await grantWithoutDeposit(house, row, player, { source: 'registration', reference: `registration:${id}` })
  return !isRefused(given)
}
