import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { endOtherSessions, endSession, readOpenSessions } from '../sessions/session.sql.ts'
import { visitOf } from '../sessions/session.ts'

/** Ends one of the player's other sessions, or all of them; browsers in them are told at once. */
export async function endVisit({ house, player }: PlayerContext, input: { visit?: string | undefined }): Promise<Record<string, never>> {
  const now = house.clock.now()
  await house.db.transaction(async (tx) => {
    if (input.visit === undefined) await endOtherSessions(tx, player, now, 'player')
    else {
      const open = await readOpenSessions(tx, player.shard, player.player)
      const id = open.find((session) => session !== player.sessionId && visitOf(session) === input.visit)
      if (id) await endSession(tx, id, now, 'player')
    }
    await writeAudit(tx, {
      at: now,
      actor: `player:${player.player}`,
      action: input.visit === undefined ? 'session.end-others' : 'session.end',
      subject: `player:${player.player}`,
    })
  })
  house.tell(player.player, { about: 'session', ended: 'expired' })
  return {}
}
