import type { DescribedField, Profile } from '@fairhouse/contract'
import { formatAll, sentValues } from '@fairhouse/fields'
import type { Asking, House } from '../base/context.ts'
import { isRefused, refuse, type Refused } from '../base/refusal.ts'
import { readChoice } from '../campaigns/index.ts'
import { askRegisters } from '../exclusion-registers/index.ts'
import { readPhone } from '../players/index.ts'
import { captchaRefusal, hashPassword } from '../sign-in/index.ts'
import { agreementId, agreementName } from './consents.ts'
import { isLikeSomebody } from './duplicates.ts'
import { fieldRefusal } from './field-refusal.ts'
import { finishRegistration } from './finish-registration.ts'
import { countRegistration, readRegistrationCount } from './registration-count.sql.ts'
import { registrationSteps } from './registration-fields.ts'
import { registerThirdParty } from './third-party.ts'
import { personOf, writeRegistration } from './write-registration.ts'

type Fields = Record<string, string>
/** What the browser is told: it is logged in, or waits for a code, or a mail follows. */
export type Registered = { autoLogin: boolean; proof?: 'link' | 'code'; expirationTime?: string; profile?: Profile }

/** Checks one step's fields without registering. */
export async function validateRegistration(
  asking: Asking,
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
 * Registers a player. Where an address must be proven, the answer is the same whether or not address or person have an account already:
 * the owner gets a mail, and only there the two differ. Where it need not be (an operator's choice), a second account is refused by name.
 */
export async function register(
  asking: Asking,
  input: { fields: Fields; registrationToken?: string | undefined; agreement?: string | undefined; captcha?: string | undefined },
): Promise<Registered | Refused> {
  if (input.registrationToken !== undefined) return registerThirdParty(asking, { ...input, registrationToken: input.registrationToken })
  const { house } = asking
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

/** What a form sent, as it is kept: only what is asked, in its format, phone numbers with their calling code. */
function readValues(fields: readonly DescribedField[], sent: Fields): Fields {
  const values = formatAll(fields, sentValues(fields, sent))
  for (const { name, kind } of fields) {
    const phone = kind === 'phone' && values[name] ? readPhone(values[name]) : undefined
    if (phone) values[name] = phone.value
  }
  return values
}

function isBlacklisted({ settings }: House, countries: readonly string[]): boolean {
  const blacklist = settings.get('be.countryBlacklist')
  return countries.some((country) => blacklist.includes(country))
}

/** Consent to data processing comes before everything else, to the text of today. */
function agreementRefusal({ language }: Asking, agreement: string | undefined): Refused | undefined {
  if (agreement === agreementId(language)) return undefined
  return refuse('checkFields', { details: { fields: { [agreementName]: { rule: 'mustConfirm', values: { what: 'privacy' } } } } })
}

/** How much comes from one address: after a few registrations a puzzle is asked for, after many more nothing is taken (106). */
async function pressureRefusal(asking: Asking, captcha: string | undefined): Promise<Refused | undefined> {
  const { house, ip } = asking
  const address = house.personal.indexOf('address', ip)
  const today = house.clock.now().toISOString().slice(0, 10)
  const before = await readRegistrationCount(house.db, address, today)
  const puzzle = await captchaRefusal(asking, before, house.settings.get('be.captcha.afterRegistrations'), captcha)
  if (puzzle) return puzzle
  const count = await countRegistration(house.db, address, today)
  return count > house.settings.get('be.registrationsPerAddressPerDay') ? refuse('registrationLimitExceeded') : undefined
}

/** The registers of exclusions are asked, and, where the operator wants that, whether such a person has an account. */
async function personRefusal(house: House, country: string, values: Fields): Promise<Refused | undefined> {
  const { settings } = house
  const refused = await askRegisters(house, { at: 'register', country }, values)
  if (refused) return refused
  const refuses = settings.get('registration.similarPerson') === 'refuse' && !settings.get('registration.emailActivationRequired')
  return refuses && (await isLikeSomebody(house, personOf(values))) ? refuse('duplicatePlayer') : undefined
}
