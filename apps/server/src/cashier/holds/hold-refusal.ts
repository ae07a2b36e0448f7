import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { holdKinds, type Act } from './hold-kinds.ts'
import { readMoneyHolds, type MoneyHold } from './money-hold.sql.ts'

type Who = { shard: number; player: bigint; country: string }

/** The documents that prove identity and address. */
export const proofOfPerson = ['identificationCard', 'residentialAddress'] as const

/** Returns the first refusal that an operator's hold or the country's rules put before an act. */
export const holdRefusal = async (house: House, who: Who, act: Act): Promise<Refused | undefined> =>
  (await operatorRefusal(house, who, act)) ?? (await kycRefusal(house, who, act))

/** Returns an operator's hold on an act; it applies even if a bank vouches for the person. */
export async function operatorRefusal(
  { db }: { db: Sql },
  { shard, player }: Omit<Who, 'country'>,
  act: Act,
): Promise<Refused | undefined> {
  const hold = (await readMoneyHolds(db, shard, player)).find(
    ({ kind }) => (holdKinds[kind].stops as readonly Act[]).includes(act), // the table names each
  )
  return hold && refusalOf(hold)
}

function refusalOf({ kind, documents }: MoneyHold): Refused {
  const { error } = holdKinds[kind]
  // A request for photos of a card has its own wording.
  if (kind === 'checks' || kind === 'risk') return refuse(error, documents.includes('creditCard') ? { subCode: 'code2' } : {})
  return refuse(error, documents.length > 0 ? { details: { documents } } : {})
}

/**
 * Refuses with 128 while identity is unproven, if the country requires proof before this act and the installation
 * enforces it.
 */
async function kycRefusal(house: House, { shard, player, country }: Who, act: Act): Promise<Refused | undefined> {
  if (act === 'methods' || !house.settings.get('verification.heedKycBefore')) return undefined
  if (!appliedRules(house, country).kycBefore.includes(act)) return undefined
  const row = await readPlayer(house.db, shard, player)
  return row && !isKnown(row) ? refuse('notValidated', { details: { documents: [...proofOfPerson] } }) : undefined
}

/** Returns whether a player's identity is known: seen by an operator, or vouched for by a service. */
export const isKnown = ({ validated_at: seen, age_verified_at: vouched }: PlayerRow): boolean => seen !== null || vouched !== null
