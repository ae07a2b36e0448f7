import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { ErrorAnswer, PageSettings } from '@fairhouse/contract'
import { errors, type ErrorName } from '@fairhouse/errors'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../../../testing/test-drawn.tsx'
import { floats, hasOwnNotice } from './deposit-refusal.ts'
import { Refusal } from './DepositRefusal.tsx'
import { errorTextOf } from './test-refusal.ts'

const answer = (error: ErrorName, more: Partial<ErrorAnswer> = {}): ErrorAnswer => ({ error, errorCode: errors[error].code, ...more })
const everyLimit = ['deposit', 'netDeposit', 'maxBalance']
/** `limits`: what the rules of the country offer. */
const draw = (error: ErrorAnswer, limits: readonly string[] = everyLimit) =>
  drawn(<Refusal error={error} />, {
    profile: {},
    areas: ['cashier', 'field', 'list'],
    settings: { rules: { limits } as unknown as PageSettings['rules'] }, // what a refusal reads of them
  })
const shown = async (
  error: ErrorName,
  more?: Partial<ErrorAnswer>,
  limits: readonly string[] = ['deposit', 'netDeposit', 'maxBalance'],
) => {
  const html = await draw(answer(error, more), limits)
  return { html, text: textOf(html) }
}

describe.each(['paymentRejected', 'gatewayRejected'] as const)('%s', (name) => {
  test('says that the payment was refused, and why by its sub-code; one that nobody knows in general', async () => {
    proves('CSH-522..524', 'CSH-NS-25', 'CSH-NS-31')
    const texts = await Promise.all(
      [undefined, 'insufficient_funds', 'expired_card', 'odd', 'credit_card_not_allowed'].map(
        async (errorSubCode) => (await shown(name, errorSubCode ? { errorSubCode } : {})).text,
      ),
    )
    expect(texts[0]).toMatch(/refused/)
    expect(texts[1]).toContain('not enough money')
    expect(texts[2]).toContain('expired')
    expect(texts[3]).toBe(texts[0])
    if (name === 'paymentRejected') expect(texts[4]).toMatch(/Credit cards may not be used .* debit card/)
  })
})

describe('a limit (117)', () => {
  const limit = { limit: '500.00', available: '120.00', currency: 'EUR' }
  /** The rows that each case shows. */
  const rowsOfLimit: Record<string, RowName[]> = {
    daily: ['CSH-527', 'CSH-526', 'CSH-533'],
    weekly: ['CSH-528', 'CSH-534'],
    monthly: ['CSH-529'],
    netDeposit: ['CSH-530', 'SHL-139'],
    deposit: ['CSH-531'],
    oneTime: ['CSH-532'],
  }

  test.each([
    ['daily', /your daily limit/, 'payments'],
    ['daily', /your daily deposit limit/, 'payments', 'deposit'],
    ['weekly', /your weekly deposit limit/, 'payments', 'deposit'],
    ['monthly', /your monthly deposit limit/, 'payments', 'deposit'],
    ['weekly', /your weekly limit/, 'payments'],
    ['monthly', /your monthly limit/, 'payments'],
    ['netDeposit', /your net deposit limit/, 'net-deposit-threshold'],
    ['deposit', /your balance above its limit/, 'max-balance', 'maxBalance'],
    ['deposit', /your deposit limit/, 'payments'],
    ['oneTime', /the one-time limit/, 'payments'],
  ])('of type %s is named, with its amount, what is left, and the way to the limits', async (type, words, page, limitType?: string) => {
    proves(...(rowsOfLimit[type] ?? []))
    const { html, text } = await shown('paymentMethodLimit', { errorDetails: { type, ...(limitType ? { limitType } : {}), ...limit } })
    expect(text).toMatch(words)
    expect([text.includes('€ 500.00'), text.includes('€ 120.00')]).toEqual([true, true])
    expect(html).toContain(`href="/my/limits/${page}"`)
  })

  test.each([{}, { type: 'daily', limitType: 'deposit' }, { type: 'deposit' }])(
    'of which nothing more is known (%j) is told in a whole sentence without holes',
    async (errorDetails) => {
      expect((await shown('paymentMethodLimit', { errorDetails })).text).toContain('This is above a limit. Please choose a smaller amount.')
    },
  )

  test.each([{ type: 'netDeposit' }, { type: 'deposit', limitType: 'maxBalance' }])(
    'of $type that an operator has set where the country has none leads to a page that is there',
    async (type) => {
      const { html } = await shown('paymentMethodLimit', { errorDetails: { ...type, ...limit } }, ['deposit'])
      expect(html).toContain('href="/my/limits/payments"')
    },
  )
})

