import type { PageSettings } from '@fairhouse/contract'

/** Whether the visitor's country may use the site; without a list every country may. */
export function countryIsAllowed(settings: PageSettings): boolean {
  const allowed = settings.fe['allowedCountries']
  return !Array.isArray(allowed) || allowed.length === 0 || allowed.includes(settings.country)
}
