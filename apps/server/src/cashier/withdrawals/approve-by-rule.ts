import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import { approvalJob, approvalRule, explained, judgeWithdrawal, type ApprovalRule } from './approval-rule.ts'
import { payWithdrawal } from './decide-withdrawal.ts'
import { readDecidedFacts, readWithdrawalFacts } from './withdrawal-facts.sql.ts'

const dayMs = 86_400_000
const looksBackDays = 30
const looksAtMost = 10_000

/** Approves a request within the rule of the settings; any other waits for a person. */
export function approvalWorker(house: House) {
  return async ({ key }: Pick<JobRow, 'key'>): Promise<JobOutcome> => {
    const shard = shardOfReference(key)
    if (shard === undefined || house.settings.get('withdrawal.approval') !== 'on') return undefined
    const now = house.clock.now()
    const facts = await readWithdrawalFacts(house.db, shard, key, now)
    if (facts?.state !== 'pending') return undefined
    const checks = judgeWithdrawal(approvalRule(house), facts, now)
    if (checks.some(({ passes }) => !passes)) return undefined
    const refused = await payWithdrawal(house, key, { actor: `job:${approvalJob}`, reason: explained(checks) })
    if (typeof refused === 'string') house.log.info({ reference: key, refused }, 'a withdrawal within the rule waits for a person')
    return undefined
  }
}

/** What a rule would have done with the requests of the last 30 days, and where people decided otherwise. */
export type RuleRehearsal = {
  requests: number
  approved: number
  /** In minor units, by currency. */
  sums: Record<string, bigint>
  /** References that it would have approved although a person rejected them. */
  againstPeople: string[]
  /** How many requests failed each check. */
  failed: Record<string, number>
}

/** Rehearses a rule on the requests of the last 30 days, each with what was known when it was made. */
export async function rehearseRule(house: House, rule: ApprovalRule): Promise<RuleRehearsal> {
  const now = house.clock.now()
  const all = await readDecidedFacts(house.db, new Date(now.getTime() - looksBackDays * dayMs), now, looksAtMost)
  const rehearsal: RuleRehearsal = { requests: all.length, approved: 0, sums: {}, againstPeople: [], failed: {} }
  for (const facts of all) {
    const failing = judgeWithdrawal(rule, facts, facts.requested_at).filter(({ passes }) => !passes)
    for (const { name } of failing) rehearsal.failed[name] = (rehearsal.failed[name] ?? 0) + 1
    if (failing.length > 0) continue
    rehearsal.approved += 1
    rehearsal.sums[facts.currency] = (rehearsal.sums[facts.currency] ?? 0n) + facts.amount
    if (facts.state === 'rejected') rehearsal.againstPeople.push(facts.reference)
  }
  return rehearsal
}
