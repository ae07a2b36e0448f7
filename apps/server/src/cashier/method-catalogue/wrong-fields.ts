import { checkAll, type Finding } from '@fairhouse/fields'
import { isAccountNumber } from '@fairhouse/fields/account-number.ts'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'

/**
 * Validates typed fields. For IBANs also runs the country's account check here, because the browser would have to load
 * those of all countries.
 */
export function wrongFields(fields: readonly DescribedField[], values: Readonly<Record<string, string>>): Record<string, Finding> {
  const accounts = fields.flatMap(({ name, rules }): [string, Finding][] => {
    const iban = values[name]
    const isAsked = rules.some(({ rule }) => rule === 'iban') && typeof iban === 'string' && iban !== ''
    return isAsked && !isAccountNumber(iban.slice(0, 2), iban.slice(4)) ? [[name, { rule: 'iban' }]] : []
  })
  return { ...Object.fromEntries(accounts), ...checkAll(fields, values) }
}
