import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { claimNationalId } from '../../knowing/identity/index.ts'
import { claimIdentifier, readAlike, writeLikeness, type LikenessKind } from '../players/identifier.sql.ts'
import { householdOf, likenessOf } from '../players/likeness.ts'
import type { Personal } from '../players/person.ts'
import { writeReview } from './review.sql.ts'

type Owner = { shard: number; player: bigint }

/** Claims what only one account can have; returns the first field that another account has. */
export async function claimIdentity(
  house: House,
  tx: Sql,
  owner: Owner,
  { nationalIdNumber, nickName }: Personal,
  country: string,
): Promise<'nationalIdNumber' | 'nickName' | undefined> {
  const at = house.clock.now()
  const stale = new Date(at.getTime() - house.settings.get('be.activationCodeHours') * 3_600_000)
  const ownId = !nationalIdNumber || (await claimNationalId(house, tx, owner, { country, value: nationalIdNumber }, stale))
  const nick = nickName && house.personal.indexOf('nickName', nickName)
  const ownNick = !nick || (await claimIdentifier(tx, 'nickName', nick, owner, at, stale))
  return !ownId ? 'nationalIdNumber' : !ownNick ? 'nickName' : undefined
}

/** Returns the blind indexes of what two accounts of one person probably share. */
function likenesses({ personal }: House, person: Personal) {
  const { phoneNumber } = person
  const household = householdOf(person)
  return [
    { kind: 'person' as const, index: personal.indexOf('person', likenessOf(person)) },
    ...(phoneNumber ? [{ kind: 'phoneNumber' as const, index: personal.indexOf('phoneNumber', phoneNumber) }] : []),
    ...(household ? [{ kind: 'address' as const, index: personal.indexOf('address-of-household', household) }] : []),
  ]
}

/** Returns whether somebody with the same name, birth date and postcode has an account. */
export async function isLikeSomebody(house: House, person: Personal): Promise<boolean> {
  const [{ kind, index }] = likenesses(house, person) as [ReturnType<typeof likenesses>[number]] // the first is always there
  return (await readAlike(house.db, kind, index)).length > 0
}

/** Returns whether somebody at the same address has an account, if the operator allows one per household. */
export async function hasTakenHousehold(house: House, person: Personal): Promise<boolean> {
  if (house.settings.get('registration.sameAddress') !== 'refuse') return false
  const own = likenesses(house, person).find(({ kind }) => kind === 'address')
  return own !== undefined && (await readAlike(house.db, own.kind, own.index)).length > 0
}

/**
 * Stores what somebody is recognised by, and lists accounts that look like the same person for an operator's review.
 */
export async function noteLikeness(house: House, tx: Sql, owner: Owner, person: Personal): Promise<void> {
  const passes = (kind: LikenessKind) => kind === 'address' && house.settings.get('registration.sameAddress') === 'allow'
  for (const { kind, index } of likenesses(house, person)) {
    const others = passes(kind) ? [] : await readAlike(tx, kind, index, owner)
    for (const other of others) await writeReview(tx, { at: house.clock.now(), reason: kind, owner, other })
    await writeLikeness(tx, kind, index, owner)
  }
}
