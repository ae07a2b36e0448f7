import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { walletOfJob } from '../../money/wallet/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { settleBonus } from '../bonuses/index.ts'
import { readBonusFacts, readCampaign, refusalOf } from '../campaigns/index.ts'

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
    await house.db.transaction(async (tx) => {
      const facts = await readBonusFacts(house, tx, { country: owner.country, currency: wallet.currency, player: wallet })
      if (refusalOf(row, facts, 'level')) return
      const nothing = { amountMinor: 0n, includedFeeMinor: 0n, leftMinor: 0n, isNone: true, automatic: true, source: 'level' as const }
      const reference = `level:${wallet.player}:${wallet.currency}:${level}`
      await settleBonus(house, tx, { ...wallet, ...nothing, reference, campaign: row.id, version: row.version })
    })
    house.wallet.changed(wallet)
  }
}
