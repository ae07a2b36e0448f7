import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** The signed parts of a message: its method, UUID and data. */
type Message = { method: string; uuid: string; data: unknown }

const names: Readonly<Record<string, string>> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' }

/** Returns every key and value of the data in turn, with keys sorted by code unit. */
export function pieces(data: unknown): string[] {
  if (data === null || data === undefined) return []
  if (Array.isArray(data)) return data.flatMap(pieces)
  if (typeof data !== 'object') return [String(data)]
  const held = new Map(Object.entries(data))
  return [...held.keys()].sort().flatMap((key) => [key, ...pieces(held.get(key))])
}

const textOf = ({ method, uuid, data }: Message) => [method, uuid, ...pieces(data)].join('')

/** Signs with SHA-1 as Trustly does unless asked otherwise, or with the hash that the merchant has used. */
export function signAs(message: Message, key: KeyObject, algorithm: string | undefined): string {
  const hash = algorithm && names[algorithm]
  const signature = createSign(hash ?? 'sha1')
    .update(textOf(message), 'utf8')
    .sign(key, 'base64')
  return hash ? `alg=${algorithm};${signature}` : signature
}

/** Returns the hash that a signature names in its prefix. */
export const algorithmOf = (signature: string): string | undefined => /^alg=(\w+);/.exec(signature)?.[1]

/** Returns whether a message is signed with a key. */
export function isSignedBy(message: Message, signature: string, key: KeyObject): boolean {
  const algorithm = algorithmOf(signature)
  const hash = algorithm === undefined ? 'sha1' : names[algorithm]
  if (!hash) return false
  return createVerify(hash)
    .update(textOf(message), 'utf8')
    .verify(key, signature.slice(signature.indexOf(';') + 1), 'base64')
}
