import type { DescribedField } from '@fairhouse/contract'
import { check, type Finding } from '@fairhouse/fields'
import type { House } from '../base/context.ts'
import { isCommonPassword } from './common-password.ts'

/** The least length of a password of any kind, in letters. */
const shortestOfAnyKind = 8

/** The field of a password that is chosen anew, with the rules that the settings give. */
export function passwordField({ settings }: House, name = 'password'): DescribedField {
  const minLength = settings.get('password.minLength')
  const number = Math.max(shortestOfAnyKind, minLength)
  const strength =
    settings.get('password.rule') === 'specification'
      ? { rules: [{ rule: 'passwordStrength', values: { minLength } }], hint: 'field.hint.password', hintValues: { number: minLength } }
      : { rules: [{ rule: 'minLength', values: { number } }], hint: 'field.hint.passwordLength', hintValues: { number } }
  return {
    name,
    kind: 'password',
    autocomplete: 'new-password',
    ...strength,
    rules: [{ rule: 'required' }, ...strength.rules, { rule: 'maxLength', values: { number: settings.get('password.maxLength') } }],
  }
}

/** What is wrong with a new password of a person; nothing where it may be used. */
export function passwordFinding(house: House, password: string, personal: string[]): Finding | undefined {
  return check(passwordField(house), password) ?? (isCommonPassword(password, personal) ? { rule: 'commonPassword' } : undefined)
}
