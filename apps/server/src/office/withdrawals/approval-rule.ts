import { createHash } from 'node:crypto'
import type { ApprovalRule } from '@fairhouse/contract/office/queues/withdrawals.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { rehearseRule } from '../../cashier/withdrawals/index.ts'
import { changeSetting, type SettingName } from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import type { ActContext, GateByInput, StaffContext } from '../base/office-context.ts'

export async function readWithdrawalRule({ house }: StaffContext): Promise<{ rule: ApprovalRule; version: string }> {
  const rule = ruleNow(house)
  return { rule, version: versionOf(rule) }
}

/** Changes the rule; what it would have done in the last 30 days stands beside what changes. */
export async function setWithdrawalRule(asking: ActContext, wanted: ApprovalRule): Promise<Record<string, never>> {
  const { house, colleague, at, changes, looksAt } = asking
  const rule = ruleNow(house)
  looksAt('withdrawal.rule', versionOf(rule))
  const was = valuesOf(rule)
  for (const [name, value] of Object.entries(valuesOf(wanted))) {
    const before = was[name as RuleSetting] // both have the same names
    if (canonical(before) === canonical(value)) continue
    await changeSetting(house.db, name, value, at, colleague.actor)
    changes({ what: name, before: textOf(before), after: textOf(value) })
  }
  const { requests, approved, sums, againstPeople } = await rehearseRule(house, wanted)
  changes({ what: 'withdrawal.rule.requests', before: null, after: String(requests) })
  changes({ what: 'withdrawal.rule.approved', before: null, after: String(approved) })
  for (const [currency, minor] of Object.entries(sums))
    changes({ what: 'withdrawal.rule.sum', before: null, after: `${formatAmount(minor, currency)} ${currency}` })
  changes({ what: 'withdrawal.rule.againstPeople', before: null, after: String(againstPeople.length) })
  return {}
}

/** Switching the rule off is one person's; anything that leaves it on needs a second one. */
export const gateOfRule: GateByInput = async (_, input) => ((input as ApprovalRule).isOn ? 'second' : 'reason') // parsed by the call's schema

type RuleSetting = Extract<SettingName, `withdrawal.approval${string}`>

const valuesOf = ({ isOn, upTo, afterDays, wants }: ApprovalRule) =>
  ({
    'withdrawal.approval': isOn ? 'on' : 'off',
    'withdrawal.approvalUpTo': upTo,
    'withdrawal.approvalAfterDays': afterDays,
    'withdrawal.approvalWants': wants,
  }) satisfies Record<RuleSetting, unknown>

const ruleNow = ({ settings }: House): ApprovalRule => ({
  isOn: settings.get('withdrawal.approval') === 'on',
  upTo: settings.get('withdrawal.approvalUpTo'),
  afterDays: settings.get('withdrawal.approvalAfterDays'),
  wants: [...settings.get('withdrawal.approvalWants')],
})

const versionOf = (rule: ApprovalRule): string => createHash('sha256').update(canonical(rule)).digest('base64url').slice(0, 16)
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
