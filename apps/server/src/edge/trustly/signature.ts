import { sign, verify, type KeyObject } from 'node:crypto'
import { serialise } from './serialise.ts'

/** What a signature covers. */
export type Signable = { readonly method: string; readonly uuid: string; readonly data: unknown }

/** The hash of a signature by the name that precedes it; without a name it is SHA-1. */
const hashes = { SHA1: 'RSA-SHA1', RS256: 'RSA-SHA256', RS384: 'RSA-SHA384', RS512: 'RSA-SHA512' } as const
export type Algorithm = keyof typeof hashes
export const algorithms = Object.keys(hashes) as [Algorithm, ...Algorithm[]] // the table's own keys

const plaintext = ({ method, uuid, data }: Signable): Buffer => Buffer.from(method + uuid + serialise(data), 'utf8')

/** Signs a message: RSA with PKCS #1 v1.5 in base64, preceded by the hash's name unless that is SHA-1. */
export function signMessage(message: Signable, key: KeyObject, algorithm: Algorithm): string {
  const signature = sign(hashes[algorithm], plaintext(message), key).toString('base64')
  return algorithm === 'SHA1' ? signature : `alg=${algorithm};${signature}`
}

/** Returns whether a message was signed with a key's private half. */
export function isSigned(message: Signable, signature: string, key: KeyObject): boolean {
  const [, name = 'SHA1', base64] = /^(?:alg=(RS256|RS384|RS512);)?([A-Za-z0-9+/]+={0,2})$/.exec(signature) ?? []
  if (!base64) return false
  return verify(hashes[name as Algorithm], plaintext(message), key, Buffer.from(base64, 'base64')) // the pattern allows only these
}
