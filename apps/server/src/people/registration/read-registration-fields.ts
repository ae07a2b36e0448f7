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

/** Returns the registration fields of a country, by default the visitor's own. */
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

/** Returns what a national id reveals of its owner, in countries that prefill forms from it; elsewhere nothing. */
export async function tellNationalId(
  { house }: RequestContext,
  { country, nationalIdNumber }: { country: string; nationalIdNumber: string },
) {
  if (!house.settings.get('registration.nationalIdFills').includes(country)) return { valid: false }
  const told = readNationalId(country, nationalIdNumber, house.clock.now().toISOString().slice(0, 10))
  const { birthDate, gender } = told ?? {}
  return { valid: told !== undefined, ...(birthDate ? { birthDate } : {}), ...(gender ? { gender } : {}) }
}

/** Returns the format of a country's phone numbers. */
export async function readPhoneRules(
  _: RequestContext,
  { country }: { country: string },
): Promise<NonNullable<ReturnType<typeof phoneRulesOf>> | Refused> {
  return phoneRulesOf(country) ?? refuse('notFound')
}
