import { proves } from '@fairhouse/testing/proves.ts'
import Fastify from 'fastify'
import type { JWK } from 'jose'
import { mountPaymentContent } from '../../edge/site/mount-payment-content.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browserFacts } from '@fairhouse/testing/browser-facts.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { openFields } from '../attempts/attempt-fields.ts'
import { readAttempt } from '../attempts/attempt.sql.ts'
import { idOf } from '../method-catalogue/methods.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { encryptionPage, interfaceFiles } from '../payment-pages/interface-page.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'

type Jwe = { jweOf: (text: string, key: JWK) => Promise<string>; keyIn: (set: { keys: JWK[] }) => JWK }
const { jweOf, keyIn } = (await import(new URL('../payment-pages/jwe.js', import.meta.url).href)) as Jwe // what a page runs: its two exports

const visaDebit = idOf('Visa Debit')
let cashier: TestCashier
let key: JWK
beforeAll(async () => {
  cashier = await openTestCashier()
  key = keyIn(await (await fetch(`${cashier.env.sandboxOrigin}/acquirer/encryption-keys`)).json())
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)
const typed = { cardNumber: cardNumbers.plain, cardExpiry: '12/40', cardCvc: '987' }

/** The fields as the page sends them: all but the holder's name encrypted. */
async function sealed(change: Partial<Record<keyof typeof typed, string>> = {}, to: JWK = key): Promise<Record<string, string>> {
  const pairs = Object.entries({ ...typed, ...change }).map(async ([name, text]) => [name, await jweOf(text, to)] as const)
  return { ...Object.fromEntries(await Promise.all(pairs)), cardHolder: 'ADA EXAMPLE' }
}
const deposit = ({ browser }: Depositor, fields: Record<string, string>) =>
  browser.ask('POST /api/deposits', { method: visaDebit, amount: '20.00', currency: 'EUR', fields }, { key: newKey() })

describe('the page that encrypts', () => {
  test('is there for the way and the keys that a field names, and may ask for that key alone', async () => {
    proves('CSH-050', 'CSH-176..177', 'CSH-NS-45')
    const { methods } = await (await cashier.depositor()).browser.must('GET /api/payment/methods', {})
    const field = methods.find(({ method }) => method === visaDebit)?.fields.find(({ field: name }) => name === 'cardNumber')
    expect([field?.encryptionType, field?.encryptionParams]).toEqual(['rsa', { keys: 'card-acquirer' }])
    const { html, policy } = encryptionPage(cashier.house, 'rsa', 'card-acquirer') ?? { html: '', policy: '' }
    expect(html).toContain(`data-keys-url="${cashier.env.sandboxOrigin}/acquirer/encryption-keys"`)
    expect(policy).toContain(`connect-src 'self' ${cashier.env.sandboxOrigin}`)
    expect(interfaceFiles['jwe.js']).toContain('export async function jweOf')
    const app = Fastify()
    mountPaymentContent(app, cashier.house)
    const served = await app.inject('/interfaces/encryption/rsa.html?keys=card-acquirer')
    expect([served.statusCode, served.body]).toEqual([200, html])
    await app.close()
  })

  test.each([
    ['rsa', ''],
    ['rsa', 'stranger'],
    ['rot13', 'card-acquirer'],
    ['constructor', 'constructor'],
  ])('is not there for %s to the keys of "%s"', (type, keys) => expect(encryptionPage(cashier.house, type, keys)).toBeUndefined())
})

test('a card that was encrypted in the browser pays, and what we keep of it we cannot read', async () => {
  proves('CSH-491')
  const player = await cashier.depositor()
  const fields = await sealed()
  const { value: step } = await deposit(player, fields)
  expect(step).toMatchObject({ useFingerPrint: true, methodId: visaDebit })
  const attempt = await readAttempt(cashier.house.db, player.shard, step.reference)
  const kept = await openFields(cashier.house, attempt!) // the page was answered with its reference
  expect(kept).toEqual(fields)
  await player.browser.must('POST /api/deposits/finish', {
    reference: step.reference,
    fingerPrint: 'Y',
    windowSize: '05',
    browser: browserFacts,
  })
  await until(async () => (await player.wallet()).cash, 2000n)
})

test.each<[string, () => Promise<Record<string, string>>, object]>([
  [
    'plain',
    async () => ({ ...typed, cardHolder: 'ADA EXAMPLE' }),
    { errorCode: 2, errorDetails: { fields: { cardNumber: { rule: 'wrongFormat' } } } },
  ],
  [
    'encrypted to nobody',
    async () => ({ ...(await sealed()), cardCvc: '' }),
    { errorCode: 2, errorDetails: { fields: { cardCvc: { rule: 'required' } } } },
  ],
  ['encrypted to another key', async () => sealed({}, await otherKey()), { errorCode: 308, errorSubCode: 'encryption_wrong' }],
  ['no card', () => sealed({ cardNumber: '4242424242424241' }), { errorCode: 308, errorSubCode: 'incorrect_number' }],
])('a card that is %s is refused, and nothing is paid', async (_, fields, refusal) => {
  proves('SHL-854')
  const player = await cashier.depositor()
  expect((await deposit(player, await fields())).error).toMatchObject(refusal)
  expect((await player.wallet()).cash).toBe(0n)
})

test('an operator is told of a field that nothing could encrypt', async () => {
  const { data } = (await readMethod(cashier.house.db, visaDebit)) ?? {}
  const fields = data?.fields.map((field) => ({ ...field, ...(field.encryptionType ? { encryptionType: 'rot13' } : {}) }))
  expect(await setMethod(cashier.house, JSON.stringify({ ...data, fields }), 'cli:test')).toContain(
    'cardNumber: nothing encrypts by "rot13" to such keys.',
  )
})

async function otherKey() {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  return crypto.subtle.exportKey('jwk', publicKey)
}
