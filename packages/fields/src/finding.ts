import type { DescribedField } from '@fairhouse/contract'

/** What a form has in its fields, by name; a checkbox has "true" or "false". */
export type FieldValues = Readonly<Record<string, string>>
/** What a described rule was given: `{ number: 6 }`, `{ field: 'password' }`, `{ today: '2026-11-21' }`. */
export type RuleValues = Readonly<Record<string, string | number>>
/** What is wrong with a value: the message `field.rule.<rule>` and what it speaks about. */
export type Finding = { readonly rule: string; readonly values?: Record<string, string | number> }
/** A rule: finds what is wrong with a value that is there, or nothing. It never throws. */
export type Rule = (value: string, given: RuleValues, values: FieldValues, field: DescribedField) => Finding | undefined
