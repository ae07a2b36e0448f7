import { nextRuleChange, ruleSetAt } from './rule-sets.ts'
import type { CountedPeriod, LimitType, RuleSet } from './rule-set.ts'
import { rollingMs, runningWindow, type Counting, type Window } from './window.ts'

/**
 * The countries whose rules have applied to a player and since when; oldest first, at least one. The first also applies
 * to all time before it.
 */
export type RulesHeld = { country: string; since: Date }[]

/** Returns the rules that apply to a player at a moment. */
export function rulesHeldAt(held: RulesHeld, at: Date): RuleSet {
  return ruleSetAt(countryAt(held, at), at)
}

/** Returns the country whose rules apply to a player at a moment. */
export function countryAt(held: RulesHeld, at: Date): string {
  return (held.findLast(({ since }) => since <= at) ?? held[0]!).country // there is at least one
}

/**
 * Returns the window of a limit at a moment. A window that is running when other rules begin to apply is kept until it
 * ends, so that neither a new country nor a new time zone frees an allowance early.
 */
export function windowHeldAt(held: RulesHeld, type: LimitType, period: CountedPeriod, at: Date, anchor: Date): Window {
  return heldIn(stretchesOf(held, type, at), period, at.getTime(), anchor).at(at)
}

type Stretch = { counting: Counting; from: Date }
/** A way to count, and until when it is kept. */
type Held = { at: (when: Date) => Window; until: number }

function heldIn(stretches: Stretch[], period: CountedPeriod, when: number, anchor: Date): Held {
  const { counting, from } = stretches.at(-1)! // there is at least one stretch
  const earlier = stretches.slice(0, -1)
  if (earlier.length > 0) {
    const before = heldIn(earlier, period, from.getTime() - 1, anchor)
    // A rolling window has no end: keep it until everything that it counted at the change has left it.
    const until = Math.min(before.until, from.getTime() + longestMs[period])
    if (when < until) return { at: before.at, until }
  }
  if (counting.kind === 'rolling') return { at: (moment) => runningWindow(counting, period, moment, anchor), until: Infinity }
  const window = runningWindow(counting, period, new Date(when), anchor)
  return { at: () => window, until: window.end.getTime() }
}

const longestMs = { ...rollingMs, daily: rollingMs.daily + 3_600_000, weekly: rollingMs.weekly + 3_600_000, monthly: 32 * rollingMs.daily }

/** Returns the stretches with unchanged counting, oldest first; the last one contains the moment. */
function stretchesOf(held: RulesHeld, type: LimitType, at: Date): Stretch[] {
  const stretches: Stretch[] = []
  for (const [index, { country, since }] of held.entries()) {
    const until = held[index + 1]?.since
    let from: Date | undefined = index === 0 ? new Date(0) : since
    while (from && from <= at && (!until || from < until)) {
      const counting = countingOf(ruleSetAt(country, from), type)
      if (!sameCounting(stretches.at(-1)?.counting, counting)) stretches.push({ counting, from })
      from = nextRuleChange(country, from)
    }
  }
  return stretches
}

/** Returns how a rule set counts a type of limit. */
export const countingOf = ({ limits, timeZone, dayStart }: RuleSet, type: LimitType): Counting => ({
  kind: limits[type]?.periodKind ?? 'calendar',
  timeZone,
  dayStart,
})

const sameCounting = (one: Counting | undefined, other: Counting) =>
  one?.kind === other.kind && one.timeZone === other.timeZone && one.dayStart === other.dayStart
