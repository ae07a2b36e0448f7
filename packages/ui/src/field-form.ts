import type { DescribedField } from '@fairhouse/contract/fields.ts'
import { check } from '@fairhouse/fields'

/** What is wrong with a field: the rule by name, and the values that its message speaks about. */
export type Wrong = { rule: string; values?: Record<string, string | number> }

/** The words around fields, in the page's language. */
export type FieldWords = {
  label: (field: DescribedField) => string
  hint: (field: DescribedField) => string | undefined
  option: (field: DescribedField, option: { value: string; label?: string }) => string
  wrong: (field: DescribedField, wrong: Wrong) => string
  choose: string
  noResults: string
  showPassword: string
  hidePassword: string
}

/** What a form holds now, by field name; a checkbox is "true" or "false". */
export function valuesOf(form: HTMLFormElement, fields: readonly DescribedField[]): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field.name)
      if (field.kind === 'checkbox') return [field.name, value === null ? (field.readOnly ? (field.value ?? 'false') : 'false') : 'true']
      return [field.name, typeof value === 'string' ? value : (field.value ?? '')]
    }),
  )
}

/** Every wrong field of a form, by name. */
export function wrongOf(fields: readonly DescribedField[], values: Record<string, string>): Record<string, Wrong> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const wrong = check(field, values[field.name] ?? '', values)
      return wrong ? [[field.name, wrong]] : []
    }),
  )
}
