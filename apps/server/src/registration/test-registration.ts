import { randomBytes } from 'node:crypto'
import { testPassword, type TestHouse } from '../base/test-house.ts'

/** An address that nobody has registered yet. */
export const someEmail = () => `new${randomBytes(6).toString('hex')}@example.com`

/** Fields that a registration takes as they are; only the e-mail address is missing. */
export const goodFields = {
  password: testPassword,
  country: 'MLT',
  firstName: 'Wilhelmina',
  lastName: 'Quartermaine',
  birthDate: '1990-05-05',
  gender: 'female',
  street: 'Zephyrlane 17',
  zipCode: 'VLT 1000',
  city: 'Xaghramere',
  phoneNumber: '+35699123456',
  currency: 'EUR',
  ageAndPolicyChecked: 'true',
}

/** Registers somebody new in a browser, with some fields changed. */
export const registerAt = (house: TestHouse, changes: Record<string, string> = {}, browser = house.browser()) =>
  browser.ask('POST /api/registration', { fields: { ...goodFields, email: someEmail(), ...changes } })
