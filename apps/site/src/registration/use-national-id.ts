import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import type { Wrong } from '@fairhouse/ui/fields.ts'
import { useRef } from 'react'
import { useSite } from '../base/site.ts'

const shortest = 13

/**
 * Fills in what a national id tells, in countries whose ids do: when it is complete and when the field is left. An
 * impossible one clears the date of birth.
 */
export function useNationalId(
  form: { readonly current: HTMLFormElement | null },
  fields: readonly DescribedField[],
  typed: Record<string, string>,
  markWrong: (name: string, wrong: Wrong | undefined) => void,
) {
  const { call } = useSite()
  const asked = useRef('')
  const tell = async (field: DescribedField, values: Record<string, string>) => {
    const nationalIdNumber = (values[field.name] ?? '').trim()
    const country = values['country'] ?? typed['country'] ?? ''
    if (!field.tells || nationalIdNumber === '' || asked.current === nationalIdNumber) return
    asked.current = nationalIdNumber
    const answer = await call('POST /api/registration/national-id', { country, nationalIdNumber })
    if (!answer.ok || asked.current !== nationalIdNumber) return
    const { valid, birthDate, gender } = answer.value
    fill(form.current, 'birthDate', birthDate ?? (valid ? undefined : ''))
    fill(form.current, 'gender', gender)
    if (birthDate) markWrong('birthDate', undefined)
    markWrong(field.name, valid ? undefined : { rule: 'nationalId', values: { country } })
  }
  const tells = fields.some((field) => field.tells)
  return {
    edited: (field: DescribedField, values: Record<string, string>) => {
      if (tells && (values[field.name]?.trim().length ?? 0) >= shortest) void tell(field, values)
    },
    left: (field: DescribedField, values: Record<string, string>) => {
      if (tells) void tell(field, values)
    },
  }
}

function fill(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const control = form?.elements.namedItem(name)
  if (value === undefined || !control) return
  if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value
}
