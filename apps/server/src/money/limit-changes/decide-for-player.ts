import type { Limits } from '@fairhouse/contract'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { changeLimits, type Change } from './change-limits.ts'
import { mailAboutLimit } from './limit-mail.ts'
import { ownState, type LimitName, type LimitsAt } from '../limits/limits-in-force.ts'

/** What an operator can do about a player's limits. A reason is kept with each. */
export type OperatorAct =
  /** Approves or rejects a raise that waits for review. */
  | { act: 'approve' | 'reject'; name: LimitName }
  /** Notes that the operator spoke with the player about a high limit. */
  | { act: 'contacted'; name: LimitName }
  /** Sets a limit of the operator's own, passes on a register's, or overrides the country's; null removes it. */
  | { act: 'set'; name: LimitName; amount: bigint | null; source: 'operator' | 'register' | 'rule' }
  | { act: 'blockRaises' | 'allowRaises' }

/**
 * Carries out an operator's decision about a player's limits: logs and audits it with its reason and mails the player.
 */
export async function decideForPlayer(
  house: House,
  wallet: WalletKey,
  wish: OperatorAct,
  { actor, reason }: Decider,
): Promise<{ limits: Limits } | Refused> {
  const answer = await changeLimits(house, wallet, { actor, source: 'operator', reason }, (limits) => decide(limits, wish))
  if (!isRefused(answer) && (wish.act === 'approve' || wish.act === 'reject'))
    await mailAboutLimit(house, house.db, wallet, { about: wish.act === 'approve' ? 'approved' : 'rejected', type: wish.name.type })
  if (!isRefused(answer) && wish.act === 'set') await mailAboutLimit(house, house.db, wallet, { about: 'setByUs', type: wish.name.type })
  return answer
}

function decide(limits: LimitsAt, wish: OperatorAct): Change[] | Refused {
  const { at } = limits
  switch (wish.act) {
    case 'set':
      return [{ ...wish.name, act: 'set', amount: wish.amount, source: wish.source, effectiveAt: at }]
    case 'blockRaises':
    case 'allowRaises':
      return [{ type: 'all', period: 'all', act: wish.act, amount: null, effectiveAt: at }]
    case 'contacted':
      return [{ ...wish.name, act: 'contacted', amount: null, source: 'player', effectiveAt: at }]
    case 'approve':
    case 'reject': {
      const { pending } = ownState(limits, wish.name)
      if (pending?.review !== 'waiting') return refuse('notFound')
      const decided: Change = { ...wish.name, act: wish.act, amount: pending.amount, source: 'player', effectiveAt: pending.effectiveAt }
      return wish.act === 'approve' ? [decided, ...overruled(limits, wish.name, pending.amount)] : [decided]
    }
  }
}

/**
 * Raises the country's own limit to the approved amount if it is lower; otherwise the approval would have no effect.
 */
function overruled(limits: LimitsAt, name: LimitName, amount: bigint | null): Change[] {
  const { at } = limits
  const rule = limits.table[name.type][name.period].amounts.rule
  const { pending } = ownState(limits, name)
  if (rule === undefined || amount === null || rule >= amount || !pending) return []
  return [{ ...name, act: 'set', amount, source: 'rule', effectiveAt: pending.effectiveAt > at ? pending.effectiveAt : at }]
}
