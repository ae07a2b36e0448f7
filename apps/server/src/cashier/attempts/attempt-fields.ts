import type { House } from '../../base/house.ts'
import { sealOf } from '../../base/keys/person-key.sql.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { AttemptRow } from './attempt.sql.ts'

type Attempt = Pick<AttemptRow, 'shard' | 'player' | 'reference' | 'fields'>

export const fieldsPlace = ({ shard, reference }: Pick<Attempt, 'shard' | 'reference'>): Place =>
  `deposit_attempt.fields ${shard}/${reference}`

/** Opens what the player filled in for the provider of a deposit. */
export async function openFields(house: House, attempt: Attempt): Promise<Record<string, string>> {
  if (!attempt.fields) return {}
  return (await sealOf(house.db, house, attempt)).open<Record<string, string>>(attempt.fields, fieldsPlace(attempt))
}
