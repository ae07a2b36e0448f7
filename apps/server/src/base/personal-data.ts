import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto'

/** Personal data at rest: encrypted with AES-256-GCM, found again by a blind index (HMAC-SHA-256 of the normalised value). */
export type PersonalData = {
  seal: (data: unknown) => Buffer
  open: <Data>(sealed: Buffer) => Data
  /** The same for a file. */
  sealBytes: (bytes: Buffer) => Buffer
  openBytes: (sealed: Buffer) => Buffer
  /** The blind index of a value; `kind` keeps an e-mail's index apart from a phone's. */
  indexOf: (kind: string, value: string) => string
}

const version = 1

export function personalDataWith(fieldKey: KeyObject, indexKey: KeyObject): PersonalData {
  const sealBytes = (bytes: Buffer): Buffer => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', fieldKey, nonce)
    const text = [cipher.update(bytes), cipher.final()]
    return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), ...text])
  }
  const openBytes = (sealed: Buffer): Buffer => {
    if (sealed[0] !== version) throw new Error(`Personal data of version ${sealed[0]} cannot be read`)
    const decipher = createDecipheriv('aes-256-gcm', fieldKey, sealed.subarray(1, 13))
    decipher.setAuthTag(sealed.subarray(13, 29))
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
  }
  return {
    seal: (data) => sealBytes(Buffer.from(JSON.stringify(data), 'utf8')),
    open: (sealed) => JSON.parse(openBytes(sealed).toString('utf8')),
    sealBytes,
    openBytes,
    indexOf: (kind, value) =>
      createHmac('sha256', indexKey)
        .update(`${kind}\n${value.normalize('NFKC').trim().toLowerCase()}`)
        .digest('base64url'),
  }
}
