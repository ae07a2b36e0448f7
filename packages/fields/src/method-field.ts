import type { DescribedField, MethodField } from '@fairhouse/contract'

/** A way to pay's field as a form field: the same validator and formatter on both sides. */
export function describedField(given: MethodField): DescribedField {
  const { field, fieldType, dataList, defaultValue, readOnly, optional, validator, formatter, autocomplete, hint } = given
  return {
    name: field,
    kind: fieldType,
    rules: validator,
    ...(dataList ? { options: dataList } : {}),
    ...(defaultValue === undefined ? {} : { value: defaultValue }),
    // Without a value nobody could ever fill it in.
    ...(readOnly && defaultValue ? { readOnly, disabled: true } : {}),
    ...(optional ? { optional } : {}),
    ...(formatter ? { format: formatter } : {}),
    ...(autocomplete ? { autocomplete } : {}),
    ...(hint ? { hint } : {}),
  }
}

/** The fields that are asked: all of them for a new card or account, the marked ones for a stored one. */
export const askedFields = (fields: readonly MethodField[], isStored: boolean): MethodField[] =>
  fields.filter(({ requireForStoredPayment }) => !isStored || requireForStoredPayment === true)
