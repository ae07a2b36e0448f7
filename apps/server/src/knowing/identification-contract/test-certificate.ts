import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** What a test wants of a certificate; what it does not say is as it should be. */
export type Wanted = {
  serialNumber: string
  firstName?: string
  lastName?: string
  from?: string
  until?: string
  isAuthority?: boolean
  /** The first byte of the bit string. */
  keyUsage?: number
  extendedKeyUsage?: readonly string[]
  policies?: readonly string[]
  birthDate?: string
  /** Of a server: where it may be. */
  addresses?: readonly string[]
  publicKey: KeyObject
}
export type TestAuthority = { certificate: string; issue: (wanted: Wanted) => string }

const write = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const list = (...parts: Buffer[]) => write(0x30, ...parts)
const oid = (dotted: string) => {
  const [root = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const septets = (n: number): number[] => (n < 128 ? [n] : [...septets(Math.floor(n / 128)).map((b) => b | 128), n % 128])
  return write(0x06, Buffer.from([root * 40 + second, ...rest].flatMap(septets)))
}
const text = (value: string) => write(0x0c, Buffer.from(value))
const time = (at: string) => write(0x18, Buffer.from(`${at.slice(0, 19).replace(/[-:T]/g, '')}Z`))
const ecdsa = list(oid('1.2.840.10045.4.3.2'))
const field = (id: string, value: string) => write(0x31, list(oid(id), text(value)))
const extension = (id: string, value: Buffer) => list(oid(id), write(0x04, value))

/** An authority of a test's own. */
export function testAuthority(changes: { from?: string; until?: string; isAuthority?: boolean; name?: string } = {}): TestAuthority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = list(field('2.5.4.3', changes.name ?? 'Test authority'))
  const signed = (subject: Buffer, key: KeyObject, from: string, until: string, extensions: Buffer[]) => {
    const body = list(
      write(0xa0, write(0x02, Buffer.from([2]))),
      write(0x02, Buffer.from([1, 2, 3])),
      ecdsa,
      issuer,
      list(time(from), time(until)),
      subject,
      key.export({ type: 'spki', format: 'der' }),
      write(0xa3, list(...extensions)),
    )
    return list(body, ecdsa, write(0x03, Buffer.from([0]), sign('sha256', body, privateKey))).toString('base64')
  }
  const constraints = (isAuthority: boolean) => extension('2.5.29.19', list(...(isAuthority ? [write(0x01, Buffer.from([255]))] : [])))
  const long = { from: '2020-01-01T00:00:00', until: '2040-01-01T00:00:00' }
  return {
    certificate: signed(issuer, publicKey, changes.from ?? long.from, changes.until ?? long.until, [
      constraints(changes.isAuthority ?? true),
      extension('2.5.29.15', write(0x03, Buffer.from([2, 0x04]))),
    ]),
    issue: (wanted) => {
      const {
        serialNumber,
        firstName = 'OK',
        lastName = 'TESTNUMBER',
        extendedKeyUsage = [],
        policies = [],
        birthDate,
        addresses = [],
      } = wanted
      const subject = list(field('2.5.4.4', lastName), field('2.5.4.42', firstName), field('2.5.4.5', serialNumber))
      return signed(subject, wanted.publicKey, wanted.from ?? long.from, wanted.until ?? long.until, [
        constraints(wanted.isAuthority ?? false),
        extension('2.5.29.15', write(0x03, Buffer.from([0, wanted.keyUsage ?? 0x80]))),
        ...(extendedKeyUsage.length > 0 ? [extension('2.5.29.37', list(...extendedKeyUsage.map(oid)))] : []),
        ...(policies.length > 0 ? [extension('2.5.29.32', list(...policies.map((one) => list(oid(one)))))] : []),
        ...(addresses.length > 0
          ? [extension('2.5.29.17', list(...addresses.map((one) => write(0x87, Buffer.from(one.split('.').map(Number))))))]
          : []),
        ...(birthDate ? [extension('2.5.29.9', list(list(oid('1.3.6.1.5.5.7.9.1'), write(0x31, time(`${birthDate}T12:00:00`)))))] : []),
      ])
    },
  }
}
