import type { DescribedField } from '@fairhouse/contract/base/fields.ts'

/** The settings that shape the form of a source of funds. */
export type FundsAsked = { amountVersion: number; amountRanges: readonly string[]; amountRequired: boolean }

/** Describes the amount of one source of funds: a number of at least 1, or one of the ranges. Used on both sides. */
export function fundsField(type: string, { amountVersion, amountRanges, amountRequired }: FundsAsked): DescribedField {
  const asked = amountRequired ? { rules: [{ rule: 'required' }] } : { optional: true, rules: [] }
  const name = `amount.${type}`
  if (amountVersion === 2)
    return { name, kind: 'select', ...asked, rules: [...asked.rules, { rule: 'oneOf' }], options: amountRanges.map((value) => ({ value })) }
  const rules = [...asked.rules, { rule: 'amount' }, { rule: 'minValue', values: { min: '1' } }]
  return { name, kind: 'amount', format: 'amount', ...asked, rules }
}

/** Returns the two ends of a range `start:end`; an open end and a start of 0 are undefined. */
export function rangeOf(text: string): { start: string | undefined; end: string | undefined } | undefined {
  const [, start, end] = /^(\d{0,9}):(\d{0,9})$/.exec(text) ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return undefined
  return { start: Number(start) === 0 ? undefined : start, end: end === '' ? undefined : end }
}
