import type { House } from '../../base/house.ts'
import type { Owner, Place } from '../../base/keys/personal-data.ts'
import type { ValidationRow } from './validation.sql.ts'

/** The frame's address of an attempt, and the adapter's state. */
export type KeptTry = { url: string; state: unknown }

export const tryPlace = ({ shard, player }: Owner, id: string): Place => `automatic_validation.sealed ${shard}/${player}/${id}`

/** Opens what is stored of an attempt; undefined once it is over for good. */
export const openTry = ({ personal }: Pick<House, 'personal'>, row: ValidationRow): KeptTry | undefined =>
  row.sealed ? personal.of(row, row.person_key).open<KeptTry>(row.sealed, tryPlace(row, row.id)) : undefined
