import { createPublicKey, hash, type KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { compactDecrypt } from 'jose'
import { keyFrom } from '../../base/rsa-key.ts'
import type { World } from '../../base/world.ts'

const keyOf = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('acquirerEncryptionKey'))

/** Serves the public key for encrypting cards on a merchant's page, as a JWKS (RFC 7517). */
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

/** Decrypts a text (RFC 7516, only RSA-OAEP-256 with A256GCM). Returns undefined if it was not encrypted for us. */
export async function decrypted(world: World, text: string): Promise<string | undefined> {
  try {
    const how = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] }
    const { plaintext } = await compactDecrypt(text, keyOf(world), how)
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}
