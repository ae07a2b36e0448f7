import type { PageSettings } from '@fairhouse/contract'

/** Returns whether the visitor's country may use the site; without a list every country may. */
export function countryIsAllowed(settings: PageSettings): boolean {
  const allowed = settings.fe['allowedCountries']
  return !Array.isArray(allowed) || allowed.length === 0 || allowed.includes(settings.country)
}

/** Returns the target address for each reason that a game provider sends a player back with. */
export function reasonsIn(settings: PageSettings): Record<string, string> {
  return (settings.fe['games.providers.netent.redirections'] ?? {}) as Record<string, string> // a record of paths by the catalogue
}
