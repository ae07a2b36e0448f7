import type { House } from '../../base/house.ts'
import { openPerson } from './person.ts'
import { readPlayer } from './player.sql.ts'

/** How a player stands where others read it: by nickname, or by the first letter of their first name alone. */
export async function shownName(house: House, shard: number, player: bigint): Promise<string> {
  const row = await readPlayer(house.db, shard, player)
  const person = row && openPerson(house, row)
  if (person?.nickName) return person.nickName
  const [first] = new Intl.Segmenter('en').segment(person?.firstName ?? '')
  return first ? `${first.segment.toUpperCase()}.` : '–'
}
