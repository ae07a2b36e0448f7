import { verify } from 'node:crypto'
import { z } from 'zod'
import { readPersonCertificate, type PersonCertificate } from '../../identification-contract/certificate.ts'
import type { FailReason, Look } from '../../identification-contract/method.ts'
import { bornBy, countryCodes } from '../../identification-contract/personal-code.ts'

/** The state of a session; unknown fields are ignored. */
export const SessionStatus = z.object({
  state: z.enum(['RUNNING', 'COMPLETE']),
  result: z.string().optional(),
  signature: z.object({ value: z.string(), algorithm: z.string() }).optional(),
  cert: z.string().optional(),
})
export type SessionStatus = z.infer<typeof SessionStatus>

/** A session's start: whose code it is, and what was hashed. */
export type Session = { country: string; personalCode: string; preimage: string }

const failures: Readonly<Record<string, FailReason>> = {
  TIMEOUT: 'expired',
  NOT_MID_CLIENT: 'notACustomer',
  USER_CANCELLED: 'refused',
  PHONE_ABSENT: 'delivery',
  DELIVERY_ERROR: 'delivery',
  SIM_ERROR: 'unusable',
  SIGNATURE_HASH_MISMATCH: 'unusable',
}

const bad: Look = { is: 'failed', reason: 'badSignature' }

/** Verifies the answer of a complete session: signed by the person asked for, over what we sent. */
export function checkSession(
  { country, personalCode, preimage }: Session,
  status: SessionStatus,
  trusted: readonly string[],
  now: Date,
): Look {
  if (status.result !== 'OK') return { is: 'failed', reason: failures[status.result ?? ''] ?? 'vendorDown' }
  const certificate = status.cert === undefined ? undefined : readPersonCertificate(status.cert, trusted, now)
  if (!certificate?.keyUsage.has('digitalSignature') || !status.signature) return bad
  if (!isSigned(certificate, status.signature, Buffer.from(preimage, 'base64'))) return bad
  const wanted = `PNO${countryCodes[country]}-${personalCode}`
  if (certificate.serialNumber !== wanted) return { is: 'failed', reason: 'mismatch' }
  return {
    is: 'done',
    person: {
      subject: { issuer: 'mobile-id', id: wanted },
      firstName: certificate.firstName,
      lastName: certificate.lastName,
      ...bornBy(country, personalCode),
      nationalId: { country, value: personalCode },
      country,
      assurance: 'QUALIFIED',
    },
  }
}

/** Elliptic signatures are the two numbers concatenated. Only the requested hash is accepted. */
function isSigned({ publicKey }: PersonCertificate, { value, algorithm }: { value: string; algorithm: string }, preimage: Buffer): boolean {
  const signature = Buffer.from(value, 'base64')
  if (algorithm === 'SHA256WithECEncryption' && publicKey.asymmetricKeyType === 'ec')
    return verify('sha256', preimage, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  return (
    algorithm === 'SHA256WithRSAEncryption' && publicKey.asymmetricKeyType === 'rsa' && verify('sha256', preimage, publicKey, signature)
  )
}
