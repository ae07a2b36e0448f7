import { ageAt } from '@fairhouse/country-rules'
import { appliedRules } from '../../settings/index.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../../people/players/index.ts'
import type { GameRow } from './game.sql.ts'

/** Groups of games to which age rules other than the casino's apply. */
const verticals: Readonly<Record<string, string>> = { bingo: 'lottery', betting: 'betting', sports: 'betting' }

/** Refuses (226) if the country requires a higher age for this kind of game than for an account. */
export async function oldEnough({ house, player }: PlayerContext, { game_group: group }: GameRow): Promise<Refused | undefined> {
  const { minAgeByVertical, timeZone } = appliedRules(house, player.country)
  const age = minAgeByVertical[(group && verticals[group]) ?? 'casino']
  if (age === undefined) return undefined
  const row = await readPlayer(house.db, player.shard, player.player)
  return row && ageAt(row.birth_date, house.clock.now(), timeZone) < age ? refuse('ageRestricted', { details: { age } }) : undefined
}
