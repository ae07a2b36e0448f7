import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { MadePasskey, UsedPasskey } from '@fairhouse/contract'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

/** Ways in which a device's answer can be wrong. */
export type Wrong = {
  origin?: string
  site?: string
  unlooked?: boolean
  type?: string
  count?: number
  signedBy?: KeyObject
  challenge?: string
}

/** The private half of a passkey, to keep: its id, the key as PKCS #8 in base64, and how often it was used. */
type DeviceKey = { id: string; privateKey: string; count: number }

export function newKey(): DeviceKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kept = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  return { id: randomBytes(32).toString('base64url'), privateKey: kept, count: 0 }
}

/**
 * A device with one passkey: what a phone or security key does, by WebAuthn level 3. It is for the sandbox and for
 * tests; nothing guards its key.
 */
export function openDevice(origin: string, key: DeviceKey = newKey()) {
  const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { id } = key
  const credential = Buffer.from(id, 'base64url')
  const say = openAnswers(origin, key.count)
  return {
    id,
    make({ challenge }: Record<string, unknown>, wrong: Wrong = {}): MadePasskey {
      const length = Buffer.from([0, credential.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)])
      const authData = say.authenticatorData(wrong, attested, hasKey)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ])
      const response = {
        clientDataJSON: say.clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    use({ challenge }: Record<string, unknown>, wrong: Wrong = {}): UsedPasskey {
      const data = say.clientData('webauthn.get', challenge, wrong)
      const authData = say.authenticatorData(wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), wrong.signedBy ?? privateKey)
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}

/** Builds the two parts of every answer of a device, counting them. */
function openAnswers(origin: string, used: number) {
  let count = used
  const clientData = (type: string, challenge: unknown, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (wrong: Wrong, more = Buffer.alloc(0), flags = 0) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.count ?? (count += 1))
    const looked = wrong.unlooked ? 0 : userVerified
    return Buffer.concat([sha256(wrong.site ?? new URL(origin).hostname), Buffer.from([userPresent | looked | flags]), counter, more])
  }
  return { clientData, authenticatorData }
}

// CBOR (RFC 8949) as far as a device needs it: short texts, bytes, and a key's map of small numbers (RFC 9053).
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([head, bytes(Buffer.from(x, 'base64url')), Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))])
}
