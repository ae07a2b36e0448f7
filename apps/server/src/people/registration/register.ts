import type { IdentificationMethod } from '@fairhouse/contract'
import type { RequestContext, House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readChoice } from '../../play/campaigns/index.ts'
import { askRegisters } from '../../knowing/exclusion-registers/index.ts'
import { hashPassword } from '../passwords/password.ts'
import { agreementId, agreementName } from './consents.ts'
import { hasTakenHousehold, isLikeSomebody } from './duplicates.ts'
import { fieldRefusal } from '../registration-fields/field-refusal.ts'
import { finishRegistration } from './finish-registration.ts'
import { isFormFirst, registerFormFirst } from './form-first.ts'
import { isBlacklisted, pressureRefusal, readValues, type Registered } from './register-checks.ts'
import { registerThirdParty } from './third-party.ts'
import { registrationSteps } from '../registration-fields/registration-fields.ts'
import { personOf, writeRegistration } from './write-registration.ts'

type Fields = Record<string, string>

/** Validates one step's fields without registering. */
export async function validateRegistration(
  asking: RequestContext,
  input: { step: string; fields: Fields },
): Promise<Record<string, never> | Refused> {
  const { house, country } = asking
  const step = (await registrationSteps(asking, input.fields.country ?? country)).find(({ name }) => name === input.step)
  if (!step) return refuse('checkFields', { details: { fields: { step: { rule: 'oneOf' } } } })
  const values = readValues(step.fields, input.fields)
  const refused = await fieldRefusal(house, step.fields, values)
  if (refused) return refused
  const choice = step.fields.some(({ name }) => name === 'campaignId') ? await readChoice(house, country, values) : undefined
  return choice && isRefused(choice) ? choice : {}
}

/**
 * Registers a player. If addresses must be proven, the answer is the same whether or not address or person already have
 * an account; only the mail to the owner differs. If not (an operator's choice), a second account is refused by name.
 */
export async function register(
  asking: RequestContext,
  input: {
    fields: Fields
    agreement?: string | undefined
    captcha?: string | undefined
    method?: IdentificationMethod | undefined
    registrationToken?: string | undefined
    authorizationToken?: string | undefined
  },
): Promise<Registered | Refused> {
  const registrationToken = input.registrationToken ?? input.authorizationToken
  if (registrationToken !== undefined) return registerThirdParty(asking, { ...input, registrationToken })
  const { house } = asking
  if (isFormFirst(house, input.method)) return registerFormFirst(asking, input.method, input)
  const country = input.fields.country ?? asking.country
  const fields = (await registrationSteps(asking, country)).flatMap((step) => step.fields)
  const values = readValues(fields, input.fields)
  if (isBlacklisted(house, [country, asking.country])) return refuse('countryBlacklisted')
  const refused = agreementRefusal(asking, input.agreement) ?? (await fieldRefusal(house, fields, values))
  if (refused) return refused
  const choice = await readChoice(house, country, values)
  if (isRefused(choice)) return choice
  const barred = (await pressureRefusal(asking, input.captcha)) ?? (await personRefusal(house, country, values))
  if (barred) return barred
  const passwordHash = await hashPassword(values.password ?? '')
  const written = await writeRegistration(asking, { values, country, choice, passwordHash })
  return finishRegistration(asking, values, written)
}

/** Refuses unless data processing was consented to, in today's text. */
function agreementRefusal({ language }: RequestContext, agreement: string | undefined): Refused | undefined {
  if (agreement === agreementId(language)) return undefined
  return refuse('checkFields', { details: { fields: { [agreementName]: { rule: 'mustConfirm', values: { what: 'privacy' } } } } })
}

/** Asks the exclusion registers and, if the operator wants that, whether this person or household has an account. */
async function personRefusal(house: House, country: string, values: Fields): Promise<Refused | undefined> {
  const { settings } = house
  const refused = await askRegisters(house, { at: 'register', country }, values)
  if (refused) return refused
  // If addresses must be proven, the form reveals nobody's account.
  if (settings.get('registration.emailActivationRequired')) return undefined
  const person = personOf(values)
  if (settings.get('registration.similarPerson') === 'refuse' && (await isLikeSomebody(house, person))) return refuse('duplicatePlayer')
  return (await hasTakenHousehold(house, person)) ? refuse('sameAddressExists') : undefined
}
