import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { holdKinds, type Act } from './hold-kinds.ts'
import { readMoneyHolds, type MoneyHold } from './money-hold.sql.ts'

type Who = { shard: number; player: bigint; country: string }

/** What proves who somebody is and where they live. */
export const proofOfPerson = ['identificationCard', 'residentialAddress'] as const

/** What an operator or the country's rules put between a player and an act: the first that stops it. */
export const holdRefusal = async (house: House, who: Who, act: Act): Promise<Refused | undefined> =>
  (await operatorRefusal(house, who, act)) ?? (await kycRefusal(house, who, act))

/** What an operator put there: it holds also where a bank says who somebody is. */
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
  // Whoever is to send photos of a card is told so in words of their own.
  if (kind === 'checks' || kind === 'risk') return refuse(error, documents.includes('creditCard') ? { subCode: 'code2' } : {})
  return refuse(error, documents.length > 0 ? { details: { documents } } : {})
}

/** Where the country wants it known who somebody is before an act, and the installation heeds that: 128 until it is. */
async function kycRefusal(house: House, { shard, player, country }: Who, act: Act): Promise<Refused | undefined> {
  if (act === 'methods' || !house.settings.get('verification.heedKycBefore')) return undefined
  if (!appliedRules(house, country).kycBefore.includes(act)) return undefined
  const row = await readPlayer(house.db, shard, player)
  return row && !isKnown(row) ? refuse('notValidated', { details: { documents: [...proofOfPerson] } }) : undefined
}

/** Whether it is known who a player is: an operator has seen it, or a service has vouched for it. */
export const isKnown = ({ validated_at: seen, age_verified_at: vouched }: PlayerRow): boolean => seen !== null || vouched !== null
