import { randomBytes, sign, type KeyObject } from 'node:crypto'
import { der } from './der.ts'

/** What stands in a subject or an issuer, by the names of the fields. */
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
const oids = { basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15', extendedKeyUsage: '2.5.29.37', policies: '2.5.29.32' } as const

/** Bits of the key usage, from the highest. */
export const keyUse = { digitalSignature: 0x80, keyEncipherment: 0x20, dataEncipherment: 0x10, certSign: 0x04 } as const

export type Content = {
  subject: Name
  issuer: Name
  publicKey: KeyObject
  from: Date
  until: Date
  isAuthority: boolean
  keyUsage: number
  extendedKeyUsage?: readonly string[]
  policies?: readonly string[]
}

/** Makes a certificate of version 3, signed with an elliptic key; base64 of its DER. */
export function issueCertificate(content: Content, issuerKey: KeyObject): string {
  const algorithm = der.sequence(der.oid(ecdsaWithSha256))
  const signed = der.sequence(
    der.tagged(0, der.integer(Buffer.of(2))),
    der.integer(serial()),
    algorithm,
    nameOf(content.issuer),
    der.sequence(der.time(content.from), der.time(content.until)),
    nameOf(content.subject),
    content.publicKey.export({ type: 'spki', format: 'der' }),
    der.tagged(3, der.sequence(...extensionsOf(content))),
  )
  return der.sequence(signed, algorithm, der.bits(sign('sha256', signed, issuerKey))).toString('base64')
}

/** Positive and without a zero at the front. */
function serial(): Buffer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return bytes
}

function nameOf(name: Name): Buffer {
  const parts = Object.entries(name) as [keyof typeof nameOids, string][] // the type's own keys
  return der.sequence(
    ...parts.map(([field, text]) =>
      der.set(
        der.sequence(der.oid(nameOids[field]), field === 'country' || field === 'serialNumber' ? der.printable(text) : der.utf8(text)),
      ),
    ),
  )
}

function extensionsOf({ isAuthority, keyUsage, extendedKeyUsage = [], policies = [] }: Content): Buffer[] {
  const extension = (oid: string, critical: boolean, value: Buffer) =>
    der.sequence(der.oid(oid), ...(critical ? [der.boolean(true)] : []), der.octets(value))
  return [
    extension(oids.basicConstraints, true, der.sequence(...(isAuthority ? [der.boolean(true)] : []))),
    extension(oids.keyUsage, true, der.bits(Buffer.of(keyUsage), unusedBits(keyUsage))),
    ...(extendedKeyUsage.length > 0 ? [extension(oids.extendedKeyUsage, false, der.sequence(...extendedKeyUsage.map(der.oid)))] : []),
    ...(policies.length > 0 ? [extension(oids.policies, false, der.sequence(...policies.map((oid) => der.sequence(der.oid(oid)))))] : []),
  ]
}

/** Zeros at the end of a bit string are not part of it. */
function unusedBits(bits: number): number {
  for (let unused = 0; unused < 8; unused += 1) if ((bits >> unused) & 1) return unused
  return 0
}
