import { randomBytes } from 'node:crypto'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { agreementId } from './consents.ts'
import { mailsTo, smsTo } from '../../base/testing/test-outbox.sql.ts'

/** A valid form for the default country. */
export const goodFields: Readonly<Record<string, string>> = {
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

/** What other countries require in addition. */
const formOf: Readonly<Record<string, Record<string, string>>> = {
  GBR: {
    country: 'GBR',
    currency: 'GBP',
    zipCode: 'SW1A 1AA',
    confirmPassword: testPassword,
    ageChecked: 'true',
    policyChecked: 'true',
    privacyPolicyChecked: 'true',
  },
  SWE: { country: 'SWE', currency: 'SEK', zipCode: '111 22', nationalIdNumber: '811228-9874', birthDate: '1981-12-28' },
  ROU: { country: 'ROU', zipCode: '010011', nationalIdNumber: '1880912170421', birthDate: '1988-09-12' },
  NLD: {
    country: 'NLD',
    zipCode: '1011 AB',
    nationalIdNumber: '111222333',
    birthCountry: 'NLD',
    repeatPhoneNumber: '+35699123456',
    occupation: 'employed',
    monthlyGamingBudget: '50.00',
    bank_issuer_id: 'INGBNL2A',
    ageChecked: 'true',
    policyChecked: 'true',
    privacyPolicyChecked: 'true',
  },
}

export const someEmail = (): string => `new${randomBytes(6).toString('hex')}@example.com`

/** Registers somebody new in a browser, with some fields changed. */
export const registerAt = (house: TestHouse, changes: Record<string, string> = {}, browser: TestBrowser = house.browser()) =>
  browser.ask('POST /api/registration', { agreement: agreementId('en'), fields: { ...goodFields, email: someEmail(), ...changes } })

/** Registers like a browser, and reads what the workers would send. */
export function registrationAt(house: TestHouse) {
  return {
    mailsTo: (email: string) => mailsTo(house, email),
    smsTo: (number: string) => smsTo(house, number),
    /** Reads the code of the latest mail to an address, or text message to a number. */
    codeTo: async (to: string): Promise<string> => {
      const text = to.startsWith('+') ? (await smsTo(house, to))[0]?.text : (await mailsTo(house, to))[0]?.text
      return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
    },
    register: (changes: Record<string, string> = {}, browser: TestBrowser = house.browser()) => {
      const fields: Record<string, string> = { ...goodFields, email: someEmail(), ...formOf[changes.country ?? ''], ...changes }
      const confirmed = fields.country === 'GBR' ? { confirmEmail: fields.email ?? '', ...fields } : fields
      return browser.ask('POST /api/registration', { agreement: agreementId('en'), fields: confirmed })
    },
  }
}
