import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { registrationAt, someEmail } from '../registration/test-registration.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await seedMethods(at.house.db, firstMethods)
})
afterAll(() => at.close())

const address = { street: 'Zephyrlane 17', zipCode: 'VLT 1000', city: 'Xaghramere' }

describe('the profile', () => {
  test('has how each field is edited: its validator and formatter, whether it is read-only and whether it is mandatory', async () => {
    proves('IDN-339', 'IDN-342..343')
    const { browser } = await at.player()
    const { values, initDetails } = await browser.must('GET /api/profile', {})
    expect(values).toMatchObject({ firstName: 'Ada', lastName: 'Example', birthDate: '1990-05-05' })
    expect(initDetails).toMatchObject({
      firstName: { readOnly: true, mandatory: true, formatter: 'name' },
      city: { kind: 'text', readOnly: false, mandatory: true, validator: expect.arrayContaining([{ rule: 'required' }]) },
      zipCode: { formatter: 'zip', readOnly: false },
      email: { kind: 'email', validator: expect.arrayContaining([{ rule: 'email' }]) },
      phoneNumber: { kind: 'phone', formatter: 'phone' },
    })
  })

  test('is told to nobody else', async () => {
    proves('IDN-674')
    expect((await at.browser().ask('GET /api/profile', {})).error.errorCode).toBe(115)
    expect((await at.browser().ask('POST /api/profile', { fields: address })).error.errorCode).toBe(115)
  })

  test('takes what was missing or has changed, and shows it the next time; what is read-only stays', async () => {
    proves('IDN-744..745')
    const { browser, id } = await at.player()
    await browser.must('POST /api/profile', { fields: { ...address, firstName: 'Eve', email: 'eve@example.com', birthDate: '2015-01-01' } })
    const { values } = await browser.must('GET /api/profile', {})
    expect(values).toMatchObject({ ...address, firstName: 'Ada', birthDate: '1990-05-05' })
    expect(values['email']).not.toBe('eve@example.com')
    await browser.must('POST /api/profile', { fields: { city: 'Gozo' } })
    expect((await browser.must('GET /api/profile', {})).values).toMatchObject({ ...address, city: 'Gozo' })
    expect(await at.sql(`select from audit where action = 'player.changed.profile' and subject = 'player:${id}'`)).toHaveLength(2)
  })

  test.each([
    [{ city: '' }, 2, { city: { rule: 'required' } }],
    [{ zipCode: '?!' }, 2, { zipCode: { rule: 'zip' } }],
    [{ street: '<b>1</b>' }, 204, { street: { rule: 'noHtml' } }],
  ])('refuses %j at its field and changes nothing', async (fields, code, wrong) => {
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/profile', { fields })
    expect([error.errorCode, error.errorDetails?.['fields']]).toEqual([code, wrong])
    expect((await browser.must('GET /api/profile', {})).values['city']).toBeUndefined()
  })

  test('takes a nickname once, and none that somebody has', async () => {
    await at.set('registration.emailActivationRequired', false)
    const register = registrationAt(at).register
    const country = { country: 'FIN', zipCode: '00100', phoneNumber: '+358401234567' }
    await register({ ...country, email: someEmail(), nickName: 'Sisu', lastName: 'Ensimmäinen' })
    const finn = await at.player({ country: 'FIN' })
    const name = (nickName: string) => finn.browser.ask('POST /api/profile', { fields: { nickName } })
    expect((await name('Sisu')).error.errorCode).toBe(171)
    expect((await name('Sisukas')).value.values['nickName']).toBe('Sisukas')
    expect((await name('Toinen')).value.values['nickName']).toBe('Sisukas')
    await at.set('registration.emailActivationRequired', true)
  })
})

test('where profiles must be whole, money waits for what is missing (303), and no longer', async () => {
  proves('SHL-991')
  const { browser } = await at.player()
  const deposit = () => browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' })
  await at.set('profile.mustBeComplete', true)
  const { error } = await deposit()
  expect([error.errorCode, error.error, error.errorDetails?.['fields']]).toEqual([
    303,
    'profileFieldsToCheck',
    ['phoneNumber', 'gender', 'street', 'zipCode', 'city'],
  ])
  await expectTold(error, 303, /^Please check these fields of your profile: .*street.*\.$/i)
  await browser.must('POST /api/profile', { fields: { ...address, gender: 'female' } })
  await browser.must('POST /api/profile/details', { phoneNumber: '+35699123456' })
  expect((await deposit()).error?.errorCode).not.toBe(303)
  await at.set('profile.mustBeComplete', false)
})
