import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { unfreeze } from '../login-freeze/login-tries.sql.ts'
import { writeFrozenUntil, type PlayerRow } from '../players/player.sql.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { clearSends } from '../verification/code.sql.ts'
import { loginsOf } from './frozen-until.ts'

/** Bars a player from signing in until a moment, on every device, by an operator's decision; every session ends. */
export async function freezeAccount(house: House, row: PlayerRow, until: Date, { actor, reason }: Decider): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writeFrozenUntil(tx, row.shard, row.id, until)
    await endSessionsOf(tx, row.shard, row.id, at, 'operator')
    await writeAudit(tx, {
      at,
      actor,
      action: 'player.freeze',
      subject: `player:${row.id}`,
      details: { until },
      reason: { words: reason, house },
    })
  })
  house.tell(row.id, { about: 'session', ended: 'expired' })
}

/**
 * Ends a freeze by an operator's decision: forgives failed logins under every name and lets all code messages be sent
 * again.
 */
export async function unfreezeAccount(house: House, row: PlayerRow, { actor, reason }: Decider): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writeFrozenUntil(tx, row.shard, row.id, null)
    for (const login of loginsOf(house, row)) await unfreeze(tx, house.personal.indexOf('login', login))
    await clearSends(tx, `player:${row.id}`)
    await writeAudit(tx, {
      at,
      actor,
      action: 'player.unfreeze',
      subject: `player:${row.id}`,
      reason: { words: reason, house },
    })
  })
}
