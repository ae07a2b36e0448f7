import { createHash } from 'node:crypto'
import type { House } from '../../base/house.ts'
import { openPerson, readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { openHolder } from '../stored-details/stored-detail-seal.ts'
import { readStoredDetails, type StoredDetailRow } from '../stored-details/stored-detail.sql.ts'
import { countWaiting, readAccountSums, readAccountTimes, readOtherOwners, type AccountSum, type OtherOwner } from './account-facts.sql.ts'
import { nameAgreement, type NameAgreement } from './name-agreement.ts'

/** A payment account as somebody who decides on it reads it; the names are not masked. */
export type AccountReview = {
  player: PlayerRow
  detail: StoredDetailRow
  /** Moves with the account and with the profile. */
  version: string
  holder: string | null
  name: string
  agreement: NameAgreement
  givenAt: Date
  sums: AccountSum[]
  waiting: number
  otherOwners: OtherOwner[]
  others: StoredDetailRow[]
}

/** Reads all that is known for deciding on a player's account; undefined if there is no such account. */
export async function reviewAccount(
  house: House,
  owner: { shard: number; player: bigint },
  reference: string,
): Promise<AccountReview | undefined> {
  const { db } = house
  const [player, stored] = [await readPlayer(db, owner.shard, owner.player), await readStoredDetails(db, owner.shard, owner.player)]
  const detail = stored.find((one) => one.reference === reference)
  const times = await readAccountTimes(db, owner.shard, reference)
  if (!player || !detail || !times) return undefined
  const { firstName, lastName } = openPerson(house, player)
  const holder = openHolder(house, detail)
  const { verified, blocked, changed_at: changed } = detail
  return {
    player,
    detail,
    version: [verified, blocked, changed?.getTime() ?? 0, times.refused_at?.getTime() ?? 0, digestOf(player.personal)].join(' '),
    holder,
    name: [firstName, lastName].filter(Boolean).join(' '),
    agreement: nameAgreement(holder, { firstName, lastName }),
    givenAt: times.created_at,
    sums: await readAccountSums(db, owner, reference),
    waiting: await countWaiting(db, owner, reference),
    otherOwners: await readOtherOwners(db, owner, detail.provider, detail.fingerprint),
    others: stored.filter((one) => one.reference !== reference),
  }
}

/** The profile is written anew, sealed, with every change. */
const digestOf = (sealed: Buffer): string => createHash('sha256').update(sealed).digest('base64url').slice(0, 12)
