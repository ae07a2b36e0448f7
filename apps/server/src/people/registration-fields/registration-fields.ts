import type { DescribedField } from '@fairhouse/contract'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { appliedRules, rulesCountry } from '../../settings/index.ts'
import type { RequestContext } from '../../base/house.ts'
import { offeredCampaigns } from '../../play/campaigns/index.ts'
import { accountFields } from './account-fields.ts'
import type { Asked, Describe } from './asked.ts'
import { choiceFields } from './choice-fields.ts'
import { consentFields } from './consent-fields.ts'
import { personFields } from './person-fields.ts'

/** What registration needs to know of the caller. */
export type Registering = Pick<RequestContext, 'house' | 'player' | 'ip' | 'country' | 'language'>
export type Step = { name: 'userDetails' | 'personalInformation' | 'verification'; fields: DescribedField[] }

/** Every registration field, by name. */
const described: Record<string, Describe> = { ...accountFields, ...personFields, ...choiceFields, ...consentFields }
/** The fields of the first step; the second has all others. The third shows what was typed and takes the code. */
const firstStep = ['email', 'confirmEmail', 'password', 'confirmPassword', 'userName', 'country']

/**
 * Returns a country's regular registration fields, by step, as data decides: the setting `registration.fields`, the
 * rule set, the lists. Countries are named in the page's language. `more`: what a particular way to register adds.
 */
export async function registrationSteps(
  asking: Registering,
  country: string,
  wanted: Asked['wanted'] = {},
  more: readonly string[] = [],
): Promise<Step[]> {
  const asked = await askedOf(asking, country, wanted)
  const lists = asking.house.settings.get('registration.fields')
  const names = [...(lists[country] ?? lists['*'] ?? []), ...more]
  const must = asking.house.settings.get('registration.mandatoryNationalIdNumberFor').includes(country)
  const all = must && !names.includes('nationalIdNumber') ? [...names, 'nationalIdNumber'] : names
  const fieldsOf = (first: boolean) =>
    all.filter((name) => firstStep.includes(name) === first).flatMap((name) => described[name]?.(asked, name) ?? [])
  return [
    { name: 'userDetails', fields: fieldsOf(true) },
    { name: 'personalInformation', fields: fieldsOf(false) },
    { name: 'verification', fields: [] },
  ]
}

/** Describes registration fields by name, as a country does, for other forms with the same fields. */
export async function describedFields(asking: Registering, country: string, names: readonly string[]): Promise<DescribedField[]> {
  const asked = await askedOf(asking, country, {})
  return names.flatMap((name) => described[name]?.(asked, name) ?? [])
}

/** Lists names in the setting that match no field, an operator's mistake. */
export const unknownFields = (names: readonly string[]): string[] => names.filter((name) => !Object.hasOwn(described, name))

async function askedOf(
  { house, country: visitorCountry, language, player }: Registering,
  country: string,
  wanted: Asked['wanted'],
): Promise<Asked> {
  const now = house.clock.now()
  const rules = appliedRules(house, country)
  const { code, tag } = languageOf(language)
  return {
    house,
    country,
    rules,
    visitorRules: rulesCountry(house, visitorCountry),
    loggedIn: player !== undefined,
    languageTag: tag,
    languageCode: code,
    today: dayIn(house.settings.get('site.timeZone'), now),
    minAge: Math.max(house.settings.get('playerAgeLimit.min'), rules.minAge),
    campaigns: await offeredCampaigns(house, country),
    wanted,
  }
}

/** Returns the date in a time zone: ages and dates follow the site's, never the visitor's clock. */
export const dayIn = (timeZone: string, moment: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
