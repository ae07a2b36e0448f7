import type { MadePasskey, Profile, UsedPasskey } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext, House, PlayerContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { goIn } from '../sign-in/accept-documents.ts'
import { accountRefusal } from '../sign-in/account-refusal.ts'
import { browserOf } from '../sessions/browser-of.ts'
import { countAgainstFreeze, forgiveTries } from '../login-freeze/freeze.ts'
import { passkeyMail } from '../account-mails/mails.ts'
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  readPasskey,
  readPasskeys,
  takeChallenge,
  writePasskeyUsed,
  type ChallengeFor,
} from './passkey.sql.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { hashOfSecret, rotateSession, setSessionCookie } from '../sessions/session.ts'
import { askForKey, askForProof, readKey, readProof } from '../../base/http/webauthn.ts'

const siteOf = ({ env, settings }: House) => ({ origin: env.publicOrigin, name: settings.get('site.name') })
const waitMs = 5 * 60_000
const mostPerPlayer = 20

type Passkey = { id: string; name: string; addedAt: string; usedAt: string | null }
type Options = { options: Record<string, unknown> }

/** Lists the player's passkeys, newest first. */
export async function listPasskeys({ house, player }: PlayerContext): Promise<{ passkeys: Passkey[] }> {
  const rows = await readPasskeys(house.db, player.shard, player.player)
  return {
    passkeys: rows.map(({ credential_id: id, name, added_at: added, used_at: used }) => ({
      id,
      name,
      addedAt: added.toISOString(),
      usedAt: used?.toISOString() ?? null,
    })),
  }
}

/** Begins adding a passkey; requires the password. */
export async function beginPasskey(asking: PlayerContext, input: { password: string }): Promise<Options | Refused> {
  const { house } = asking
  const row = await provePassword(asking, input.password)
  if (isRefused(row)) return row
  const { email, firstName, lastName } = openPerson(house, row)
  const keys = (await readPasskeys(house.db, row.shard, row.id)).map(({ credential_id: id, transports }) => ({ id, transports }))
  // The device stores this opaque name for the player.
  const handle = house.personal.indexOf('passkey', String(row.id))
  const options = await askForKey(siteOf(house), { handle, email, fullName: `${firstName} ${lastName}`, keys })
  await rememberChallenge(house, options.challenge, { shard: row.shard, player: row.id })
  return { options: { ...options } }
}

/** Adds the passkey that a browser made; the session continues under a new secret, and the owner gets a mail. */
export async function addPasskey(asking: PlayerContext, input: { made: MadePasskey }): Promise<Record<string, never> | Refused> {
  const { house, player } = asking
  const whose = { shard: player.shard, player: player.player }
  const key = await readKey(siteOf(house), input.made, (challenge) => isOpen(house, challenge, whose))
  const row = key && (await readPlayer(house.db, player.shard, player.player))
  if (!key || !row) return refuse('authenticationFailed')
  const at = house.clock.now()
  const kept = {
    ...whose,
    credential_id: key.id,
    public_key: key.publicKey,
    counter: BigInt(key.counter),
    transports: key.transports,
    name: browserOf(asking.userAgent) ?? house.settings.get('site.name'),
    added_at: at,
  }
  const cookie = await house.db.transaction(async (tx) => {
    if (!(await insertPasskey(tx, kept, mostPerPlayer))) return undefined
    await queueMail(tx, house, mailOf(house, row, 'added'), { shard: row.shard, player: row.id })
    await writeAudit(tx, { at, actor: `player:${row.id}`, action: 'passkey.add', subject: `player:${row.id}` })
    return rotateSession(tx, player.sessionId)
  })
  if (!cookie) return refuse('authenticationFailed')
  asking.setCookie(setSessionCookie(cookie))
  return {}
}

/** Removes a passkey; requires the password. */
export async function endPasskey(asking: PlayerContext, input: { id: string; password: string }): Promise<Record<string, never> | Refused> {
  const { house } = asking
  const row = await provePassword(asking, input.password)
  if (isRefused(row)) return row
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, row.shard, row.id, input.id))) return
    await queueMail(tx, house, mailOf(house, row, 'removed'), { shard: row.shard, player: row.id })
    await writeAudit(tx, { at, actor: `player:${row.id}`, action: 'passkey.remove', subject: `player:${row.id}` })
  })
  return {}
}

/** Begins a sign-in by passkey without naming an account; the device tells which. */
export async function beginPasskeyLogin({ house }: RequestContext): Promise<Options> {
  const options = await askForProof(siteOf(house))
  await rememberChallenge(house, options.challenge, undefined)
  return { options: { ...options } }
}

/**
 * Signs in with a passkey. The device verified its owner (finger, face or PIN), so it replaces password and one-time
 * code. Tries count like passwords'. A device whose counter went back may be a copy and is refused.
 */
export async function loginWithPasskey(asking: RequestContext, input: { used: UsedPasskey }): Promise<{ profile: Profile } | Refused> {
  const row = await loginPlayerOf(asking, input.used)
  return isRefused(row) ? row : ((await accountRefusal(asking, row)) ?? goIn(asking, row))
}

/** Returns whose passkey was used; refuses an unknown or invalid one (286), and too many tries (111). */
export async function loginPlayerOf(asking: RequestContext, used: UsedPasskey): Promise<PlayerRow | Refused> {
  const tries = `passkey:${hashOfSecret(used.id)}`
  const counted = await countAgainstFreeze(asking, tries)
  if (counted.frozen) return counted.frozen
  const row = await playerOfProof(asking.house, used)
  if (!row) return refuse('authenticationFailed')
  await forgiveTries(asking, tries)
  return row
}

async function playerOfProof(house: House, used: UsedPasskey): Promise<PlayerRow | undefined> {
  const kept = await readPasskey(house.db, used.id)
  if (!kept) return undefined
  const { credential_id: id, public_key: publicKey, transports } = kept
  const count = await readProof(siteOf(house), used, { id, publicKey, transports, counter: 0 }, (challenge) =>
    isOpen(house, challenge, undefined),
  )
  if (count === undefined) return undefined
  const at = house.clock.now()
  if (await writePasskeyUsed(house.db, id, BigInt(count), at)) return readPlayer(house.db, kept.shard, kept.player)
  const subject = `player:${kept.player}` as const
  await writeAudit(house.db, { at, actor: subject, action: 'passkey.count-went-back', subject })
  return undefined
}

const rememberChallenge = ({ db, clock }: House, challenge: string, whose: ChallengeFor) =>
  insertChallenge(db, hashOfSecret(challenge), whose, new Date(clock.now().getTime() + waitMs))

const isOpen = ({ db, clock }: House, challenge: string, whose: ChallengeFor) =>
  takeChallenge(db, hashOfSecret(challenge), whose, clock.now())

function mailOf(house: House, row: PlayerRow, what: 'added' | 'removed') {
  const { email, firstName } = openPerson(house, row)
  return passkeyMail(house, email, firstName, row.language, what)
}
