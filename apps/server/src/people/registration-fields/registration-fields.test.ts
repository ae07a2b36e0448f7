import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { check, sentValues, unknownRules } from '@fairhouse/fields'
import { catalogue } from '../../settings/catalogue.ts'
import { unknownFields } from './registration-fields.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const read = (country: string, more: { campaign?: string; referralCode?: string } = {}) =>
  at.browser().must('GET /api/registration/fields', { country, ...more })
const fieldsOf = async (country: string) => (await read(country)).steps.flatMap(({ fields }) => fields)
const fieldIn = async (country: string, name: string) => (await fieldsOf(country)).find((field) => field.name === name)

/** What each country asks beyond the fields that all ask: + compulsory, o optional, – not asked. */
const matrix = {
  confirmEmail: { MLT: '–', GBR: '+', SWE: '–', NLD: '–', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  confirmPassword: { MLT: '–', GBR: '+', SWE: '–', NLD: '–', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  nationalIdNumber: { MLT: '–', GBR: '–', SWE: '+', NLD: '+', ROU: '+', FIN: '–', USA: '–', DEU: '–' },
  nickName: { MLT: '–', GBR: '–', SWE: '–', NLD: '–', ROU: '–', FIN: '+', USA: '–', DEU: '–' },
  state: { MLT: '–', GBR: '–', SWE: '–', NLD: '–', ROU: '–', FIN: '–', USA: '+', CAN: '+', AUS: '+', DEU: '–' },
  birthCountry: { MLT: '–', GBR: '–', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  occupation: { MLT: '–', GBR: '–', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  monthlyGamingBudget: { MLT: '–', GBR: '–', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  repeatPhoneNumber: { MLT: '–', GBR: '–', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  bank_issuer_id: { MLT: '–', GBR: '–', SWE: '–', NLD: 'o', ROU: '–', FIN: 'o', USA: '–', DEU: '–' },
  ageChecked: { MLT: '–', GBR: '+', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  policyChecked: { MLT: '–', GBR: '+', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  privacyPolicyChecked: { MLT: '–', GBR: '+', SWE: '–', NLD: '+', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  ageAndPolicyChecked: { MLT: '+', GBR: '–', SWE: '+', NLD: '–', ROU: '+', FIN: '+', USA: '+', DEU: '+' },
  receiveEmail: { MLT: 'o', GBR: 'o', SWE: '–', NLD: 'o', ROU: 'o', FIN: 'o', USA: 'o', DEU: 'o' },
  receiveSms: { MLT: '–', GBR: 'o', SWE: '–', NLD: 'o', ROU: 'o', FIN: '–', USA: '–', DEU: '–' },
  receiveEmailAndSms: { MLT: '–', GBR: '–', SWE: 'o', NLD: '–', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
  publicPerson: { MLT: '–', GBR: 'o', SWE: 'o', NLD: 'o', ROU: '–', FIN: '–', USA: '–', DEU: '–' },
} as const
const cells = Object.entries(matrix).flatMap(([field, row]) =>
  Object.entries(row).map(([country, cell]) => [country, field, cell] as const),
)
const everywhere = [
  'email',
  'password',
  'country',
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'street',
  'zipCode',
  'city',
  'phoneNumber',
]

describe('the country matrix', () => {
  test.each(cells)('%s: %s is %s', async (country, name, cell) => {
    const field = await fieldIn(country, name)
    const compulsory = field?.rules.some(({ rule }) => rule === 'required' || rule === 'mustConfirm')
    expect(field ? (compulsory ? '+' : 'o') : '–').toBe(cell)
  })

  test.each(['MLT', 'GBR', 'SWE', 'NLD', 'ROU', 'FIN', 'USA', 'DEU'])(
    '%s: account data on step 1, everything else on step 2',
    async (country) => {
      proves('IDN-429..430', 'IDN-NS-14')
      const [first, second, third] = (await read(country)).steps.map(
        ({ name, fields }) => [name, fields.map((field) => field.name)] as const,
      )
      expect([first?.[0], second?.[0], third?.[0]]).toEqual(['userDetails', 'personalInformation', 'verification'])
      for (const name of first?.[1] ?? []) expect(['email', 'confirmEmail', 'password', 'confirmPassword', 'country']).toContain(name)
      expect(first?.[1]).toEqual(expect.arrayContaining(['email', 'password']))
      expect(second?.[1]).toEqual(expect.arrayContaining(['firstName', 'lastName', 'birthDate', 'street', 'zipCode', 'city']))
      expect([...(first?.[1] ?? []), ...(second?.[1] ?? [])]).toEqual(expect.arrayContaining(everywhere))
      expect(third?.[1]).toEqual([])
    },
  )

  test('every field that a country asks has rules and formats that both sides know, and the setting names no other', async () => {
    const lists = Object.entries(catalogue['registration.fields'].fallback)
    for (const [, names] of lists) expect(unknownFields(names)).toEqual([])
    for (const [country] of lists)
      for (const field of await fieldsOf(country.replace('*', 'MLT'))) expect([field.name, unknownRules(field)]).toEqual([field.name, []])
    expect(lists.length).toBeGreaterThan(5)
  })
})

describe('a field', () => {
  test.each([
    [['IDN-344'], 'MLT', 'email', 'email', 'ada@example.com', 'ada', 'email'],
    [['IDN-345'], 'GBR', 'confirmEmail', 'email', 'ada@example.com', 'eve@example.com', 'same'],
    [['IDN-252', 'IDN-346'], 'MLT', 'password', 'password', 'Kestrel9xy', '', 'required'],
    [['IDN-347'], 'GBR', 'confirmPassword', 'password', 'Kestrel9xy', 'Kestrel9xz', 'same'],
    [['IDN-244', 'IDN-350'], 'MLT', 'birthDate', 'date', '1990-05-05', '2015-05-05', 'minAge'],
    [['IDN-351'], 'NLD', 'birthCountry', 'select', 'NLD', 'XYZ', 'oneOf'],
    [['IDN-242', 'IDN-352'], 'MLT', 'country', 'select', 'SWE', 'Sweden', 'oneOf'],
    [['IDN-353'], 'USA', 'state', 'select', 'CA', 'XX', 'oneOf'],
    [['IDN-254'], 'CAN', 'state', 'select', 'ON', '', 'required'],
    [['IDN-245'], 'MLT', 'gender', 'radio', 'female', 'other', 'oneOf'],
    [['IDN-356'], 'NLD', 'monthlyGamingBudget', 'amount', '50.00', 'fifty', 'amount'],
    [['IDN-357'], 'MLT', 'phoneNumber', 'phone', '+35699123456', '+35612', 'phone'],
    [['IDN-358'], 'NLD', 'repeatPhoneNumber', 'phone', '+35699123456', '+35699123457', 'same'],
    [['IDN-360'], 'MLT', 'currency', 'select', 'EUR', 'XXX', 'oneOf'],
    [['IDN-243'], 'SWE', 'nationalIdNumber', 'text', '811228-9874', '', 'required'],
    [['IDN-253'], 'MLT', 'zipCode', 'text', 'VLT 1000', '', 'required'],
    [['IDN-255'], 'FIN', 'nickName', 'text', 'harbourfox', '', 'required'],
  ] as [RowName[], string, string, string, string, string, string][])(
    '%j of %s: %s is a field of kind %s that takes %s and sends it, and refuses "%s" by %s',
    async (rows, country, name, kind, good, wrong, rule) => {
      proves(...rows)
      const field = await fieldIn(country, name)
      const others = { email: 'ada@example.com', password: 'Kestrel9xy', phoneNumber: '+35699123456' }
      const of = (value: string) => check(field!, value, { ...others, [name]: value })?.rule // it was just found
      expect([field?.kind, of(good), of(wrong)]).toEqual([kind, undefined, rule])
      expect(sentValues([field!], { [name]: good })).toEqual({ [name]: good }) // as above
    },
  )

  test('with choices offers these and no other: gender, occupation', async () => {
    provesMany('both lists are compared whole', 'IDN-354..355', 'IDN-382..383', 'IDN-384..388')
    const offered = async (name: string) => (await fieldIn('NLD', name))?.options?.map(({ value }) => value).toSorted()
    expect(await offered('gender')).toEqual(['female', 'male'])
    expect(await offered('occupation')).toEqual(['employed', 'other', 'selfEmployed', 'student', 'unemployed'])
  })

  test('of the birth date bounds the age, by 18 and 100 years or by what the settings say', async () => {
    provesMany('each bound is tried on both sides, by default and by setting', 'IDN-401..402', 'IDN-585', 'IDN-587', 'IDN-799..800')
    const of = async (value: string) => check((await fieldIn('MLT', 'birthDate'))!, value)?.rule // every country asks for it
    const year = Number(at.clock.now().toISOString().slice(0, 4))
    const born = (years: number, days = 0) => {
      const today = at.clock.now()
      return new Date(Date.UTC(year - years, today.getUTCMonth(), today.getUTCDate() + days)).toISOString().slice(0, 10)
    }
    expect([await of(born(18)), await of(born(18, 1))]).toEqual([undefined, 'minAge'])
    expect([await of(born(100)), await of(born(101, -1))]).toEqual([undefined, 'maxAge'])
    await at.set('playerAgeLimit.min', 21)
    await at.set('playerAgeLimit.max', 80)
    expect([await of(born(21)), await of(born(20))]).toEqual([undefined, 'minAge'])
    expect([await of(born(80)), await of(born(81, -1))]).toEqual([undefined, 'maxAge'])
    await at.set('playerAgeLimit.min', 18)
    await at.set('playerAgeLimit.max', 100)
  })

  test('of the national id is compulsory in the countries that the setting names', async () => {
    proves('IDN-403', 'IDN-567')
    const lists = catalogue['registration.fields'].fallback
    await at.set('registration.fields', { ...lists, DEU: [...(lists['*'] ?? []), 'nationalIdNumber'] })
    const of = async (country: string) => check((await fieldIn(country, 'nationalIdNumber'))!, '')?.rule // asked in both
    expect([await of('ROU'), await of('DEU')]).toEqual(['required', undefined])
    await at.set('registration.mandatoryNationalIdNumberFor', ['DEU'])
    expect([await of('ROU'), await of('DEU')]).toEqual([undefined, 'required'])
    await at.set('registration.mandatoryNationalIdNumberFor', catalogue['registration.mandatoryNationalIdNumberFor'].fallback)
    await at.set('registration.fields', lists)
  })
})

describe('a document', () => {
  test.each([
    [['IDN-361', 'IDN-588', 'IDN-NS-21'], 'passportIssueDate'],
    [['IDN-362', 'IDN-588', 'IDN-NS-21'], 'driverLicenceIssueDate'],
    [['IDN-363', 'IDN-588', 'IDN-NS-21'], 'nationalIdIssueDate'],
  ] as [RowName[], string][])('%j: %s can be today, and no later day', async (rows, name) => {
    proves(...rows)
    const lists = catalogue['registration.fields'].fallback
    await at.set('registration.fields', { ...lists, MLT: [...(lists['*'] ?? []), name] })
    const field = await fieldIn('MLT', name)
    const today = at.clock.now().toISOString().slice(0, 10)
    const tomorrow = new Date(at.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    expect(field?.kind).toBe('date')
    expect([check(field!, today), check(field!, tomorrow)?.rule]).toEqual([undefined, 'dateNotAfter']) // it was just found
    await at.set('registration.fields', lists)
  })

  test('can be of the day that it is where the site stands, whatever day the server or the visitor has', async () => {
    proves('IDN-NS-76')
    const lists = catalogue['registration.fields'].fallback
    await at.set('registration.fields', { ...lists, MLT: [...(lists['*'] ?? []), 'passportIssueDate'] })
    const [day, next] = [0, 86_400_000].map((ms) => new Date(at.clock.now().getTime() + ms).toISOString().slice(0, 10))
    const latest = async (timeZone: string) => {
      await at.set('site.timeZone', timeZone)
      return (await fieldIn('MLT', 'passportIssueDate'))?.rules.find(({ rule }) => rule === 'dateNotAfter')?.values?.['today']
    }
    const dayThere = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format(at.clock.now())
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
    expect([await latest(zones[0]!), await latest(zones[1]!), await latest(zones[2]!)]).toEqual(zones.map(dayThere)) // three stand above
    expect(new Set(zones.map(dayThere)).size).toBeGreaterThan(1)
    expect([day, next]).toContain(dayThere('Pacific/Kiritimati'))
    await at.set('site.timeZone', 'UTC')
    await at.set('registration.fields', lists)
  })
})

describe('a password', () => {
  const hintAndRules = async () => {
    const field = await fieldIn('MLT', 'password')
    return { number: field?.hintValues?.['number'], of: (value: string) => check(field!, value)?.rule } // a country without a password field has no registration
  }

  test('needs six characters where nothing else is set, and its hint says so', async () => {
    proves('IDN-559', 'IDN-804')
    const { number, of } = await hintAndRules()
    expect([number, of('Kes9x'), of('Kes9xy')]).toEqual([6, 'passwordLength', undefined])
  })

  test('needs as many as the setting says, and its hint says so', async () => {
    proves('IDN-560', 'SHL-NS-43')
    await at.set('password.minLength', 10)
    const { number, of } = await hintAndRules()
    expect([number, of('Kestrel9x'), of('Kestrel9xy')]).toEqual([10, 'passwordLength', undefined])
    await at.set('password.minLength', 6)
  })

  test.each([
    [6, 8],
    [12, 12],
  ])('by the strict rule and a least length of %s needs %s letters of any kind, and its hint says so', async (minLength, needed) => {
    await at.set('password.rule', 'strict')
    await at.set('password.minLength', minLength)
    const { number, of } = await hintAndRules()
    expect((await fieldIn('MLT', 'password'))?.hint).toBe('field.hint.passwordLength')
    expect([number, of('k'.repeat(needed - 1)), of('k'.repeat(needed))]).toEqual([needed, 'minLength', undefined])
    await at.set('password.rule', 'specification')
    await at.set('password.minLength', 6)
  })
})

test.each([
  ['1880912170421', { valid: true, birthDate: '1988-09-12', gender: 'male' }],
  ['2950401331584', { valid: true, birthDate: '1995-04-01', gender: 'female' }],
  ['1880912170422', { valid: false }],
])('Romania’s %s tells %j', async (nationalIdNumber, told) => {
  expect(await at.browser().must('POST /api/registration/national-id', { country: 'ROU', nationalIdNumber })).toEqual(told)
  expect(await at.browser().must('POST /api/registration/national-id', { country: 'DEU', nationalIdNumber })).toEqual({ valid: false })
})
