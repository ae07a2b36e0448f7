import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { registrationAt, someEmail } from '../registration/test-registration.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await at.set('registration.emailActivationRequired', false)
})
afterAll(() => at.close())

async function registered(fields: Record<string, string>) {
  const email = someEmail()
  await registrationAt(at).register({ email, ...fields })
  const browser = at.browser()
  await browser.must('POST /api/login', { login: email, password: fields['password'] ?? testPassword })
  return { browser, email }
}

test('a player reads what is kept, and of a national id the last four signs only', async () => {
  const { browser, email } = await registered({ country: 'ROU' })
  const { kept } = await browser.must('GET /api/profile/given', {})
  expect(kept).toMatchObject({ email, birthDate: '1988-09-12', nationalIdNumber: '•••••••••0421' })
  expect(JSON.stringify(kept)).not.toMatch(/188091217|password/)
})

test('a player reads what was agreed to and what was declined, each with its time, the newest first', async () => {
  proves('IDN-NS-83')
  const began = at.clock.now().toISOString()
  const { browser } = await registered({ country: 'GBR', zipCode: 'SW1A 1AA', receiveEmail: 'true', receiveSms: 'false' })
  at.clock.advance(60_000)
  const later = at.clock.now().toISOString()
  await at.set('be.consent.termsVersion', 3)
  await browser.must('POST /api/consent', { accepted: { 'terms-conditions': 3 } })
  await at.set('be.consent.termsVersion', 0)
  const { consents } = await browser.must('GET /api/profile/given', {})
  expect(consents[0]).toEqual({ name: 'terms-conditions', version: 3, accepted: true, at: later })
  const told = (name: string) => consents.filter((one) => one.name === name)
  expect(told('policyChecked')).toEqual([{ name: 'policyChecked', accepted: true, at: began }])
  expect(told('receiveEmail')).toEqual([{ name: 'receiveEmail', accepted: true, at: began }])
  expect(told('receiveSms')).toEqual([{ name: 'receiveSms', accepted: false, at: began }])
})

test('nobody reads what is kept of somebody else', async () => {
  expect((await at.browser().ask('GET /api/profile/given', {})).error.errorCode).toBe(115)
  const { browser } = await at.player()
  expect((await browser.must('GET /api/profile/given', {})).consents).toEqual([])
})
