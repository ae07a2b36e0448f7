import type { DescribedField } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { countryOf, phoneCountries, phoneCountryOf } from '@fairhouse/fields/lists/index.ts'

const flags = new Map<string, string>()

/** Returns a country's flag as a character, from its two letters. */
function flagOf(alpha3: string): string {
  const known = flags.get(alpha3)
  if (known !== undefined) return known
  const flag = [...(countryOf(alpha3)?.alpha2 ?? '')].map((letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65)).join('')
  flags.set(alpha3, flag)
  return flag
}

/**
 * Describes the phone number field. Its options are countries with calling codes (`EST+372`), by name; the rule says
 * which comes first.
 */
export function phoneField({ settings }: Pick<House, 'settings'>, country: string, languageTag: string): DescribedField {
  return {
    name: 'phoneNumber',
    kind: 'phone',
    format: 'phone',
    autocomplete: 'tel-national',
    options: phoneCountries(languageTag).map(({ alpha3, name, callingCode }) => ({
      value: `${alpha3}+${callingCode}`,
      label: `${flagOf(alpha3)} ${name} +${callingCode}`,
    })),
    rules: [
      { rule: 'required' },
      { rule: 'phone', values: { country: phoneCountryOf([country, settings.get('fe.phone.fallbackCountry')]) } },
    ],
  }
}
