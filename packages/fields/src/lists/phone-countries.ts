import { countries, countryName } from './countries.ts'

/** An entry of the list of calling codes. */
export type PhoneCountry = { readonly alpha3: string; readonly name: string; readonly callingCode: string }

/** Returns the list of calling codes in a language, sorted by name. */
export function phoneCountries(languageTag: string): PhoneCountry[] {
  const collator = new Intl.Collator(languageTag)
  return countries
    .map(({ alpha3, callingCode }) => ({ alpha3, callingCode, name: countryName(alpha3, languageTag) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/**
 * Returns the country that the phone field starts with: the first known one of the given (the player's, the visitor's,
 * that of the settings), else the Netherlands.
 */
export function phoneCountryOf(wanted: readonly (string | undefined)[]): string {
  const known = new Set(countries.map(({ alpha3 }) => alpha3))
  return wanted.find((alpha3) => alpha3 !== undefined && known.has(alpha3)) ?? 'NLD'
}
