import { rulesHeldAt, sourceOf, type RuleSet, type Window } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../wallet/posting.ts'
import {
  allPeriods,
  effectiveLimit,
  limitTypes,
  missingLimits,
  ruleOf,
  saidBy,
  stateOf,
  windowOf,
  type LimitFacts,
  type LimitName,
} from '../limits/limits-in-force.ts'
import { raisesBlockedBy } from './decide-raise.ts'
import type { LimitChange, LimitSource, PendingChange } from '../limits/limit-state.ts'
import { readLimitFacts } from '../limits/read-facts.ts'
import { standingAt } from '../limits/standing.ts'
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
  const facts = knownAt(all, at)
  const rules = rulesHeldAt(facts.held, at)
  const names = limitTypes.flatMap((type) => allPeriods.map((period) => ({ type, period })))
  const { gates } = standingAt(facts, at)
  const isPast = at < house.clock.now()
  const usage = await readUsages(house.db, wallet, facts, at, isPast)
  const usedOf = (name: LimitName) => (name.period === 'permanent' && isPast ? null : usage(name).used)
  return {
    rules: { code: rules.code, validFrom: rules.validFrom, timeZone: rules.timeZone, verified: rules.verified },
    limits: names.flatMap((name) => explained(facts, name, usedOf(name), at) ?? []),
    pending: names.flatMap((name) => pendingOf(facts, name, at)),
    ends: names.flatMap((name) => endOf(facts, name, at)),
    raisesBlocked: raisesBlockedBy(facts.changes, at),
    missing: missingLimits(facts, at),
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

function explained(facts: LimitFacts, name: LimitName, used: bigint | null, at: Date): ExplainedLimit | undefined {
  const limit = effectiveLimit(facts, name, at)
  if (!limit) return undefined
  const said = (['player', 'operator', 'register', 'rule'] as const).flatMap((source) => {
    const amount = saidBy(facts, name, source, at)
    return amount === undefined ? [] : [{ source, amount }]
  })
  const window = name.period === 'permanent' ? undefined : windowOf(facts, name.type, name.period, at)
  const rows = rowsOf(facts, name, limit.source, at)
  const asked = rows.findLastIndex(({ amount, act }) => amount === limit.amount && act !== 'approve')
  const approved = rows.find(({ act }, place) => act === 'approve' && place > asked)
  const available = used === null ? null : limit.amount > used ? limit.amount - used : 0n
  return { ...name, ...limit, used, available, said, window, because: rows[asked], approved }
}

function pendingOf(facts: LimitFacts, name: LimitName, at: Date): ExplainedPending[] {
  const { pending } = stateOf(facts, name, 'player', at)
  if (!pending) return []
  return [{ ...name, ...pending, asked: rowsOf(facts, name, 'player', at).findLast(({ act }) => act === 'raise' || act === 'remove') }]
}

function endOf(facts: LimitFacts, name: LimitName, at: Date): ExplainedEnd[] {
  const { endsAt } = stateOf(facts, name, 'player', at)
  return endsAt ? [{ ...name, endsAt, asked: rowsOf(facts, name, 'player', at).findLast(({ act }) => act === 'renewOff') }] : []
}

const rowsOf = ({ changes }: LimitFacts, { type, period }: LimitName, source: LimitSource, at: Date) =>
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
