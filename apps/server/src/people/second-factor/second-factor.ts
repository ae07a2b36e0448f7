import { randomInt } from 'node:crypto'
import encodeQr from 'qr'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer } from '../players/player.sql.ts'
import { countAgainstFreeze, forgiveTries } from '../login-freeze/freeze.ts'
import { secondFactorMail } from '../account-mails/mails.ts'
import { base32, newSecret, setUpAddress, stepOfCode } from './one-time-code.ts'
import { codeRefusal, recoveryHash, sealSecret, secretOf } from './prove-code.ts'
import { provePassword } from '../passwords/prove-password.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  readSecondFactor,
  writeFactorConfirmed,
  writeRecoveryCodes,
  writeStepUsed,
  writeUnconfirmedFactor,
} from './second-factor.sql.ts'
import { rotateSession, setSessionCookie } from '../sessions/session.ts'

const recoveryCodes = 10
/** No look-alike characters; twelve of these give 57 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const setUpMinutes = 30

type SecondFactor = { since: string | null; recoveryCodesLeft: number }

/** Returns whether one-time codes are on, since when, and how many recovery codes are left. */
export async function readFactor({ house, player }: PlayerContext): Promise<SecondFactor> {
  const row = await readSecondFactor(house.db, player.shard, player.player)
  if (!row?.confirmed_at) return { since: null, recoveryCodesLeft: 0 }
  return { since: row.confirmed_at.toISOString(), recoveryCodesLeft: await countRecoveryCodes(house.db, player.shard, player.player) }
}

type SetUp = { secret: string; address: string; picture: boolean[][] }

/**
 * Begins switching one-time codes on; requires the password. Returns a new secret as text and QR code, which takes
 * effect only once a code confirms it.
 */
export async function beginFactor(asking: PlayerContext, input: { password: string }): Promise<SetUp | Refused> {
  const { house } = asking
  const row = await provePassword(asking, input.password)
  if (isRefused(row)) return row
  const secret = newSecret()
  if (!(await writeUnconfirmedFactor(house.db, row.shard, row.id, await sealSecret(house, row, secret), house.clock.now())))
    return refuse('verifiedBefore')
  const { email } = openPerson(house, row)
  const address = setUpAddress(house.settings.get('site.name'), email, secret)
  return { secret: base32(secret), address, picture: encodeQr(address, 'raw', { ecc: 'medium', border: 4 }) }
}

/**
 * Switches one-time codes on by a first code; returns recovery codes, shown only now. The session continues under a new
 * secret.
 */
export async function confirmFactor(asking: PlayerContext, input: { code: string }): Promise<{ recoveryCodes: string[] } | Refused> {
  const { house, player } = asking
  const who = { shard: player.shard, id: player.player }
  const begun = await readSecondFactor(house.db, who.shard, who.id)
  const now = house.clock.now()
  if (begun?.confirmed_at) return refuse('verifiedBefore')
  const known = await secretOf(house, who)
  if (!begun || !known || now.getTime() - begun.begun_at.getTime() > setUpMinutes * 60_000) return refuse('codeExpired')
  const key = `code-set-up:${who.id}`
  const counted = await countAgainstFreeze(asking, key)
  if (counted.frozen) return counted.frozen
  const step = stepOfCode(known.secret, input.code.replaceAll(/\s/g, ''), now)
  if (step === undefined)
    return refuse('wrongField', { details: { field: 'code', tries: counted.tries, fields: { code: { rule: 'wrongCode' } } } })
  await forgiveTries(asking, key)
  return switchOn(asking, step)
}

async function switchOn(asking: PlayerContext, step: number): Promise<{ recoveryCodes: string[] } | Refused> {
  const { house, player } = asking
  const { shard, player: id } = player
  const row = await readPlayer(house.db, shard, id)
  if (!row) return refuse('noSession')
  const now = house.clock.now()
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const cookie = await house.db.transaction(async (tx) => {
    if (!(await writeFactorConfirmed(tx, shard, id, now))) return undefined
    await writeStepUsed(tx, shard, id, step)
    await writeRecoveryCodes(
      tx,
      shard,
      id,
      codes.map((code) => recoveryHash(house, id, code)),
    )
    const { email, firstName } = openPerson(house, row)
    await queueMail(tx, house, secondFactorMail(house, email, firstName, row.language, 'on'), { shard: row.shard, player: row.id })
    await writeAudit(tx, { at: now, actor: `player:${id}`, action: 'second-factor.on', subject: `player:${id}` })
    return rotateSession(tx, player.sessionId)
  })
  if (!cookie) return refuse('verifiedBefore')
  asking.setCookie(setSessionCookie(cookie))
  return { recoveryCodes: codes }
}

/** Switches one-time codes off; requires the password and a one-time or recovery code. */
export async function endFactor(
  asking: PlayerContext,
  input: { password: string; code: string },
): Promise<Record<string, never> | Refused> {
  const { house, player } = asking
  const row = await provePassword(asking, input.password)
  if (isRefused(row)) return row
  const refused = await codeRefusal(asking, row, input.code)
  if (refused) return refused
  const now = house.clock.now()
  const cookie = await house.db.transaction(async (tx) => {
    await deleteSecondFactor(tx, row.shard, row.id)
    const { email, firstName } = openPerson(house, row)
    await queueMail(tx, house, secondFactorMail(house, email, firstName, row.language, 'off'), { shard: row.shard, player: row.id })
    await writeAudit(tx, { at: now, actor: `player:${row.id}`, action: 'second-factor.off', subject: `player:${row.id}` })
    return rotateSession(tx, player.sessionId)
  })
  asking.setCookie(setSessionCookie(cookie))
  return {}
}

const newRecoveryCode = () =>
  Array.from({ length: 12 }, (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters.charAt(randomInt(letters.length))).join('')
