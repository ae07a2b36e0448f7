import { randomBytes } from 'node:crypto'
import type { Profile } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { timeBegan } from '../../money/limit-enforcement/index.ts'
import { openPerson } from '../players/person.ts'
import { profileOf } from '../players/profile.ts'
import { readPlayer, writeLoginTime, type PlayerRow } from '../players/player.sql.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { browserOf } from '../sessions/browser-of.ts'
import { hasKnownDevices, isKnownDevice, writeKnownDevice } from '../login-freeze/login-tries.sql.ts'
import { newDeviceMail } from '../account-mails/mails.ts'
import { endSession } from '../sessions/session.sql.ts'
import { beginSession, hashOfSecret, setDeviceCookie, setSessionCookie } from '../sessions/session.ts'

/**
 * Lets somebody in who has proven everything: always a new session, and an end of the one that this browser had.
 * `strong`: by more than an account elsewhere, which counts as a proof for what matters (step-up.ts).
 */
export async function enter(asking: RequestContext, row: PlayerRow, { strong = true } = {}): Promise<{ profile: Profile }> {
  const { house, ip, userAgent } = asking
  const now = house.clock.now()
  const device = asking.deviceId ?? randomBytes(18).toString('base64url')
  const deviceHash = hashOfSecret(device)
  const wallet = { shard: row.shard, player: row.id, currency: row.currency }
  const cookie = await house.db.transaction(async (tx) => {
    // The wallet first, as everywhere: what ends a player's sessions holds it.
    await lockWallet(tx, wallet)
    await writeLoginTime(tx, row.shard, row.id, now)
    await tellOfNewDevice(tx, asking, row, deviceHash)
    await writeKnownDevice(tx, row.shard, row.id, deviceHash, now)
    if (asking.player) await endSession(tx, asking.player.sessionId, now, 'logout')
    await writeAudit(tx, { at: now, actor: `player:${row.id}`, action: 'session.begin', subject: `player:${row.id}` })
    const begun = await beginSession(tx, house, { shard: row.shard, player: row.id, device: deviceHash, ip, userAgent, strong }, now)
    await timeBegan(house, tx, wallet)
    return begun
  })
  asking.setCookie(setSessionCookie(cookie))
  asking.setCookie(setDeviceCookie(device))
  const fresh = await readPlayer(house.db, row.shard, row.id)
  return { profile: profileOf(house, fresh ?? row) }
}

/** The first device of an account is no news. */
async function tellOfNewDevice(tx: Sql, { house, ip, userAgent }: RequestContext, row: PlayerRow, deviceHash: string): Promise<void> {
  if (!house.settings.get('be.newDeviceMail')) return
  if (!(await hasKnownDevices(tx, row.shard, row.id)) || (await isKnownDevice(tx, row.shard, row.id, deviceHash))) return
  const { email, firstName } = openPerson(house, row)
  const mail = newDeviceMail(house, email, firstName, row.language, { browser: browserOf(userAgent) ?? '', address: ip })
  await queueMail(tx, house, mail, { shard: row.shard, player: row.id })
}
