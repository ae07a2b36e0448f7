import type { Limits } from '@fairhouse/contract'
import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { changeLimits, type Author } from './change-limits.ts'
import { decideLimits, type Wish } from './decide-limits.ts'
import { decideRemoval } from './decide-raise.ts'
import { isDue } from '../limits/limit-state.ts'
import { ruleOf, stateOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'
import { rulesHeldAt } from '@fairhouse/country-rules'

type Answer = Promise<{ limits: Limits } | Refused>
type OneLimit = { type: LimitType; period: LimitPeriodName }
type UnderWay = OneLimit & { change: 'increase' | 'removal' }

const authorOf = ({ player }: PlayerContext): Author => ({ actor: `player:${player.player}`, source: 'player' })

/**
 * Sets limits of one type. First and lower limits apply at once, in the same transaction as their caps; higher ones
 * wait.
 */
export function setLimits(asking: PlayerContext, wish: Wish): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (facts, at) => decideLimits(facts, wish, at))
}

/** Requests the removal of a limit. */
export function removeLimit(asking: PlayerContext, { type, period }: OneLimit): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (facts, at) => {
    const decided = decideRemoval(facts, { type, period }, at)
    return 'refused' in decided ? decided : [decided]
  })
}

/** Withdraws a pending raise or removal. */
export function undoLimitChange(asking: PlayerContext, { type, period, change }: UnderWay): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (facts, at) => {
    if (!underWay(facts, { type, period }, change, at)) return refuse('notFound')
    const { undoRemovalVisible } = ruleOf(rulesHeldAt(facts.held, at), type)
    if (change === 'removal' && !undoRemovalVisible) return refuse('limitIncreaseBlocked')
    return [{ type, period, act: 'undo', amount: null, effectiveAt: at }]
  })
}

/** Confirms a raise or removal that is due. */
export function confirmLimitChange(asking: PlayerContext, { type, period, change }: UnderWay): Answer {
  return changeLimits(asking.house, asking.player, authorOf(asking), (facts, at) => {
    const pending = underWay(facts, { type, period }, change, at)
    if (!pending) return refuse('notFound')
    if (pending.review === 'waiting') return refuse('limitIncreaseInReview')
    if (!isDue(pending, at)) return refuse('limitIncreaseTooSoon', { until: pending.effectiveAt })
    return [{ type, period, act: 'confirm', amount: pending.amount, effectiveAt: at }]
  })
}

function underWay(facts: LimitFacts, name: LimitName, change: UnderWay['change'], at: Date) {
  const { pending } = stateOf(facts, name, 'player', at)
  return pending && (pending.amount === null) === (change === 'removal') ? pending : undefined
}

/** Records that the player declines a limit of a type, or has reviewed their limits. */
export async function answerAboutLimits(
  asking: PlayerContext,
  { about, type }: { about: 'noLimit' | 'reviewed'; type?: LimitType | undefined },
): Answer {
  if (about === 'noLimit' && !type) return refuse('incompleteData', { details: { fields: ['type'] } })
  return changeLimits(asking.house, asking.player, authorOf(asking), (_, at) => [
    about === 'noLimit' && type
      ? { type, period: 'all', act: 'declined', amount: null, effectiveAt: at }
      : { type: 'all', period: 'all', act: 'reviewed', amount: null, effectiveAt: at },
  ])
}
