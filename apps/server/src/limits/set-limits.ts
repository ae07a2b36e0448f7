import type { LimitPeriod } from '@fairhouse/contract'
import type { LimitPeriodName } from '@fairhouse/country-rules'
import { parseAmount } from '@fairhouse/money'
import { writeAudit } from '../base/audit.sql.ts'
import type { PlayerAsking } from '../base/context.ts'
import { randomId } from '../base/ids.ts'
import { writeJob } from '../base/jobs.sql.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { effectiveLimit, periods } from './effective-limits.ts'
import { readLimitChanges, writeLimitChange, type CappedType } from './limits.sql.ts'
import { limitPeriodsOf } from './read-limits.ts'
import { refreshCapsInside } from './refresh-caps-of.ts'

type Wish = { type: CappedType; dailyAmount?: string | undefined; weeklyAmount?: string | undefined; monthlyAmount?: string | undefined }
type Wanted = Map<LimitPeriodName, bigint>

/** Sets limits of one type. A first limit and a lower one hold at once, in the same transaction as their caps. */
export async function setLimits(asking: PlayerAsking, wish: Wish): Promise<{ limits: LimitPeriod[] } | Refused> {
  const { house, player } = asking
  const wanted = wantedOf(wish, player.currency)
  if ('refused' in wanted) return wanted
  const at = house.clock.now()
  const refused = await house.db.transaction(async (tx) => {
    await refreshCapsInside(house, tx, player)
    const changes = await readLimitChanges(tx, player, at)
    const now = new Map(periods.map((period) => [period, effectiveLimit(changes, wish.type, period, at)?.amount]))
    for (const [period, amount] of wanted) {
      const known = now.get(period)
      if (known !== undefined && amount > known) return refuse('limitIncreaseBlocked')
    }
    const wrong = incoherent(new Map(periods.map((period) => [period, wanted.get(period) ?? now.get(period)])), wanted)
    if (wrong) return refuse('checkFields', { details: { fields: wrong } })
    for (const [period, amount] of wanted) {
      const change = {
        type: wish.type,
        period,
        amount,
        source: 'player',
        actor: `player:${player.player}`,
        requestedAt: at,
        effectiveAt: at,
      }
      await writeLimitChange(tx, player, change)
    }
    await writeAudit(tx, {
      at,
      actor: `player:${player.player}`,
      action: 'limit.set',
      subject: `player:${player.player}`,
      details: { type: wish.type, amounts: Object.fromEntries([...wanted].map(([period, amount]) => [period, String(amount)])) },
    })
    await refreshCapsInside(house, tx, player)
    // Money that waited for a limit may be creditable now. A key of its own: a job that runs meanwhile may have looked too early.
    await writeJob(tx, 'release-held', `${player.shard}:${player.player}:${randomId(8)}`, at)
    return undefined
  })
  if (refused) return refused
  house.tell(player.player, { about: 'limits' })
  return { limits: await limitPeriodsOf(house, player) }
}

function wantedOf(wish: Wish, currency: string): Wanted | Refused {
  const wanted: Wanted = new Map()
  for (const period of periods) {
    const text = wish[`${period}Amount`]
    if (text === undefined) continue
    const amount = parseAmount(text, currency)
    if (amount === undefined || amount <= 0n)
      return refuse('checkFields', { details: { fields: { [`${period}Amount`]: { rule: 'limitAboveZero' } } } })
    wanted.set(period, amount)
  }
  return wanted.size > 0 ? wanted : refuse('limitNeeded')
}

/** A shorter period may not allow more than a longer one. */
function incoherent(amounts: Map<LimitPeriodName, bigint | undefined>, wanted: Wanted): Record<string, { rule: string }> | undefined {
  const [day, week, month] = periods.map((period) => amounts.get(period))
  const above = (a: bigint | undefined, b: bigint | undefined) => a !== undefined && b !== undefined && a > b
  if (above(day, week))
    return wanted.has('daily') ? { dailyAmount: { rule: 'notMoreThanWeekly' } } : { weeklyAmount: { rule: 'notLessThanDaily' } }
  if (above(week, month))
    return wanted.has('weekly') ? { weeklyAmount: { rule: 'notMoreThanMonthly' } } : { monthlyAmount: { rule: 'notLessThanWeekly' } }
  if (above(day, month))
    return wanted.has('daily') ? { dailyAmount: { rule: 'notMoreThanMonthly' } } : { monthlyAmount: { rule: 'notLessThanDaily' } }
  return undefined
}
