import { constants, verify } from 'node:crypto'
import { readPersonCertificate, type PersonCertificate } from '../../identification-contract/certificate.ts'
import type { FailReason, Look } from '../../identification-contract/method.ts'
import { bornBy, countryCodes } from '../../identification-contract/personal-code.ts'
import { signedPayload, type Asked } from './signed-payload.ts'
import type { SessionStatus } from './wire.ts'

/** A session's start, which its answer is verified against. */
export type Session = Asked & { country: string; personalCode: string; level: Level; interactionTypes: readonly string[] }
type Level = 'ADVANCED' | 'QUALIFIED'

export const hashAlgorithm = 'SHA-512'
const saltBytes = 64

/** The states in which a session ends without an answer. */
const failures: Readonly<Record<string, FailReason>> = {
  USER_REFUSED: 'refused',
  USER_REFUSED_INTERACTION: 'refused',
  USER_REFUSED_CERT_CHOICE: 'refused',
  TIMEOUT: 'expired',
  WRONG_VC: 'wrongCode',
  DOCUMENT_UNUSABLE: 'unusable',
  ACCOUNT_UNUSABLE: 'unusable',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'unsupportedApp',
}

const policies: Readonly<Record<Level, readonly string[]>> = {
  QUALIFIED: ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2'],
  ADVANCED: ['1.3.6.1.4.1.10015.17.1', '0.4.0.2042.1.1'],
}
const authenticationUse = '1.3.6.1.4.1.62306.5.7.0'
const clientAuthentication = '1.3.6.1.5.5.7.3.2'

/** Verifies the answer of a complete session: everything as requested, signed by the person asked for. */
export function checkSession(session: Session, status: SessionStatus, trusted: readonly string[], now: Date): Look {
  const { endResult = '' } = status.result ?? {}
  if (endResult !== 'OK') return { is: 'failed', reason: failures[endResult] ?? 'vendorDown' }
  const certificate = status.cert && readPersonCertificate(status.cert.value, trusted, now)
  if (!certificate || !hasPurpose(certificate)) return bad
  const level = levelOf(certificate)
  if (!level || level !== status.cert?.certificateLevel || (session.level === 'QUALIFIED' && level !== 'QUALIFIED')) return bad
  if (!isSigned(session, status, certificate)) return bad
  return personOf(session, certificate, level)
}

const bad: Look = { is: 'failed', reason: 'badSignature' }

/** Authentication certificates have a key usage of their own; those issued before April 2025 have the older set. */
function hasPurpose({ keyUsage, extendedKeyUsage }: PersonCertificate): boolean {
  if (!keyUsage.has('digitalSignature')) return false
  if (extendedKeyUsage.includes(authenticationUse)) return true
  return extendedKeyUsage.includes(clientAuthentication) && keyUsage.has('keyEncipherment') && keyUsage.has('dataEncipherment')
}

const levelOf = (certificate: PersonCertificate): Level | undefined =>
  (['QUALIFIED', 'ADVANCED'] as const).find((level) => policies[level].every((policy) => certificate.policies.includes(policy)))

function isSigned(
  session: Session,
  { signatureProtocol, signature, interactionTypeUsed }: SessionStatus,
  { publicKey }: PersonCertificate,
): boolean {
  if (signatureProtocol !== 'ACSP_V2' || !signature || !interactionTypeUsed) return false
  const { signatureAlgorithm, signatureAlgorithmParameters: given, flowType } = signature
  const asAsked =
    flowType === 'Notification' &&
    session.interactionTypes.includes(interactionTypeUsed) &&
    signatureAlgorithm === 'rsassa-pss' &&
    given.hashAlgorithm === hashAlgorithm &&
    given.maskGenAlgorithm.algorithm === 'id-mgf1' &&
    given.maskGenAlgorithm.parameters.hashAlgorithm === hashAlgorithm &&
    given.saltLength === saltBytes &&
    given.trailerField === '0xbc'
  if (!asAsked || publicKey.asymmetricKeyType !== 'rsa') return false
  const payload = signedPayload(session, { ...signature, interactionTypeUsed })
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: saltBytes }
  return verify('sha512', Buffer.from(payload, 'utf8'), key, Buffer.from(signature.value, 'base64'))
}

/** The certificate must be the requested person's. */
function personOf({ country, personalCode }: Session, certificate: PersonCertificate, level: Level): Look {
  const wanted = `PNO${countryCodes[country]}-${personalCode}`
  if (certificate.serialNumber !== wanted) return { is: 'failed', reason: 'mismatch' }
  const { birthDate, gender } = { ...bornBy(country, personalCode), ...(certificate.birthDate ? { birthDate: certificate.birthDate } : {}) }
  return {
    is: 'done',
    person: {
      subject: { issuer: 'smart-id', id: wanted },
      firstName: certificate.firstName,
      lastName: certificate.lastName,
      ...(birthDate ? { birthDate } : {}),
      ...(gender ? { gender } : {}),
      nationalId: { country, value: personalCode },
      country,
      assurance: level,
    },
  }
}
