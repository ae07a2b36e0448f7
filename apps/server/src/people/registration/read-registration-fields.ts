import { appliedRules } from '../../settings/index.ts'
import type { RequestContext } from '../../base/house.ts'
import { readNationalId } from '@fairhouse/fields/national-id.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { phoneRulesOf } from '../players/phone.ts'
import { agreementId } from './consents.ts'
import { formFirstSteps, type FormFirst } from './form-first.ts'
import { registrationSteps } from '../registration-fields/registration-fields.ts'

type Wanted = {
  method?: 'regular' | FormFirst | undefined
  country?: string | undefined
  campaign?: string | undefined
  referralCode?: string | undefined
}

/** The fields of registration for a country; the visitor's own where none is named. */
export async function readRegistrationFields(asking: RequestContext, { method, country = asking.country, campaign, referralCode }: Wanted) {
  const regions = appliedRules(asking.house, country).registrationRegions
  return {
    steps:
      method === undefined || method === 'regular'
        ? await registrationSteps(asking, country, { campaign, referralCode })
        : await formFirstSteps(asking, method, country),
    ...(regions.length > 0 ? { regions } : {}),
    confirmation: asking.house.settings.get('fe.registration.confirmationPage'),
    agreement: { id: agreementId(asking.language) },
  }
}

/** What a national id tells of its owner, in countries whose forms are filled from it; elsewhere nothing is told. */
export async function tellNationalId(
  { house }: RequestContext,
  { country, nationalIdNumber }: { country: string; nationalIdNumber: string },
) {
  if (!house.settings.get('registration.nationalIdFills').includes(country)) return { valid: false }
  const told = readNationalId(country, nationalIdNumber, house.clock.now().toISOString().slice(0, 10))
  const { birthDate, gender } = told ?? {}
  return { valid: told !== undefined, ...(birthDate ? { birthDate } : {}), ...(gender ? { gender } : {}) }
}

/** How the phone numbers of a country look. */
export async function readPhoneRules(
  _: RequestContext,
  { country }: { country: string },
): Promise<NonNullable<ReturnType<typeof phoneRulesOf>> | Refused> {
  return phoneRulesOf(country) ?? refuse('notFound')
}
