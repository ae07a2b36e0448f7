import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { check, unknownRules } from '@fairhouse/fields'
import { catalogue } from '../../settings/catalogue.ts'
import { consentNames } from './consent-fields.ts'
import { unknownFields } from './registration-fields.ts'

// Proves SHL-NS-43, IDN-041, IDN-241..255, IDN-344..347, IDN-350..374, IDN-559..560, IDN-382..396, IDN-401..403, IDN-563..567, IDN-572..574, IDN-577, IDN-579..580,
// IDN-585, IDN-587..591, IDN-677, IDN-799..800, IDN-804, IDN-NS-14, IDN-NS-19, IDN-NS-21, IDN-NS-73..74, IDN-NS-76.

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
      const [first, second, third] = (await read(country)).steps.map(
        ({ name, fields }) => [name, fields.map((field) => field.name)] as const,
      )
      expect([first?.[0], second?.[0], third?.[0]]).toEqual(['userDetails', 'personalInformation', 'verification'])
      for (const name of first?.[1] ?? []) expect(['email', 'confirmEmail', 'password', 'confirmPassword', 'country']).toContain(name)
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

describe('hints and lists', () => {
  test.each([
    ['AUS', true],
    ['CAN', true],
    ['USA', true],
    ['DEU', false],
    ['GBR', false],
  ])('%s has the ZIP hint: %s', async (country, has) => {
    expect((await fieldIn(country, 'zipCode'))?.hint === 'field.hint.zipCode').toBe(has)
  })

  test.each([
    ['CAN', 13],
    ['USA', 51],
    ['AUS', 8],
  ])('%s offers at least its %i states', async (country, count) => {
    expect((await fieldIn(country, 'state'))?.options?.length).toBeGreaterThanOrEqual(count)
  })

  test.each([
    ['NLD', 'INGBNL2A'],
    ['FIN', 'NDEAFIHH'],
  ])('%s offers its banks', async (country, bank) => {
    expect((await fieldIn(country, 'bank_issuer_id'))?.options?.map(({ value }) => value)).toContain(bank)
  })

  test('banks are what the operator has set, where that is set', async () => {
    const banks = async (country: string) => (await fieldIn(country, 'bank_issuer_id'))?.options
    const ours = await banks('FIN')
    await at.set('fe.banks', { NLD: { TRIONL2U: 'Triodos Bank', HARBNL2A: 'Harbour Bank' } })
    expect(await banks('NLD')).toEqual([
      { value: 'HARBNL2A', label: 'Harbour Bank' },
      { value: 'TRIONL2U', label: 'Triodos Bank' },
    ])
    expect(await banks('FIN')).toEqual(ours)
    await at.set('fe.banks', { NLD: {} })
    expect(await banks('NLD')).toBeUndefined()
    await at.set('fe.banks', {})
    expect((await banks('NLD'))?.length).toBeGreaterThan(8)
  })

  test('the phone has every calling code, and begins with that of the country', async () => {
    const phone = await fieldIn('LTU', 'phoneNumber')
    expect(phone?.rules).toContainEqual({ rule: 'phone', values: { country: 'LTU' } })
    const codes = phone?.options?.map(({ value }) => value) ?? []
    expect(codes).toEqual(expect.arrayContaining(['GBR+44', 'ROU+40', 'LTU+370']))
    expect(phone?.options?.every(({ label }) => /^[\u{1f1e6}-\u{1f1ff}]{2} .+ \+\d+$/u.test(label ?? ''))).toBe(true)
  })

  test('only Great Britain names the parts from which players may come', async () => {
    expect((await read('GBR')).regions).toEqual(['England', 'Scotland', 'Wales'])
    expect((await read('DEU')).regions).toBeUndefined()
  })

  test('only Romania is filled from the national id', async () => {
    expect((await fieldIn('ROU', 'nationalIdNumber'))?.tells).toEqual(['birthDate', 'gender'])
    expect((await fieldIn('SWE', 'nationalIdNumber'))?.tells).toBeUndefined()
  })

  test('places of the operator are asked once there are some', async () => {
    expect(await fieldIn('MLT', 'offlineLocation')).toBeUndefined()
    await at.set('registration.offlineLocations', { harbour: 'Harbour Street 1' })
    expect((await fieldIn('MLT', 'offlineLocation'))?.options).toEqual([{ value: 'harbour', label: 'Harbour Street 1' }])
    await at.set('registration.offlineLocations', {})
  })
})

