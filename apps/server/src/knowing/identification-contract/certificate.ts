import { X509Certificate, type KeyObject } from 'node:crypto'
import { oidOf, readDer, type Der } from './der.ts'

/** What a certificate of a person says, once it is known to come from an authority that we trust. */
export type PersonCertificate = {
  /** Such as PNOEE-40504040001. */
  serialNumber: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD, where the certificate says it. */
  birthDate: string | undefined
  policies: readonly string[]
  keyUsage: ReadonlySet<KeyUse>
  extendedKeyUsage: readonly string[]
  publicKey: KeyObject
}

/** The uses of a key by the bit that stands for them. */
const keyUses = ['digitalSignature', 'nonRepudiation', 'keyEncipherment', 'dataEncipherment', 'keyAgreement', 'keyCertSign'] as const
type KeyUse = (typeof keyUses)[number]

const oids = {
  constraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  policies: '2.5.29.32',
  directoryAttributes: '2.5.29.9',
  dateOfBirth: '1.3.6.1.5.5.7.9.1',
} as const

/** Reads a certificate (base64 of DER) that one of the trusted authorities has issued, that is valid now and that is a person's; nothing otherwise. */
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
  const extensions = extensionsOf(certificate)
  const serialNumber = text('serialNumber')
  if (!serialNumber || isAuthority(extensions.get(oids.constraints))) return undefined
  return {
    serialNumber,
    firstName: text('GN', 'givenName'),
    lastName: text('SN', 'surname'),
    birthDate: birthDateIn(extensions.get(oids.directoryAttributes)),
    policies:
      extensions
        .get(oids.policies)
        ?.parts()
        .map((policy) => oidOf(first(policy))) ?? [],
    keyUsage: usesIn(extensions.get(oids.keyUsage)),
    extendedKeyUsage: certificate.keyUsage ?? [],
    publicKey: certificate.publicKey,
  }
}

const first = (value: Der): Der => value.parts()[0] ?? value

/** Whatever else it may be used for: a certificate that says so of itself is not a person's. */
const isAuthority = (constraints: Der | undefined): boolean => constraints?.parts()[0]?.content[0] === 0xff

/** The values of the extensions by their identifier. */
function extensionsOf({ raw }: X509Certificate): Map<string, Der> {
  const tagOfExtensions = 0xa3
  const holder = first(readDer(raw))
    .parts()
    .find(({ tag }) => tag === tagOfExtensions)
  const list = holder ? first(holder).parts() : []
  return new Map(
    list.map((extension) => {
      const parts = extension.parts()
      const value = parts.at(-1)
      return [oidOf(first(extension)), readDer(value?.content ?? Buffer.alloc(0))] as const
    }),
  )
}

/** A bit string: how many bits at the end do not count, then the bits from the highest on. */
function usesIn(value: Der | undefined): ReadonlySet<KeyUse> {
  const bits = value?.content[1] ?? 0
  return new Set(keyUses.filter((_, place) => (bits & (0x80 >> place)) !== 0))
}

/** A generalised time such as 19900505120000Z among the attributes. */
function birthDateIn(value: Der | undefined): string | undefined {
  const attribute = value?.parts().find((one) => oidOf(first(one)) === oids.dateOfBirth)
  const time = attribute?.parts()[1]?.parts()[0]?.content.toString('latin1') ?? ''
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(time) ?? []
  return year && month && day ? `${year}-${month}-${day}` : undefined
}
