import type { DescribedField } from '@fairhouse/contract'
import type { FieldValues, Finding, RuleValues } from './finding.ts'
import { formats } from './formats.ts'
import { rules } from './rules.ts'

/** Finds the first thing that is wrong with a value, as `field.rule.<rule>` says it; nothing where it is fine. Read-only fields are not the reader's to correct. */
export function check(field: DescribedField, value: string, values: FieldValues = {}): Finding | undefined {
  if (field.readOnly || !isShown(field, values)) return undefined
  for (const { rule, values: given = {} } of field.rules) {
    const finding = checkPresence(rule, given, value, values)
    if (finding) return finding
  }
  if (isEmpty(value)) return isAsked(field) ? { rule: 'required' } : undefined
  for (const { rule, values: given = {} } of field.rules) {
    const finding = Object.hasOwn(rules, rule) ? rules[rule]!(value, given, values, field) : undefined // the key was just looked up
    if (finding) return finding
  }
  return undefined
}

/** Whether a field is asked while the others have these values. */
export function isShown({ onlyIf }: DescribedField, values: FieldValues): boolean {
  return !onlyIf || onlyIf.values.includes(valueOf(values, onlyIf.field))
}

/** What a form sends: a field that is not asked sends what it stands for otherwise, or nothing. */
export function sentValues(fields: readonly DescribedField[], values: FieldValues): Record<string, string> {
  const sent = { ...values }
  for (const field of fields) {
    if (isShown(field, sent)) continue
    delete sent[field.name]
    if (field.onlyIf?.otherwise !== undefined) sent[field.name] = field.onlyIf.otherwise
  }
  return sent
}

/** Checks every field of a form; the answer has the fields that are wrong. */
export function checkAll(fields: readonly DescribedField[], values: FieldValues): Record<string, Finding> {
  const found = fields.map((field) => [field.name, check(field, valueOf(values, field.name), values)] as const)
  return Object.fromEntries(found.filter((pair): pair is readonly [string, Finding] => pair[1] !== undefined))
}

/** Brings every value of a form into its field's format; values of unknown fields are left out. */
export function formatAll(fields: readonly DescribedField[], values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.filter(({ name }) => Object.hasOwn(values, name)).map((field) => [field.name, formatOf(field, valueOf(values, field.name))]),
  )
}

/** The rules of a description that this package does not know: a description with one is a mistake of the server. */
export function unknownRules(field: DescribedField): string[] {
  const names = field.rules.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(rules, rule) && !presence.includes(rule))
  return field.format === undefined || Object.hasOwn(formats, field.format) ? names : [...names, `format ${field.format}`]
}

const presence = ['required', 'requiredIf', 'mustConfirm', 'same']

/** The rules that also look at an empty value. */
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
  return field.format !== undefined && Object.hasOwn(formats, field.format) ? formats[field.format]!(value) : value // the key was just looked up
}

function valueOf(values: FieldValues, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : ''
}

function isEmpty(value: string): boolean {
  return value.trim() === ''
}

/** A field is asked unless it is optional or something that can be left as it is. */
function isAsked(field: DescribedField): boolean {
  return !field.optional && field.kind !== 'checkbox' && field.kind !== 'hidden'
}
