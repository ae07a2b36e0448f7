import type { PageSettings } from '@fairhouse/contract'
import type { FastifyRequest } from 'fastify'
import { appliedRules, rulesCountry, type Settings } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { countryOf } from '../../base/http/country.ts'
import { groupsUnder } from '../../play/lobby/index.ts'
import { deviceTypeOf, isIos } from '../../base/http/device-type.ts'

/** The version that the specification gives the wire format. */
export const productVersion = '1.2.1'

/**
 * Returns the settings that pages may see, for a visitor or a player of a country. Names lose their prefix:
 * `fe.bettingPath` becomes `fe['bettingPath']`.
 */
export const pageSettingsOf = (house: House, request: FastifyRequest, playersCountry?: string): PageSettings =>
  pageSettingsFor(house, { country: countryOf(house, request), agent: String(request.headers['user-agent'] ?? '') }, playersCountry)

/** Returns them for a browser in a country, whoever asks. */
export function pageSettingsFor(
  house: House,
  { country, agent }: { country: string; agent: string },
  playersCountry?: string,
): PageSettings {
  const { settings } = house
  const { be, fe } = namedIn(settings)
  const rules = appliedRules(house, playersCountry ?? country)
  return {
    siteName: settings.get('site.name'),
    supportEmail: settings.get('site.supportEmail'),
    country,
    appliedCountryRules: rulesCountry(house, playersCountry ?? country),
    languages: [...settings.get('languages')],
    language: settings.get('language'),
    currencies: [...settings.get('currencies')],
    productVersion,
    serverTime: house.clock.now().toISOString(),
    rules: {
      minAge: Math.max(rules.minAge, settings.get('playerAgeLimit.min')),
      timeZone: rules.timeZone,
      stopHours: rules.panicHours,
      bar: rules.shell.bar,
      hidePromotions: rules.shell.hidePromotions,
      clock: rules.shell.clock,
      pageFlags: rules.shell.pageFlags,
      balanceRows: rules.shell.balanceRows,
      limits: Object.keys(rules.limits),
    },
    isIos: isIos(agent),
    payAndPlay: settings.get('deposit.payAndPlayCountries').includes(country),
    hasPayAndPlay: settings.get('deposit.payAndPlayCountries').length > 0,
    visitorsDeposit: settings.get('deposit.payAndPlayCountries').length > 0 || settings.get('be.zignSec.enabled'),
    protection: settings.get('site.protection'),
    deviceType: deviceTypeOf(settings, agent),
    be: { ...be },
    fe: { ...fe, ...lobbyGroups(house, playersCountry ?? country) },
  }
}

type Named = Readonly<Record<'be' | 'fe', Readonly<Record<string, unknown>>>>
const named = new WeakMap<Settings, Named & { version: number }>()

/** The settings that pages may see, under the names that they have there; gathered anew when one has changed. */
function namedIn(settings: Settings): Named {
  const version = settings.version()
  const known = named.get(settings)
  if (known?.version === version) return known
  const all = Object.entries(settings.all('page'))
  const under = (prefix: string) =>
    all.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value] as const)
  const found = {
    version,
    be: Object.fromEntries(under('be.')),
    fe: Object.fromEntries([...all.filter(([name]) => !/^[fb]e\./.test(name)), ...under('fe.')]),
  }
  named.set(settings, found)
  return found
}

/** The groups under `/live` and `/poker` as pages see them: those of the shelves that are there in a country now. */
function lobbyGroups(house: House, country: string): Record<string, readonly string[]> {
  const looker = { country, at: house.clock.now() }
  return { 'games.liveGroups': groupsUnder(house, 'live', looker), 'games.pokerGroups': groupsUnder(house, 'poker', looker) }
}
