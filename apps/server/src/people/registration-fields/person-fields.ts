import { banksFor, genders, occupations, statesOf } from '@fairhouse/fields/lists/index.ts'
import { phoneField } from '../players/phone-field.ts'
import { required, rule, type Asked, type Describe } from './asked.ts'

const options = (values: readonly string[]) => values.map((value) => ({ value }))

/** Fields of identity, residence and contact. */
export const personFields: Record<string, Describe> = {
  firstName: (asked) => personName(asked, 'firstName', 'given-name'),
  middleName: (asked) => ({ ...personName(asked, 'middleName', 'additional-name'), optional: true }),
  lastName: (asked) => personName(asked, 'lastName', 'family-name'),
  birthDate: ({ house: { settings }, today, minAge }) => ({
    name: 'birthDate',
    kind: 'date',
    format: 'date',
    autocomplete: 'bday',
    hint: 'field.hint.birthDate',
    hintValues: { number: minAge },
    rules: [
      required,
      rule('date'),
      rule('minAge', { number: minAge, today }),
      rule('maxAge', { number: settings.get('playerAgeLimit.max'), today }),
    ],
  }),
  gender: () => ({ name: 'gender', kind: 'radio', rules: [required, rule('oneOf')], options: options(genders) }),
  nationalIdNumber: ({ house: { settings }, country }) => {
    const mandatory = settings.get('registration.mandatoryNationalIdNumberFor').includes(country)
    return {
      name: 'nationalIdNumber',
      kind: 'text',
      format: 'nationalId',
      ...(mandatory ? {} : { optional: true }),
      ...(settings.get('registration.nationalIdFills').includes(country) ? { tells: ['birthDate', 'gender'] } : {}),
      rules: [...(mandatory ? [required] : []), rule('maxLength', { number: 30 })],
    }
  },
  occupation: () => ({ name: 'occupation', kind: 'select', rules: [required, rule('oneOf')], options: options(occupations) }),
  monthlyGamingBudget: () => ({
    name: 'monthlyGamingBudget',
    kind: 'amount',
    format: 'amount',
    hint: 'field.hint.monthlyGamingBudget',
    rules: [required, rule('amount', { decimals: 2 })],
  }),
  street: () => line('street', 'street-address', 120),
  city: () => line('city', 'address-level2', 80),
  zipCode: ({ country, rules }) => ({
    name: 'zipCode',
    kind: 'text',
    format: 'zip',
    autocomplete: 'postal-code',
    ...(statesOf[country] ? { hint: 'field.hint.zipCode' } : {}),
    rules: [
      required,
      rule('zip', { country, ...(rules.registrationZipExcluded.length > 0 ? { excluded: rules.registrationZipExcluded.join(',') } : {}) }),
      rule('maxLength', { number: 10 }),
    ],
  }),
  state: ({ country }) =>
    statesOf[country] && {
      name: 'state',
      kind: 'select',
      autocomplete: 'address-level1',
      rules: [required, rule('oneOf')],
      options: statesOf[country].map(({ code, name }) => ({ value: code, label: name })),
    },
  phoneNumber: ({ house, country, languageTag }) => phoneField(house, country, languageTag),
  repeatPhoneNumber: ({ house, country, languageTag }) => ({
    ...phoneField(house, country, languageTag),
    name: 'repeatPhoneNumber',
    autocomplete: 'off',
    rules: [required, rule('phone', { country }), rule('same', { field: 'phoneNumber' })],
  }),
  bank_issuer_id: ({ country, house: { settings } }) => {
    const banks = banksFor(country, settings.get('fe.banks'))
    return (
      banks && {
        name: 'bank_issuer_id',
        kind: 'select',
        optional: true,
        rules: [rule('oneOf')],
        options: banks.map(({ id, name }) => ({ value: id, label: name })),
      }
    )
  },
  passportIssueDate: issued,
  driverLicenceIssueDate: issued,
  nationalIdIssueDate: issued,
}

function personName({ house: { settings } }: Asked, name: string, autocomplete: string) {
  const [min, max] = [settings.get('fields.nameMinLength'), settings.get('fields.nameMaxLength')]
  return {
    name,
    kind: 'text' as const,
    format: 'name',
    autocomplete,
    rules: [required, rule('personName'), rule('minLength', { number: min }), rule('maxLength', { number: max })],
  }
}

const line = (name: string, autocomplete: string, number: number) => ({
  name,
  kind: 'text' as const,
  format: 'text',
  autocomplete,
  rules: [required, rule('noHtml'), rule('maxLength', { number })],
})

function issued({ today }: Asked, name: string) {
  return { name, kind: 'date' as const, format: 'date', optional: true, rules: [rule('date'), rule('dateNotAfter', { today })] }
}
