import { createPublicKey, hash, type KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { compactDecrypt } from 'jose'
import { keyFrom } from '../../base/rsa-key.ts'
import type { World } from '../../base/world.ts'

const keyOf = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('acquirerEncryptionKey'))

/** The public key to which pages of a merchant encrypt cards, as a JWKS (RFC 7517). */
export async function serveEncryptionKeys(scope: FastifyInstance, world: World): Promise<void> {
  scope.get('/encryption-keys', (_, reply) => {
    const { n, e } = createPublicKey(keyOf(world)).export({ format: 'jwk' })
    const key = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: hash('sha256', String(n)).slice(0, 12), n, e }
    return reply
      .header('access-control-allow-origin', world.environment.productOrigin)
      .header('cache-control', 'public, max-age=300')
      .send({ keys: [key] })
  })
}

/** What was encrypted to us (RFC 7516, RSA-OAEP-256 and A256GCM alone); nothing where it was not, or not to us. */
export async function decrypted(world: World, text: string): Promise<string | undefined> {
  try {
    const how = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] }
    const { plaintext } = await compactDecrypt(text, keyOf(world), how)
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}
