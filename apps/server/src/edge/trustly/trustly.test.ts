import { createPublicKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callTrustly } from './call.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import { readNotification, replyTo } from './notification.ts'
import { serialise } from './serialise.ts'
import { algorithms, isSigned, signMessage } from './signature.ts'
import { openTestTrustly } from './test-trustly.ts'

/** The merchant's key of the vendor's own tests (trustly-client-java, src/test/resources/keys), and what it signed there. */
const publishedKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7o2YVcNZvhc4xDZEyW4pic7wdqtEtwyXDnIJuXC4rhuNdFdQa4aLhe+MKNqSMYqewkvEzfvIXcZlA1ibUGUi+tjhYUo8g+vD6WAJ+iLovBd9wbu1IKg4qLR61RC0RfaNSDalv4xQ6N06HwAcyp14me6HR5JpDW2Cph2S1cogZYCAc3oiTxGFeZqG7TvEPvy/8fnPVDsoALR3HksdP8qZDPprTWmOBffh02SPluHair5cmi8gfNrGuF3rfvF1efWLsyMTl2MmfBPGVEaA8ioIA1OiuVth5Wc5MCrS8Mxfbnw6DSnYKe+RhIc2N+FEci6R1811CcnT0HxHyobbSQM+0wIDAQAB'
const publishedSignature =
  'J28IN0yXZN3dlV2ikg4nQKwnP98kso8lzpmuwBcfbXr8i3XeEyydRM4jRwsOOeF0ilGuXyr1Kyb3+1j4mVtgU0SwjVgBHWrYPMegNeykY3meto/aoATH0mvop4Ex1OKO7w/S/ktR2J0J5Npn/EuiKGiVy5GztHYTh9hWmZBCElYPZf4Rsd1CJQJAPlZeAuRcrb5dnbiGJvTEaL/7VLcPT27oqAUefSNb/zNt5yL+wH6BihlkpZ/mtE61lX5OpC46iql6hpsrlOBD3BroYfcwgk1t3YdcNOhVWrmkrlVptGQ/oy6T/LSIKbkG/tJsuV8sl6w1Z31IesK6MZDfSJbcXw=='
const published = { method: 'account', uuid: 'e76ffbe5-e0f9-4402-8689-f868ed2021f8', data: { status: 'OK' } }

describe('the text under a signature', () => {
  test('is the one that the vendor publishes for a deposit', () => {
    const data = {
      Username: 'merchant_username',
      Password: 'merchant_password',
      NotificationURL: 'URL_to_your_notification_service',
      EndUserID: '12345',
      MessageID: 'your_unique_deposit_id',
      Attributes: {
        Locale: 'sv_SE',
        Currency: 'SEK',
        IP: '123.123.123.123',
        MobilePhone: '+46709876543',
        Firstname: 'John',
        Lastname: 'Doe',
        NationalIdentificationNumber: '790131-1234',
      },
    }
    expect(serialise(data)).toBe(
      'AttributesCurrencySEKFirstnameJohnIP123.123.123.123LastnameDoeLocalesv_SEMobilePhone+46709876543NationalIdentificationNumber790131-1234EndUserID12345MessageIDyour_unique_deposit_idNotificationURLURL_to_your_notification_servicePasswordmerchant_passwordUsernamemerchant_username',
    )
  })

  test('orders keys by their code units, not as a dictionary would', () => {
    expect(serialise({ UnchangeableNationalIdentificationNumber: '1', URLTarget: '2', a: '3' })).toBe(
      'URLTarget2UnchangeableNationalIdentificationNumber1a3',
    )
  })

  test('has a null as nothing and a list in its order', () => {
    expect(serialise({ b: [{ y: '1', x: null }, 'z'], a: null })).toBe('abxy1z')
  })

  test('is not made of what is nested without end', () => {
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    expect(() => serialise(deep)).toThrow(RangeError)
  })
})

describe('a signature', () => {
  test('that the vendor publishes is right', () => {
    expect(isSigned(published, publishedSignature, publicKeyOf(publishedKey))).toBe(true)
  })

  test.each([
    ['method', { ...published, method: 'credit' }],
    ['uuid', { ...published, uuid: 'e76ffbe5-e0f9-4402-8689-f868ed2021f9' }],
    ['data', { ...published, data: { status: 'OK', more: '1' } }],
  ])('is wrong over another %s', (_, message) => {
    expect(isSigned(message, publishedSignature, publicKeyOf(publishedKey))).toBe(false)
  })

  test.each(['', 'alg=none;', 'alg=RS256;'])('is wrong with %j before it', (prefix) => {
    const signature = prefix === '' ? publishedSignature.replace('J28', 'J29') : prefix + publishedSignature
    expect(isSigned(published, signature, publicKeyOf(publishedKey))).toBe(false)
  })

  test.each(algorithms)('by %s is right for its own key alone, and names its hash unless it is SHA-1', async (algorithm) => {
    const key = await privateKeyOf('ab'.repeat(32))
    const signature = signMessage(published, key, algorithm)
    expect(signature.startsWith('alg=') ? signature.slice(4, 9) : 'SHA1').toBe(algorithm)
    expect(isSigned(published, signature, createPublicKey(key))).toBe(true)
    expect(isSigned(published, signature, publicKeyOf(publishedKey))).toBe(false)
  })

  test('is made with 2,048 bits that follow from the digits alone', async () => {
    const key = await privateKeyOf('cd'.repeat(32))
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65_537n })
    // Each side makes the key by itself: this one and the sandbox's have to be the same.
    expect(signMessage(published, key, 'SHA1').slice(0, 24)).toBe('OgbO4FFshpcPRHZisgjsh9es')
  })
})

