import type { Exclusion } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { refreshCapsInside } from '../../money/limit-enforcement/index.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { exclusionAt, hoursFrom } from './exclusion.ts'
import { writeReturn } from './return.sql.ts'

/**
 * Takes a player's request to play again after a self-exclusion. It stays in force, and advertising off, for the
 * cooling-off hours of the rules it began under.
 */
export async function endExclusion(asking: PlayerContext, { offers }: { offers: boolean }): Promise<{ exclusion: Exclusion } | Refused> {
  const { house, player } = asking
  const at = house.clock.now()
  const ended = await house.db.transaction(async (tx): Promise<Exclusion | Refused> => {
    await lockWallet(tx, player)
    const kept = await readExclusions(tx, player.shard, player.player, at)
    const holding = exclusionAt(kept, at)
    if (!holding) return refuse('notFound')
    if (holding.ending !== 'toBeAsked') return refuse('excluded')
    for (const { id, cooling_off_hours: hours, asked_at: asked } of kept) {
      if (hours === null || asked) continue
      await writeReturn(tx, player.shard, { exclusion: id, askedAt: at, endsAt: hoursFrom(at, hours), offers })
    }
    await writeAudit(tx, {
      at,
      actor: `player:${player.player}`,
      action: 'player.return',
      subject: `player:${player.player}`,
      details: { offers },
    })
    await refreshCapsInside(house, tx, player)
    return exclusionAt(await readExclusions(tx, player.shard, player.player, at), at) ?? holding
  })
  if (isRefused(ended)) return ended
  house.tell(player.player, { about: 'limits' })
  return { exclusion: ended }
}
