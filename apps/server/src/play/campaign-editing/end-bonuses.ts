import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { readCampaign } from '../campaigns/campaign.sql.ts'
import { cancelGrant } from '../bonuses/index.ts'
import { countCampaign, readBonusesToEnd, readRunningBonuses, writeBonusesEnd, type RunningBonuses } from './campaign-figures.sql.ts'

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
    await writeAudit(tx, { at, actor, action: 'campaign.end-bonuses', subject: `job:${endBonusesJob}`, details })
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
        await house.db.transaction((tx) => cancelGrant(house, tx, bonus, `job:${endBonusesJob}`))
        house.wallet.changed(bonus)
      }
      if (bonuses.length < atOnce) break
    }
    await countCampaign(house.db, id, house.clock.now())
  }
}
