import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { bindGameSession } from '../../money/wallet/index.ts'
import { endGameSessions, readIdleSessions } from './session.sql.ts'

type EndReason = 'exit' | 'unload' | 'timeout' | 'parallel' | 'excluded' | 'operator' | 'sessionTime'

/**
 * Ends the open game sessions of a player (or one of them) and tells the player's browsers. An open round stays
 * pending.
 */
export async function endPlayersGames(
  house: House,
  who: { shard: number; player: bigint },
  reason: EndReason,
  only?: string,
): Promise<void> {
  const ended = await house.db.transaction(async (tx) => {
    const rows = await endGameSessions(tx, who.shard, who.player, house.clock.now(), reason, only)
    for (const row of rows) await bindGameSession(tx, row, null)
    return rows
  })
  if (reason === 'exit' || reason === 'unload') return
  for (const { id, player } of ended) house.tell(player, { about: 'game', gameSessionId: id, ended: reason })
}

export const sweepJob = 'game-sweep'
const sweepEveryMs = 30_000

/** Builds the worker that ends idle sessions, so that a killed tab does not keep time running. */
export function sweepWorker(house: House) {
  return async () => {
    const now = house.clock.now()
    const minutes = house.settings.get('be.gameSessionExpirationTimeMinutes')
    const countries = house.settings.get('be.gameSessionEnabledCountries')
    for (const session of await readIdleSessions(house.db, new Date(now.getTime() - minutes * 60_000), countries))
      await endPlayersGames(house, session, 'timeout', session.id)
    return { againAt: new Date(house.clock.now().getTime() + sweepEveryMs) }
  }
}

export const scheduleSweep = (house: House): Promise<void> => writeJob(house.db, sweepJob, 'all', house.clock.now())
