import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Decrypts a push message (RFC 8291, one record of RFC 8188). Returns null if it was not encrypted for this browser.
 */
export function openMessage(body: Buffer, privateKey: string, auth: string): string | null {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (idLength !== 65 || record.length < 18) return null
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(privateKey, 'base64url')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
    const secret = derive(Buffer.from(auth, 'base64url'), ecdh.computeSecret(sender), info, 32)
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([open.update(record.subarray(0, -16)), open.final()])
    const end = plain.lastIndexOf(2)
    return end < 0 ? null : plain.subarray(0, end).toString('utf8')
  } catch {
    return null
  }
}
