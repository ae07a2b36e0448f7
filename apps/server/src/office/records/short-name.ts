import type { House } from '../../base/house.ts'
import { openPerson, type PlayerRow } from '../../people/players/index.ts'

/** A player as lists name them: the first name and the initial of the last. */
export function shortName(house: Pick<House, 'personal'>, row: Pick<PlayerRow, 'shard' | 'id' | 'personal' | 'person_key'>): string {
  const { firstName, lastName } = openPerson(house, row)
  return lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`
}
