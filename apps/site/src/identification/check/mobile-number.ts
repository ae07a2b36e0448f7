import type { PageSettings } from '@fairhouse/contract'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { countryName } from '@fairhouse/fields/lists/index.ts'
import { wholeNumber } from '@fairhouse/ui/fields.ts'

/** Calling codes of the countries with Mobile-ID. */
const callingCodes: Readonly<Record<string, string>> = { EST: '+372', LTU: '+370' }

/** The number of a phone that signs: the countries of the settings to choose from, the visitor's first. */
export function mobileNumberField({ be, country }: Pick<PageSettings, 'be' | 'country'>, languageTag: string): DescribedField {
  const countries = be['mobileId.countries']
  const offered = (Array.isArray(countries) ? countries.map(String) : []).filter((one) => callingCodes[one])
  return {
    name: 'phoneNumber',
    kind: 'phone',
    options: offered.map((one) => ({
      value: `${one}${callingCodes[one]}`,
      label: `${countryName(one, languageTag)} ${callingCodes[one]}`,
    })),
    rules: [{ rule: 'required' }, { rule: 'phone', values: { country } }],
  }
}

/** Returns the number in a form with its calling code; empty if only the code was typed. */
export const mobileNumberIn = (data: FormData, field: DescribedField): string =>
  wholeNumber(field, String(data.get(field.name) ?? ''), data.get(`${field.name}:country`))
