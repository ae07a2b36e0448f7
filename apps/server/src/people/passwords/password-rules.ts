import type { DescribedField } from '@fairhouse/contract'
import { check, type Finding } from '@fairhouse/fields'
import { passwordNeeds } from '@fairhouse/fields/password.ts'
import type { House } from '../../base/house.ts'
import { isCommonPassword } from './common-password.ts'

/** Describes the field for a new password, with the rules of the settings. */
export function passwordField({ settings }: House, name = 'password'): DescribedField {
  const minLength = settings.get('password.minLength')
  const { hint, number } = passwordNeeds(settings.get('password.rule'), minLength)
  const strength: DescribedField['rules'][number] =
    hint === 'field.hint.password' ? { rule: 'passwordStrength', values: { minLength } } : { rule: 'minLength', values: { number } }
  return {
    name,
    kind: 'password',
    autocomplete: 'new-password',
    hint,
    hintValues: { number },
    rules: [{ rule: 'required' }, strength, { rule: 'maxLength', values: { number: settings.get('password.maxLength') } }],
  }
}

/** Returns what is wrong with a person's new password, or undefined. */
export function passwordFinding(house: House, password: string, personal: string[]): Finding | undefined {
  return check(passwordField(house), password) ?? (isCommonPassword(password, personal) ? { rule: 'commonPassword' } : undefined)
}
