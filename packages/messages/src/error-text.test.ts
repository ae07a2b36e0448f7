import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import type { ErrorAnswer } from '@fairhouse/contract/base/call.ts'
import { errors } from '@fairhouse/errors'
import { expect, describe, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { errorText } from './error-text.ts'
import { createTexts, type Texts } from './texts.ts'

async function speaking(language: string): Promise<Texts> {
  const texts = createTexts(language, async (code, area) => {
    const json = JSON.parse(readFileSync(new URL(`../${code}/${area}.json`, import.meta.url), 'utf8'))
    return compileMessages(area, json) as Record<string, string>
  })
  await texts.load(['error', 'field'])
  return texts
}
const english = await speaking('en')
const arabic = await speaking('ar')

type Answer = Partial<ErrorAnswer> & { details?: Record<string, unknown> }
const say = (name: keyof typeof errors, { details, ...more }: Answer = {}, texts = english) =>
  errorText(texts, { error: name, errorCode: errors[name].code, ...(details ? { errorDetails: details } : {}), ...more })
const euro = { currency: 'EUR', limit: '1000.00', available: '40.00' }

describe('an error is told', () => {
  test('by its name, else by its number, else as the unknown error, and never as a bare number', () => {
    proves('SHL-NS-38', 'SHL-718', 'SHL-805', 'SHL-814..815')
    const tell = (error: string, errorCode: number) => errorText(english, { error, errorCode })
    expect(tell('userNotFound', 999)).toBe(say('userNotFound'))
    expect(tell('somethingNew', 110)).toBe(say('userNotFound'))
    expect([tell('somethingNew', 9999), tell('unknown', 0)]).toEqual([
      expect.stringMatching(/write to support and name the code 9999\.$/),
      expect.stringMatching(/write to support\.$/),
    ])
    for (const code of [0, 1, 248, 9999, -1]) expect(tell('somethingNew', code)).toMatch(/^(Something went wrong|One more step)/)
  })

  test('as what it is: terms that are not accepted', () => {
    proves('IDN-767')
    expect(say('termsNotAccepted')).toMatch(/accept the terms/)
  })

  test.each([
    ['gameBlockedByPromo', /cannot be played with bonus money/],
    ['sameAddressExists', /account at this address/],
    ['nicknameRequired', /need a nickname/],
    ['contactSupport', /contact support/],
    ['verificationFailed', /verification failed/],
    ['gamblingContractNotSigned', /gambling contract is not signed/],
    ['checkServiceUnavailable', /checks players does not answer/],
    ['loginError', /login did not work/],
    ['withdrawBeforeDeletion', /withdraw all of it.*delete the account/],
    ['blocked', /is blocked/],
    ['failed', /failed/],
    ['allVerified', /Everything is verified/],
    ['bankPermissionNeeded', /bank needs your permission/],
  ] as const)('as what it is: %s', (name, words) => {
    expect(say(name)).toMatch(words)
  })

  test('by its sub-code, else by its sub-message, else in general', () => {
    proves('SHL-NS-39', 'SHL-853')
    expect(say('paymentRejected', { errorSubCode: 'insufficient_funds', errorSubMessage: 'x' })).toContain('not enough money')
    expect(say('gatewayRejected', { errorSubCode: 'expired_card' })).toContain('expired')
    expect(say('paymentRejected', { errorSubCode: 'odd', errorSubMessage: 'The bank is closed today.' })).toBe('The bank is closed today.')
    expect(say('paymentRejected', { errorSubCode: 'odd' })).toBe(say('paymentRejected'))
  })
})

describe('the numbers of an error', () => {
  test.each<[RowName, string, RegExp]>([
    ['SHL-845', 'daily', /daily/],
    ['SHL-846', 'weekly', /weekly/],
    ['SHL-847', 'monthly', /monthly/],
    ['SHL-848', 'netDeposit', /net deposit/],
    ['SHL-849', 'deposit', /deposit limit/],
    ['SHL-850', 'oneTime', /one-time limit/],
  ])('%s: name the %s limit, its amount and what is left', (row, type, words) => {
    proves(row, 'SHL-843..844')
    const others = ['daily', 'weekly', 'monthly', 'netDeposit', 'deposit', 'oneTime'].filter((other) => other !== type)
    const text = say('paymentMethodLimit', { details: { type, ...euro } })
    expect(text).toMatch(words)
    expect(text).toContain('€\u00a01\u202f000.00')
    expect(text).toContain('€\u00a040.00')
    for (const other of others) expect(text).not.toBe(say('paymentMethodLimit', { details: { type: other, ...euro } }))
  })

  test('name the balance where it is its limit that bounds a deposit', () => {
    const text = say('paymentMethodLimit', { details: { type: 'deposit', limitType: 'maxBalance', ...euro } })
    expect(text).toMatch(/your balance above its limit of €\u00a01\u202f000\.00.*€\u00a040\.00/)
  })

  test('say that an amount is too small to be withdrawn where it is the fee that binds', () => {
    proves('SHL-851')
    expect(say('paymentMethodLimit', { details: { paymentLimit: 'fee' } })).toContain('too small for a withdrawal')
  })

  test('count the tries that are left, from the count where the answer has no other', () => {
    proves('SHL-832', 'SHL-834', 'SHL-836')
    expect(say('failedLogin', { details: { hackLimit: 5, hackCount: 2 } })).toContain('3 tries')
    expect(say('wrongField', { details: { hackLimit: 5, hackCount: 4 } })).toContain('One try')
    expect(say('failedLogin', { details: { tries: 0 } })).toContain('frozen')
    expect(say('frozen')).toContain('frozen')
    expect(say('failedLogin', { details: { hackLimit: 5, hackCount: 2 } }, arabic)).toContain('3 محاولات')
  })

  test('give the age that the jurisdiction asks for', () => {
    proves('SHL-929')
    expect([18, 21].map((age) => say('ageRestricted', { details: { age } }).includes(String(age)))).toEqual([true, true])
  })
})

describe('a file that is not taken', () => {
  test.each([
    ['SHL-881', 'count', { max: 5 }, /too many files.*\b5\b/],
    ['SHL-882', 'imageCount', { max: 3 }, /\b3 images/],
    ['SHL-883', 'size', { size: 12, maxSize: 10 }, /\b12 MB; 10 MB/],
    ['SHL-884', 'type', { types: ['JPG', 'PDF'] }, /JPG and PDF/],
  ] as const)('%s: is told why: %s', (row, reason, more, words) => {
    proves(row, ...(reason === 'imageCount' ? (['SHL-661'] as const) : []))
    expect(say('fileRefused', { details: { reason, ...more } })).toMatch(words)
  })
})

test.each(['cardFailure2013', 'cardFailure2063', 'cardFailure2066', 'cardFailure2073', 'cardFailure2078'] as const)(
  '%s says that the card payment failed',
  (name) => {
    expect(say(name, { errorSubCode: `processor_${name.slice(-4)}` })).toMatch(/^The card payment failed/)
  },
)

test.each([
  ['paymentFailed', /^The payment did not go through/],
  ['paymentNotAllowed', /^This payment is not allowed/],
  ['exchangeRateMissing', /no exchange rate/],
  ['voucherUsed', /^This voucher was used before/],
] as const)('%s says so', (name, words) => {
  expect(say(name)).toMatch(words)
})

test('a cancellation that failed in part says so, and one that failed whole', () => {
  const [partly, all] = ['partly', 'all'].map((extent) => say('cancellationFailed', { details: { extent } }))
  expect([/^Part of it could not be cancelled/.test(partly ?? ''), /^Nothing could be cancelled/.test(all ?? '')]).toEqual([true, true])
})

describe('the times of an error', () => {
  const at = (expireTimestamp: string, expireTime: number) => ({ expireTimestamp, expireTime })
  const evening = '2027-02-03T18:30:00'

  test('are the reader’s own', () => {
    proves('SHL-857')
    expect(say('sessionTimeReached', at(evening, 60))).toMatch(/February 3, 2027 at 6:30/)
    expect(say('sessionTimeReached', at(evening, 60), arabic)).toMatch(/2027.*6:30/)
    expect(say('frozen', at(evening, 61))).toContain('2 minutes')
  })

  test('tell a closed account that ends, one that does not, and one that has ended by the server’s clock', () => {
    proves('SHL-918..921')
    expect(say('closedForPeriod', at(evening, 60))).toContain('February 3, 2027')
    expect(say('closedForPeriod')).toContain('permanently')
    expect(say('closedForPeriod', at(evening, 0))).toMatch(/over.*contact support/)
    expect(say('closedUntilDate', at(evening, 60))).toContain('February 3, 2027')
  })

  test('come with every provider that can close an account, with a date and without', () => {
    provesMany('the texts of all eight providers are compared with each other', 'SHL-947', 'SHL-948..953', 'SHL-954')
    const texts = Array.from({ length: 8 }, (_, provider) => say('closedByProvider', { details: { provider: String(provider) } }))
    expect([0, 1, 2, 3, 5, 7].map((provider) => texts[provider]).length).toBe(
      new Set([0, 1, 2, 3, 5, 7].map((provider) => texts[provider])).size,
    )
    expect(texts.every((text) => text.length > 20)).toBe(true)
    const dated = say('closedByProvider', { details: { provider: '1' }, ...at(evening, 60) })
    expect([dated.includes('February 3, 2027'), dated === texts[1]]).toEqual([true, false])
  })
})

describe('what was refused', () => {
  test.each([
    ['SHL-939', '/api/game/launch', 'Playing'],
    ['SHL-940', '/api/payment/methods', 'Depositing'],
    ['SHL-941', '/api/payment/initWithdraw', 'Withdrawing'],
    ['SHL-942', '/api/profile', 'This'],
  ] as const)('%s: is told by the address %s', (row, errorUrl, word) => {
    proves(row, 'SHL-942..943', ...(row === 'SHL-941' ? (['SHL-801'] as const) : []))
    for (const name of ['actionBlocked', 'actionBlockedForChecks', 'actionBlockedForRisk'] as const) {
      expect(say(name, { errorUrl })).toMatch(new RegExp(`^${word} `))
      expect(say(name, { errorUrl, errorSubCode: 'code2' })).toContain('photos of your credit card')
    }
    expect(say('actionBlocked', { errorUrl, errorSubCode: 'code1' })).not.toBe(say('actionBlocked', { errorUrl, errorSubCode: 'code2' }))
  })

  test('lists the fields by their labels', () => {
    proves('SHL-828..829')
    expect(say('invalidFields', { details: { fields: ['zipCode', 'city'] } })).toContain('ZIP code and City')
    expect(say('profileFieldsToCheck', { details: { fields: { zipCode: {}, city: {} } } }, arabic)).toMatch(/الرمز البريدي.* .*المدينة/)
    expect(say('invalidFields', { details: { field: 'email', fields: { email: {} } } })).toContain('as long as this')
    expect(say('fieldRefused', { details: { reason: 'mandatory', field: 'city' } })).toContain('City is missing')
  })
})

test('every error can be told in both languages, whatever its details, without a hole', () => {
  const numbers = { age: 18, number: 18, max: 10, size: 12, maxSize: 10 } // the server always names these
  const strange = [numbers, { ...numbers, fields: null, field: 5, tries: 'x', type: 'odd', currency: 'EUR', limit: 'x' }]
  for (const texts of [english, arabic])
    for (const entry of Object.values(errors))
      for (const details of strange) {
        const text = say(entry.name, { details }, texts)
        expect([entry.name, /undefined|NaN|\[object|^error\./.exec(text)?.[0]]).toEqual([entry.name, undefined])
        expect(text.length).toBeGreaterThan(10)
      }
})

test('a field that was refused for the age names the age, and a renewal that failed says so, by their numbers alone', () => {
  proves('SHL-899', 'SHL-987')
  const tell = (errorCode: number, errorDetails?: Record<string, unknown>) =>
    errorText(english, { error: 'somethingNew', errorCode, ...(errorDetails ? { errorDetails } : {}) })
  expect([18, 21].map((number) => tell(196, { reason: 'minAge', number }))).toEqual([
    expect.stringContaining('at least 18 years old'),
    expect.stringContaining('at least 21 years old'),
  ])
  expect(tell(296)).toMatch(/^Document renewal failed/)
})
