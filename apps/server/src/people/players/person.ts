import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { writePersonal, type PlayerRow } from './player.sql.ts'

/** What is kept encrypted of a person: the registration's fields under their names. */
export type Personal = {
  /** Empty where there is none. */
  email: string
  /** The address to sign in with, while the new one is not proven. */
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

/** What is kept of a person; nothing of one who was erased. The key came with the row, so that reading costs no second question. */
export function openPerson({ personal }: Pick<House, 'personal'>, row: Row): Personal {
  if (row.personal.length === 0) return nobody
  return personal.of({ shard: row.shard, player: row.id }, row.person_key).open<Personal>(row.personal, placeOf(row))
}

/** Seals what is kept of somebody new, with a key of their own, or with the one that was made for them before. */
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

/** Writes what is kept of a person in the place of what was. */
export async function writePerson(
  sql: Sql,
  house: Pick<House, 'personal' | 'clock'>,
  { shard, id }: Pick<PlayerRow, 'shard' | 'id'>,
  person: Personal,
): Promise<void> {
  const seal = await sealFor(sql, house, { shard, player: id })
  await writePersonal(sql, shard, id, seal.seal(person, placeOf({ shard, id })))
}
