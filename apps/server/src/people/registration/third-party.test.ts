import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { toldOf } from '../../base/testing/test-told.ts'
import { errors } from '@fairhouse/errors'
import { statements } from '@fairhouse/fields/lists/options.ts'
import {
  placeTestMethod,
  registrantAt,
  someMail,
  somePerson,
  thirdPartyForm as form,
  wholeTry,
} from '../../knowing/identification/test-method.ts'

let house: TestHouse
let told: ReturnType<typeof placeTestMethod>

beforeAll(async () => {
  house = await openTestHouse()
  await house.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
  await house.set('fe.registration.methods', ['regular', 'smartId'])
})
afterAll(() => house.close())
beforeEach(() => {
  told = placeTestMethod()
})

describe('a registration by a service', () => {
  test('takes what is proven from there, whatever the form says, and logs in by a token', async () => {
    proves('IDN-131', 'IDN-251', 'IDN-258..259', 'IDN-263', 'IDN-690')
    told.look = { is: 'done', person: somePerson() }
    const browser = house.browser()
    const { status, payload } = await wholeTry(house, browser, { purpose: 'registration' })
    expect([status, payload.errorCode]).toEqual(['success', undefined])
    const registrationToken = payload.registrationToken ?? ''
    const { steps, method } = await browser.must('POST /api/registration/third-party/fields', { registrationToken })
    const fields = steps.flatMap((step) => step.fields)
    expect([method, fields.find(({ name }) => name === 'firstName')]).toMatchObject(['smartId', { value: 'Mari', readOnly: true }])
    expect(fields.find(({ name }) => name === 'gender')).toMatchObject({ value: 'female', readOnly: true })
    expect(fields.some(({ name }) => name === 'password')).toBe(false)
    const answer = await browser.must('POST /api/registration', {
      method: 'smartId',
      registrationToken,
      fields: { ...form, email: someMail(), firstName: 'Eve', birthDate: '2015-01-01' },
    })
    expect(answer.autoLogin).toBe(true)
    const { profile } = await browser.must('POST /api/login/token', { t: answer.loginToken ?? '' })
    expect(profile.fullName).toBe('Mari Maasikas')
  })

  const all = {
    firstName: 'Willeke',
    lastName: 'Bruijn',
    birthDate: '1971-04-30',
    gender: 'female',
    country: 'NLD',
    nationalIdNumber: '111222333',
  }
  const address = { street: 'Pascalstreet 19', zipCode: '1011 AB', city: 'Aachen' }
  test.each([
    ['everything', all, address],
    ['no gender and no national id', { ...all, gender: undefined, nationalIdNumber: undefined }, address],
    ['no address', all, {}],
  ])(
    'begins with what a service that tells %s has told: what it vouches for is read-only, an address can be changed',
    async (_, known, place) => {
      proves('IDN-265', 'IDN-NS-35..36')
      const { nationalIdNumber, gender, ...names } = known
      const person = somePerson({ ...names, address: { ...place, country: 'NLD' } })
      delete person.nationalId
      if (nationalIdNumber) person.nationalId = { country: 'NLD', value: nationalIdNumber }
      delete person.gender
      if (gender) person.gender = 'female'
      told.look = { is: 'done', person }
      const browser = house.browser()
      const { payload } = await wholeTry(house, browser, { purpose: 'registration' })
      expect(payload.details?.details).toMatchObject({ ...names, ...(gender ? { gender } : {}) })
      const registrationToken = payload.registrationToken ?? ''
      const { steps } = await browser.must('POST /api/registration/third-party/fields', { registrationToken })
      const fields = steps.flatMap((step) => step.fields)
      const valuesOf = (some: readonly string[], readOnly: boolean) =>
        Object.fromEntries(
          fields
            .filter(({ name, readOnly: fixed = false }) => some.includes(name) && fixed === readOnly)
            .map(({ name, value }) => [name, value]),
        )
      const vouched = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
      expect(valuesOf(Object.keys(all), true)).toEqual(vouched)
      expect(valuesOf(Object.keys(address), false)).toEqual({ street: undefined, zipCode: undefined, city: undefined, ...place })
    },
  )

  test('by version 3 of CDDN states seven things; age and terms are ticked with six of them, and none may be missing', async () => {
    provesMany('the seven boxes are compared whole', 'IDN-375..380', 'IDN-381', 'IDN-NS-20')
    const cddn = placeTestMethod('cddn')
    await house.set('fe.registration.methods', ['regular', 'smartId', 'cddn'])
    cddn.look = { is: 'done', person: somePerson() }
    const browser = house.browser()
    const { payload } = await wholeTry(house, browser, { method: 'cddn', purpose: 'registration' })
    const registrationToken = payload.registrationToken ?? ''
    const fields = async () =>
      (await browser.must('POST /api/registration/third-party/fields', { registrationToken })).steps.flatMap((step) => step.fields)
    expect((await fields()).filter(({ name }) => name.startsWith('statement'))).toEqual([])
    await house.set('be.cddn.v3', true)
    const shown = await fields()
    expect(shown.filter(({ name }) => name.startsWith('statement')).map(({ name, kind }) => [name, kind])).toEqual(
      statements.map((name) => [name, 'checkbox']),
    )
    expect([...statements].toSorted()).toEqual([
      'statementIdentification',
      'statementLegallyCompetent',
      'statementLegislation',
      'statementNoFraudAml',
      'statementOwnAccount',
      'statementPersonalUseAndMoney',
      'statementPrivacy',
    ])
    const together = statements.filter((name) => name !== 'statementPrivacy')
    expect(shown.find(({ name }) => name === 'ageAndPolicyChecked')?.ticks).toEqual(together)
    const send = (ticked: readonly string[]) =>
      browser.ask('POST /api/registration', {
        method: 'cddn',
        registrationToken,
        fields: { ...form, email: someMail(), ...Object.fromEntries(ticked.map((name) => [name, 'true'])) },
      })
    expect(Object.keys((await send(together)).error.errorDetails?.['fields'] ?? {})).toEqual(['statementPrivacy'])
    expect((await send(statements)).status).toBe(200)
    await house.set('be.cddn.v3', false)
    await house.set('fe.registration.methods', ['regular', 'smartId'])
  })

  test('makes one account however often it is sent', async () => {
    told.look = { is: 'done', person: somePerson() }
    const browser = house.browser()
    const { payload } = await wholeTry(house, browser, { purpose: 'registration' })
    const send = (key: string) =>
      browser.ask(
        'POST /api/registration',
        { registrationToken: payload.registrationToken ?? '', fields: { ...form, email: someMail() } },
        { key },
      )
    const answers = await Promise.all([send(newKey()), send(newKey())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, errors.tokenUsed.httpStatus])
  })

  test('of somebody who has an account says so by a login token, without logging in by itself', async () => {
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    const { status, payload } = await wholeTry(house, house.browser(), { purpose: 'registration' })
    expect([status, payload.autoLogin, typeof payload.loginToken, payload.registrationToken]).toEqual([
      'success',
      false,
      'string',
      undefined,
    ])
    await house.set('registration.autoLogin', true)
    expect((await wholeTry(house, house.browser(), { purpose: 'registration' })).payload.autoLogin).toBe(true)
    await house.set('registration.autoLogin', false)
  })

  test('with the mail address of somebody else opens an account that this address does not open', async () => {
    const owner = await house.player()
    const { browser, answer } = await registrantAt(house, told, somePerson(), owner.email)
    expect(answer.value.autoLogin).toBe(true)
    await browser.must('POST /api/login/token', { t: answer.value.loginToken ?? '' })
    await house.browser().must('POST /api/login', { login: owner.email, password: 'Violet7Harbour' })
  })

  test('with the mail address of an account of the same person is refused', async () => {
    const owner = await house.player({ birthDate: '1990-05-05' })
    const { answer } = await registrantAt(house, told, somePerson({ lastName: 'Example' }), owner.email)
    expect(answer.error.error).toBe('duplicatePlayer')
  })

  test('begun twice by one person makes one account', async () => {
    proves('SHL-971')
    const person = somePerson()
    told.look = { is: 'done', person }
    const tries = await Promise.all(
      [0, 1].map(async () => {
        const browser = house.browser()
        return { browser, ...(await wholeTry(house, browser, { purpose: 'registration' })) }
      }),
    )
    const answers = []
    for (const { browser, payload } of tries)
      answers.push(
        await browser.ask('POST /api/registration', {
          registrationToken: payload.registrationToken ?? '',
          fields: { ...form, email: someMail() },
        }),
      )
    expect(answers.map(({ error }) => error?.errorCode)).toEqual([undefined, 1001])
    expect(await toldOf(answers[1]!.error)).toMatch(/^A player with the same identity exists already\./) // there are two
  })

  test('waits half an hour', async () => {
    told.look = { is: 'done', person: somePerson() }
    const browser = house.browser()
    const { payload } = await wholeTry(house, browser, { purpose: 'registration' })
    house.clock.advance(30 * 60_000)
    const { error } = await browser.ask('POST /api/registration/third-party/fields', { registrationToken: payload.registrationToken ?? '' })
    expect(error.error).toBe('tokenExpired')
  })
})
