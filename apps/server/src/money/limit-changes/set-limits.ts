import type { Limits } from '@fairhouse/contract'
import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { changeLimits, type Author } from './change-limits.ts'
import { decideLimits, type Wish } from './decide-limits.ts'
import { decideRemoval } from './decide-raise.ts'
import { isDue } from '../limits/limit-state.ts'
import { ownState, ruleOf, type LimitName, type LimitsAt } from '../limits/limits-in-force.ts'

type Answer = Promise<{ limits: Limits } | Refused>
type OneLimit = { type: LimitType; period: LimitPeriodName }
type UnderWay = OneLimit & { change: 'increase' | 'removal' }

const authorOf = ({ player }: PlayerContext): Author => ({ actor: `player:${player.player}`, source: 'player' })

/**
 * Sets limits of one type. First and lower limits apply at once, in the same transaction as their caps; higher ones
 * wait.
 */
export function setLimits(asking: PlayerContext, wish: Wish): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (limits) => decideLimits(limits, wish))
}

/** Requests the removal of a limit. */
export function removeLimit(asking: PlayerContext, { type, period }: OneLimit): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (limits) => {
    const decided = decideRemoval(limits, { type, period })
    return 'refused' in decided ? decided : [decided]
  })
}

/** Withdraws a pending raise or removal. */
export function undoLimitChange(asking: PlayerContext, { type, period, change }: UnderWay): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (limits) => {
    if (!underWay(limits, { type, period }, change)) return refuse('notFound')
    const { undoRemovalVisible } = ruleOf(limits.rules, type)
    if (change === 'removal' && !undoRemovalVisible) return refuse('limitIncreaseBlocked')
    return [{ type, period, act: 'undo', amount: null, effectiveAt: limits.at }]
  })
}

/** Confirms a raise or removal that is due. */
export function confirmLimitChange(asking: PlayerContext, { type, period, change }: UnderWay): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (limits) => {
    const pending = underWay(limits, { type, period }, change)
    if (!pending) return refuse('notFound')
    if (pending.review === 'waiting') return refuse('limitIncreaseInReview')
    if (!isDue(pending, limits.at)) return refuse('limitIncreaseTooSoon', { until: pending.effectiveAt })
    return [{ type, period, act: 'confirm', amount: pending.amount, effectiveAt: limits.at }]
  })
}

function underWay(limits: LimitsAt, name: LimitName, change: UnderWay['change']) {
  const { pending } = ownState(limits, name)
  return pending && (pending.amount === null) === (change === 'removal') ? pending : undefined
}

/** Records that the player declines a limit of a type, or has reviewed their limits. */
export async function answerAboutLimits(
  asking: PlayerContext,
  { about, type }: { about: 'noLimit' | 'reviewed'; type?: LimitType | undefined },
): Answer {
  if (about === 'noLimit' && !type) return refuse('incompleteData', { details: { fields: ['type'] } })
  return changeLimits(asking.house, asking.player, authorOf(asking), ({ at }) => [
    about === 'noLimit' && type
      ? { type, period: 'all', act: 'declined', amount: null, effectiveAt: at }
      : { type: 'all', period: 'all', act: 'reviewed', amount: null, effectiveAt: at },
  ])
}
