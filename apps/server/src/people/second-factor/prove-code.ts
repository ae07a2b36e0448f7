import type { RequestContext, House } from '../../base/house.ts'
import { sealFor, sealOf } from '../../base/keys/person-key.sql.ts'
import type { Owner, Place } from '../../base/keys/personal-data.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { countAgainstFreeze, forgiveTries } from '../login-freeze/freeze.ts'
import { isKnownDevice } from '../login-freeze/login-tries.sql.ts'
import { stepOfCode } from './one-time-code.ts'
import { readSecondFactor, writeRecoveryCodeUsed, writeStepUsed } from './second-factor.sql.ts'
import { hashOfSecret } from '../sessions/session.ts'

type Sealed = { secret: string }
type Who = Pick<PlayerRow, 'shard' | 'id'>

/** Reads the secret of a player's one-time codes, and whether it was confirmed. */
export async function secretOf(house: House, { shard, id }: Who): Promise<{ secret: Buffer; confirmed: boolean } | undefined> {
  const owner = { shard, player: id }
  const row = await readSecondFactor(house.db, shard, id)
  if (!row) return undefined
  const { secret } = (await sealOf(house.db, house, owner)).open<Sealed>(row.sealed, factorPlace(owner))
  return { secret: Buffer.from(secret, 'base64'), confirmed: row.confirmed_at !== null }
}

/** Returns whether a player is asked for one-time codes. */
export async function hasSecondFactor({ db }: House, { shard, id }: Who): Promise<boolean> {
  return Boolean((await readSecondFactor(db, shard, id))?.confirmed_at)
}

const factorPlace = ({ shard, player }: Owner): Place => `second_factor.sealed ${shard}/${player}`

export async function sealSecret(house: House, { shard, id }: Who, secret: Buffer): Promise<Buffer> {
  const owner = { shard, player: id }
  const seal = await sealFor(house.db, house, owner)
  return seal.seal({ secret: secret.toString('base64') } satisfies Sealed, factorPlace(owner))
}

/** Hashes a recovery code with our key, ignoring separators. */
export const recoveryHash = ({ personal }: House, player: bigint, code: string): string =>
  personal.indexOf(`recovery:${player}`, code.replace(/[^a-z0-9]/gi, ''))

/**
 * Returns why a code is refused: frozen, or wrong with so many tries left. The try counts before the check, by device
 * if the account knows it. A correct code is consumed in one statement, so it works once however many ask concurrently.
 */
export async function codeRefusal(asking: RequestContext, who: Who, code: string): Promise<Refused | undefined> {
  const { house, deviceId } = asking
  const device = deviceId ? hashOfSecret(deviceId) : undefined
  const known = device ? await isKnownDevice(house.db, who.shard, who.id, device) : false
  const key = known ? `code:${who.id}:${device}` : `code:${who.id}`
  const counted = await countAgainstFreeze(asking, key)
  if (counted.frozen) return counted.frozen
  if (!(await takeCode(house, who, code.trim())))
    return refuse('wrongField', { details: { field: 'code', tries: counted.tries, fields: { code: { rule: 'wrongCode' } } } })
  await forgiveTries(asking, key)
  return undefined
}

async function takeCode(house: House, who: Who, code: string): Promise<boolean> {
  const { db, clock } = house
  const known = await secretOf(house, who)
  if (!known) return false
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(known.secret, digits, clock.now())
    return step !== undefined && writeStepUsed(db, who.shard, who.id, step)
  }
  return writeRecoveryCodeUsed(db, who.shard, who.id, recoveryHash(house, who.id, code), clock.now())
}
