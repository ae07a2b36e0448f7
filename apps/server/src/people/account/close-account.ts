import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext, SessionPlayer } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readAttemptsOf } from '../../cashier/attempts/index.ts'
import { endPlayersGames } from '../../play/game-sessions/index.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer, writeClosure, writePlayerStatus } from '../players/player.sql.ts'
import { clearSessionCookie } from '../sessions/session.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { stepUp } from '../step-up/step-up.ts'
import { askToSettleGrants, lockWallet, readWalletRow } from '../../money/wallet/index.ts'
import { accountClosedMail } from './mails.ts'

/** Closes the player's account for deletion, at their request. What the law requires is kept, exclusions included. */
export const deleteAccount = (asking: PlayerContext) => endAccount(asking, 'deletion')

/** Closes the player's account at their request, until they ask to reopen it. */
export const closeAccount = (asking: PlayerContext) => endAccount(asking, 'plain')

/**
 * Closes an account: sign-in is refused (112), every session and game ends, and the owner gets a mail. Refuses while
 * there is money to withdraw (263).
 */
async function endAccount(asking: PlayerContext, kind: 'deletion' | 'plain'): Promise<Record<string, never> | Refused> {
  const { house, player } = asking
  const unproven = await stepUp(asking)
  if (unproven) return unproven
  const at = house.clock.now()
  const refused = await house.db.transaction(async (tx) => {
    await lockWallet(tx, player)
    if (await hasMoney(tx, player)) return refuse('withdrawBeforeDeletion', kind === 'plain' ? { subCode: 'closing' } : {})
    const row = await readPlayer(tx, player.shard, player.player)
    if (!row) return refuse('noSession')
    await writePlayerStatus(tx, player.shard, player.player, 'closed')
    await writeClosure(tx, player.shard, player.player, { kind, until: null }, at)
    await endSessionsOf(tx, player.shard, player.player, at, 'closed')
    await askToSettleGrants(tx, player, at)
    await queueMail(tx, house, accountClosedMail(house, kind, openPerson(house, row), row.language), player)
    const subject = `player:${player.player}` as const
    await writeAudit(tx, { at, actor: subject, action: 'player.closed', subject, details: { closure: { kind, until: null } } })
    return undefined
  })
  if (refused) return refused
  await endPlayersGames(house, player, 'operator')
  asking.setCookie(clearSessionCookie())
  house.tell(player.player, { about: 'session', ended: 'logout' })
  return {}
}

/**
 * Returns whether money of the player's own is here, at stake, or on its way in or out. Bonus money still to be wagered
 * does not count: it lapses.
 */
async function hasMoney(tx: Transaction, { shard, player, currency }: SessionPlayer): Promise<boolean> {
  const wallet = await readWalletRow(tx, { shard, player, currency })
  if (!wallet) return false
  const { cash, reserve, held, in_play_cash: inPlay, pending_withdrawal: onItsWay } = wallet
  if (cash + reserve + held + inPlay + onItsWay > 0n) return true
  return (await readAttemptsOf(tx, shard, player, ['pending', 'unknown'])).length > 0
}
