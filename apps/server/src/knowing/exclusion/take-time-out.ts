import type { Exclusion } from '@fairhouse/contract'
import { appliedRules } from '../../settings/index.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { beginExclusion } from './begin-exclusion.ts'
import { exclusionAt, hoursFrom, monthsFrom } from './exclusion.ts'

type Begun = { exclusion: Exclusion }
const notOffered = (): Refused => refuse('checkFields', { details: { fields: { length: { rule: 'oneOf' } } } })

/** Begins a time-out of a length the player's rules offer. */
export async function takeTimeOut(asking: PlayerContext, { hours }: { hours: number }): Promise<Begun | Refused> {
  const { house, player } = asking
  if (!appliedRules(house, player.country).timeOutHours.includes(hours)) return notOffered()
  return beginExclusion(asking, { kind: 'timeOut', until: hoursFrom(house.clock.now(), hours), reason: 'time-out' })
}

/** Excludes the player for a length the rules offer, or permanently. */
export async function excludeSelf(asking: PlayerContext, { months }: { months: number | null }): Promise<Begun | Refused> {
  const { house, player } = asking
  const { ownDurationsMonths, leastDays, returnCoolingOffHours } = appliedRules(house, player.country).exclusion
  if (!ownDurationsMonths.includes(months)) return notOffered()
  const until = months === null ? null : monthsFrom(house.clock.now(), months, leastDays)
  const coolingOffHours = months === null ? null : returnCoolingOffHours
  return beginExclusion(asking, { kind: 'excluded', until, reason: 'self-exclusion', coolingOffHours })
}

/** One tap: a time-out of the rules' default length, a day. A longer exclusion in force stays as it is. */
export async function stopNow(asking: PlayerContext): Promise<Begun | Refused> {
  const { house, player } = asking
  const until = hoursFrom(house.clock.now(), appliedRules(house, player.country).panicHours)
  const begun = await beginExclusion(asking, { kind: 'timeOut', until, reason: 'stop button' })
  if (!isRefused(begun)) return begun
  const now = house.clock.now()
  const holding = exclusionAt(await readExclusions(house.db, player.shard, player.player, now), now)
  return holding ? { exclusion: holding } : begun
}
