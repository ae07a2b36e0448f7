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

/** What a registration has to know of whoever asks. */
export type Registering = Pick<RequestContext, 'house' | 'player' | 'ip' | 'country' | 'language'>
export type Step = { name: 'userDetails' | 'personalInformation' | 'verification'; fields: DescribedField[] }

/** Every field that a registration can have, by name. */
const described: Record<string, Describe> = { ...accountFields, ...personFields, ...choiceFields, ...consentFields }
/**
 * What the first step asks; everything else is asked in the second. The third shows what was typed and takes the code.
 */
const firstStep = ['email', 'confirmEmail', 'password', 'confirmPassword', 'userName', 'country']

/**
 * The fields of regular registration for a country, step by step. What a country asks for is data: the setting
 * `registration.fields`, its rule set, the lists. Countries are named in the language of the page. `more`: what a way
 * to register asks beyond that.
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

/** Fields of a registration by name, as a country describes them, for whoever asks the same elsewhere. */
export async function describedFields(asking: Registering, country: string, names: readonly string[]): Promise<DescribedField[]> {
  const asked = await askedOf(asking, country, {})
  return names.flatMap((name) => described[name]?.(asked, name) ?? [])
}

/** The names of the setting that no field has: a mistake of whoever set it. */
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

/** The day that it is somewhere: ages and dates count by the site's own, never by the visitor's clock. */
export const dayIn = (timeZone: string, moment: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