describe('a call', () => {
  test('is signed with our key and says who we are', async () => {
    const { told, context, ourPublicKey } = openTestTrustly()
    const answer = await callTrustly(context, 'SelectAccount', { MessageID: 'm1', Attributes: { Country: 'SE' } })
    expect(answer).toEqual({ is: 'result', data: told.data })
    const [{ method, params, version } = told.asked[1]!] = told.asked // one was asked
    expect([version, params.Data]).toEqual([
      '1.1',
      { Username: 'house', Password: 'password', MessageID: 'm1', Attributes: { Country: 'SE' } },
    ])
    expect(isSigned({ method, uuid: params.UUID, data: params.Data }, params.Signature, ourPublicKey)).toBe(true)
  })

  test('is answered with an error that Trustly has signed', async () => {
    const { told, context } = openTestTrustly('RS256')
    told.fault = true
    told.data = { code: 623, message: 'ERROR_INVALID_PARAMETERS' }
    expect(await callTrustly(context, 'SelectAccount', {})).toEqual({ is: 'error', code: 623, message: 'ERROR_INVALID_PARAMETERS' })
  })

  test.each<[string, RegExp, (test: ReturnType<typeof openTestTrustly>) => void]>([
    ['signed by another key', /has not signed/, ({ told, stranger }) => void (told.signer = stranger)],
    [
      'to another call',
      /another call/,
      ({ told }) => void (told.change = (signed) => ({ ...signed, uuid: '11111111-1111-1111-1111-111111111111' })),
    ],
    ['to another method', /another call/, ({ told }) => void (told.change = (signed) => ({ ...signed, method: 'Deposit' }))],
    ['changed on its way', /has not signed/, ({ told }) => void (told.tamper = (signed) => ({ ...signed, data: { orderid: '1' } }))],
    ['without a signature', /signature/, ({ told }) => void (told.tamper = (signed) => ({ ...signed, signature: undefined }))],
  ])('is not believed in an answer %s', async (_, why, change) => {
    const trustly = openTestTrustly()
    change(trustly)
    await expect(callTrustly(trustly.context, 'SelectAccount', {})).rejects.toThrow(why)
  })
})

describe('a notification', () => {
  const data = { notificationid: '1', attributes: { bank: 'SEB', descriptor: null } }

  test('that Trustly has signed is read and gets the same signed reply each time', async () => {
    const { context, notify, ourPublicKey } = openTestTrustly('RS512')
    const notification = readNotification(context, notify('account', data))
    expect(notification).toEqual({ method: 'account', uuid: '258a2184-2842-b485-25ca-293525152425', data })
    if (!notification) return
    const reply = await replyTo(context, notification)
    expect(reply).toBe(await replyTo(context, notification))
    const { result, version } = JSON.parse(reply)
    expect([version, result.uuid, result.method, result.data]).toEqual(['1.1', notification.uuid, 'account', { status: 'OK' }])
    expect(isSigned(result, result.signature, ourPublicKey)).toBe(true)
  })

  test.each<[string, (test: ReturnType<typeof openTestTrustly>) => string]>([
    ['signed by another key', ({ notify, stranger }) => notify('account', data, undefined, stranger)],
    ['changed on its way', ({ notify }) => notify('account', data).replace('SEB', 'SEC')],
    ['under another name', ({ notify }) => notify('account', data).replace('"account"', '"credit"')],
    ['with another UUID', ({ notify }) => notify('account', data).replaceAll('258a2184', '258a2185')],
    ['of another version', ({ notify }) => notify('account', data).replace('1.1', '2.0')],
    ['no JSON', () => 'notification'],
    ['nested without end', ({ notify }) => notify('account', data).replace('null', '['.repeat(30_000) + ']'.repeat(30_000))],
  ])('is not believed when it is %s', (_, make) => {
    const trustly = openTestTrustly()
    expect(readNotification(trustly.context, make(trustly))).toBeUndefined()
  })
})
