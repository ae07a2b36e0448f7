import type { DescribedField, IdentificationMethod } from '@fairhouse/contract'
import { readNationalId } from '@fairhouse/fields/national-id.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readChoice } from '../../play/campaigns/index.ts'
import { beginRegistration, type RegisterForm } from '../../knowing/identification/index.ts'
import { fieldRefusal } from '../registration-fields/field-refusal.ts'
import { isBlacklisted, pressureRefusal, readValues, type Registered } from './register-checks.ts'
import { registrationSteps, type Registering, type Step } from '../registration-fields/registration-fields.ts'
import { registerProven } from './third-party.ts'

/** The services for which registration can begin with the form. */
export type FormFirst = 'smartId' | 'mobileId'
type Fields = Record<string, string>

export const isFormFirst = ({ settings }: House, method: IdentificationMethod | undefined): method is FormFirst =>
  settings.get('fe.registration.formFirst').some((one) => one === method)

/**
 * Returns the single form of such a registration: the personal code's country comes first, and there is no password.
 */
export async function formFirstSteps(asking: Registering, method: FormFirst, wanted: string): Promise<Step[]> {
  const known = asking.house.settings.get(method === 'smartId' ? 'be.smartId.countries' : 'be.mobileId.countries')
  const country = known.includes(wanted) ? wanted : (known[0] ?? wanted)
  const all = (await registrationSteps(asking, country)).flatMap(({ fields }) => fields)
  const left = all.filter(({ name }) => !['password', 'confirmPassword', 'nationalIdNumber', 'country'].includes(name))
  const own = all.filter(({ name }) => name === 'country').map((field) => countryField(field, known, country))
  const fields = [...own, personalCode, ...left]
  return [
    { name: 'userDetails', fields },
    { name: 'personalInformation', fields: [] },
    { name: 'verification', fields: [] },
  ]
}

const personalCode: DescribedField = {
  name: 'nationalIdNumber',
  kind: 'text',
  format: 'nationalId',
  rules: [{ rule: 'required' }, { rule: 'maxLength', values: { number: 30 } }],
}

const countryField = (field: DescribedField, known: readonly string[], value: string): DescribedField => ({
  ...field,
  value,
  ...(field.options ? { options: field.options.filter((option) => known.includes(option.value)) } : {}),
})

/** Accepts the form and has the person prove themselves on their phone; the account opens after that. */
export async function registerFormFirst(
  asking: RequestContext,
  method: FormFirst,
  { fields: typed, captcha }: { fields: Fields; captcha?: string | undefined },
): Promise<Registered | Refused> {
  const { house } = asking
  const [step] = await formFirstSteps(asking, method, typed.country ?? asking.country)
  const fields = step?.fields ?? []
  const values = readValues(fields, typed)
  const { country = '', nationalIdNumber = '', phoneNumber = '' } = values
  if (isBlacklisted(house, [country, asking.country])) return refuse('countryBlacklisted')
  const refused = await fieldRefusal(house, fields, values)
  if (refused) return refused
  const choice = await readChoice(house, country, values)
  if (isRefused(choice)) return choice
  const pressed = await pressureRefusal(asking, captcha)
  if (pressed) return pressed
  const id = readNationalId(country, nationalIdNumber, house.clock.now().toISOString().slice(0, 10))
  if (!id) return refuse('checkFields', { details: { fields: { nationalIdNumber: { rule: 'nationalId', values: { country } } } } })
  const begun = await beginRegistration(asking, method, { personalCode: nationalIdNumber, phoneNumber, country, fields: values })
  if (isRefused(begun)) return begun
  return { autoLogin: false, token: begun.token, controlCode: begun.code ?? '', expirationTime: begun.expirationTime }
}

/** Opens the account of a form whose person is now proven: proven values override typed ones. */
export function registerFormOf(house: House): RegisterForm {
  return ({ fields, ip, country, language }, evidence) =>
    registerProven({ house, ip, country, language, player: undefined }, evidence, fields, { last: async (_, who) => who })
}
