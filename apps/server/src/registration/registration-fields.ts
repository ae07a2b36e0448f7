import type { DescribedField } from '@fairhouse/contract'
import { countries, countryName, genders, statesOf } from '@fairhouse/fields/lists/index.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { appliedRules } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import { passwordField } from '../sign-in/index.ts'

type FieldRule = DescribedField['rules'][number]
export type Step = { name: 'userDetails' | 'personalInformation' | 'verification'; fields: DescribedField[] }

/** The fields of regular registration for a country, step by step. What a country asks for is data: rule set, settings, lists. Countries are named in the language of the page. */
export function registrationSteps(house: House, country: string, language = house.settings.get('language')): Step[] {
  return [
    { name: 'userDetails', fields: userDetails(house, country, language) },
    { name: 'personalInformation', fields: personalInformation(house, country) },
  ]
}

const required: FieldRule = { rule: 'required' }
const rule = (name: string, values?: FieldRule['values']): FieldRule => (values ? { rule: name, values } : { rule: name })

function userDetails(house: House, country: string, language: string): DescribedField[] {
  const { settings } = house
  const blocked = new Set(settings.get('be.countryBlacklist'))
  return [
    {
      name: 'email',
      kind: 'email',
      format: 'email',
      autocomplete: 'email',
      rules: [required, rule('email'), rule('maxLength', { number: settings.get('fields.emailMaxLength') })],
    },
    passwordField(house),
    {
      name: 'country',
      kind: 'select',
      value: country,
      autocomplete: 'country',
      rules: [required, rule('oneOf')],
      options: countryOptions(blocked, languageOf(language).tag),
    },
  ]
}

/** Countries by name, in the order of the language. */
function countryOptions(blocked: ReadonlySet<string>, tag: string): { value: string; label: string }[] {
  const named = countries
    .filter(({ alpha3 }) => !blocked.has(alpha3))
    .map(({ alpha3 }) => ({ value: alpha3, label: countryName(alpha3, tag) }))
  return named.toSorted((a, b) => a.label.localeCompare(b.label, tag))
}

function personalInformation(house: House, country: string): DescribedField[] {
  const { settings } = house
  const rules = appliedRules(house, country)
  const minAge = Math.max(settings.get('playerAgeLimit.min'), rules.minAge)
  const confirm = [rule('mustConfirm', { number: minAge })]
  const currencies = settings.get('currencies')
  const currency = currencies.includes(rules.currency) ? rules.currency : (currencies[0] ?? 'EUR')
  return [
    ...person(house, minAge),
    ...nationalId(settings.get('registration.mandatoryNationalIdNumberFor'), country),
    ...address(country),
    ...offlineLocation(settings.get('registration.offlineLocations')),
    { name: 'phoneNumber', kind: 'phone', format: 'phone', autocomplete: 'tel', rules: [required, rule('phone')] },
    {
      name: 'currency',
      kind: 'select',
      value: currency,
      rules: [required, rule('oneOf')],
      options: currencies.map((value) => ({ value })),
    },
    { name: 'ageAndPolicyChecked', kind: 'checkbox', value: 'false', hintValues: { number: minAge }, rules: confirm },
    { name: 'receiveEmail', kind: 'checkbox', value: 'false', optional: true, rules: [] },
  ]
}

function person({ clock, settings }: House, minAge: number): DescribedField[] {
  const today = clock.now().toISOString().slice(0, 10)
  const name = [required, rule('personName'), rule('maxLength', { number: settings.get('fields.nameMaxLength') })]
  const ages = [rule('minAge', { number: minAge, today }), rule('maxAge', { number: settings.get('playerAgeLimit.max'), today })]
  return [
    { name: 'firstName', kind: 'text', format: 'name', autocomplete: 'given-name', rules: name },
    { name: 'lastName', kind: 'text', format: 'name', autocomplete: 'family-name', rules: name },
    { name: 'birthDate', kind: 'date', format: 'date', autocomplete: 'bday', rules: [required, rule('date'), ...ages] },
    { name: 'gender', kind: 'radio', value: genders[0], rules: [required, rule('oneOf')], options: genders.map((value) => ({ value })) },
  ]
}

function address(country: string): DescribedField[] {
  const line = (number: number) => [required, rule('noHtml'), rule('maxLength', { number })]
  const zip = [required, rule('zip', { country }), rule('maxLength', { number: 10 })]
  return [
    { name: 'street', kind: 'text', format: 'text', autocomplete: 'street-address', rules: line(120) },
    { name: 'zipCode', kind: 'text', format: 'zip', autocomplete: 'postal-code', rules: zip },
    { name: 'city', kind: 'text', format: 'text', autocomplete: 'address-level2', rules: line(80) },
    ...state(country),
  ]
}

function nationalId(mandatoryFor: readonly string[], country: string): DescribedField[] {
  return mandatoryFor.includes(country)
    ? [{ name: 'nationalIdNumber', kind: 'text', format: 'trim', rules: [required, rule('maxLength', { number: 30 })] }]
    : []
}

/** Places of the operator that a player may name, where there are any. */
function offlineLocation(places: Readonly<Record<string, string>>): DescribedField[] {
  const options = Object.entries(places)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return options.length > 0 ? [{ name: 'offlineLocation', kind: 'select', optional: true, rules: [rule('oneOf')], options }] : []
}

function state(country: string): DescribedField[] {
  const states = statesOf[country]
  return states
    ? [
        {
          name: 'state',
          kind: 'select',
          rules: [required, rule('oneOf')],
          options: states.map(({ code, name }) => ({ value: code, label: name })),
        },
      ]
    : []
}
