import type { LimitOfType, PeriodName } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { plainNumber } from '../../base/forms/plain-number.ts'
import { periodNames } from './limit-periods.ts'
import { readAmount, writeAmount, type Unit } from './limit-units.ts'

/** A mistake in an amount, and the amount named in its message. */
type Mistake = { readonly text: MessageKey; readonly amount?: string; readonly of?: PeriodName }
export type Texts = Readonly<Partial<Record<PeriodName, string>>>
export type Mistakes = Readonly<Partial<Record<PeriodName, Mistake>>>
/** What was typed: amounts in wire format, and mistakes by period. */
type Typed = { readonly amounts: Texts; readonly wrong: Mistakes }

/**
 * Reads what was typed into the fields of a limit. Each must be a number above zero, within what the server allows, and no shorter period may
 * allow more than a longer one: both fields say so, since either may be the one to change. Empty fields are left out. A period without a
 * field is held to what is set for it.
 */
export function checkLimits(texts: Texts, limit: LimitOfType, unit: Unit): Typed {
  const minor = new Map<PeriodName, bigint>()
  const wrong: Partial<Record<PeriodName, Mistake>> = {}
  for (const period of periodNames) {
    const plain = plainNumber(texts[period] ?? '')
    if (plain === '') continue
    const amount = readAmount(plain, unit)
    const mistake = amount === undefined ? ({ text: 'limits.number' } as const) : boundMistake(amount, limit, period, unit)
    if (mistake) wrong[period] = mistake
    else if (amount !== undefined) minor.set(period, amount)
  }
  const hidden = periodNames.filter((period) => texts[period] === undefined)
  const all = new Map(minor)
  for (const period of hidden) {
    const amount = readAmount(limit[period]?.ownAmount ?? '', unit)
    if (amount !== undefined) all.set(period, amount)
  }
  for (const [period, mistake] of disagreements(all, hidden, unit)) wrong[period] ??= mistake
  return { wrong, amounts: Object.fromEntries([...minor].map(([period, amount]) => [period, writeAmount(amount, unit)])) }
}

function boundMistake(amount: bigint, limit: LimitOfType, period: PeriodName, unit: Unit): Mistake | undefined {
  if (amount <= 0n) return { text: 'limits.positive' }
  const own = limit[period]
  const least = own?.minAmount ? readAmount(own.minAmount, unit) : undefined
  if (least !== undefined && amount < least) return { text: 'limits.atLeast', amount: writeAmount(least, unit), of: period }
  const most = own?.maxAmount ? readAmount(own.maxAmount, unit) : undefined
  if (most !== undefined && amount > most) return { text: 'limits.atMost', amount: writeAmount(most, unit), of: period }
  return undefined
}

const above = { weekly: 'limits.notMoreThanWeekly', monthly: 'limits.notMoreThanMonthly' } as const satisfies Record<string, MessageKey>
const below = { daily: 'limits.notLessThanDaily', weekly: 'limits.notLessThanWeekly' } as const satisfies Record<string, MessageKey>
/** Neighbours first: theirs is the tighter bound. */
const pairs = [
  ['daily', 'weekly'],
  ['weekly', 'monthly'],
  ['daily', 'monthly'],
] as const

function* disagreements(
  minor: ReadonlyMap<PeriodName, bigint>,
  hidden: readonly PeriodName[],
  unit: Unit,
): Generator<[PeriodName, Mistake]> {
  for (const [shorter, longer] of pairs) {
    const [less, more] = [minor.get(shorter), minor.get(longer)]
    if (less === undefined || more === undefined || less <= more) continue
    if (!hidden.includes(shorter)) yield [shorter, { text: above[longer], amount: writeAmount(more, unit), of: longer }]
    if (!hidden.includes(longer)) yield [longer, { text: below[shorter], amount: writeAmount(less, unit), of: shorter }]
  }
}
