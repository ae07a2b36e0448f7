import { randomBytes, sign, type KeyObject } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  CertificatePolicies,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  KeyUsage,
  Name as X509Name,
  PolicyInformation,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

export { KeyUsageFlags } from '@peculiar/asn1-x509'

/** A subject or an issuer, by the names of its fields. */
export type Name = Partial<Record<keyof typeof nameOids, string>>

const nameOids = {
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  givenName: '2.5.4.42',
  serialNumber: '2.5.4.5',
} as const

const ecdsaWithSha256 = '1.2.840.10045.4.3.2'

export type Content = {
  subject: Name
  issuer: Name
  publicKey: KeyObject
  from: Date
  until: Date
  isAuthority: boolean
  /** `KeyUsageFlags`, added up. */
  keyUsage: number
  extendedKeyUsage?: readonly string[]
  policies?: readonly string[]
}

/** Issues a version 3 certificate, signed with ECDSA and SHA-256. Returns its DER in base64. */
export function issueCertificate(content: Content, issuerKey: KeyObject): string {
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ecdsaWithSha256 })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serial(),
    signature: signatureAlgorithm,
    issuer: nameOf(content.issuer),
    validity: new Validity({ notBefore: content.from, notAfter: content.until }),
    subject: nameOf(content.subject),
    subjectPublicKeyInfo: AsnConvert.parse(content.publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions(extensionsOf(content)),
  })
  const signatureValue = arrayBufferOf(sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), issuerKey))
  return Buffer.from(AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue }))).toString('base64')
}

/** Positive, and without a leading zero byte. */
function serial(): ArrayBuffer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return arrayBufferOf(bytes)
}

const arrayBufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

function nameOf(name: Name): X509Name {
  const parts = Object.entries(name) as [keyof typeof nameOids, string][] // the type's own keys
  return new X509Name(
    parts.map(([field, text]) => {
      // RFC 5280, appendix A: these two are printable strings.
      const value = field === 'country' || field === 'serialNumber' ? { printableString: text } : { utf8String: text }
      return new RelativeDistinguishedName([new AttributeTypeAndValue({ type: nameOids[field], value: new AttributeValue(value) })])
    }),
  )
}

function extensionsOf({ isAuthority, keyUsage, extendedKeyUsage = [], policies = [] }: Content): Extension[] {
  const extension = (extnID: string, critical: boolean, value: object) =>
    new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })
  const policiesOf = () => new CertificatePolicies(policies.map((policyIdentifier) => new PolicyInformation({ policyIdentifier })))
  return [
    extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: isAuthority })),
    extension(id_ce_keyUsage, true, new KeyUsage(keyUsage)),
    ...(extendedKeyUsage.length > 0 ? [extension(id_ce_extKeyUsage, false, new ExtendedKeyUsage([...extendedKeyUsage]))] : []),
    ...(policies.length > 0 ? [extension(id_ce_certificatePolicies, false, policiesOf())] : []),
  ]
}
