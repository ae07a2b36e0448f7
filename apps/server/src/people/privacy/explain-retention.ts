import { countries } from '@fairhouse/fields/lists/index.ts'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { retention, type Retention } from './retention.ts'

/** Lists what is kept of players, how long and why, in words; of players of a country if it is one, in three letters. */
export function explainRetention(house: House, country?: string) {
  if (country !== undefined && !countries.some(({ alpha3 }) => alpha3 === country)) return undefined
  return retention.map((one) => ({ ...one, kept: keptFor(house, one, country) }))
}

/** Describes a retention period in words. */
function keptFor(house: House, { kept, countries: special }: Retention, country: string | undefined): string {
  if ('for' in kept) return 'for good'
  if ('days' in kept) return `${(country && special?.[country]) || kept.days} days since ${kept.since}`
  return country
    ? `${appliedRules(house, country).retentionYears} years since ${kept.since}`
    : `as many years as the country's rules say since ${kept.since} ("retention explain COUNTRY")`
}
