import { proves } from '@fairhouse/testing/proves.ts'
import { readNationalId } from '@fairhouse/fields/national-id.ts'
import { ruleSetAt } from '@fairhouse/country-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '@fairhouse/testing/cheap-passwords.ts'
import { mailsTo as outboxOf } from '../../base/testing/test-outbox.sql.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { passwordCost, setPasswordCost } from '../passwords/password.ts'
import { goodFields as good, registerAt, someEmail } from './test-registration.ts'
import { catalogue } from '../../settings/catalogue.ts'

let test1: TestHouse
beforeAll(async () => {
  test1 = await openTestHouse()
})
afterAll(() => test1.close())

const register = (changes: Record<string, string> = {}, browser = test1.browser()) => registerAt(test1, changes, browser)
const wrongFields = async (changes: Record<string, string>) =>
  ((await register(changes)).error?.errorDetails?.fields ?? {}) as Record<string, { rule: string }>

const mailsTo = (email: string) => outboxOf(test1, email)
const codeIn = (text: string) => /\/activation\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('the fields', () => {
  const fieldsFor = async (country?: string) =>
    (await test1.browser().must('GET /api/registration/fields', country ? { country } : {})).steps.flatMap(({ fields }) => fields)

  test.each([
    ['MLT', 'EUR', 18],
    ['GBR', 'GBP', 18],
    ['SWE', 'SEK', 18],
  ])('for %s suggest its currency %s and ask for at least its age', async (country, currency, age) => {
    const fields = await fieldsFor(country)
    expect(fields.find(({ name }) => name === 'currency')).toMatchObject({ value: currency, kind: 'select' })
    expect(fields.find(({ name }) => name === 'country')).toMatchObject({ value: country })
    expect(fields.find(({ name }) => name === 'birthDate')?.rules).toContainEqual({
      rule: 'minAge',
      number: undefined,
      values: expect.objectContaining({ number: Math.max(age, ruleSetAt(country, test1.clock.now()).minAge) }),
    })
  })

  test('ask for a national id and a state only where a country has them', async () => {
    const names = async (country: string) => (await fieldsFor(country)).map(({ name }) => name)
    expect(await names('ROU')).toContain('nationalIdNumber')
    expect(await names('MLT')).not.toContain('nationalIdNumber')
    expect([(await names('USA')).includes('state'), (await names('MLT')).includes('state')]).toEqual([true, false])
  })

  test('leave out countries that are not served', async () => {
    await test1.set('be.countryBlacklist', ['FRA'])
    const options = (await fieldsFor('MLT')).find(({ name }) => name === 'country')?.options?.map(({ value }) => value)
    expect([options?.includes('FRA'), options?.includes('MLT')]).toEqual([false, true])
    await test1.set('be.countryBlacklist', catalogue['be.countryBlacklist'].fallback)
  })
})

