import type { DescribedField } from '@fairhouse/contract'

/** The values of a form by field name; a checkbox is "true" or "false". */
export type FieldValues = Readonly<Record<string, string>>
/** The arguments of a rule: `{ number: 6 }`, `{ field: 'password' }`, `{ today: '2026-11-21' }`. */
export type RuleValues = Readonly<Record<string, string | number>>
/** A problem of a value: the message `field.rule.<rule>` and its arguments. */
export type Finding = { readonly rule: string; readonly values?: Record<string, string | number> }
/** A rule: returns the problem of a value that is not empty, or undefined. Never throws. */
export type Rule = (value: string, given: RuleValues, values: FieldValues, field: DescribedField) => Finding | undefined
