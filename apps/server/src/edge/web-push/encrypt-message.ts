import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's keys: its public point and the secret shared with its senders, both base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }

const recordBytes = 4096
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Encrypts a message for one browser: RFC 8291 with `aes128gcm` of RFC 8188. Only tests pass key and salt. */
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
