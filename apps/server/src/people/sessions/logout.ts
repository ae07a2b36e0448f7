import type { RequestContext } from '../../base/house.ts'
import { endSession } from './session.sql.ts'
import { clearSessionCookie } from './session.ts'

/** Ends this session and clears its cookie; does nothing if nobody is logged in. */
export async function logout(asking: RequestContext): Promise<Record<string, never>> {
  const { house, player } = asking
  asking.setCookie(clearSessionCookie())
  if (!player) return {}
  await endSession(house.db, player.sessionId, house.clock.now(), 'logout')
  house.tell(player.player, { about: 'session', ended: 'logout' })
  return {}
}
