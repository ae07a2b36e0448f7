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
export const sources = ['player', 'operator', 'register', 'rule'] as const satisfies readonly LimitSource[]

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
export const limitNames: readonly LimitName[] = limitTypes.flatMap((type) => allPeriods.map((period) => ({ type, period })))
/** A limit in force: the lowest that any source sets. */
type EffectiveLimit = { amount: bigint; source: LimitSource }

/** One limit at a moment: each source's state, the amounts that apply, and the lowest of them. */
export type LimitAt = {
  states: Readonly<Record<LimitSource, LimitState>>
  amounts: Readonly<Record<LimitSource, bigint | undefined>>
  /** The limit in force; undefined if no source sets one. */
  effective: EffectiveLimit | undefined
}

/** All limits of a wallet at a moment, beside the facts they follow from. */
export type LimitsAt = LimitFacts & {
  at: Date
  rules: RuleSet
  table: Readonly<Record<LimitType, Readonly<Record<LimitPeriodName, LimitAt>>>>
}

/** Folds the log and the rules into one table by type and period. Pure. */
export function limitsAt(facts: LimitFacts, at: Date): LimitsAt {
  const rules = rulesHeldAt(facts.held, at)
  const logs = Map.groupBy(facts.changes, ({ type, period, source }) => `${type}/${period}/${source}`)
  const limitAt = (name: LimitName): LimitAt => {
    const logOf = (source: LimitSource) => logs.get(`${name.type}/${name.period}/${source}`) ?? []
    const states = each(sources, (source) => limitStateAt(logOf(source), at))
    const isDecided = logOf('rule').some(({ effective_at: effective }) => effective <= at)
    const imposed = isDecided ? undefined : imposedBy(rules, facts, name, at)
    const amounts: LimitAt['amounts'] = each(sources, (source) => states[source].amount ?? (source === 'rule' ? imposed : undefined))
    return { states, amounts, effective: lowestOf(amounts) }
  }
  const table = each(limitTypes, (type) => each(allPeriods, (period) => limitAt({ type, period })))
  return { ...facts, at, rules, table }
}

/** Returns the rule set's own limit, which yields to what was decided for this player in its name. */
function imposedBy(rules: RuleSet, facts: LimitFacts, { type, period }: LimitName, at: Date): bigint | undefined {
  const imposed = bandAmount(rules.limits[type]?.imposed ?? [], rules, { ...facts, at, period })
  return imposed && amountIn(type, imposed.amount, facts.currency)
}

function lowestOf(amounts: LimitAt['amounts']): EffectiveLimit | undefined {
  const set = sources.flatMap((source) => {
    const amount = amounts[source]
    return amount === undefined ? [] : [{ amount, source }]
  })
  return set.find(({ amount }) => set.every((other) => amount <= other.amount))
}

function each<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value> // one for each key
}

/** Returns the state of the player's own limit. */
export const ownState = ({ table }: LimitsAt, { type, period }: LimitName): LimitState => table[type][period].states.player

/** Returns the limit in force, the most restrictive of all sources; undefined if no source sets one. */
export const effectiveLimit = ({ table }: LimitsAt, { type, period }: LimitName): EffectiveLimit | undefined =>
  table[type][period].effective

/** Parses an amount of the rules into minor units (seconds for session limits). */
export function amountIn(type: LimitType, amount: string, currency: string): bigint | undefined {
  return type === 'session' ? BigInt(amount) : parseAmount(amount, currency)
}

/** Lists the mandatory limits that the player has not set, except those that the form does not offer. */
export function missingLimits(limits: LimitsAt): LimitName[] {
  return limitTypes.flatMap((type) => {
    const rule = limits.rules.limits[type]
    if (!rule || !isMandatory(limits.rules, type)) return []
    return rule.periods
      .filter((period) => !rule.hiddenPeriodsInForm.includes(period))
      .filter((period) => ownState(limits, { type, period }).amount === null)
      .map((period) => ({ type, period }))
  })
}

/** Returns whether limits of a type must be set before betting or depositing. */
export function isMandatory({ limits }: RuleSet, type: LimitType): boolean {
  return limits[type]?.mandatory === 'before-play' || limits[type]?.mandatory === 'before-deposit'
}

/** Returns the window in which a limit is counted. An anchored window counts from when its limit was set. */
export function windowOf({ held, at, table }: LimitsAt, type: LimitType, period: CountedPeriod): Window {
  const { states } = table[type][period]
  const since = sources.map((source) => states[source].since).find((moment) => moment !== null)
  return windowHeldAt(held, type, period, at, since ?? at)
}

/**
 * Returns the rules for a type. If they do not mention it, no new limits can be set, but existing ones stay in force.
 */
export function ruleOf({ limits }: RuleSet, type: LimitType): LimitRule {
  return limits[type] ?? { ...usualLimit, offered: false, periods: [] }
}
