import { nextRuleChange, ruleSetAt } from './rule-sets.ts'
import type { CountedPeriod, LimitType, RuleSet } from './rule-set.ts'
import { rollingMs, runningWindow, type Counting, type Window } from './window.ts'

/** Whose rules hold for somebody since a moment; oldest first, at least one. The first holds for all that was before it too. */
export type RulesHeld = { country: string; since: Date }[]

/** The rules that hold for somebody at a moment. */
export function rulesHeldAt(held: RulesHeld, at: Date): RuleSet {
  return ruleSetAt(countryAt(held, at), at)
}

/** The country whose rules hold for somebody at a moment. */
export function countryAt(held: RulesHeld, at: Date): string {
  return (held.findLast(({ since }) => since <= at) ?? held[0]!).country // there is at least one
}

/**
 * The window in which a limit is counted at a moment. A window that runs when other rules begin to hold is kept until it ends,
 * whatever these say: neither another country nor another time zone gives room back early.
 */
export function windowHeldAt(held: RulesHeld, type: LimitType, period: CountedPeriod, at: Date, anchor: Date): Window {
  return heldIn(stretchesOf(held, type, at), period, at.getTime(), anchor).at(at)
}

type Stretch = { counting: Counting; from: Date }
/** A way to count and until when it is kept. */
type Held = { at: (when: Date) => Window; until: number }

function heldIn(stretches: Stretch[], period: CountedPeriod, when: number, anchor: Date): Held {
  const { counting, from } = stretches.at(-1)! // there is at least one stretch
  const earlier = stretches.slice(0, -1)
  if (earlier.length > 0) {
    const before = heldIn(earlier, period, from.getTime() - 1, anchor)
    // What slides has no end of its own: it is kept until all that it counted at the change is out of it.
    const until = Math.min(before.until, from.getTime() + longestMs[period])
    if (when < until) return { at: before.at, until }
  }
  if (counting.kind === 'rolling') return { at: (moment) => runningWindow(counting, period, moment, anchor), until: Infinity }
  const window = runningWindow(counting, period, new Date(when), anchor)
  return { at: () => window, until: window.end.getTime() }
}

const longestMs = { ...rollingMs, daily: rollingMs.daily + 3_600_000, weekly: rollingMs.weekly + 3_600_000, monthly: 32 * rollingMs.daily }

/** Stretches of time in which counting was the same, oldest first, the last one holding the moment. */
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

/** How a rule set counts a type. */
export const countingOf = ({ limits, timeZone, dayStart }: RuleSet, type: LimitType): Counting => ({
  kind: limits[type]?.periodKind ?? 'calendar',
  timeZone,
  dayStart,
})

const sameCounting = (one: Counting | undefined, other: Counting) =>
  one?.kind === other.kind && one.timeZone === other.timeZone && one.dayStart === other.dayStart
