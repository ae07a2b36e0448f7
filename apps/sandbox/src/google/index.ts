import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { registerProvider } from '../openid/index.ts'

/** Google's sign-in: its OpenID provider and its script. */
export function register(app: FastifyInstance, world: World): void {
  serveBrowserModules(app, '/google', [join(import.meta.dirname, 'client.ts')])
  registerProvider(app, world, {
    name: 'google',
    title: 'Sign in with Google',
    isClient: async (_, secret) => sameSecret(secret, world.environment.serviceSecret('googleClientSecret')),
    claims: ({ firstName, lastName, email }, { scope }) => ({
      ...(scope.includes('email') ? { email, email_verified: true } : {}),
      ...(scope.includes('profile') ? { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` } : {}),
    }),
  })
}
