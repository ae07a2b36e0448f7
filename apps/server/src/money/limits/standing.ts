import { countryAt, nextBandChange, nextRuleChange } from '@fairhouse/country-rules'
import {
  cappedTypes,
  effectiveLimit,
  limitNames,
  missingLimits,
  periods,
  sources,
  windowOf,
  type LimitName,
  type LimitsAt,
} from './limits-in-force.ts'
import { nextTurnOf } from './limit-state.ts'
import type { CappedType, CapToWrite, Exclusion, Gates } from './limits.sql.ts'
import { isRunning, secondsUsed } from './session-time.ts'

/** A wallet's caps and gates, and when its session time runs out if the login continues. */
type Standing = { caps: CapToWrite[]; gates: Gates; timeUpAt: Date | undefined }

/** Computes caps and gates at a moment, and until when they are valid. Pure. */
export function standingOf(limits: LimitsAt): Standing {
  const { rules, at } = limits
  const time = sessionTimeOf(limits)
  const turns = [...turnsOf(limits), ...(time.turnsAt ? [time.turnsAt] : [])]
  const bar = barAt(limits.exclusions, at)
  const missing = missingLimits(limits)
  const unset = missing.filter(({ type }) => limits.needLimitToDeposit || rules.limits[type]?.mandatory === 'before-deposit')
  return {
    caps: cappedTypes.flatMap((type) => capOf(limits, type, turns) ?? []),
    gates: {
      bet: bar ?? reasonOf(missing) ?? (time.isUp ? 'sessionTime' : null),
      deposit: bar ?? reasonOf(unset),
      until: firstAfter(turns, at),
      maxBalance: effectiveLimit(limits, { type: 'maxBalance', period: 'permanent' })?.amount ?? null,
    },
    timeUpAt: isRunning(limits.intervals, at) ? (time.isUp ? at : time.turnsAt) : undefined,
  }
}

/** Returns why betting is barred while mandatory limits are missing. */
function reasonOf(missing: LimitName[]): string | null {
  const lacks = (type: LimitName['type']) => missing.some((limit) => limit.type === type)
  if (missing.length === 0) return null
  if (lacks('deposit') || (!lacks('maxBalance') && !lacks('session'))) return 'notSet'
  return lacks('maxBalance') ? 'maxBalanceNotSet' : 'sessionTimeNotSet'
}

/** Returns whether session time is used up and until when, or, for a player who is logged in, when it will be. */
export function sessionTimeOf(limits: LimitsAt): { isUp: boolean; turnsAt: Date | undefined } {
  const { at, intervals } = limits
  const [ups, reaches]: [Date[], Date[]] = [[], []]
  for (const period of periods) {
    const limit = effectiveLimit(limits, { type: 'session', period })
    if (!limit) continue
    const window = windowOf(limits, 'session', period)
    const left = Number(limit.amount) - secondsUsed(intervals, window, at)
    if (left <= 0) ups.push(window.end)
    else reaches.push(new Date(at.getTime() + left * 1000))
  }
  // Time is up until the last of these windows ends, but a lower limit may expire earlier, so look again at the first
  // end.
  if (ups.length > 0) return { isUp: true, turnsAt: earliest(ups) }
  return { isUp: false, turnsAt: isRunning(intervals, at) ? earliest(reaches) : undefined }
}

/** Returns when a player whose session time is used up may log in again. */
export function timeFreeAt(limits: LimitsAt): Date | undefined {
  const { at, intervals } = limits
  const ends = periods.flatMap((period) => {
    const limit = effectiveLimit(limits, { type: 'session', period })
    if (!limit) return []
    const window = windowOf(limits, 'session', period)
    return secondsUsed(intervals, window, at) >= Number(limit.amount) ? [window.end] : []
  })
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

/** Returns the strongest bar in force: exclusion, then block, then time-out. */
export function barAt(exclusions: readonly Exclusion[], at: Date): Exclusion['kind'] | null {
  const holding = exclusions
    .filter(({ starts_at, ends_at }) => starts_at <= at && (ends_at === null || ends_at > at))
    .map(({ kind }) => kind)
  return (['excluded', 'blocked', 'timeOut'] as const).find((kind) => holding.includes(kind)) ?? null
}

/** Lists the moments at which time alone may change the caps or gates. */
function turnsOf({ at, rules, table, ...facts }: LimitsAt): Date[] {
  const country = countryAt(facts.held, at)
  const states = limitNames.flatMap(({ type, period }) => sources.map((source) => table[type][period].states[source]))
  return [
    ...facts.held.map(({ since }) => since),
    ...facts.changes.filter(({ act }) => act === 'set').map(({ effective_at: effective }) => effective),
    ...states.flatMap((state) => nextTurnOf(state, at) ?? []),
    ...facts.exclusions.flatMap(({ starts_at: starts, ends_at: ends }) => [starts, ...(ends ? [ends] : [])]),
    ...[nextRuleChange(country, at), nextBandChange(rules, { ...facts, at })].filter((moment) => moment !== undefined),
  ]
}

function capOf(limits: LimitsAt, type: CappedType, turns: Date[]): CapToWrite | undefined {
  const capped = periods.map((period) => effectiveLimit(limits, { type, period }))
  if (capped.every((limit) => limit === undefined)) return undefined
  const windows = periods.map((period, index) => (capped[index] ? windowOf(limits, type, period) : undefined))
  const ends = windows.flatMap((window) => (window ? [window.end] : []))
  return {
    type,
    amount: capped.map((limit) => limit?.amount.toString() ?? null),
    start: windows.map((window) => window?.start ?? null),
    ends: windows.map((window) => window?.end ?? null),
    valid: firstAfter([...ends, ...turns], limits.at),
    source: capped.map((limit) => limit?.source ?? null),
  }
}

const earliest = (moments: Date[]): Date | undefined => moments.toSorted((a, b) => a.getTime() - b.getTime())[0]

const firstAfter = (moments: Date[], at: Date): Date | 'infinity' => earliest(moments.filter((moment) => moment > at)) ?? 'infinity'
