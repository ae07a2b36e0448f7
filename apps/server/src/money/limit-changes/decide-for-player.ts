import type { Limits } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { changeLimits, type Change } from './change-limits.ts'
import { mailAboutLimit } from './limit-mail.ts'
import { saidBy, stateOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'

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
  { actor, reason }: { actor: string; reason: string },
  wish: OperatorAct,
): Promise<{ limits: Limits } | Refused> {
  const answer = await changeLimits(house, wallet, { actor, source: 'operator', reason }, (facts, at) => decide(facts, wish, at))
  if (!isRefused(answer) && (wish.act === 'approve' || wish.act === 'reject'))
    await mailAboutLimit(house, house.db, wallet, { about: wish.act === 'approve' ? 'approved' : 'rejected', type: wish.name.type })
  if (!isRefused(answer) && wish.act === 'set') await mailAboutLimit(house, house.db, wallet, { about: 'setByUs', type: wish.name.type })
  return answer
}

function decide(facts: LimitFacts, wish: OperatorAct, at: Date): Change[] | Refused {
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
      const { pending } = stateOf(facts, wish.name, 'player', at)
      if (pending?.review !== 'waiting') return refuse('notFound')
      const decided: Change = { ...wish.name, act: wish.act, amount: pending.amount, source: 'player', effectiveAt: pending.effectiveAt }
      return wish.act === 'approve' ? [decided, ...overruled(facts, wish.name, pending.amount, at)] : [decided]
    }
  }
}

/**
 * Raises the country's own limit to the approved amount if it is lower; otherwise the approval would have no effect.
 */
function overruled(facts: LimitFacts, name: LimitName, amount: bigint | null, at: Date): Change[] {
  const rule = saidBy(facts, name, 'rule', at)
  const pending = stateOf(facts, name, 'player', at).pending
  if (rule === undefined || amount === null || rule >= amount || !pending) return []
  return [{ ...name, act: 'set', amount, source: 'rule', effectiveAt: pending.effectiveAt > at ? pending.effectiveAt : at }]
}
