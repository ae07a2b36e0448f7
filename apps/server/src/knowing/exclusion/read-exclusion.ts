import { appliedRules } from '../../settings/index.ts'
import type { PlayerContext } from '../../base/house.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { exclusionAt, hoursFrom, isLonger, monthsFrom } from './exclusion.ts'

/** Returns the exclusion in force, and the lengths still available. */
export async function readExclusion({ house, player }: PlayerContext) {
  const at = house.clock.now()
  const { timeOutHours, exclusion: rule } = appliedRules(house, player.country)
  const kept = await readExclusions(house.db, player.shard, player.player, at)
  const exclusion = exclusionAt(kept, at)
  return {
    exclusion,
    timeOutHours: timeOutHours.filter((hours) => isLonger({ kind: 'timeOut', until: hoursFrom(at, hours) }, exclusion)),
    exclusionMonths: rule.ownDurationsMonths.filter((months) =>
      isLonger({ kind: 'excluded', until: months === null ? null : monthsFrom(at, months, rule.leastDays) }, exclusion),
    ),
    leastDays: rule.leastDays,
    returnHours: exclusion
      ? (kept.find(({ cooling_off_hours: hours }) => hours !== null)?.cooling_off_hours ?? null)
      : rule.returnCoolingOffHours,
  }
}
