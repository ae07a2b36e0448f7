import type { Exclusion } from '@fairhouse/contract'
import type { PlayerContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { endPlayersGames } from '../../play/game-sessions/index.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import { clearSessionCookie, endSessionsOf } from '../../people/sessions/index.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { exclusionAt, isLonger } from './exclusion.ts'
import { exclusionMail } from './mails.ts'

/** `coolingOffHours`: it ends only on request, that many hours after it. */
export type Wanted = { kind: Exclusion['kind']; until: Date | null; reason: string; coolingOffHours?: number | null }

/**
 * Begins a time-out or an exclusion. One transaction under the wallet's lock writes it, closes the gates, ends every
 * session and queues the mail; then games end and browsers are notified. Withdrawals stay possible after a new login.
 */
export async function beginExclusion(asking: PlayerContext, wanted: Wanted): Promise<{ exclusion: Exclusion } | Refused> {
  const { house, player } = asking
  const at = house.clock.now()
  const begun = await house.db.transaction(async (tx) => {
    await lockWallet(tx, player)
    const holding = exclusionAt(await readExclusions(tx, player.shard, player.player, at), at)
    if (!isLonger(wanted, holding)) return null
    const { kind, until, reason, coolingOffHours = null } = wanted
    await excludePlayer(
      house,
      tx,
      player,
      { kind, source: 'player', reason, startsAt: at, endsAt: until, coolingOffHours },
      { actor: `player:${player.player}`, action: `exclusion.${kind}`, details: { until, reason } },
    )
    await endSessionsOf(tx, player.shard, player.player, at, 'excluded')
    const row = await readPlayer(tx, player.shard, player.player)
    if (row) await queueMail(tx, house, exclusionMail(house, openPerson(house, row), row, wanted), player)
    return exclusionAt(await readExclusions(tx, player.shard, player.player, at), at)
  })
  if (!begun) return refuse('checkFields', { details: { fields: { length: { rule: 'onlyLonger' } } } })
  await endPlayersGames(house, player, 'excluded')
  asking.setCookie(clearSessionCookie())
  house.tell(player.player, { about: 'session', ended: 'excluded' })
  return { exclusion: begun }
}