describe('a registration is refused, with the field that is wrong,', () => {
  test.each([
    ['without an address', { email: '' }, 'email'],
    ['with an address that is none', { email: 'ada.example.com' }, 'email'],
    [
      'with an address that is too long',
      { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com` },
      'email',
    ],
    ['without a password', { password: '' }, 'password'],
    ['with a password without a digit', { password: 'VioletHarbour' }, 'password'],
    ['with a password without an upper-case letter', { password: 'violet7harbour' }, 'password'],
    ['with a password that is too short', { password: 'Vi7et' }, 'password'],
    ['with a password that is too long', { password: `Violet7${'x'.repeat(60)}` }, 'password'],
    ['with a common password', { password: 'Password1' }, 'password'],
    ['with a common password that is dressed up', { password: 'P@ssw0rd123!' }, 'password'],
    ['with the own name as password', { password: 'Quartermaine1' }, 'password'],
    ['with the name of the house as password', { password: 'Fairhouse2026' }, 'password'],
    ['without a country', { country: '' }, 'country'],
    ['without a first name', { firstName: '' }, 'firstName'],
    ['with markup as first name', { firstName: '<b>Ada</b>' }, 'firstName'],
    ['without a last name', { lastName: '  ' }, 'lastName'],
    ['with a last name that is too long', { lastName: 'x'.repeat(51) }, 'lastName'],
    ['without a date of birth', { birthDate: '' }, 'birthDate'],
    ['with a date that does not exist', { birthDate: '1990-02-30' }, 'birthDate'],
    ['one day too young', { birthDate: '2008-11-19' }, 'birthDate'],
    ['in the future', { birthDate: '2030-01-01' }, 'birthDate'],
    ['too old', { birthDate: '1900-01-01' }, 'birthDate'],
    ['with a gender that is not offered', { gender: 'x' }, 'gender'],
    ['without a street', { street: '' }, 'street'],
    ['with markup in the street', { street: '<script>1</script>' }, 'street'],
    ['without a zip code', { zipCode: '' }, 'zipCode'],
    ['with a zip code of another country', { zipCode: '???' }, 'zipCode'],
    ['without a city', { city: '' }, 'city'],
    ['without a phone number', { phoneNumber: '' }, 'phoneNumber'],
    ['with a phone number that is none', { phoneNumber: 'call me' }, 'phoneNumber'],
    ['with a currency that is not offered', { currency: 'JPY' }, 'currency'],
    ['without the confirmation of age and policy', { ageAndPolicyChecked: 'false' }, 'ageAndPolicyChecked'],
    ['from Romania without the national id', { country: 'ROU', zipCode: '010011' }, 'nationalIdNumber'],
    ['from the United States without a state', { country: 'USA', zipCode: '10001' }, 'state'],
  ] as [string, Record<string, string>, string][])('%s', async (_, changes, field) => {
    expect(Object.keys(await wrongFields(changes))).toEqual([field])
  })

  test('on the very day of the eighteenth birthday it is taken', async () => {
    expect((await register({ birthDate: '2008-11-18' })).status).toBe(200)
  })

  test('unless an Italian tax code, which has no century, can be of that day: of somebody aged 103, but not of another day', async () => {
    const fields = catalogue['registration.fields'].fallback
    await test1.set('registration.fields', { ...fields, ITA: [...(fields['*'] ?? []), 'nationalIdNumber'] })
    await test1.set('playerAgeLimit.max', 120)
    const italian = { country: 'ITA', nationalIdNumber: 'RCCMNL23A15D969' }
    const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((last) => readNationalId('ITA', italian.nationalIdNumber + last, '2026-11-18'))
    const wrongWith = async (birthDate: string) =>
      (await wrongFields({ ...italian, nationalIdNumber: `${italian.nationalIdNumber}${letter}`, birthDate, zipCode: 'wrong' }))[
        'birthDate'
      ]?.rule
    expect([await wrongWith('1923-01-15'), await wrongWith('1990-01-15')]).toEqual([undefined, 'birthDateOfId'])
    await test1.set('registration.fields', fields)
    await test1.set('playerAgeLimit.max', catalogue['playerAgeLimit.max'].fallback)
  })

  test('from a country under sanctions, where no setting says otherwise', async () => {
    expect((await register({ country: 'PRK' })).error.errorCode).toBe(108)
    expect((await register({ country: 'IRN' })).error.errorCode).toBe(108)
  })

  test('from a country that is not served, or with an address of a domain that is not', async () => {
    await test1.set('be.countryBlacklist', ['FRA'])
    await test1.set('be.emailDomainBlacklist', ['throwaway.example'])
    const country = await register({ country: 'FRA', zipCode: '75001' })
    expect(country.error.errorCode).toBe(108)
    expect((await register({ email: 'a@throwaway.example' })).error.errorCode).toBe(264)
    expect((await register({ email: 'a@THROWAWAY.example' })).error.errorCode).toBe(264)
    await test1.set('be.countryBlacklist', catalogue['be.countryBlacklist'].fallback)
    await test1.set('be.emailDomainBlacklist', [])
  })

  test('with a password shorter than the setting says', async () => {
    proves('IDN-404')
    await test1.set('password.minLength', 10)
    expect(Object.keys(await wrongFields({ password: 'Kestrel9x' }))).toEqual(['password'])
    expect((await register({ password: 'Kestrel9xy' })).status).toBe(200)
    await test1.set('password.minLength', 6)
  })

  test('with a country that does not exist', async () => {
    for (const country of ['XXX', 'malta', 'MLT ', '../../..'])
      expect([country, (await register({ country })).status]).toEqual([country, 400])
  })

  test('and nothing is written then', async () => {
    proves('SHL-816')
    const email = someEmail()
    await expectTold((await register({ email, city: '' })).error, 2, /^Please check the highlighted fields\.$/)
    expect(await test1.sql(`select from player_login where login_index = '${test1.house.personal.indexOf('login', email)}'`)).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  })
})

test('one step’s fields can be checked without registering', async () => {
  const browser = test1.browser()
  const ask = (step: string, fields: Record<string, string>) => browser.ask('POST /api/registration/validate', { step, fields })
  expect((await ask('userDetails', { email: someEmail(), password: testPassword, country: 'MLT' })).status).toBe(200)
  expect((await ask('userDetails', { email: 'x', password: 'Password1', country: 'MLT' })).error.errorDetails?.fields).toMatchObject({
    email: {},
    password: { rule: 'commonPassword' },
  })
  expect((await ask('personalInformation', { ...good, city: '' })).error.errorDetails?.fields).toMatchObject({ city: { rule: 'required' } })
  expect((await ask('nonsense', {})).error.errorCode).toBe(2)
})

describe('an address that has an account already', () => {
  test('gets the same answer as a new one, and its owner alone gets a mail that says so', async () => {
    const email = someEmail()
    const first = await register({ email })
    const again = await register({ email: email.toUpperCase() })
    expect([again.status, again.response.body]).toEqual([first.status, first.response.body])
    const mails = await mailsTo(email)
    expect([
      mails.length,
      mails.filter(({ text }) => text.includes('/activation/')).length,
      mails.filter(({ text }) => text.includes('/login')).length,
    ]).toEqual([2, 1, 1])
  })

  test('stays one account however many register with it at the same time', async () => {
    const email = someEmail()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email })))
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1)
    expect((await test1.sql(`select from player_login where login_index = '${test1.house.personal.indexOf('login', email)}'`)).length).toBe(
      1,
    )
    expect((await mailsTo(email)).filter(({ text }) => text.includes('/activation/')).length).toBe(1)
  })

  test('keeps its password', async () => {
    const email = someEmail()
    await register({ email })
    await register({ email, password: 'Another9Harbour' })
    await test1.browser().must('POST /api/activation', { activationCode: codeIn((await mailsTo(email)).map(({ text }) => text).join()) })
    expect((await test1.browser().ask('POST /api/login', { login: email, password: 'Another9Harbour' })).error.errorCode).toBe(107)
    expect((await test1.browser().ask('POST /api/login', { login: email, password: testPassword })).status).toBe(200)
  })
})

describe('the link of the mail', () => {
  const registered = async () => {
    const email = someEmail()
    await register({ email })
    return { email, code: codeIn((await mailsTo(email))[0]?.text ?? '') }
  }
  const activate = (activationCode: string) => test1.browser().ask('POST /api/activation', { activationCode })
  const logIn = (login: string) => test1.browser().ask('POST /api/login', { login, password: testPassword })

  test('opens the account once', async () => {
    proves('SHL-839..840', 'IDN-NS-29')
    const { email, code } = await registered()
    await expectTold((await logIn(email)).error, 114, /^Your account is not active yet\./)
    expect((await activate(code)).status).toBe(200)
    expect((await logIn(email)).value.profile).toMatchObject({ userName: email, fullName: 'Wilhelmina Quartermaine' })
    await expectTold((await activate(code)).error, 113, /^Your account is active already\./)
  })

  test('opens it once also when it is followed many times at the same moment', async () => {
    const { code } = await registered()
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => activate(code)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(1)
  })

  test('works until its last moment and not after it', async () => {
    proves('SHL-842')
    const [inTime, late] = [await registered(), await registered()]
    test1.clock.advance(72 * 3_600_000 - 1)
    expect((await activate(inTime.code)).status).toBe(200)
    test1.clock.advance(1)
    await expectTold((await activate(late.code)).error, 116, /^This link has expired\./)
    expect((await logIn(late.email)).error.errorCode).toBe(114)
  })

  test.each(['', 'x', 'a'.repeat(32)])('with a wrong code opens nothing (%j)', async (code) => {
    proves('SHL-874')
    await expectTold((await activate(code)).error, 150, /^This activation code is not right\./)
  })
})

test('personal data and codes stand nowhere in the database in the clear', async () => {
  const email = someEmail()
  await register({ email })
  const code = codeIn((await mailsTo(email))[0]?.text ?? '')
  const tables = await test1.sql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(15)
  expect(code).toHaveLength(32)
  const secrets = [email, good.firstName, good.lastName, good.street, good.city, good.phoneNumber, testPassword, code]
  const all = secrets.map((secret) => `'${secret}'`).join(', ')
  for (const { table_name: table } of tables) {
    const found = await test1.sql(
      `select s from unnest(array[${all}]) s where exists (select from ${String(table)} t where position(s in to_jsonb(t)::text) > 0)`,
    )
    expect([String(table), found]).toEqual([String(table), []])
  }
})

test('the password is kept as an argon2id hash of OWASP’s cost', async () => {
  const email = someEmail()
  setPasswordCost(passwordCost)
  await register({ email }).finally(() => setPasswordCost(cheapPasswords))
  const [row] = await test1.sql(
    `select p.password_hash from player p join player_login l on l.player = p.id where l.login_index = '${test1.house.personal.indexOf('login', email)}'`,
  )
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
