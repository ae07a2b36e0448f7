import type { Answers } from '@fairhouse/contract/caller.ts'
import type { PlayerAsking } from '../base/context.ts'
import { browserOf } from './browser-of.ts'
import { readVisits } from './session.sql.ts'
import { visitOf } from './session.ts'

type Visit = Answers<'GET /api/activity'>['visits'][number]

const most = 50
/** How an end is told that is not simply its time being over. */
const endings: Record<string, Visit['endedBecause']> = { logout: 'logout', password: 'password', player: 'elsewhere', excluded: 'excluded' }

/** Where the player is signed in and was, the open sign-ins first: when, from which browser and address, and how they ended. A session that was idle for too long has ended without a word. */
export async function readActivity({ house, player }: PlayerAsking): Promise<{ visits: Visit[] }> {
  const now = house.clock.now()
  const idleMs = house.settings.get('be.sessionIdleMinutes') * 60_000
  const rows = await readVisits(house.db, player.shard, player.player, most)
  return {
    visits: rows.map(({ id, ip, user_agent, started_at, last_seen_at, expires_at, ended_at, ended_because }): Visit => {
      const idleEnd = new Date(Math.min(last_seen_at.getTime() + idleMs, expires_at.getTime()))
      const ended = ended_at ?? (idleEnd <= now ? idleEnd : null)
      const because = endings[ended_because ?? ''] ?? 'expired'
      return {
        visit: visitOf(id),
        beganAt: started_at.toISOString(),
        endsAt: expires_at.toISOString(),
        endedAt: ended?.toISOString() ?? null,
        endedBecause: ended ? because : null,
        browser: browserOf(user_agent),
        address: ip,
        isThis: id === player.sessionId,
      }
    }),
  }
}
