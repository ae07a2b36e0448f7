import { calendarWindow } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import type { LimitPeriod } from '@fairhouse/contract'
import { appliedRules } from '../base/applied-rules.ts'
import type { PlayerAsking, SessionPlayer, House } from '../base/context.ts'
import { cappedTypes, effectiveLimit, periods } from './effective-limits.ts'
import { readCaps, readLimitChanges, readUsage } from './limits.sql.ts'

/** Every limit of the player with what is used and left of it in the running window. */
export async function readLimits({
  house,
  player,
}: PlayerAsking): Promise<{ limits: LimitPeriod[]; increasingEffectiveHours: number; localeUpdateTime: string }> {
  const rules = appliedRules(house, player.country)
  const delays = Object.values(rules.limits).map((rule) => rule.increase.delayHours)
  return { limits: await limitPeriodsOf(house, player), increasingEffectiveHours: Math.max(0, ...delays), localeUpdateTime: '00:00' }
}

/** The limits the rules offer, one entry for each type and period. */
export async function limitPeriodsOf(house: House, player: SessionPlayer): Promise<LimitPeriod[]> {
  const at = house.clock.now()
  const rules = appliedRules(house, player.country, at)
  const changes = await readLimitChanges(house.db, player, at)
  const promised = (await readCaps(house.db, player)).find(({ type }) => type === 'deposit')?.reserved ?? 0n
  const offered = cappedTypes.flatMap((type) =>
    rules.limits[type]?.offered
      ? periods.filter((period) => rules.limits[type]?.periods.includes(period)).map((period) => ({ type, period }))
      : [],
  )
  return Promise.all(
    offered.map(async ({ type, period }) => {
      const window = calendarWindow(period, at, rules.timeZone)
      const limit = effectiveLimit(changes, type, period, at)
      const counted = await readUsage(house.db, player, type, window.start, window.end)
      const used = (counted < 0n ? 0n : counted) + (type === 'deposit' ? promised : 0n)
      const left = limit && limit.amount > used ? limit.amount - used : 0n
      return {
        type,
        period,
        limited: limit !== undefined,
        amount: limit ? formatAmount(limit.amount, player.currency) : null,
        usedAmount: formatAmount(used, player.currency),
        availableAmount: limit ? formatAmount(left, player.currency) : null,
        endTime: window.end.toISOString(),
        mandatory: rules.limits[type]?.mandatory === 'before-play' || rules.limits[type]?.mandatory === 'before-deposit',
      }
    }),
  )
}
