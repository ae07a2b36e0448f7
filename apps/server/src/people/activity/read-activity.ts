import type { Answers } from '@fairhouse/contract/caller.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { browserOf } from '../sessions/browser-of.ts'
import { readVisits, type VisitRow } from '../sessions/session.sql.ts'
import { visitOf } from '../sessions/session.ts'
import { openVisit } from '../sessions/visit-seal.ts'

type Visit = Answers<'GET /api/activity'>['visits'][number]

const most = 50
/** The ends of a session that are shown; any other means that its time was over. */
const endings: Record<string, Visit['endedBecause']> = { logout: 'logout', password: 'password', player: 'elsewhere', excluded: 'excluded' }

/** Lists the player's sign-ins, open ones first: when, from which browser and address, and how they ended. */
export async function readActivity({ house, player }: PlayerContext): Promise<{ visits: Visit[] }> {
  const rows = await readVisits(house.db, player.shard, player.player, most)
  return { visits: rows.map((row) => visitView(row, house, player.sessionId)) }
}

/** Returns a session as its player may see it. One idle for too long counts as ended. */
export function visitView(row: VisitRow, house: Pick<House, 'clock' | 'settings' | 'personal'>, sessionId: string): Visit {
  const { clock, settings } = house
  const { ip, userAgent } = openVisit(house, row)
  const { id, started_at, last_seen_at, expires_at, ended_at, ended_because } = row
  const idleMs = settings.get('be.sessionIdleMinutes') * 60_000
  const idleEnd = new Date(Math.min(last_seen_at.getTime() + idleMs, expires_at.getTime()))
  const ended = ended_at ?? (idleEnd <= clock.now() ? idleEnd : null)
  return {
    visit: visitOf(id),
    beganAt: started_at.toISOString(),
    endsAt: expires_at.toISOString(),
    endedAt: ended?.toISOString() ?? null,
    endedBecause: ended ? (endings[ended_because ?? ''] ?? 'expired') : null,
    browser: browserOf(userAgent),
    address: ip,
    isThis: id === sessionId,
  }
}
