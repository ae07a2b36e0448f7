import { createCipheriv, randomBytes, type KeyObject } from 'node:crypto'
import { formats } from '../keys/personal-data.ts'

/** Seals like releases before people had keys. */
export function sealUnbound(key: KeyObject, data: unknown): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = [cipher.update(Buffer.from(JSON.stringify(data), 'utf8')), cipher.final()]
  return Buffer.concat([Buffer.from([formats.unbound]), nonce, cipher.getAuthTag(), ...text])
}
