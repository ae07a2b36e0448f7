import { calendarWindow, nextRuleChange, ruleSetAt, type LimitPeriodName, type RuleSet } from '@fairhouse/country-rules'
import type { CappedType, CapToWrite, Exclusion, Gates, LimitChange } from './limits.sql.ts'

export const cappedTypes = ['deposit', 'loss', 'wager'] as const
export const periods = ['daily', 'weekly', 'monthly'] as const

/** A limit in force: the least of what every source says. */
export type EffectiveLimit = { amount: bigint; source: string }

/** The limit of a type and period that holds at a moment: the most restrictive of all sources; undefined where none has set one. */
export function effectiveLimit(changes: LimitChange[], type: CappedType, period: LimitPeriodName, at: Date): EffectiveLimit | undefined {
  const latest = new Map<string, LimitChange>()
  for (const change of changes) {
    if (change.type !== type || change.period !== period || change.effective_at > at) continue
    const known = latest.get(change.source)
    if (!known || known.effective_at <= change.effective_at) latest.set(change.source, change)
  }
  let least: EffectiveLimit | undefined
  for (const { amount, source } of latest.values()) {
    if (amount !== null && (!least || amount < least.amount)) least = { amount, source }
  }
  return least
}

/** The mandatory limits that are not set: type and period of each. */
export function missingLimits(rules: RuleSet, changes: LimitChange[], at: Date): { type: CappedType; period: LimitPeriodName }[] {
  return cappedTypes.flatMap((type) => {
    const rule = rules.limits[type]
    if (!rule || (rule.mandatory !== 'before-play' && rule.mandatory !== 'before-deposit')) return []
    return rule.periods.filter((period) => !effectiveLimit(changes, type, period, at)).map((period) => ({ type, period }))
  })
}

/** What decides: `country` is the one whose rules hold. */
export type Standing = { country: string; changes: LimitChange[]; exclusions: Exclusion[]; needLimitToDeposit: boolean }

/** Caps and gates of a wallet as they stand at a moment, and until when this is known. Pure: the same facts give the same answer. */
export function standingAt({ country, changes, exclusions, needLimitToDeposit }: Standing, at: Date): { caps: CapToWrite[]; gates: Gates } {
  const rules = ruleSetAt(country, at)
  const turns = [
    ...changes.map((change) => change.effective_at),
    ...exclusions.flatMap((exclusion) => [exclusion.starts_at, ...(exclusion.ends_at ? [exclusion.ends_at] : [])]),
    ...[nextRuleChange(country, at)].filter((moment) => moment !== undefined),
  ]
  const caps = cappedTypes.flatMap((type) => capOf(type, rules, changes, at, turns) ?? [])
  const bar = barAt(exclusions, at)
  const missing = missingLimits(rules, changes, at)
  const bet = bar ?? (missing.length > 0 ? 'notSet' : null)
  const unset = missing.some(({ type }) => rules.limits[type]?.mandatory === 'before-deposit') || (needLimitToDeposit && missing.length > 0)
  return { caps, gates: { bet, deposit: bar ?? (unset ? 'notSet' : null), until: firstAfter(turns, at) } }
}

/** The strongest bar in force: exclusion before block before time-out. */
export function barAt(exclusions: Exclusion[], at: Date): Exclusion['kind'] | null {
  const holding = exclusions
    .filter(({ starts_at, ends_at }) => starts_at <= at && (ends_at === null || ends_at > at))
    .map(({ kind }) => kind)
  return (['excluded', 'blocked', 'timeOut'] as const).find((kind) => holding.includes(kind)) ?? null
}

function capOf(type: CappedType, rules: RuleSet, changes: LimitChange[], at: Date, turns: Date[]): CapToWrite[] | undefined {
  const limits = periods.map((period) => effectiveLimit(changes, type, period, at))
  if (limits.every((limit) => limit === undefined)) return undefined
  const windows = periods.map((period, index) => (limits[index] ? calendarWindow(period, at, rules.timeZone) : undefined))
  const ends = windows.flatMap((window) => (window ? [window.end] : []))
  return [
    {
      type,
      amount: limits.map((limit) => limit?.amount.toString() ?? null),
      start: windows.map((window) => window?.start ?? null),
      ends: windows.map((window) => window?.end ?? null),
      valid: firstAfter([...ends, ...turns], at),
      source: limits.map((limit) => limit?.source ?? null),
    },
  ]
}

function firstAfter(moments: Date[], at: Date): Date | 'infinity' {
  const later = moments.filter((moment) => moment > at).toSorted((a, b) => a.getTime() - b.getTime())
  return later[0] ?? 'infinity'
}
