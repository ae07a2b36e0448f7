import type { ErrorAnswer, LimitOfType, Limits, LimitType } from '@fairhouse/contract'
import { forgetMoney } from '../../wallet/index.ts'
import type { Site } from '../../base/site.ts'
import { knowLimits } from '../form/know-limits.ts'
import type { Change, Wish } from '../form/limit-changes.ts'
import type { Mistakes } from '../form/limit-check.ts'
import type { Plan } from '../form/limit-form.ts'
import { needOf } from './limit-need.ts'
import { periodNames } from '../form/limit-periods.ts'
import type { Unit } from '../form/limit-units.ts'
import { pendingDeposits, popupFor } from './pending-deposits.ts'

type Wanted = {
  readonly type: LimitType
  readonly limits: Limits
  readonly limit: LimitOfType
  readonly unit: Unit
  readonly changes: readonly Change[]
  readonly wish: Wish
}

/** Returns what saving would do and what is asked before. Looks up pending deposits if a deposit limit changes. */
export async function planOf(site: Site, { type, limits, limit, unit, changes, wish }: Wanted): Promise<Plan> {
  const nld = limits.nldLimitActive
  const popup = nld || type !== 'deposit' ? undefined : popupFor(changes, limit, unit, await pendingDeposits(site, unit))
  return { wish, changes, need: needOf(type, changes, wish, limit, unit, nld), popup }
}

/** Saves a plan. A refusal comes with what it says of the fields. */
export async function sendLimits(site: Site, type: LimitType, plan: Plan): Promise<{ error: ErrorAnswer; mistakes: Mistakes } | undefined> {
  const answer = await site.call('POST /api/limits', payloadOf(type, plan))
  if (!answer.ok) return { error: answer.error, mistakes: mistakesOf(answer.error) }
  knowLimits(site, answer.value)
  forgetMoney(site.queries)
  site.toasts.show('success', site.texts.t(savedText(plan)))
  return undefined
}

/** Says that there was nothing to save. */
export function sayUnchanged({ toasts, texts }: Site): void {
  toasts.show('info', texts.t('limits.unchanged'))
}

const savedText = ({ changes, need }: Plan) =>
  need.contact ? 'limits.talkAwaited' : changes.some(({ kind }) => kind === 'raise') ? 'limits.raiseAsked' : 'limits.saved'

function payloadOf(type: LimitType, { wish, changes, need }: Plan) {
  const amounts = Object.fromEntries(changes.map(({ period, to }) => [`${period}Amount`, to]))
  const renewals = Object.fromEntries(Object.entries(wish.renews).map(([period, on]) => [`${period}WillSetRenew`, on]))
  return { type, ...amounts, ...renewals, ...(need.high || need.contact ? { highLimitConfirmed: true } : {}) }
}

/** Translates the server's field errors into the form's own words. */
function mistakesOf({ errorDetails }: ErrorAnswer): Mistakes {
  const fields = (errorDetails?.fields ?? {}) as Record<string, { rule?: string }> // the shape of every refusal of fields
  return Object.fromEntries(
    periodNames.flatMap((period) => {
      const rule = fields[`${period}Amount`]?.rule
      return rule === undefined ? [] : [[period, { text: ruleTexts[rule] ?? 'limits.number' }]]
    }),
  )
}
const ruleTexts: Readonly<Record<string, 'limits.positive' | 'limits.tooLow' | 'limits.tooHigh'>> = {
  limitAboveZero: 'limits.positive',
  notLessThanDaily: 'limits.tooLow',
  notLessThanWeekly: 'limits.tooLow',
  notMoreThanWeekly: 'limits.tooHigh',
  notMoreThanMonthly: 'limits.tooHigh',
}
