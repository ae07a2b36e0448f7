import { createHash, generateKeyPairSync, sign, type KeyPairKeyObjectResult } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { KeyUsageFlags, testAuthority, type Wanted } from '../../identification-contract/test-certificate.ts'
import { checkSession, type Session } from './check-session.ts'
import { verificationCode } from './verification-code.ts'

// Rules and worked examples: the vendor's REST API pages and the test data of its own client.
describe('the published examples give the published code:', () => {
  const hashed = (name: string, text: string) => createHash(name).update(text).digest()
  test.each([
    ['the one of the documentation', Buffer.from('2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', 'hex'), '1462'],
    ['SHA-256', hashed('sha256', 'HACKERMAN_SHA256'), '6008'],
    ['SHA-384', hashed('sha384', 'HACKERMAN_SHA384'), '7230'],
    ['SHA-512', hashed('sha512', 'HACKERMAN_SHA512'), '3843'],
    ['the least', Buffer.alloc(32), '0000'],
    ['the greatest', Buffer.alloc(32, 255), '8191'],
  ])('%s', (_, hash, code) => expect(verificationCode(hash)).toBe(code))
})

const now = new Date('2026-11-18T10:00:00Z')
const authority = testAuthority()
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const preimage = Buffer.alloc(64, 7)
const session: Session = { country: 'LTU', personalCode: '51001091072', preimage: preimage.toString('base64') }

type Changes = {
  certificate?: Partial<Wanted>
  by?: typeof authority
  signer?: KeyPairKeyObjectResult
  about?: Buffer
  algorithm?: string
  encoding?: 'ieee-p1363' | 'der'
  status?: Record<string, unknown>
}

function judged({
  certificate,
  by = authority,
  signer = keys,
  about = preimage,
  algorithm,
  encoding = 'ieee-p1363',
  status,
}: Changes = {}) {
  const isRsa = signer.privateKey.asymmetricKeyType === 'rsa'
  const value = sign('sha256', about, isRsa ? signer.privateKey : { key: signer.privateKey, dsaEncoding: encoding }).toString('base64')
  const cert = by.issue({ serialNumber: 'PNOLT-51001091072', publicKey: keys.publicKey, ...certificate })
  const answer = {
    state: 'COMPLETE' as const,
    result: 'OK',
    signature: { value, algorithm: algorithm ?? (isRsa ? 'SHA256WithRSAEncryption' : 'SHA256WithECEncryption') },
    cert,
    ...status,
  }
  return checkSession(session, answer, [authority.certificate], now)
}

test('a right answer says who the person is', () => {
  expect(judged()).toMatchObject({
    is: 'done',
    person: { subject: { issuer: 'mobile-id', id: 'PNOLT-51001091072' }, birthDate: '2010-01-09', gender: 'male', country: 'LTU' },
  })
})

test('a right answer may be signed with RSA', () => {
  expect(judged({ certificate: { publicKey: rsa.publicKey }, signer: rsa }).is).toBe('done')
})

describe('an answer is not believed', () => {
  test.each<[string, Changes]>([
    ['from an authority that is not trusted', { by: testAuthority() }],
    ['with a certificate that is over', { certificate: { until: '2026-11-18T09:59:59' } }],
    ['with the certificate of an authority', { certificate: { isAuthority: true } }],
    ['with a certificate that may not sign', { certificate: { keyUsage: KeyUsageFlags.keyEncipherment } }],
    ['about something else', { about: Buffer.alloc(64, 8) }],
    ['by another key', { signer: generateKeyPairSync('ec', { namedCurve: 'P-256' }) }],
    ['in another encoding', { encoding: 'der' }],
    ['with another hash than was asked for', { algorithm: 'SHA512WithECEncryption' }],
    ['with an algorithm that is not its key’s', { algorithm: 'SHA256WithRSAEncryption' }],
    ['without a signature', { status: { signature: undefined } }],
    ['without a certificate', { status: { cert: undefined } }],
  ])('%s', (_, changes) => expect(judged(changes)).toEqual({ is: 'failed', reason: 'badSignature' }))

  test('that is of another person', () => {
    expect(judged({ certificate: { serialNumber: 'PNOLT-37911050817' } })).toEqual({ is: 'failed', reason: 'mismatch' })
  })
})

test.each([
  ['TIMEOUT', 'expired'],
  ['NOT_MID_CLIENT', 'notACustomer'],
  ['USER_CANCELLED', 'refused'],
  ['PHONE_ABSENT', 'delivery'],
  ['DELIVERY_ERROR', 'delivery'],
  ['SIM_ERROR', 'unusable'],
  ['SIGNATURE_HASH_MISMATCH', 'unusable'],
  ['SOMETHING_NEW', 'vendorDown'],
])('a session that ends with %s is %s', (result, reason) => {
  expect(judged({ status: { result } })).toEqual({ is: 'failed', reason })
})
