import { sourceOf, type RuleSet, type Window } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../wallet/posting.ts'
import {
  effectiveLimit,
  limitNames,
  limitsAt,
  limitTypes,
  missingLimits,
  ownState,
  ruleOf,
  sources,
  windowOf,
  type LimitFacts,
  type LimitName,
  type LimitsAt,
} from '../limits/limits-in-force.ts'
import { raisesBlockedBy } from './decide-raise.ts'
import type { LimitChange, LimitSource, PendingChange } from '../limits/limit-state.ts'
import { readLimitFacts } from '../limits/read-facts.ts'
import { standingOf } from '../limits/standing.ts'
import { readUsages } from '../limits/usage.ts'

/** Why a limit was in force: what each source said, the log row behind it, what was pending, and the legal basis. */
export type ExplainedLimit = LimitName & {
  amount: bigint
  source: LimitSource
  /** What was used of it in its window, and what was left; null if not known for a past moment. */
  used: bigint | null
  available: bigint | null
  said: { source: LimitSource; amount: bigint }[]
  window: Window | undefined
  because: LimitChange | undefined
  /** The operator's approval, if it needed one. */
  approved: LimitChange | undefined
}
/** A limit that will not renew: when it ends, and the log row that says so. */
export type ExplainedEnd = LimitName & { endsAt: Date; asked: LimitChange | undefined }
type ExplainedPending = LimitName & PendingChange & { asked: LimitChange | undefined }

/** Explains which limits applied to a wallet at any moment, from the append-only logs and the dated rules alone. */
export async function explainLimits(house: House, wallet: WalletKey, at: Date) {
  const all = await readLimitFacts(house, house.db, wallet, at)
  if (!all) return undefined
  const limits = limitsAt(knownAt(all, at), at)
  const { rules } = limits
  const { gates } = standingOf(limits)
  const isPast = at < house.clock.now()
  const usage = await readUsages(house.db, wallet, limits, isPast)
  const usedOf = (name: LimitName) => (name.period === 'permanent' && isPast ? null : usage(name).used)
  return {
    rules: { code: rules.code, validFrom: rules.validFrom, timeZone: rules.timeZone, verified: rules.verified },
    limits: limitNames.flatMap((name) => explained(limits, name, usedOf(name)) ?? []),
    pending: limitNames.flatMap((name) => pendingOf(limits, name)),
    ends: limitNames.flatMap((name) => endOf(limits, name)),
    raisesBlocked: raisesBlockedBy(limits.changes, at),
    missing: missingLimits(limits),
    gates: { bet: gates.bet, deposit: gates.deposit, until: gates.until === 'infinity' ? null : gates.until },
    sources: sourcesOf(rules),
  }
}

/** Returns the facts as known at a moment, without anything later. */
function knownAt(facts: LimitFacts, at: Date): LimitFacts {
  const held = facts.held.filter(({ since }) => since <= at)
  // The first country on record also applied before it was recorded.
  const first = facts.held.slice(0, 1).map(({ country }) => ({ country, since: facts.createdAt }))
  return {
    ...facts,
    held: held.length > 0 ? held : first,
    changes: facts.changes.filter((row) => row.requested_at <= at),
    exclusions: facts.exclusions.filter((row) => row.starts_at <= at),
  }
}

function explained(limits: LimitsAt, name: LimitName, used: bigint | null): ExplainedLimit | undefined {
  const limit = effectiveLimit(limits, name)
  if (!limit) return undefined
  const { amounts } = limits.table[name.type][name.period]
  const said = sources.flatMap((source) => {
    const amount = amounts[source]
    return amount === undefined ? [] : [{ source, amount }]
  })
  const window = name.period === 'permanent' ? undefined : windowOf(limits, name.type, name.period)
  const rows = rowsOf(limits, name, limit.source)
  const asked = rows.findLastIndex(({ amount, act }) => amount === limit.amount && act !== 'approve')
  const approved = rows.find(({ act }, place) => act === 'approve' && place > asked)
  const available = used === null ? null : limit.amount > used ? limit.amount - used : 0n
  return { ...name, ...limit, used, available, said, window, because: rows[asked], approved }
}

function pendingOf(limits: LimitsAt, name: LimitName): ExplainedPending[] {
  const { pending } = ownState(limits, name)
  if (!pending) return []
  return [{ ...name, ...pending, asked: rowsOf(limits, name, 'player').findLast(({ act }) => act === 'raise' || act === 'remove') }]
}

function endOf(limits: LimitsAt, name: LimitName): ExplainedEnd[] {
  const { endsAt } = ownState(limits, name)
  return endsAt ? [{ ...name, endsAt, asked: rowsOf(limits, name, 'player').findLast(({ act }) => act === 'renewOff') }] : []
}

const rowsOf = ({ changes, at }: LimitsAt, { type, period }: LimitName, source: LimitSource) =>
  changes.filter((row) => row.type === type && row.period === period && row.source === source && row.requested_at <= at)

/** Lists the legal sources of the rules for each type. */
function sourcesOf(rules: RuleSet) {
  return limitTypes.flatMap((type) => {
    if (!rules.limits[type]) return []
    const { delayHours, waitPeriodEnd } = ruleOf(rules, type).increase
    const source = sourceOf(rules, `limits.${type}.increase.delayHours`)
    return [{ type, delayHours, waitPeriodEnd, url: source?.url ?? '', grade: source?.grade ?? 'unsourced' }]
  })
}
