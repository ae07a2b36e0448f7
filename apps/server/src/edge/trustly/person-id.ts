import { countries } from '@fairhouse/fields/lists/index.ts'
import { readNationalId } from '@fairhouse/fields/national-id.ts'

type Told = NonNullable<ReturnType<typeof readNationalId>>

/**
 * Returns the account holder by the bank's `personid`: two letters of the country and its personal id. Undefined if
 * that is no valid id there.
 */
export function readPersonId(personId: string | undefined, today: string): (Told & { country: string; value: string }) | undefined {
  const [, letters, value] = /^([A-Z]{2})(.+)$/.exec(personId ?? '') ?? []
  const country = countries.find(({ alpha2 }) => alpha2 === letters)?.alpha3
  const told = country && value ? readNationalId(country, value, today) : undefined
  return country && value && told ? { ...told, country, value } : undefined
}
