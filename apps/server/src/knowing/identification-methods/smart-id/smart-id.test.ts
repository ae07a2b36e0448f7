import { proves } from '@fairhouse/testing/proves.ts'
import { constants, createHash, generateKeyPairSync, sign } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Attribute, SubjectDirectoryAttributes } from '@peculiar/asn1-x509'
import { describe, expect, test } from 'vitest'
import { KeyUsageFlags, testAuthority, type Wanted } from '../../identification-contract/test-certificate.ts'
import { checkSession, type Session } from './check-session.ts'
import { signedPayload } from './signed-payload.ts'
import { verificationCode } from './verification-code.ts'
import { SessionStatus } from './wire.ts'

// Rules and worked examples: the vendor's pages on signature protocols and verification codes of the relying-party API, version 3.
const published = {
  rpChallenge: 'GYS+yoah6emAcVDNIajwSs6UB/M95XrDxMzXBUkwQJ9YFDipXXzGpPc7raWcuc2+TEoRc7WvIZ/7dU/iRXenYg==',
  interactions:
    'W3sidHlwZSI6ImNvbmZpcm1hdGlvbk1lc3NhZ2UiLCJkaXNwbGF5VGV4dDIwMCI6IkxvbmdlciBkZXNjcmlwdGlvbiBvZiB0aGUgdHJhbnNhY3Rpb24gY29udGV4dCJ9LHsidHlwZSI6ImRpc3BsYXlUZXh0QW5kUElOIiwiZGlzcGxheVRleHQ2MCI6IlNob3J0IGRlc2NyaXB0aW9uIG9mIHRoZSB0cmFuc2FjdGlvbiBjb250ZXh0In1d',
}

describe('the published examples', () => {
  test('give the published verification code', () => expect(verificationCode(published.rpChallenge)).toBe('7180'))

  test('give the published digest of what is signed', () => {
    const payload = signedPayload(
      {
        ...published,
        schemeName: 'smart-id',
        relyingPartyName: 'DEMO',
        brokeredName: 'Example RP',
        callbackUrl: 'https://rp.example.com/callback-url?value=RrKjjT4aggzu27YBddX1bQ',
      },
      {
        serverRandom: 'MTlop6EXCrQ6FOErcKjxUhbV',
        userChallenge: 'GnsWXXEjTCKR89fj9uo5u5ReBZ9JR7_pezLAI5jMS00',
        interactionTypeUsed: 'confirmationMessage',
        flowType: 'Web2App',
      },
    )
    expect(payload.split('|')).toHaveLength(11)
    expect(createHash('sha512').update(payload).digest('base64')).toBe(
      'pKOjbNl/5Fy8NfrFqsj6pSn8W8O+Ik8rM33QSsbyD3J9qDJvEm90SboUciuY4wHGWa0Pnq8BgT3NJKmJiUDfKg==',
    )
  })
})

const now = new Date('2026-11-18T10:00:00Z')
const authority = testAuthority()
const stranger = testAuthority()
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const qualified = ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2']
const advanced = ['1.3.6.1.4.1.10015.17.1', '0.4.0.2042.1.1']
const authentication = ['1.3.6.1.4.1.62306.5.7.0']
const clientAuthentication = ['1.3.6.1.5.5.7.3.2']
const olderUses = KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment | KeyUsageFlags.dataEncipherment

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer
/** A birth date that is the text "x". */
const noTime = AsnConvert.serialize(
  new SubjectDirectoryAttributes([new Attribute({ type: '1.3.6.1.5.5.7.9.1', values: [bytesOf(0x0c, 1, 0x78)] })]),
)
const rightCertificate = authority.issue({ serialNumber: 'PNOEE-40504040001', publicKey: keys.publicKey })

const session: Session = {
  ...published,
  country: 'EST',
  personalCode: '40504040001',
  level: 'QUALIFIED',
  schemeName: 'smart-id-demo',
  relyingPartyName: 'DEMO',
  interactionTypes: ['confirmationMessageAndVerificationCodeChoice', 'displayTextAndPIN'],
}

type Changes = {
  certificate?: Partial<Wanted>
  by?: typeof authority
  session?: Partial<Session>
  /** What the phone signed instead. */
  signed?: Partial<Session>
  status?: Record<string, unknown>
  signature?: Record<string, unknown>
  algorithm?: Record<string, unknown>
  saltLength?: number
  hash?: string
  signer?: typeof keys
  trusted?: string[]
}

