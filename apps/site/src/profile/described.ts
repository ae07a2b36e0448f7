import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import type { ProfileFields } from '@fairhouse/contract/player/profile.ts'

/** Proven by a code, so that they have a place of their own on the page. */
const channels: readonly string[] = ['email', 'phoneNumber']

/** The form that completes a profile: what is read-only and known is left out, what is mandatory is asked. */
export function formFields({ values, initDetails }: ProfileFields): DescribedField[] {
  return Object.entries(initDetails).flatMap(([name, { kind, options, validator, formatter, readOnly, mandatory }]) => {
    if (channels.includes(name) || (readOnly && values[name])) return []
    const required = mandatory && !validator.some(({ rule }) => rule === 'required') ? [{ rule: 'required' }] : []
    return [
      {
        name,
        kind,
        ...(options ? { options } : {}),
        rules: [...required, ...validator],
        ...(formatter ? { format: formatter } : {}),
        ...(readOnly ? { readOnly } : {}),
        ...(mandatory ? {} : { optional: true }),
      },
    ]
  })
}

/** The mandatory fields that are empty and can be filled in. */
export const missingFields = (fields: readonly DescribedField[], values: Readonly<Record<string, string>>): DescribedField[] =>
  fields.filter(({ name, optional, readOnly }) => !optional && !readOnly && !values[name])
