import { countries, countryName } from './countries.ts'

/** A country in the list of calling codes. */
export type PhoneCountry = { readonly alpha3: string; readonly name: string; readonly callingCode: string }

/** The countries of the calling-code list in a language, by name. */
export function phoneCountries(languageTag: string): PhoneCountry[] {
  const collator = new Intl.Collator(languageTag)
  return countries
    .map(({ alpha3, callingCode }) => ({ alpha3, callingCode, name: countryName(alpha3, languageTag) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/** The country whose code the phone field shows: the first of these that there is (the player's, the visitor's, that of the settings), else the Netherlands. */
export function phoneCountryOf(wanted: readonly (string | undefined)[]): string {
  const known = new Set(countries.map(({ alpha3 }) => alpha3))
  return wanted.find((alpha3) => alpha3 !== undefined && known.has(alpha3)) ?? 'NLD'
}