/** Verifies an answer with one thing changed. */
function judged(changes: Changes = {}) {
  const asked = { ...session, ...changes.session }
  const signed = {
    serverRandom: 'MTlop6EXCrQ6FOErcKjxUhbV',
    userChallenge: 'GnsWXXEjTCKR89fj9uo5u5ReBZ9JR7_pezLAI5jMS00',
    flowType: 'Notification',
  }
  const interactionTypeUsed = 'displayTextAndPIN'
  const payload = signedPayload({ ...asked, ...changes.signed }, { ...signed, interactionTypeUsed })
  const key = { key: (changes.signer ?? keys).privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: changes.saltLength ?? 64 }
  const certificate = (changes.by ?? authority).issue({
    serialNumber: 'PNOEE-40504040001',
    policies: qualified,
    extendedKeyUsage: authentication,
    publicKey: keys.publicKey,
    ...changes.certificate,
  })
  const status = SessionStatus.parse({
    state: 'COMPLETE',
    result: { endResult: 'OK', documentNumber: 'PNOEE-40504040001-MOCK-Q' },
    signatureProtocol: 'ACSP_V2',
    signature: {
      value: sign(changes.hash ?? 'sha512', Buffer.from(payload), key).toString('base64'),
      ...signed,
      signatureAlgorithm: 'rsassa-pss',
      signatureAlgorithmParameters: {
        hashAlgorithm: 'SHA-512',
        maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm: 'SHA-512' } },
        saltLength: 64,
        trailerField: '0xbc',
        ...changes.algorithm,
      },
      ...changes.signature,
    },
    cert: { value: certificate, certificateLevel: 'QUALIFIED' },
    interactionTypeUsed,
    aFieldOfTomorrow: { of: 'no concern' },
    ...changes.status,
  })
  return checkSession(asked, status, changes.trusted ?? [authority.certificate], now)
}

describe('a right answer', () => {
  test('says who the person is', () => {
    proves('IDN-266')
    expect(judged({ certificate: { firstName: 'Õie', lastName: 'Männik-Žukov' } })).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'smart-id', id: 'PNOEE-40504040001' },
        firstName: 'Õie',
        lastName: 'Männik-Žukov',
        birthDate: '1905-04-04',
        gender: 'female',
        nationalId: { country: 'EST', value: '40504040001' },
        country: 'EST',
        assurance: 'QUALIFIED',
      },
    })
  })

  test('may have a certificate from before April 2025', () => {
    expect(judged({ certificate: { extendedKeyUsage: clientAuthentication, keyUsage: olderUses } }).is).toBe('done')
  })

  test('takes the birth date from the certificate where it has one', () => {
    const latvian = { country: 'LVA', personalCode: '329999-99901' }
    const known = judged({ session: latvian, certificate: { serialNumber: 'PNOLV-329999-99901', birthDate: '1991-02-03' } })
    const unknown = judged({ session: latvian, certificate: { serialNumber: 'PNOLV-329999-99901' } })
    expect([known, unknown].map((look) => (look.is === 'done' ? look.person.birthDate : look))).toEqual(['1991-02-03', undefined])
  })

  test('of the lower level is enough where the settings say so', () => {
    const lower = { certificate: { policies: advanced }, session: { level: 'ADVANCED' as const }, status: {} }
    const certificateLevel = 'ADVANCED'
    const cert = authority.issue({
      serialNumber: 'PNOEE-40504040001',
      policies: advanced,
      extendedKeyUsage: authentication,
      publicKey: keys.publicKey,
    })
    expect(judged({ ...lower, status: { cert: { value: cert, certificateLevel } } })).toMatchObject({
      is: 'done',
      person: { assurance: 'ADVANCED' },
    })
  })
})