describe('a notice of its own', () => {
  test('125 speaks of a limit or restriction, with the way to the limits', async () => {
    proves('CSH-525')
    const { html, text } = await shown('paymentDetailsIncomplete', { errorDetails: { action: 'deposit' } })
    expect(text).toMatch(/deposit limit or restriction/)
    expect(html).toContain('href="/my/limits/payments"')
  })

  test('128 names the documents; without them it is the general alert', async () => {
    proves('CSH-535', 'SHL-140')
    const { html, text } = await shown('notValidated', { errorDetails: { documents: ['passport', 'residentialAddress'] } })
    expect(text).toContain('Passport and Residential address')
    expect(html).toContain('href="/my/documents"')
    expect(hasOwnNotice(answer('notValidated'))).toBe(false)
  })

  test('what is said at a field of the form does not float over it as well', () => {
    const fields = { bonusCode: { rule: 'promoCode', values: {} } }
    expect(floats(answer('campaignNotFound', { errorDetails: { fields } }))).toBe(false)
    expect(floats(answer('campaignNotFound'))).toBe(true)
  })

  /** The rows that each case shows. */
  const rowsOfNotice: Record<string, RowName[]> = {
    emailAndPhoneNotVerified: ['CSH-536', 'CSH-NS-32'],
    sourceOfFundsNeeded: ['CSH-537'],
    nameAndIbanNeeded: ['CSH-538'],
    limitNotSet: ['CSH-539'],
    maxBalanceNotSet: ['CSH-543', 'SHL-138'],
    sessionTimeNotSet: ['CSH-544..545'],
  }

  test.each([
    ['emailAndPhoneNotVerified', /e-mail address and phone number are not verified/, 'modal=verification'],
    ['sourceOfFundsNeeded', /where your money comes from/, 'modal=sof-validation'],
    ['nameAndIbanNeeded', /your name and IBAN/, 'modal=payment-details-validation'],
    ['limitNotSet', /a little more information/, 'modal=cumulative-deposit-limit'],
    ['maxBalanceNotSet', /set your max balance limit/, 'href="/my/limits/max-balance"'],
    ['sessionTimeNotSet', /some information from you: please set your session time limit/, 'href="/my/limits/time"'],
  ] as const)('%s says what is wanted, with the way there', async (name, words, way) => {
    proves(...(rowsOfNotice[name] ?? []))
    const { html, text } = await shown(name)
    expect(text).toMatch(words)
    expect(html).toContain(way)
  })

  test('232 wants more documents, names them, and asks to come back later', async () => {
    proves('CSH-541..542', 'CSH-NS-34')
    const { html, text } = await shown('blockedFromTransactions', { errorDetails: { documents: ['passport'] } })
    expect(text).toContain('At this stage, we require additional documents from you: Passport')
    expect(text).toContain('come back later')
    expect((await shown('blockedFromTransactions')).text).toMatch(
      /^At this stage, we require additional documents from you\. .*come back later/,
    )
    expect(html).toContain('href="/my/documents"')
  })

  test('120 of a register tells who has no account yet that there is none, and leads to support, not to limits', async () => {
    const error = answer('excluded', { errorSubCode: 'newcomer' })
    const html = await drawn(<Refusal error={error} />, { profile: null, areas: ['cashier', 'field', 'list'] })
    expect(textOf(html)).toMatch(/register of people who are excluded from gambling, so no account has been opened/)
    expect([html.includes('href="/support"'), html.includes('/my/'), floats(error)]).toEqual([true, false, false])
  })

  test('253 is a panel with the way to support', async () => {
    proves('CSH-546', 'CSH-NS-33')
    const { html, text } = await shown('depositOnHold')
    expect(text).toMatch(/^Deposits are on hold/)
    expect(html).toContain('href="/support"')
  })
})

test('any other error has no notice beside the button: it floats, with the words of the answer', async () => {
  proves('CSH-547', 'CSH-564')
  const other: ErrorAnswer = { error: 'somethingNew', errorCode: 999, errorSubMessage: 'Demo failure' }
  expect([hasOwnNotice(other), await draw(other), floats(other)]).toEqual([false, '', true])
  expect(await errorTextOf(other)).toBe('Demo failure')
})

test('what a provider found wrong stands in lines that begin with a dash', async () => {
  proves('CSH-549')
  const html = await draw(answer('paymentFailed', { errorSubMessage: '- Wrong name\n- Wrong birth date' }))
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual(['- Wrong name', '- Wrong birth date'])
})
