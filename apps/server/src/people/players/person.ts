import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { writePersonal, type PlayerRow } from './player.sql.ts'

/** A person's encrypted data: the registration's fields by name. */
export type Personal = {
  /** Empty if there is none. */
  email: string
  /** The address to sign in with while a new one is unproven. */
  loginEmail?: string
  firstName: string
  lastName: string
  birthDate: string
  gender?: string
  street?: string
  city?: string
  zipCode?: string
  state?: string
  phoneNumber?: string
  nationalIdNumber?: string
  occupation?: string
  offlineLocation?: string
  nickName?: string
  userName?: string
}

type Row = Pick<PlayerRow, 'shard' | 'id' | 'personal' | 'person_key'>

const placeOf = ({ shard, id }: Pick<PlayerRow, 'shard' | 'id'>): Place => `player.personal ${shard}/${id}`
const nobody: Personal = { email: '', firstName: '', lastName: '', birthDate: '' }

/** Opens a person's data; empty for an erased person. The key comes with the row, which saves a query. */
export function openPerson({ personal }: Pick<House, 'personal'>, row: Row): Personal {
  if (row.personal.length === 0) return nobody
  return personal.of({ shard: row.shard, player: row.id }, row.person_key).open<Personal>(row.personal, placeOf(row))
}

/** Seals a new person's data with a new key of their own, or with the one created for them before. */
export function sealNewPerson(
  { personal }: Pick<House, 'personal'>,
  { shard, id }: Pick<PlayerRow, 'shard' | 'id'>,
  person: Personal,
  known?: Buffer | null,
): Pick<PlayerRow, 'personal'> & { person_key: Buffer } {
  const owner = { shard, player: id }
  const person_key = known ?? personal.newKey(owner)
  return { personal: personal.of(owner, person_key).seal(person, placeOf({ shard, id })), person_key }
}

/** Replaces a person's data. */
export async function writePerson(
  sql: Sql,
  house: Pick<House, 'personal' | 'clock'>,
  { shard, id }: Pick<PlayerRow, 'shard' | 'id'>,
  person: Personal,
): Promise<void> {
  const seal = await sealFor(sql, house, { shard, player: id })
  await writePersonal(sql, shard, id, seal.seal(person, placeOf({ shard, id })))
}
