import { ruleSetAt, type RuleSet } from '@fairhouse/country-rules'
import type { House } from '../base/house.ts'

/** Whose rules hold for somebody of a country: another country's where the setting `country.appliedRules` says so, else its own. */
export function rulesCountry({ settings }: Pick<House, 'settings'>, country: string): string {
  const applied = settings.get('country.appliedRules')
  return Object.hasOwn(applied, country) ? (applied[country] ?? country) : country
}

/** The rules that hold for somebody of a country, now or at a moment. For a player the country is the player's, for a visitor where the visit comes from. */
export function appliedRules(house: Pick<House, 'settings' | 'clock'>, country: string, at: Date = house.clock.now()): RuleSet {
  return ruleSetAt(rulesCountry(house, country), at)
}
