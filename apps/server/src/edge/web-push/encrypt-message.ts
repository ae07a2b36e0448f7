import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's keys: its public point and the secret it shares with whoever may send to it, both base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }

const recordBytes = 4096
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Seals a message so that only the browser can read it: RFC 8291 over `aes128gcm` of RFC 8188. Key and salt are given in tests only. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  own: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer<ArrayBuffer> {
  const ecdh = createECDH('prime256v1')
  if (own.privateKey) ecdh.setPrivateKey(own.privateKey)
  else ecdh.generateKeys()
  const [browser, ours] = [Buffer.from(p256dh, 'base64url'), ecdh.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, ours])
  const secret = hkdf(Buffer.from(auth, 'base64url'), ecdh.computeSecret(browser), info, 32)
  const salt = own.salt ?? randomBytes(16)
  const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed])
}
