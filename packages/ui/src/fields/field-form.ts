import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { check, format } from '@fairhouse/fields'

/** What is wrong with a field: the rule by name, and the values that its message speaks about. */
export type Wrong = { rule: string; values?: Record<string, string | number> }

/** How the phone numbers of a country look: a pattern of the digits after its calling code, and one that fits. */
export type PhoneRules = { nationalPrefix: string; pattern: string; example: string }

/** The words around fields, in the page's language. */
export type FieldWords = {
  label: (field: DescribedField) => string
  hint: (field: DescribedField) => string | undefined
  option: (field: DescribedField, option: { value: string; label?: string }) => string
  wrong: (field: DescribedField, wrong: Wrong) => string
  /** The documents that a consent speaks of, as links. */
  documents?: (field: DescribedField) => readonly { label: string; href: string }[]
  choose: string
  noResults: string
  showPassword: string
  hidePassword: string
  /** What the list of calling codes is called. */
  callingCode: string
  /** How the numbers of a country look; nothing where that is not known here. */
  phoneRules?: (country: string) => Promise<PhoneRules | undefined>
}

/** What somebody is still typing, in the form of a format. A space at its end stays: another word may follow. */
export function formatTyped(name: string, typed: string): string {
  // As it will be once a letter follows, without that letter.
  return /\s$/u.test(typed) ? format(name, `${typed}0`).slice(0, -1) : format(name, typed)
}

/** What a form holds now, by field name, in the form of its format; a checkbox is "true" or "false". */
export function valuesOf(form: HTMLFormElement, fields: readonly DescribedField[]): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field.name)
      if (field.kind === 'checkbox') return [field.name, value === null ? (field.readOnly ? (field.value ?? 'false') : 'false') : 'true']
      const text = typeof value === 'string' ? value : (field.value ?? '')
      if (field.kind === 'phone') return [field.name, wholeNumber(field, text, data.get(`${field.name}:country`))]
      return [field.name, format(field.format, text)]
    }),
  )
}

/** A number with its calling code: what was typed, after the code of the country beside it where none was typed. A code alone is no number. */
export function wholeNumber({ options = [] }: DescribedField, typed: string, country: FormDataEntryValue | null): string {
  const number = format('phone', typed)
  const codeOf = (option: string) => option.slice(option.indexOf('+'))
  if (number === '+' || options.some(({ value }) => codeOf(value) === number)) return ''
  return number === '' || number.startsWith('+') || typeof country !== 'string' ? number : codeOf(country) + number
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

/** The mistakes that only the server can have found, as no rule of their fields does: they hold until the field is changed. */
export function toldOf(fields: readonly DescribedField[], wrong: Record<string, Wrong>): Record<string, Wrong> {
  const isTold = ({ name, rules }: DescribedField) => {
    const rule = wrong[name]?.rule
    return rule !== undefined && rule !== 'required' && !rules.some((own) => own.rule === rule)
  }
  return Object.fromEntries(fields.filter(isTold).map(({ name }) => [name, wrong[name]!])) // it was just found
}
