import type { Actor } from '../../base/actor.ts'
import { awardKinds, type Awards } from '@fairhouse/money'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { readCampaign } from '../campaigns/campaign.sql.ts'
import { readAwards, readGrant, writeAwards } from '../campaigns/grant.sql.ts'
import { moveAwards } from '../campaigns/move-awards.ts'
import { playedKinds } from '../campaigns/settle-bonus.ts'
import {
  countCampaign,
  readBonusesToEnd,
  readRunningBonuses,
  writeBonusEnded,
  writeBonusesEnd,
  type RunningBonuses,
} from './campaign-figures.sql.ts'

/** Ends the running bonuses of a campaign, one by one; the key is its number. */
export const endBonusesJob = 'end-bonuses'
const atOnce = 100

/**
 * Ends the running bonuses of a campaign before their time, granted until now: a job takes what is left of them. Returns
 * what players lose by it, by currency.
 */
export async function endBonuses(house: House, id: number, actor: Actor): Promise<RunningBonuses[]> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const losses = await readRunningBonuses(tx, id, at)
    if (losses.length === 0) return losses
    await writeBonusesEnd(tx, id, at)
    await writeJob(tx, endBonusesJob, String(id), at)
    const details = { losses: losses.map((one) => ({ ...one, money: String(one.money), free_spins: String(one.free_spins) })) }
    await writeAudit(tx, { at, actor, action: 'campaign.end-bonuses', subject: `campaign:${id}`, details })
    return losses
  })
}

/** Builds the worker that ends bonuses, each in a transaction of its own: ended in the middle, it goes on where it was. */
export function endBonusesWorker(house: House): Worker {
  return async ({ key }) => {
    const id = Number(key)
    const until = (await readCampaign(house.db, id))?.bonuses_end_at
    if (!until) return
    for (;;) {
      const bonuses = await readBonusesToEnd(house.db, id, until, atOnce)
      for (const bonus of bonuses) {
        await endBonus(house, bonus)
        house.wallet.changed(bonus)
      }
      if (bonuses.length < atOnce) break
    }
    await countCampaign(house.db, id, house.clock.now())
  }
}

type Bonus = { shard: number; deposit: string; player: bigint; currency: string }

/** Ends one bonus: what is still to be played with goes back to the house, what was the player's at once stays theirs. */
const endBonus = (house: House, bonus: Bonus): Promise<void> =>
  house.db.transaction(async (tx) => {
    const { shard, deposit, player, currency } = bonus
    await lockWallet(tx, bonus)
    const grant = await readGrant(tx, shard, deposit)
    if (grant?.state !== 'granted' || grant.ended_at) return
    const rows = await readAwards(tx, shard, deposit)
    const kept = (kind: (typeof awardKinds)[number]) =>
      rows.reduce((sum, row) => (row.kind !== kind ? sum : sum + row.lost + (playedKinds.includes(kind) ? 0n : row.held)), 0n)
    const wanted = Object.fromEntries(awardKinds.map((kind) => [kind, kept(kind)])) as Awards // one for each kind
    const revision = grant.revision + 1
    const moved = await moveAwards(house, tx, { shard, player, currency, reference: deposit }, revision, rows, wanted)
    await writeAwards(tx, shard, deposit, moved)
    await writeBonusEnded(tx, shard, deposit, revision, house.clock.now())
  })
