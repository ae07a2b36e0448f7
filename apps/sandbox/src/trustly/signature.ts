import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** What both sides sign: a method, the UUID of the message, and its data. */
type Message = { method: string; uuid: string; data: unknown }

const names: Readonly<Record<string, string>> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' }

/** Every key and value of the data, one after another, keys in the order of their characters. */
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

/** The name of the hash that a signature gives before itself. */
export const algorithmOf = (signature: string): string | undefined => /^alg=(\w+);/.exec(signature)?.[1]

/** Whether a message is signed by whoever holds a key. */
export function isSignedBy(message: Message, signature: string, key: KeyObject): boolean {
  const algorithm = algorithmOf(signature)
  const hash = algorithm === undefined ? 'sha1' : names[algorithm]
  if (!hash) return false
  return createVerify(hash)
    .update(textOf(message), 'utf8')
    .verify(key, signature.slice(signature.indexOf(';') + 1), 'base64')
}
