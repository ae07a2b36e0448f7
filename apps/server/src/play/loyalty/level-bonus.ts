import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { walletOfJob } from '../../money/wallet/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { grantWithoutDeposit } from '../bonuses/index.ts'
import { readCampaign } from '../campaigns/index.ts'

/** Gives the bonus of a level that was reached; the key is `shard/player/currency/level`. */
export const levelBonusJob = 'level-bonus'

/** Builds the worker that gives the bonus of a level: once for each level in a player's life, and only where they may have it then. */
export function levelBonusWorker(house: House): Worker {
  return async ({ key }) => {
    const wallet = walletOfJob(key)
    const level = Number(key.split('/')[3])
    const id = house.settings.get('be.loyalty.levels')[level - 1]?.campaign
    const row = id === undefined ? undefined : await readCampaign(house.db, id)
    const owner = await readPlayer(house.db, wallet.shard, wallet.player)
    if (!row || !owner) return
    const reference = `level:${wallet.player}:${wallet.currency}:${level}`
    await grantWithoutDeposit(house, row, { ...wallet, country: owner.country }, { source: 'level', reference, automatic: true })
  }
}
