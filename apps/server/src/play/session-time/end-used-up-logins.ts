import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { endPlayersGames } from '../game-sessions/end-session.ts'
import { refreshCapsInside, sessionTimeJob } from '../../money/limit-enforcement/index.ts'
import { standingOf, timeFreeAt } from '../../money/limits/index.ts'
import { endSessionsOf } from '../../people/sessions/index.ts'

/**
 * Builds the worker for when session time may be used up. If it is, ends the player's logins and games; open rounds
 * stay, and their wins are credited. If not yet, looks again when it will be.
 */
export function sessionTimeWorker(house: House) {
  return async ({ key }: JobRow): Promise<{ againAt: Date } | undefined> => {
    const [shard, player, currency] = key.split(':') as [string, string, string] // the key begins with the wallet
    const wallet = { shard: Number(shard), player: BigInt(player), currency }
    const at = house.clock.now()
    const up = await house.db.transaction(async (tx) => {
      const limits = await refreshCapsInside(house, tx, wallet)
      const upAt = limits && standingOf(limits).timeUpAt
      if (!limits || !upAt) return undefined
      if (upAt > at) return { againAt: upAt }
      await endSessionsOf(tx, wallet.shard, wallet.player, at, 'sessionTime')
      await writeAudit(tx, { at, actor: `job:${sessionTimeJob}`, action: 'session.time-up', subject: `player:${wallet.player}` })
      return { until: timeFreeAt(limits) }
    })
    if (!up) return undefined
    if (up.againAt) return { againAt: up.againAt }
    await endPlayersGames(house, wallet, 'sessionTime')
    house.tell(wallet.player, { about: 'session', ended: 'sessionTime', ...(up.until ? { until: up.until.toISOString() } : {}) })
    return undefined
  }
}
