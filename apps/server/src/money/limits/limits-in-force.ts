import {
  bandAmount,
  rulesHeldAt,
  windowHeldAt,
  type CountedPeriod,
  type LimitPeriodName,
  type LimitType,
  type RuleSet,
  type RulesHeld,
  usualLimit,
  type LimitRule,
  type Window,
} from '@fairhouse/country-rules'
import { parseAmount } from '@fairhouse/money'
import { limitStateAt, type LimitChange, type LimitSource, type LimitState } from './limit-state.ts'
import type { Exclusion } from './limits.sql.ts'
import type { Interval } from './session-time.ts'

export const limitTypes = ['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit'] as const satisfies readonly LimitType[]
export const cappedTypes = ['deposit', 'loss', 'wager'] as const
export const periods = ['daily', 'weekly', 'monthly'] as const satisfies readonly CountedPeriod[]
export const allPeriods = [...periods, 'permanent'] as const satisfies readonly LimitPeriodName[]
/** The sources of limits, in order of precedence: if two give the same amount, the first is named. */
const sources = ['player', 'operator', 'register', 'rule'] as const satisfies readonly LimitSource[]

/** Everything that decides a wallet's limits. The same facts give the same answer for any moment. */
export type LimitFacts = {
  held: RulesHeld
  birthDate: string
  /** When the account was opened. */
  createdAt: Date
  currency: string
  changes: readonly LimitChange[]
  exclusions: readonly Exclusion[]
  /** Time logged in, or time played if the rules count that. */
  intervals: readonly Interval[]
  /** Whether mandatory limits must be set before the first deposit. */
  needLimitToDeposit: boolean
}

/** Identifies a limit by type and period. */
export type LimitName = { type: LimitType; period: LimitPeriodName }
/** A limit in force: the lowest that any source sets. */
type EffectiveLimit = { amount: bigint; source: LimitSource }

/** Returns the state of one source's limit at a moment. */
export function stateOf({ changes }: Pick<LimitFacts, 'changes'>, { type, period }: LimitName, source: LimitSource, at: Date): LimitState {
  return limitStateAt(
    changes.filter((change) => change.type === type && change.period === period && change.source === source),
    at,
  )
}

/** Returns the limit in force at a moment, the most restrictive of all sources; undefined if no source sets one. */
export function effectiveLimit(facts: LimitFacts, name: LimitName, at: Date): EffectiveLimit | undefined {
  let least: EffectiveLimit | undefined
  for (const source of sources) {
    const amount = saidBy(facts, name, source, at)
    if (amount !== undefined && (!least || amount < least.amount)) least = { amount, source }
  }
  return least
}

/** Returns what one source says. The rule set's own limit yields to what was decided for this player in its name. */
export function saidBy(facts: LimitFacts, name: LimitName, source: LimitSource, at: Date): bigint | undefined {
  const { amount } = stateOf(facts, name, source, at)
  if (amount !== null) return amount
  if (source !== 'rule' || facts.changes.some((change) => change.source === 'rule' && isAbout(change, name) && change.effective_at <= at))
    return undefined
  const rules = rulesHeldAt(facts.held, at)
  const imposed = bandAmount(rules.limits[name.type]?.imposed ?? [], rules, { ...facts, at, period: name.period })
  return imposed && amountIn(name.type, imposed.amount, facts.currency)
}

const isAbout = ({ type, period }: LimitChange, name: LimitName) => type === name.type && period === name.period

/** Parses an amount of the rules into minor units (seconds for session limits). */
export function amountIn(type: LimitType, amount: string, currency: string): bigint | undefined {
  return type === 'session' ? BigInt(amount) : parseAmount(amount, currency)
}

/** Lists the mandatory limits that the player has not set, except those that the form does not offer. */
export function missingLimits(facts: LimitFacts, at: Date): LimitName[] {
  const rules = rulesHeldAt(facts.held, at)
  return limitTypes.flatMap((type) => {
    const rule = rules.limits[type]
    if (!rule || !isMandatory(rules, type)) return []
    return rule.periods
      .filter((period) => !rule.hiddenPeriodsInForm.includes(period))
      .filter((period) => stateOf(facts, { type, period }, 'player', at).amount === null)
      .map((period) => ({ type, period }))
  })
}

/** Returns whether limits of a type must be set before betting or depositing. */
export function isMandatory({ limits }: RuleSet, type: LimitType): boolean {
  return limits[type]?.mandatory === 'before-play' || limits[type]?.mandatory === 'before-deposit'
}

/** Returns the window in which a limit is counted. An anchored window counts from when its limit was set. */
export function windowOf(facts: LimitFacts, type: LimitType, period: CountedPeriod, at: Date): Window {
  const since = sources.map((source) => stateOf(facts, { type, period }, source, at).since).find((moment) => moment !== null)
  return windowHeldAt(facts.held, type, period, at, since ?? at)
}

/**
 * Returns the rules for a type. If they do not mention it, no new limits can be set, but existing ones stay in force.
 */
export function ruleOf({ limits }: RuleSet, type: LimitType): LimitRule {
  return limits[type] ?? { ...usualLimit, offered: false, periods: [] }
}
