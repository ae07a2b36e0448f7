import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { importJWK, jwtVerify } from 'jose'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import type { World } from '../base/world.ts'
import { registerProvider } from '../openid/index.ts'

/** Registers Apple's sign-in: an OpenID provider whose clients sign their secrets, and its script. */
export function register(app: FastifyInstance, world: World): void {
  serveBrowserModules(app, '/apple', [join(import.meta.dirname, 'client.ts')])
  registerProvider(app, world, {
    name: 'apple',
    title: 'Sign in with Apple',
    isClient: (clientId, secret) => isSigned(world, clientId, secret),
    // Apple writes its flags as words.
    claims: ({ email }, { scope }) => (scope.includes('email') ? { email, email_verified: 'true', is_private_email: 'false' } : {}),
  })
}

/** Returns whether a client secret was signed for us with the team's key, and is valid for no more than six months. */
async function isSigned({ environment, origin, clock }: World, clientId: string, secret: string): Promise<boolean> {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(environment.serviceSecret('applePrivateKey'), 'hex')
  const point = curve.getPublicKey()
  const text = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: text(1, 33), y: text(33, 65) }, 'ES256')
  const longest = 180 * 86_400
  return jwtVerify(secret, key, {
    audience: `${origin}/apple`,
    subject: clientId,
    algorithms: ['ES256'],
    currentDate: clock.now(),
    maxTokenAge: longest,
    requiredClaims: ['iss', 'exp'],
  }).then(
    ({ protectedHeader, payload }) => Boolean(protectedHeader.kid) && (payload.exp ?? 0) - (payload.iat ?? 0) <= longest,
    () => false,
  )
}
