import type { DescribedField, MethodField } from '@fairhouse/contract'

/** Turns a payment method's field into a form field, with the same validator and formatter on both sides. */
export function describedField(given: MethodField): DescribedField {
  const { field, fieldType, dataList, defaultValue, readOnly, optional, validator, formatter, autocomplete, hint } = given
  return {
    name: field,
    kind: fieldType,
    rules: validator,
    ...(dataList ? { options: dataList } : {}),
    ...(defaultValue === undefined ? {} : { value: defaultValue }),
    // A read-only field without a value could never be filled in.
    ...(readOnly && defaultValue ? { readOnly, disabled: true } : {}),
    ...(optional ? { optional } : {}),
    ...(formatter ? { format: formatter } : {}),
    ...(autocomplete ? { autocomplete } : {}),
    ...(hint ? { hint } : {}),
  }
}

/** Returns the fields to ask for: all of them for a new card or account, the marked ones for a stored one. */
export const askedFields = (fields: readonly MethodField[], isStored: boolean): MethodField[] =>
  fields.filter(({ requireForStoredPayment }) => !isStored || requireForStoredPayment === true)
