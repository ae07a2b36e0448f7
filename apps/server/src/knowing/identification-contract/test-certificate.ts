import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  CertificatePolicies,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  KeyUsage,
  KeyUsageFlags,
  Name,
  PolicyInformation,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectDirectoryAttributes,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Time,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

export { KeyUsageFlags } from '@peculiar/asn1-x509'

/** A certificate for a test; defaults are valid. */
export type Wanted = {
  serialNumber: string
  firstName?: string
  lastName?: string
  from?: string
  until?: string
  isAuthority?: boolean
  /** A sum of `KeyUsageFlags`. */
  keyUsage?: number
  extendedKeyUsage?: readonly string[]
  policies?: readonly string[]
  birthDate?: string
  /** A server's IP addresses. */
  addresses?: readonly string[]
  /** Additional extensions by identifier. */
  more?: readonly (readonly [string, ArrayBuffer])[]
  publicKey: KeyObject
}
export type TestAuthority = { certificate: string; issue: (wanted: Wanted) => string }

const long = { from: '2020-01-01T00:00:00', until: '2040-01-01T00:00:00' }
const ecdsaWithSha256 = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' })
const der = (value: object) => AsnConvert.serialize(value)
const extension = (extnID: string, value: object) => extensionOf(extnID, der(value))
const extensionOf = (extnID: string, value: ArrayBuffer) => new Extension({ extnID, extnValue: new OctetString(value) })
const timeOf = (text: string) => new Date(`${text}Z`)
const field = (type: string, utf8String: string) =>
  new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) })])

/** Makes a certificate authority for a test. */
export function testAuthority(changes: { from?: string; until?: string; isAuthority?: boolean; name?: string } = {}): TestAuthority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = new Name([field('2.5.4.3', changes.name ?? 'Test authority')])
  const issue = (
    subject: Name,
    key: KeyObject,
    { from = long.from, until = long.until }: Partial<typeof long>,
    extensions: Extension[],
  ) => {
    const tbsCertificate = new TBSCertificate({
      version: Version.v3,
      serialNumber: new Uint8Array([1, 2, 3]).buffer,
      signature: ecdsaWithSha256,
      issuer,
      validity: new Validity({ notBefore: timeOf(from), notAfter: timeOf(until) }),
      subject,
      subjectPublicKeyInfo: AsnConvert.parse(key.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
      extensions: new Extensions(extensions),
    })
    const signatureValue = new Uint8Array(sign('sha256', Buffer.from(der(tbsCertificate)), privateKey)).buffer
    return Buffer.from(der(new Certificate({ tbsCertificate, signatureAlgorithm: ecdsaWithSha256, signatureValue }))).toString('base64')
  }
  return {
    certificate: issue(issuer, publicKey, changes, [
      extension('2.5.29.19', new BasicConstraints({ cA: changes.isAuthority ?? true })),
      extension('2.5.29.15', new KeyUsage(KeyUsageFlags.keyCertSign)),
    ]),
    issue: (wanted) => {
      const { serialNumber, firstName = 'OK', lastName = 'TESTNUMBER' } = wanted
      const subject = new Name([field('2.5.4.4', lastName), field('2.5.4.42', firstName), field('2.5.4.5', serialNumber)])
      return issue(subject, wanted.publicKey, wanted, extensionsOf(wanted))
    },
  }
}

function extensionsOf({ isAuthority = false, keyUsage, extendedKeyUsage, policies, addresses, birthDate, more = [] }: Wanted): Extension[] {
  const born = () => new Attribute({ type: '1.3.6.1.5.5.7.9.1', values: [der(new Time({ generalTime: timeOf(`${birthDate}T12:00:00`) }))] })
  const policy = (policyIdentifier: string) => new PolicyInformation({ policyIdentifier })
  return [
    extension('2.5.29.19', new BasicConstraints({ cA: isAuthority })),
    extension('2.5.29.15', new KeyUsage(keyUsage ?? KeyUsageFlags.digitalSignature)),
    ...(extendedKeyUsage?.length ? [extension('2.5.29.37', new ExtendedKeyUsage([...extendedKeyUsage]))] : []),
    ...(policies?.length ? [extension('2.5.29.32', new CertificatePolicies(policies.map(policy)))] : []),
    ...(addresses?.length
      ? [extension('2.5.29.17', new SubjectAlternativeName(addresses.map((iPAddress) => new GeneralName({ iPAddress }))))]
      : []),
    ...(birthDate ? [extension('2.5.29.9', new SubjectDirectoryAttributes([born()]))] : []),
    ...more.map(([id, value]) => extensionOf(id, value)),
  ]
}
