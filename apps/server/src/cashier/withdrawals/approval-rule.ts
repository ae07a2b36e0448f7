import type { approvalWants } from '@fairhouse/contract/office/queues/approval-wants.ts'
import { formatAmount, parseAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { WithdrawalFacts } from './withdrawal-facts.sql.ts'

/** A job that holds one new request against the rule; its key is the request's reference. */
export const approvalJob = 'approve-withdrawal'

type ApprovalWant = (typeof approvalWants)[number]

/** A rule that approves withdrawals without a person. */
export type ApprovalRule = {
  /** By currency; none is approved in a currency without one. */
  upTo: Readonly<Record<string, string>>
  afterDays: number
  wants: readonly ApprovalWant[]
}

/** One thing that a rule looks at: what it is, what it wants, and whether that holds. */
export type Check = { name: 'amount' | 'age' | 'open' | ApprovalWant; passes: boolean; value: string; wants: string }

/** Returns the rule of the settings. */
export const approvalRule = ({ settings }: Pick<House, 'settings'>): ApprovalRule => ({
  upTo: settings.get('withdrawal.approvalUpTo'),
  afterDays: settings.get('withdrawal.approvalAfterDays'),
  wants: settings.get('withdrawal.approvalWants'),
})

const dayMs = 86_400_000

/** Holds a withdrawal against the rule, at a moment; it is approved if every check passes. */
export function judgeWithdrawal(rule: ApprovalRule, facts: WithdrawalFacts, at: Date): Check[] {
  const { currency, amount } = facts
  const most = rule.upTo[currency]
  const mostMinor = most === undefined ? undefined : parseAmount(most, currency)
  const days = Math.floor((at.getTime() - facts.player_since.getTime()) / dayMs)
  const wanted: Record<ApprovalWant, boolean> = {
    validated: facts.is_validated,
    confirmed: facts.is_confirmed,
    closedLoop: facts.is_funded,
    active: facts.player_status === 'active',
    nothingHeld: facts.holds.length === 0,
    paidBefore: facts.paid_out > 0n,
  }
  return [
    {
      name: 'amount',
      passes: mostMinor !== undefined && amount <= mostMinor,
      value: `${formatAmount(amount, currency)} ${currency}`,
      wants: mostMinor === undefined ? '' : `${formatAmount(mostMinor, currency)} ${currency}`,
    },
    { name: 'age', passes: days >= rule.afterDays, value: String(days), wants: String(rule.afterDays) },
    { name: 'open', passes: !facts.is_blocked, value: facts.is_blocked ? 'no' : 'yes', wants: 'yes' },
    ...rule.wants.map((name) => ({ name, passes: wanted[name], value: wanted[name] ? 'yes' : 'no', wants: 'yes' })),
  ]
}

/** Says in one line why a rule approved, for the audit log. */
export const explained = (checks: readonly Check[]): string =>
  checks.map(({ name, value, wants }) => `${name} ${value}${wants === 'yes' ? '' : ` (rule: ${wants})`}`).join('; ')
