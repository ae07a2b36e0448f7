import { countryAt, nextBandChange, nextRuleChange, rulesHeldAt } from '@fairhouse/country-rules'
import { cappedTypes, effectiveLimit, missingLimits, periods, windowOf, type LimitFacts, type LimitName } from './limits-in-force.ts'
import { limitStateAt, nextTurnOf, type LimitChange } from './limit-state.ts'
import type { CappedType, CapToWrite, Exclusion, Gates } from './limits.sql.ts'
import { isRunning, secondsUsed } from './session-time.ts'

/** A wallet's caps and gates, and when its session time runs out if the login continues. */
type Standing = { caps: CapToWrite[]; gates: Gates; timeUpAt: Date | undefined }

/** Computes caps and gates at a moment, and until when they are valid. Pure. */
export function standingAt(facts: LimitFacts, at: Date): Standing {
  const rules = rulesHeldAt(facts.held, at)
  const time = sessionTimeAt(facts, at)
  const turns = [...turnsOf(facts, at), ...(time.turnsAt ? [time.turnsAt] : [])]
  const bar = barAt(facts.exclusions, at)
  const missing = missingLimits(facts, at)
  const unset = missing.filter(({ type }) => facts.needLimitToDeposit || rules.limits[type]?.mandatory === 'before-deposit')
  return {
    caps: cappedTypes.flatMap((type) => capOf(facts, type, at, turns) ?? []),
    gates: {
      bet: bar ?? reasonOf(missing) ?? (time.isUp ? 'sessionTime' : null),
      deposit: bar ?? reasonOf(unset),
      until: firstAfter(turns, at),
      maxBalance: effectiveLimit(facts, { type: 'maxBalance', period: 'permanent' }, at)?.amount ?? null,
    },
    timeUpAt: isRunning(facts.intervals, at) ? (time.isUp ? at : time.turnsAt) : undefined,
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
export function sessionTimeAt(facts: LimitFacts, at: Date): { isUp: boolean; turnsAt: Date | undefined } {
  const [ups, reaches]: [Date[], Date[]] = [[], []]
  for (const period of periods) {
    const limit = effectiveLimit(facts, { type: 'session', period }, at)
    if (!limit) continue
    const window = windowOf(facts, 'session', period, at)
    const left = Number(limit.amount) - secondsUsed(facts.intervals, window, at)
    if (left <= 0) ups.push(window.end)
    else reaches.push(new Date(at.getTime() + left * 1000))
  }
  // Time is up until the last of these windows ends, but a lower limit may expire earlier, so look again at the first
  // end.
  if (ups.length > 0) return { isUp: true, turnsAt: earliest(ups) }
  return { isUp: false, turnsAt: isRunning(facts.intervals, at) ? earliest(reaches) : undefined }
}

/** Returns when a player whose session time is used up may log in again. */
export function timeFreeAt(facts: LimitFacts, at: Date): Date | undefined {
  const ends = periods.flatMap((period) => {
    const limit = effectiveLimit(facts, { type: 'session', period }, at)
    if (!limit) return []
    const window = windowOf(facts, 'session', period, at)
    return secondsUsed(facts.intervals, window, at) >= Number(limit.amount) ? [window.end] : []
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
function turnsOf(facts: LimitFacts, at: Date): Date[] {
  const country = countryAt(facts.held, at)
  return [
    ...facts.held.map(({ since }) => since),
    ...facts.changes.filter(({ act }) => act === 'set').map(({ effective_at: effective }) => effective),
    ...logsOf(facts.changes).flatMap((log) => nextTurnOf(limitStateAt(log, at), at) ?? []),
    ...facts.exclusions.flatMap(({ starts_at: starts, ends_at: ends }) => [starts, ...(ends ? [ends] : [])]),
    ...[nextRuleChange(country, at), nextBandChange(rulesHeldAt(facts.held, at), { ...facts, at })].filter(
      (moment) => moment !== undefined,
    ),
  ]
}

/** Groups the log by limit and source. */
function logsOf(changes: readonly LimitChange[]): LimitChange[][] {
  return [...Map.groupBy(changes, ({ type, period, source }) => `${type}/${period}/${source}`).values()]
}

function capOf(facts: LimitFacts, type: CappedType, at: Date, turns: Date[]): CapToWrite | undefined {
  const limits = periods.map((period) => effectiveLimit(facts, { type, period }, at))
  if (limits.every((limit) => limit === undefined)) return undefined
  const windows = periods.map((period, index) => (limits[index] ? windowOf(facts, type, period, at) : undefined))
  const ends = windows.flatMap((window) => (window ? [window.end] : []))
  return {
    type,
    amount: limits.map((limit) => limit?.amount.toString() ?? null),
    start: windows.map((window) => window?.start ?? null),
    ends: windows.map((window) => window?.end ?? null),
    valid: firstAfter([...ends, ...turns], at),
    source: limits.map((limit) => limit?.source ?? null),
  }
}

const earliest = (moments: Date[]): Date | undefined => moments.toSorted((a, b) => a.getTime() - b.getTime())[0]

const firstAfter = (moments: Date[], at: Date): Date | 'infinity' => earliest(moments.filter((moment) => moment > at)) ?? 'infinity'