describe('a document', () => {
  test.each(['passportIssueDate', 'driverLicenceIssueDate', 'nationalIdIssueDate'])('%s can be today, and no later day', async (name) => {
    const lists = catalogue['registration.fields'].fallback
    await at.set('registration.fields', { ...lists, MLT: [...(lists['*'] ?? []), name] })
    const field = await fieldIn('MLT', name)
    const today = at.clock.now().toISOString().slice(0, 10)
    const tomorrow = new Date(at.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    expect(field?.kind).toBe('date')
    expect([check(field!, today), check(field!, tomorrow)?.rule]).toEqual([undefined, 'dateNotAfter']) // it was just found
    await at.set('registration.fields', lists)
  })
})

describe('a password', () => {
  const hintAndRules = async () => {
    const field = await fieldIn('MLT', 'password')
    return { number: field?.hintValues?.['number'], of: (value: string) => check(field!, value)?.rule } // a country without a password field has no registration
  }

  test('needs six characters where nothing else is set, and its hint says so', async () => {
    const { number, of } = await hintAndRules()
    expect([number, of('Kes9x'), of('Kes9xy')]).toEqual([6, 'passwordLength', undefined])
  })

  test('needs as many as the setting says, and its hint says so', async () => {
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

describe('the list of countries', () => {
  const offered = async (country: string, browser = at.browser()) => {
    const { steps } = await browser.must('GET /api/registration/fields', { country })
    return steps[0]?.fields.find(({ name }) => name === 'country')?.options?.map(({ value }) => value) ?? []
  }

  test('has all of them, each once', async () => {
    const all = await offered('MLT')
    expect(all.length).toBeGreaterThanOrEqual(230)
    expect(new Set(all).size).toBe(all.length)
  })

  test('leaves out those of pay-and-play for visitors, but never the present one, and for players none', async () => {
    await at.set('deposit.payAndPlayCountries', ['SWE'])
    const { browser } = await at.player()
    expect([
      (await offered('MLT')).includes('SWE'),
      (await offered('SWE')).includes('SWE'),
      (await offered('MLT', browser)).includes('SWE'),
    ]).toEqual([false, true, true])
    await at.set('deposit.payAndPlayCountries', [])
  })

  test('depends on the country rules that apply to the visitor', async () => {
    await at.set('registration.countries', { MLT: ['MLT', 'ITA'] })
    await at.set('country.source', 'fixed:MLT')
    expect((await offered('MLT')).toSorted()).toEqual(['ITA', 'MLT'])
    await at.set('country.source', 'fixed:DEU')
    expect((await offered('DEU')).length).toBeGreaterThan(200)
    await at.set('country.source', 'fixed:MLT')
    await at.set('registration.countries', {})
  })
})

describe('consents and statements', () => {
  test('are ticked for nobody beforehand, and name the documents they speak of', async () => {
    const before = catalogue['registration.fields'].fallback
    await writeTestCampaign(at.house, { id: 41, names: { en: 'Ticked by nobody' }, offeredAt: ['registration'] })
    await at.set('registration.fields', { '*': ['country', ...consentNames] })
    const boxes = (await fieldsOf('MLT')).filter(({ kind }) => kind === 'checkbox')
    expect(boxes.map(({ name }) => name).toSorted()).toEqual([...consentNames].toSorted())
    expect(boxes.filter(({ value }) => value !== 'false')).toEqual([])
    expect(Object.fromEntries(boxes.flatMap(({ name, documents }) => (documents ? [[name, documents]] : [])))).toEqual({
      policyChecked: ['terms-conditions'],
      ageAndPolicyChecked: ['terms-conditions'],
      privacyPolicyChecked: ['privacy-policy'],
      statementPrivacy: ['privacy-policy'],
      contractNotesChecked: ['terms-conditions'],
    })
    await at.set('registration.fields', before)
    await at.house.db.query({ text: 'update campaign set enabled = false where id = 41' })
  })
})

describe('the bonus', () => {
  test('is not asked while no campaign runs: the hidden choice is -1', async () => {
    expect(await fieldIn('MLT', 'campaignId')).toMatchObject({ kind: 'hidden', value: '-1' })
    expect([await fieldIn('MLT', 'promoCode'), await fieldIn('MLT', 'campaignsEnabled')]).toEqual([undefined, undefined])
  })

  test('is a running campaign, a promo code (0) or none (-1); the address can choose one', async () => {
    const begun = at.clock.now()
    const offeredAt: 'registration'[] = ['registration']
    await writeTestCampaign(at.house, { id: 17, names: { en: 'Welcome', sv: 'Välkommen' }, offeredAt, promoCode: 'HELLO' })
    await writeTestCampaign(at.house, { id: 18, names: { en: 'Suomi' }, offeredAt, countries: ['FIN'] })
    await writeTestCampaign(at.house, {
      id: 19,
      names: { en: 'Over' },
      offeredAt,
      startsAt: new Date(0).toISOString(),
      endsAt: begun.toISOString(),
    })
    const field = await fieldIn('MLT', 'campaignId')
    expect(field?.options).toEqual([{ value: '17', label: 'Welcome' }, { value: '0' }, { value: '-1' }])
    expect(field?.onlyIf).toEqual({ field: 'campaignsEnabled', values: ['true'], otherwise: '-1' })
    expect((await fieldIn('MLT', 'promoCode'))?.onlyIf).toEqual({ field: 'campaignId', values: ['0'] })
    expect((await fieldIn('FIN', 'campaignId'))?.options?.map(({ value }) => value)).toEqual(['17', '18', '0', '-1'])
    const wanted = (await read('MLT', { campaign: '17', referralCode: 'friend7' })).steps.flatMap(({ fields }) => fields)
    expect(wanted.find(({ name }) => name === 'campaignId')?.value).toBe('17')
    expect(wanted.find(({ name }) => name === 'campaignsEnabled')?.value).toBe('true')
    expect((await fieldIn('MLT', 'campaignsEnabled'))?.value).toBe('false')
    expect(wanted.find(({ name }) => name === 'referralCode')?.value).toBe('FRIEND7')
  })

  test('is not asked where the setting says so', async () => {
    await at.set('fe.registration.campaignsEnabled', false)
    expect(await fieldIn('MLT', 'campaignId')).toMatchObject({ kind: 'hidden', value: '-1' })
    await at.set('fe.registration.campaignsEnabled', true)
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
