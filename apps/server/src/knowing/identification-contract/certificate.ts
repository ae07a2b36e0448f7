import { X509Certificate, type KeyObject } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  BasicConstraints,
  Certificate,
  CertificatePolicies,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_keyUsage,
  id_ce_subjectDirectoryAttributes,
  KeyUsage,
  SubjectDirectoryAttributes,
  Time,
  type KeyUsageType,
} from '@peculiar/asn1-x509'

/** A person's certificate, issued by a trusted authority. */
export type PersonCertificate = {
  /** E.g. PNOEE-40504040001. */
  serialNumber: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD, if the certificate has it. */
  birthDate: string | undefined
  policies: readonly string[]
  keyUsage: ReadonlySet<KeyUsageType>
  extendedKeyUsage: readonly string[]
  publicKey: KeyObject
}

/** The attribute of RFC 3739, section 3.2.2. */
const dateOfBirth = '1.3.6.1.5.5.7.9.1'

/**
 * Reads a person's certificate (base64 of DER). Returns undefined unless one of the trusted authorities has issued it,
 * it is valid now, and it is not itself an authority's; also if any part that we use cannot be read.
 */
export function readPersonCertificate(base64: string, trusted: readonly string[], now: Date): PersonCertificate | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    const isTrusted = trusted.some((authority) => issued(new X509Certificate(Buffer.from(authority, 'base64')), certificate, now))
    return isTrusted && isValid(certificate, now) ? personIn(certificate) : undefined
  } catch {
    return undefined
  }
}

function issued(authority: X509Certificate, certificate: X509Certificate, now: Date): boolean {
  return authority.ca && isValid(authority, now) && certificate.checkIssued(authority) && certificate.verify(authority.publicKey)
}

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date) => validFromDate <= now && now <= validToDate

function personIn(certificate: X509Certificate): PersonCertificate | undefined {
  const subject = certificate.toLegacyObject().subject as Partial<Record<string, string | string[]>> // its names depend on the certificate
  const text = (...names: string[]) => names.map((name) => subject[name]).find((value): value is string => typeof value === 'string') ?? ''
  const read = extensionsOf(certificate)
  const serialNumber = text('serialNumber')
  if (!serialNumber || read(id_ce_basicConstraints, BasicConstraints)?.cA) return undefined
  return {
    serialNumber,
    firstName: text('GN', 'givenName'),
    lastName: text('SN', 'surname'),
    birthDate: birthDateIn(read(id_ce_subjectDirectoryAttributes, SubjectDirectoryAttributes)),
    policies: read(id_ce_certificatePolicies, CertificatePolicies)?.map((policy) => policy.policyIdentifier) ?? [],
    keyUsage: new Set(read(id_ce_keyUsage, KeyUsage)?.toJSON()),
    extendedKeyUsage: certificate.keyUsage ?? [],
    publicKey: certificate.publicKey,
  }
}

/** Returns a reader of extensions by identifier. RFC 5280, section 4.2, allows each only once: more of one throw. */
function extensionsOf({ raw }: X509Certificate): <Value>(id: string, type: new () => Value) => Value | undefined {
  const all = AsnConvert.parse(raw, Certificate).tbsCertificate.extensions ?? []
  return (id, type) => {
    const [extension, ...more] = all.filter(({ extnID }) => extnID === id)
    if (more.length > 0) throw new Error(`The extension ${id} is there more than once`)
    return extension && AsnConvert.parse(extension.extnValue, type)
  }
}

/** A generalised time at noon, UTC (RFC 3739). */
function birthDateIn(attributes: SubjectDirectoryAttributes | undefined): string | undefined {
  const [time] = attributes?.find(({ type }) => type === dateOfBirth)?.values ?? []
  return time && AsnConvert.parse(time, Time).generalTime?.toISOString().slice(0, 10)
}
