import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { activatePlayer } from '../players/write-player.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { readActivation, writeActivationUsed } from './activation.sql.ts'

/** Activates an account by the code of its mail; a code works once. */
export async function activate({ house }: RequestContext, input: { activationCode: string }): Promise<Record<string, never> | Refused> {
  const codeHash = hashOfSecret(input.activationCode)
  const now = house.clock.now()
  return house.db.transaction(async (tx) => {
    const row = await readActivation(tx, codeHash)
    if (!row) return refuse('activationCodeMismatch')
    if (row.used_at) return refuse('alreadyActivated')
    if (row.expires_at <= now) return refuse('activationCodeExpired')
    await writeActivationUsed(tx, codeHash, now)
    await activatePlayer(tx, row, now)
    await writeAudit(tx, { at: now, actor: `player:${row.player}`, action: 'player.activate', subject: `player:${row.player}` })
    return {}
  })
}
