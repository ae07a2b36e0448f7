import { ruleSetAt, type RuleSet } from '@fairhouse/country-rules'
import type { House } from '../base/house.ts'

/**
 * Returns the country whose rules apply to somebody: the one that the setting `country.appliedRules` names, else their
 * own.
 */
export function rulesCountry({ settings }: Pick<House, 'settings'>, country: string): string {
  const applied = settings.get('country.appliedRules')
  return Object.hasOwn(applied, country) ? (applied[country] ?? country) : country
}

/**
 * Returns the rules for a country, now or at a moment. For players use their own country, for visitors that of the
 * visit.
 */
export function appliedRules(house: Pick<House, 'settings' | 'clock'>, country: string, at: Date = house.clock.now()): RuleSet {
  return ruleSetAt(rulesCountry(house, country), at)
}
