import { randomBytes } from 'node:crypto'
import type { Profile } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
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
 * Logs somebody in who has proven everything: always with a new session, ending the one this browser had. `strong`:
 * proven by more than an outside account, which counts as proof for important acts (step-up.ts).
 */
export async function enter(asking: RequestContext, row: PlayerRow, { strong = true } = {}): Promise<{ profile: Profile }> {
  const { house, ip, userAgent } = asking
  const now = house.clock.now()
  const device = asking.deviceId ?? randomBytes(18).toString('base64url')
  const deviceHash = hashOfSecret(device)
  const wallet = { shard: row.shard, player: row.id, currency: row.currency }
  const cookie = await house.db.transaction(async (tx) => {
    // Lock the wallet first, as everywhere: whatever ends a player's sessions holds it.
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

/** Mails about a new device, except an account's first. */
async function tellOfNewDevice(tx: Sql, { house, ip, userAgent }: RequestContext, row: PlayerRow, deviceHash: string): Promise<void> {
  if (!house.settings.get('be.newDeviceMail')) return
  if (!(await hasKnownDevices(tx, row.shard, row.id)) || (await isKnownDevice(tx, row.shard, row.id, deviceHash))) return
  const { email, firstName } = openPerson(house, row)
  const mail = newDeviceMail(house, email, firstName, row.language, { browser: browserOf(userAgent) ?? '', address: ip })
  await queueMail(tx, house, mail, { shard: row.shard, player: row.id })
}
