import type { DescribedField } from '@fairhouse/contract'
import type { FieldValues, Finding, RuleValues } from './finding.ts'
import { formats } from './formats.ts'
import { rules } from './rules.ts'

/**
 * Finds the first problem of a value, to be shown as `field.rule.<rule>`; undefined if there is none. Read-only fields
 * are skipped, since the reader cannot correct them.
 */
export function check(field: DescribedField, value: string, values: FieldValues = {}): Finding | undefined {
  if (field.readOnly || !isShown(field, values)) return undefined
  for (const { rule, values: given = {} } of field.rules) {
    const finding = checkPresence(rule, given, value, values)
    if (finding) return finding
  }
  if (isEmpty(value)) return isAsked(field) ? { rule: 'required' } : undefined
  for (const { rule, values: given = {} } of field.rules) {
    const finding = Object.hasOwn(rules, rule) ? rules[rule]!(value, given, values, field) : undefined // `hasOwn` has just found it
    if (finding) return finding
  }
  return undefined
}

/** Returns whether a field is shown while the others have these values. */
export function isShown({ onlyIf }: DescribedField, values: FieldValues): boolean {
  return !onlyIf || onlyIf.values.includes(valueOf(values, onlyIf.field))
}

/** Returns the values that a form sends: a hidden field sends its `otherwise`, or nothing. */
export function sentValues(fields: readonly DescribedField[], values: FieldValues): Record<string, string> {
  const sent = { ...values }
  for (const field of fields) {
    if (isShown(field, sent)) continue
    delete sent[field.name]
    if (field.onlyIf?.otherwise !== undefined) sent[field.name] = field.onlyIf.otherwise
  }
  return sent
}

/** Checks every field of a form. Returns the findings by field. */
export function checkAll(fields: readonly DescribedField[], values: FieldValues): Record<string, Finding> {
  const found = fields.map((field) => [field.name, check(field, valueOf(values, field.name), values)] as const)
  return Object.fromEntries(found.filter((pair): pair is readonly [string, Finding] => pair[1] !== undefined))
}

/** Brings every value of a form into its field's format; values of unknown fields are dropped. */
export function formatAll(fields: readonly DescribedField[], values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.filter(({ name }) => Object.hasOwn(values, name)).map((field) => [field.name, formatOf(field, valueOf(values, field.name))]),
  )
}

/** Returns the rules of a field that this package does not know. Such a description is a mistake of the server. */
export function unknownRules(field: DescribedField): string[] {
  const names = field.rules.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(rules, rule) && !presence.includes(rule))
  return field.format === undefined || Object.hasOwn(formats, field.format) ? names : [...names, `format ${field.format}`]
}

const presence = ['required', 'requiredIf', 'mustConfirm', 'same']

/** Checks the rules that also apply to an empty value. */
function checkPresence(rule: string, given: RuleValues, value: string, values: FieldValues): Finding | undefined {
  switch (rule) {
    case 'required':
      return isEmpty(value) ? { rule } : undefined
    case 'requiredIf':
      return isEmpty(value) &&
        String(given['values'] ?? '')
          .split(',')
          .includes(valueOf(values, String(given['field'])))
        ? { rule: 'required' }
        : undefined
    case 'mustConfirm':
      return value === 'true' ? undefined : { rule, values: { ...given } }
    case 'same':
      return value === valueOf(values, String(given['field'])) ? undefined : { rule }
    default:
      return undefined
  }
}

function formatOf(field: DescribedField, value: string): string {
  return field.format !== undefined && Object.hasOwn(formats, field.format) ? formats[field.format]!(value) : value // `hasOwn` has just found it
}

function valueOf(values: FieldValues, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : ''
}

function isEmpty(value: string): boolean {
  return value.trim() === ''
}

/** Returns whether a field must be filled in: it is neither optional nor of a kind that has a value anyway. */
function isAsked(field: DescribedField): boolean {
  return !field.optional && field.kind !== 'checkbox' && field.kind !== 'hidden'
}