describe('an answer is not believed', () => {
  const badSignature = { is: 'failed', reason: 'badSignature' }
  test.each<[string, Changes]>([
    ['from an authority that is not trusted', { by: stranger }],
    ['where no authority is trusted', { trusted: [] }],
    ['from an authority whose certificate is over', { trusted: [testAuthority({ until: '2025-01-01T00:00:00' }).certificate] }],
    ['with a certificate that is over', { certificate: { until: '2026-11-18T09:59:59' } }],
    ['with a certificate that is not valid yet', { certificate: { from: '2026-11-18T10:00:01' } }],
    ['with the certificate of an authority', { certificate: { isAuthority: true } }],
    ['with a certificate for signing documents', { certificate: { keyUsage: KeyUsageFlags.nonRepudiation } }],
    ['with a certificate of no use', { certificate: { extendedKeyUsage: [] } }],
    ['with a certificate of another use', { certificate: { extendedKeyUsage: ['1.3.6.1.5.5.7.3.4'] } }],
    [
      'with an older certificate without all its uses',
      { certificate: { extendedKeyUsage: clientAuthentication, keyUsage: KeyUsageFlags.digitalSignature } },
    ],
    ['with a certificate of a lower level', { certificate: { policies: advanced } }],
    ['with one policy missing', { certificate: { policies: qualified.slice(0, 1) } }],
    [
      'with a level that the certificate does not have',
      {
        status: {
          cert: {
            value: authority.issue({
              serialNumber: 'PNOEE-40504040001',
              policies: qualified,
              extendedKeyUsage: authentication,
              publicKey: keys.publicKey,
            }),
            certificateLevel: 'ADVANCED',
          },
        },
      },
    ],
    ['without a certificate', { status: { cert: undefined } }],
    ['with bytes that are no certificate', { status: { cert: { value: 'AAAA', certificateLevel: 'QUALIFIED' } } }],
    ['with half a certificate', { status: { cert: { value: rightCertificate.slice(0, 400), certificateLevel: 'QUALIFIED' } } }],
    ['with an extension that is there twice', { certificate: { more: [['2.5.29.15', bytesOf(3, 2, 7, 0x80)]] } }],
    ['with policies that cannot be read', { certificate: { policies: [], more: [['2.5.29.32', bytesOf(0x30, 0x20, 6)]] } }],
    ['with a date of birth that is no time', { certificate: { more: [['2.5.29.9', noTime]] } }],
    ['without a signature', { status: { signature: undefined } }],
    ['by another key', { signer: otherKeys }],
    ['about another challenge', { signed: { rpChallenge: Buffer.alloc(64).toString('base64') } }],
    ['about another text on the phone', { signed: { interactions: 'W10=' } }],
    ['for another relying party', { signed: { relyingPartyName: 'OTHER' } }],
    ['of the live scheme at the demonstration', { signed: { schemeName: 'smart-id' } }],
    ['with another server random', { signature: { serverRandom: 'AAAAp6EXCrQ6FOErcKjxUhbV' } }],
    ['with another user challenge', { signature: { userChallenge: 'AAAAXXEjTCKR89fj9uo5u5ReBZ9JR7_pezLAI5jMS00' } }],
    ['from a link on a device', { signature: { flowType: 'QR' } }],
    ['by another protocol', { status: { signatureProtocol: 'RAW_DIGEST_SIGNATURE' } }],
    ['by another algorithm', { signature: { signatureAlgorithm: 'sha512WithRSAEncryption' } }],
    ['with another hash', { algorithm: { hashAlgorithm: 'SHA-256' } }],
    ['with another mask', { algorithm: { maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm: 'SHA-256' } } } }],
    [
      'with a mask of another kind',
      { algorithm: { maskGenAlgorithm: { algorithm: 'id-shake256', parameters: { hashAlgorithm: 'SHA-512' } } } },
    ],
    ['with a shorter salt', { saltLength: 32, algorithm: { saltLength: 32 } }],
    ['with a salt that is not the one it names', { saltLength: 32 }],
    ['with another trailer', { algorithm: { trailerField: '0xcc' } }],
    ['after a question that was not asked', { status: { interactionTypeUsed: 'confirmationMessage' } }],
    ['with one byte of the signature changed', { signature: { value: Buffer.alloc(256, 1).toString('base64') } }],
  ])('%s', (_, changes) => expect(judged(changes)).toEqual(badSignature))

  test.each([
    ['of another person', 'PNOEE-50001029996'],
    ['of the same code in another country', 'PNOLT-40504040001'],
    ['of a passport', 'PASEE-40504040001'],
  ])('that is %s', (_, serialNumber) => expect(judged({ certificate: { serialNumber } })).toEqual({ is: 'failed', reason: 'mismatch' }))
})

test.each([
  ['USER_REFUSED', 'refused'],
  ['USER_REFUSED_INTERACTION', 'refused'],
  ['USER_REFUSED_CERT_CHOICE', 'refused'],
  ['TIMEOUT', 'expired'],
  ['WRONG_VC', 'wrongCode'],
  ['DOCUMENT_UNUSABLE', 'unusable'],
  ['ACCOUNT_UNUSABLE', 'unusable'],
  ['REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP', 'unsupportedApp'],
  ['PROTOCOL_FAILURE', 'vendorDown'],
  ['SERVER_ERROR', 'vendorDown'],
  ['SOMETHING_NEW', 'vendorDown'],
])('a session that ends with %s is %s', (endResult, reason) => {
  expect(checkSession(session, { state: 'COMPLETE', result: { endResult } }, [authority.certificate], now)).toEqual({
    is: 'failed',
    reason,
  })
})
